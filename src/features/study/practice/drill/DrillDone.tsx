import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { countOutcomes, type Drill, type Outcome } from '@/domain/study/drillModel';
import type { PracticeQueue } from '@/domain/study/practiceQueueModel';
import { dueText, nextDueText } from '@/features/study/practice/queue/practiceTexts';
import { formatCount } from '@/shared/format/numbers';
import { paths } from '@/shared/routing/paths';
import { vars } from '@/shared/theme/vars';

const Sheet = styled('div')({
  display: 'grid',
  gap: 16,
  padding: '18px 22px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '& p': { margin: 0 },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

const Figures = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 36px',
  margin: 0,
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dt': { color: vars.palette.text.secondary, font: vars.font.body2 },
  '& dd': { margin: 0, font: vars.font.display, fontVariantNumeric: 'tabular-nums' },
});

const NAMES: readonly (readonly [Outcome, string])[] = [
  ['good', 'Good'],
  ['again', 'Again'],
  ['removed', 'Removed'],
  ['gone', 'No longer in the bank'],
];

interface DrillDoneProps {
  readonly drill: Drill;
  readonly queue: PracticeQueue;
  readonly today: string;
  readonly onStart: () => void;
}

/** What a drill has led to, and what comes next. */
export function DrillDone({ drill, queue, today, onStart }: DrillDoneProps) {
  const counts = NAMES.map(([outcome, name]) => [name, countOutcomes(drill, outcome)] as const);
  const due = queue.due.length;
  const next = nextDueText(queue, today);
  return (
    <Sheet>
      <Figures>
        {counts
          .filter(([name, count]) => count > 0 || name === 'Good' || name === 'Again')
          .map(([name, count]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formatCount(count)}</dd>
            </div>
          ))}
      </Figures>
      <p>
        {dueText(due)}. {next !== '' && `${next}.`}
      </p>
      <div>
        {due > 0 ? (
          <Button variant="contained" onClick={onStart}>
            Next drill
          </Button>
        ) : (
          <Button component={Link} variant="contained" to={paths.createQuiz.to()}>
            Create Quiz
          </Button>
        )}
      </div>
    </Sheet>
  );
}
