import { Room } from './ExamPage';

export { roomModule as storeModule } from './module';

/** A tutor sits a block and sees the key at once. */
export function Component() {
  return <Room mode="tutor" />;
}
