import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { mentionsFigure } from '@/domain/question/mentionsFigure';
import { questionFacts } from '@/domain/question/questionFacts';
import { ReadingText } from '@/domain/question/ReadingText';
import { NO_KEY } from '@/domain/question/verdictModel';
import type { Question } from '@/shared/api/question';
import { letterOf } from '@/shared/format/letters';
import { linkText } from '@/shared/format/linkText';
import { TickIcon } from '@/shared/icons/icons';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { RichText } from '@/shared/ui/rich-text/RichText';
import { isSafeLink } from '@/shared/ui/rich-text/sanitise';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 15rem',
  gap: '24px 32px',
  '@media (max-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& h3': {
    margin: '20px 0 6px',
    color: vars.palette.text.disabled,
    font: vars.font.body2,
    fontWeight: weights.bold,
  },
});

const Text = styled('div')({
  maxWidth: '68ch',
  font: vars.font.subtitle1,
  overflowWrap: 'anywhere',
  '& p': { margin: '0 0 0.75em' },
});

const NoFigure = styled('p')({ color: vars.palette.text.secondary, font: vars.font.body2 });

const Options = styled('ol')({
  display: 'grid',
  gap: 6,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    padding: '8px 12px',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
  },
  '& > li[data-key]': { borderColor: vars.palette.success.main, background: vars.palette.success.soft },
});

const KeyNote = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  color: vars.palette.success.main,
  font: vars.font.body2,
  fontWeight: weights.medium,
});

const Facts = styled('section')({
  '&& > h3': { marginTop: 0 },
  '& dl': { display: 'grid', gap: 10, margin: 0 },
  '& dt': { color: vars.palette.text.disabled, font: vars.font.body2 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

export function QuestionText({ question }: { readonly question: Question }) {
  const { stem, option, briefExplanation, explanation, additionalExplanation, refLinks } = question;
  const links = refLinks.filter(isSafeLink);
  return (
    <Columns>
      <Text>
        <ReadingText html={stem} />
        {mentionsFigure(stem) && <NoFigure>The figure of this question is not shown here</NoFigure>}
        <Options aria-label="Answer options">
          {option.optionList.map((html, index) => (
            <Option key={index} letter={letterOf(index)} html={html} correct={option.correctAnswer} />
          ))}
        </Options>
        {option.optionList.length > 0 && option.correctAnswer === '' && <p>{NO_KEY}</p>}
        <Part title="In brief" html={briefExplanation} />
        <Part title="Explanation" html={explanation} />
        <Part title="Expanded explanation" html={additionalExplanation} />
        {links.length > 0 && (
          <section>
            <h3>References</h3>
            {links.map((link) => (
              <p key={link}>
                <Link href={link} target="_blank" rel="noopener noreferrer">
                  {linkText(link)}
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
    </Columns>
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
        <KeyNote>
          <TickIcon size={16} /> Correct answer
        </KeyNote>
      )}
    </li>
  );
}

function Part({ title, html }: { readonly title: string; readonly html: string }) {
  if (html === '') return null;
  return (
    <section>
      <h3>{title}</h3>
      <ReadingText html={html} />
    </section>
  );
}
