import { useRated } from './useRated';
import { ProgressBox } from '@/features/question-feedback/form/feedbackStyles';

interface RatingProgressProps {
  readonly quizId: string;
  readonly questionIds: readonly string[];
}

/** Progress of a tutor: 'rated 3 of 10'. */
export function RatingProgress({ quizId, questionIds }: RatingProgressProps) {
  const rated = useRated(quizId);
  const count = questionIds.filter((id) => rated.includes(id)).length;
  return (
    <ProgressBox role="status">
      rated {count} of {questionIds.length}
    </ProgressBox>
  );
}
