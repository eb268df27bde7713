import { Room } from './ExamPage';

export { roomModule as storeModule } from './module';

/** Sits a block. */
export function Component() {
  return <Room mode="student" />;
}
