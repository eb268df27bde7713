import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { quizTitle } from '@/domain/quiz/quizTitle';
import { ReviewQuizButton } from '@/domain/review/ReviewQuizButton';
import type { QuizHistoryRow } from '@/shared/api/performance';
import { formatDate, formatDateTime } from '@/shared/format/dates';
import { counted, formatPercent } from '@/shared/format/numbers';
import { paths } from '@/shared/routing/paths';
import { SelectField } from '@/shared/ui/form/SelectField';
import { Card } from '@/shared/ui/layout/Card';

interface LatestQuizProps {
  readonly quiz: QuizHistoryRow;
  /** All quizzes, latest first. */
  readonly quizzes: readonly QuizHistoryRow[];
}

const Choice = styled('div')({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 8,
  '& > div': { flex: 1, flexDirection: 'column', alignItems: 'stretch', gap: 4 },
});

const nameOf = ({ title, complete }: QuizHistoryRow): string =>
  complete === undefined ? quizTitle(title) : `${quizTitle(title)} (${formatDate(complete)})`;

/** The latest quiz with a link to its result, and a select for reviewing any other. */
export function LatestQuiz({ quiz, quizzes }: LatestQuizProps) {
  const [chosenId, setChosenId] = useState(quiz.id);
  const chosen = quizzes.find(({ id }) => id === chosenId) ?? quiz;
  const options = useMemo(() => quizzes.map((row) => ({ value: row.id, name: nameOf(row) })), [quizzes]);
  return (
    <Card aria-label="Latest quiz">
      <h2>Latest quiz</h2>
      <p>
        <Link to={paths.result.to({ examId: quiz.id })}>{quizTitle(quiz.title)}</Link>
      </p>
      <p className="soft">{formatDateTime(quiz.complete)}</p>
      <p className="soft">
        {formatPercent(quiz.percentageCorrect)} of {counted(quiz.total, 'question')} · Timer{' '}
        {quiz.timerOn ? 'ON' : 'OFF'}
      </p>
      <div className="foot">
        <Choice>
          <SelectField label="All Quizzes" value={chosen.id} options={options} onChange={setChosenId} />
          <ReviewQuizButton quizId={chosen.id} title={chosen.title} />
        </Choice>
      </div>
    </Card>
  );
}
