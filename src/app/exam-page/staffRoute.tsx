import { ExamPage } from './ExamPage';

export { examPageSagas as sagas } from './ExamPage';

/** A block taken by a tutor or an administrator. */
export function Component() {
  return <ExamPage mode="student" />;
}
