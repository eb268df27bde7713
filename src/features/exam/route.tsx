import { RoomScreen } from './RoomScreen';

export { examStoreModule as storeModule } from './storeModule';

/** Sits a block. */
export function Component() {
  return <RoomScreen mode="student" />;
}
