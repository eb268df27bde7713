import { RoomScreen } from './RoomScreen';

export { examStoreModule as storeModule } from './storeModule';

/** A tutor sits a block and sees the key at once. */
export function Component() {
  return <RoomScreen mode="tutor" />;
}
