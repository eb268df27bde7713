import { ExamPage } from './ExamPage';

export { examPageModule as storeModule } from './module';

/** Looks at a finished block again. */
export function Component() {
  return <ExamPage mode="review" />;
}
