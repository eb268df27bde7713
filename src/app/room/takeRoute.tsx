import { Room } from './Room';

export { roomModule as storeModule } from './roomModule';

/** Sits a block. */
export function Component() {
  return <Room mode="student" />;
}
