import { Room } from './Room';

export { roomModule as storeModule } from './roomModule';

/** Looks at a finished block again. */
export function Component() {
  return <Room mode="review" />;
}
