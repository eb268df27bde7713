import { Room } from './ExamPage';

export { roomModule as storeModule } from './module';

/** Looks at a finished block again. */
export function Component() {
  return <Room mode="review" />;
}
