import { ExplanationPanel } from '@/features/exam/ExamScreen';
import { AnswerAgain, ReviewFilters, WhyMissed } from '@/features/exam/lazyDialogs';
import { ExamPage } from './ExamPage';

export { examPageSagas as sagas } from './ExamPage';

// They are parts of this screen, so they load with it.
ExplanationPanel.prefetch();
ReviewFilters.prefetch();
AnswerAgain.prefetch();
WhyMissed.prefetch();

export function Component() {
  return <ExamPage mode="review" />;
}
