import { ExplanationPanel } from '@/features/exam/question/lazyExplanation';
import { ExamPage } from './ExamPage';

export { examPageModule as storeModule } from './module';

// The panel is a part of the screen here: it comes along with it.
ExplanationPanel.prefetch();

export function Component() {
  return <ExamPage mode="review" />;
}
