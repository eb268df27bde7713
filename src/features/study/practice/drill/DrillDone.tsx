import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { countOutcomes, type Drill, type Outcome } from '@/domain/study/drillModel';
import { GRADES } from '@/domain/study/practiceModel';
import type { PracticeQueue } from '@/domain/study/practiceQueueModel';
import { dueText, GRADE_NAMES, nextDueText } from '@/features/study/practice/queue/practiceTexts';
import { formatCount } from '@/shared/format/numbers';
import { paths } from '@/shared/routing/paths';

const NAMES: readonly (readonly [Outcome, string])[] = [
  ...GRADES.map((grade) => [grade, GRADE_NAMES[grade]] as const),
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
    <Paper variant="panel">
      <Stack component="dl" direction="row" spacing="12px 36px">
        {counts
          .filter(([name, count]) => count > 0 || name === GRADE_NAMES.good || name === GRADE_NAMES.again)
          .map(([name, count]) => (
            <Stack key={name} direction="column-reverse" spacing={0}>
              <Typography component="dt" variant="note">
                {name}
              </Typography>
              <Typography component="dd" variant="display">
                {formatCount(count)}
              </Typography>
            </Stack>
          ))}
      </Stack>
      <Typography>
        {dueText(due)}. {next !== '' && `${next}.`}
      </Typography>
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
    </Paper>
  );
}
