import { ExamPage } from './ExamPage';

export { examPageModule as storeModule } from './module';

export function Component() {
  return <ExamPage mode="review" />;
}
