import { RoomScreen } from './RoomScreen';

export { examStoreModule as storeModule } from './storeModule';

/** Looks at a finished block again. */
export function Component() {
  return <RoomScreen mode="review" />;
}
