import Button from '@mui/material/Button';
import { quizTitle } from '@/domain/quiz/quizTitle';
import { Hint } from '@/shared/ui/controls/Hint';
import { useReview } from './useReview';

interface ReviewQuizButtonProps {
  readonly quizId: string;
  /** For the tooltip. */
  readonly title: string;
}

export function ReviewQuizButton({ quizId, title }: ReviewQuizButtonProps) {
  const review = useReview();
  return (
    <Hint text={`Review ${quizTitle(title)}`}>
      <Button size="small" aria-busy={review.opening === quizId} onClick={() => review.open(quizId, 1)}>
        Review
      </Button>
    </Hint>
  );
}
