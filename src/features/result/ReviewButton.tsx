import Button from '@mui/material/Button';
import type { ReviewFilter } from '@/domain/review/reviewFilterModel';
import { useReview } from '@/domain/review/useReview';
import type { QuestionHistory } from '@/shared/api/questionHistory';

interface ReviewButtonProps {
  readonly quizId: string;
  readonly history: QuestionHistory;
  readonly filters: readonly ReviewFilter[];
}

/** Opens the review at this question and says whether it was looked at before. */
export function ReviewButton({ quizId, history, filters }: ReviewButtonProps) {
  const review = useReview();
  const { questionNo, reviewed } = history;
  const word = reviewed ? 'Reviewed' : 'Review';
  return (
    <Button
      size="small"
      variant={reviewed ? 'text' : 'outlined'}
      aria-label={`${word} question ${questionNo}`}
      aria-busy={review.opening === quizId}
      onClick={() => review.open(quizId, questionNo, filters)}
    >
      {word}
    </Button>
  );
}
