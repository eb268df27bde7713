import { ExamPage } from './ExamPage';

export { examPageModule as storeModule } from './module';

/** A tutor sits a block and sees the key at once. */
export function Component() {
  return <ExamPage mode="tutor" />;
}
