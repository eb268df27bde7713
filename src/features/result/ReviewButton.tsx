import type { QuestionHistory } from '@/shared/api/questionHistory';
import { useReview } from '@/domain/quiz/review/useReview';

interface ReviewButtonProps {
  readonly quizId: string;
  readonly history: QuestionHistory;
}

/**
 * Opens the review at this question; says whether it was reviewed before. Lightweight, because a table has
 * hundreds.
 */
export function ReviewButton({ quizId, history }: ReviewButtonProps) {
  const review = useReview();
  const { questionNo, reviewed } = history;
  const word = reviewed ? 'Reviewed' : 'Review';
  return (
    <button
      type="button"
      className="q-act"
      data-quiet={reviewed ? true : undefined}
      aria-label={`${word} question ${questionNo}`}
      aria-busy={review.opening === quizId}
      onClick={() => review.open(quizId, questionNo)}
    >
      {word}
    </button>
  );
}
