import Button from '@mui/material/Button';
import { quizTitle } from '@/domain/quiz/quizTitle';
import { useReview } from './useReview';

interface ReviewQuizButtonProps {
  readonly quizId: string;
  /** For the tooltip. */
  readonly title: string;
}

export function ReviewQuizButton({ quizId, title }: ReviewQuizButtonProps) {
  const review = useReview();
  return (
    <Button
      size="small"
      title={`Review ${quizTitle(title)}`}
      aria-busy={review.opening === quizId}
      onClick={() => review.open(quizId, 1)}
    >
      Review
    </Button>
  );
}
