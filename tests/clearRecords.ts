import { STORE_NAMES } from '@/shared/storage/storedRecords';
import { rawStore } from './rawStore';

const stores = STORE_NAMES.map((name) => rawStore(name));

/** Removes what the app has stored on this device for any user. */
export async function clearRecords(): Promise<void> {
  for (const store of stores) {
    for (const { userId, recordId } of await store.listAll()) await store.remove(userId, recordId);
  }
}
