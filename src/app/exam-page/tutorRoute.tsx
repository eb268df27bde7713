import { ExamPage } from './ExamPage';

export { examPageModule as storeModule } from './module';

/** A tutor's attempt: the key is shown at once. */
export function Component() {
  return <ExamPage mode="tutor" />;
}
