import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';
import { RichText } from '@/shared/ui/rich-text/RichText';
import { type GuideQuestion, metadataLines } from './guideMessagesModel';

const Position = styled('h2')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 14px',
  margin: '6px 0 20px',
  font: vars.font.h2,
  fontVariantNumeric: 'tabular-nums',
});

const QuizName = styled('span')({
  color: vars.palette.text.secondary,
  font: vars.font.body1,
  overflowWrap: 'anywhere',
});

const Objective = styled('section')({
  padding: '14px 18px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  font: vars.font.subtitle1,
  '& h3': { margin: '0 0 4px', color: vars.palette.text.secondary, font: vars.font.subtitle2 },
  '& p': { margin: 0 },
});

const Lines = styled('dl')({
  margin: '20px 0 0',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '11em minmax(0, 1fr)',
    gap: '2px 16px',
    padding: '9px 0',
    borderTop: `1px solid ${vars.palette.divider}`,
    '@media (max-width: 479px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

/** Metadata of the current question, announced when it changes. */
export function GuideMetadata({ question }: { readonly question: GuideQuestion }) {
  const { quizName, item, itemCount, briefExplanation } = question;
  return (
    <>
      <Position>
        <span>
          Item {item} of {itemCount}
        </span>
        <QuizName>{quizName}</QuizName>
      </Position>
      {briefExplanation !== '' && (
        <Objective aria-labelledby="guide-objective">
          <h3 id="guide-objective">Educational objective</h3>
          <RichText html={briefExplanation} />
        </Objective>
      )}
      <Lines>
        {metadataLines(question).map(({ name, values }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{values.length === 0 ? '–' : values.join(', ')}</dd>
          </div>
        ))}
      </Lines>
    </>
  );
}
