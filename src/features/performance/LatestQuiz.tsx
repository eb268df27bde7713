import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { quizTitle } from '@/domain/quiz/quizTitle';
import { ReviewQuizButton } from '@/domain/review/ReviewQuizButton';
import type { QuizHistoryRow } from '@/shared/api/performance';
import { formatDate, formatDateTime } from '@/shared/format/dates';
import { counted, formatPercent } from '@/shared/format/numbers';
import { paths } from '@/shared/routing/paths';
import { SelectField } from '@/shared/ui/form/SelectField';
import { TitledCard } from '@/shared/ui/layout/TitledCard';

interface LatestQuizProps {
  readonly quiz: QuizHistoryRow;
  /** All quizzes, latest first. */
  readonly quizzes: readonly QuizHistoryRow[];
}

const nameOf = ({ title, complete }: QuizHistoryRow): string =>
  complete === undefined ? quizTitle(title) : `${quizTitle(title)} (${formatDate(complete)})`;

/** The latest quiz with a link to its result, and a select for reviewing any other. */
export function LatestQuiz({ quiz, quizzes }: LatestQuizProps) {
  const [chosenId, setChosenId] = useState(quiz.id);
  const chosen = quizzes.find(({ id }) => id === chosenId) ?? quiz;
  const options = useMemo(() => quizzes.map((row) => ({ value: row.id, name: nameOf(row) })), [quizzes]);
  return (
    <TitledCard title="Latest quiz">
      <Typography>
        <Link
          component={RouterLink}
          to={paths.result.to({ examId: quiz.id })}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {quizTitle(quiz.title)}
        </Link>
      </Typography>
      <Typography color="textSecondary">{formatDateTime(quiz.complete)}</Typography>
      <Typography color="textSecondary">
        {formatPercent(quiz.percentageCorrect)} of {counted(quiz.total, 'question')} · Timer{' '}
        {quiz.timerOn ? 'ON' : 'OFF'}
      </Typography>
      <Divider aria-hidden="true" sx={{ mt: 'auto' }} />
      <Stack direction="row" sx={{ alignItems: 'end', flexWrap: 'nowrap' }}>
        <SelectField
          fullWidth
          label="All Quizzes"
          value={chosen.id}
          options={options}
          onChange={setChosenId}
        />
        <ReviewQuizButton quizId={chosen.id} title={chosen.title} />
      </Stack>
    </TitledCard>
  );
}
