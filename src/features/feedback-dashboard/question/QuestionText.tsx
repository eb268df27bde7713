import Link from '@mui/material/Link';
import type { Question } from '@/shared/api/question';
import { letterOf } from '@/shared/format/letters';
import { questionFacts } from '@/domain/question/questionFacts';
import { TickIcon } from '@/shared/icons/icons';
import { RichText } from '@/shared/ui/rich-text/RichText';
import { isSafeLink } from '@/shared/ui/rich-text/sanitise';
import css from './questionDialog.module.css';

export function QuestionText({ question }: { readonly question: Question }) {
  const { stem, option, briefExplanation, explanation, additionalExplanation, refLinks } = question;
  const links = refLinks.filter(isSafeLink);
  return (
    <div className={css.question}>
      <div className={css.text}>
        <RichText html={stem} />
        <ol className={css.options} aria-label="Answer options">
          {option.optionList.map((html, index) => (
            <Option key={index} letter={letterOf(index)} html={html} correct={option.correctAnswer} />
          ))}
        </ol>
        <Part title="In brief" html={briefExplanation} />
        <Part title="Explanation" html={explanation} />
        <Part title="Expanded explanation" html={additionalExplanation} />
        {links.length > 0 && (
          <section>
            <h3>References</h3>
            {links.map((link) => (
              <p key={link}>
                <Link href={link} target="_blank" rel="noopener noreferrer">
                  {link.replace(/^https:\/\/(www\.)?/, '')}
                </Link>
              </p>
            ))}
          </section>
        )}
      </div>
      <section className={css.facts} aria-label="Info">
        <h3>Info</h3>
        <dl>
          {questionFacts(question, { showsAuthor: true }).map(([name, values]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{values}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

interface OptionProps {
  readonly letter: string;
  readonly html: string;
  readonly correct: string;
}

function Option({ letter, html, correct }: OptionProps) {
  const isKey = letter === correct;
  return (
    <li data-key={isKey || undefined}>
      <span>
        {letter}. <RichText inline html={html} />
      </span>
      {isKey && (
        <span className={css.key}>
          <TickIcon size={16} /> Correct answer
        </span>
      )}
    </li>
  );
}

function Part({ title, html }: { readonly title: string; readonly html: string }) {
  if (html === '') return null;
  return (
    <section>
      <h3>{title}</h3>
      <RichText html={html} />
    </section>
  );
}
