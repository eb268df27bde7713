import { Button } from '@/shared/ui/button/Button';
import { useReview } from './useReview';

interface ReviewQuizButtonProps {
  readonly quizId: string;
  /** The quiz's name, for the tooltip. */
  readonly title: string;
}

/** Opens the review of a past quiz at its first question. */
export function ReviewQuizButton({ quizId, title }: ReviewQuizButtonProps) {
  const review = useReview();
  return (
    <Button
      size="small"
      title={`Review ${title}`}
      aria-busy={review.opening === quizId}
      onClick={() => review.open(quizId, 1)}
    >
      Review
    </Button>
  );
}
