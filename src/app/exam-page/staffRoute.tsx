import { ExamPage } from './ExamPage';

export { examPageModule as storeModule } from './module';

/** A block taken by a tutor or an administrator. */
export function Component() {
  return <ExamPage mode="student" />;
}
