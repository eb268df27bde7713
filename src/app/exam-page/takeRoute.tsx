import { ExamPage } from './ExamPage';

export { examPageModule as storeModule } from './module';

/** Sits a block. */
export function Component() {
  return <ExamPage mode="student" />;
}
