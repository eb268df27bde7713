import { ExplanationPanel } from '@/features/exam/ExamScreen';
import { ExamPage } from './ExamPage';

export { examPageSagas as sagas } from './ExamPage';

// The panel is part of this screen, so it loads with it.
ExplanationPanel.prefetch();

/** A tutor's attempt: the key is shown immediately. */
export function Component() {
  return <ExamPage mode="tutor" />;
}
