import { ExplanationPanel } from '@/features/exam/question/lazyExplanation';
import { AnswerAgain, ReviewFilters } from '@/features/exam/review/lazyReview';
import { ExamPage } from './ExamPage';

export { examPageSagas as sagas } from './sagas';

// They are parts of this screen, so they load with it.
ExplanationPanel.prefetch();
ReviewFilters.prefetch();
AnswerAgain.prefetch();

export function Component() {
  return <ExamPage mode="review" />;
}
