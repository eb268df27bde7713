import Link from '@mui/material/Link';
import type { Question } from '@/shared/api/question';
import { letterOf } from '@/shared/format/letters';
import { questionFacts } from '@/domain/question/questionFacts';
import { TickIcon } from '@/shared/icons/icons';
import { RichText } from '@/shared/ui/rich-text/RichText';
import { isSafeLink } from '@/shared/ui/rich-text/sanitise';
import { Facts, Key, Options, QuestionBox, Text } from './questionDialogStyles';

export function QuestionText({ question }: { readonly question: Question }) {
  const { stem, option, briefExplanation, explanation, additionalExplanation, refLinks } = question;
  const links = refLinks.filter(isSafeLink);
  return (
    <QuestionBox>
      <Text>
        <RichText html={stem} />
        <Options aria-label="Answer options">
          {option.optionList.map((html, index) => (
            <Option key={index} letter={letterOf(index)} html={html} correct={option.correctAnswer} />
          ))}
        </Options>
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
      </Text>
      <Facts aria-label="Info">
        <h3>Info</h3>
        <dl>
          {questionFacts(question, { showsAuthor: true }).map(([name, values]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{values}</dd>
            </div>
          ))}
        </dl>
      </Facts>
    </QuestionBox>
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
        <Key>
          <TickIcon size={16} /> Correct answer
        </Key>
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
