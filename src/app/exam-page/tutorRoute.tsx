import { ExplanationPanel } from '@/features/exam/question/lazyExplanation';
import { ExamPage } from './ExamPage';

export { examPageSagas as sagas } from './sagas';

// The panel is a part of the screen here: it comes along with it.
ExplanationPanel.prefetch();

/** A tutor's attempt: the key is shown at once. */
export function Component() {
  return <ExamPage mode="tutor" />;
}
