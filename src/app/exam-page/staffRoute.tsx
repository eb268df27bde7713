import { ExamPage } from './ExamPage';

export { examPageSagas as sagas } from './sagas';

/** A block taken by a tutor or an administrator. */
export function Component() {
  return <ExamPage mode="student" />;
}
