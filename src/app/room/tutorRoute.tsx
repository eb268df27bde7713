import { Room } from './Room';

export { roomModule as storeModule } from './roomModule';

/** A tutor sits a block and sees the key at once. */
export function Component() {
  return <Room mode="tutor" />;
}
