import { recordStore } from '@/shared/storage/database';
import { STORE_NAMES } from '@/shared/storage/storedRecords';

const stores = STORE_NAMES.map(recordStore);

/** Removes what the app has stored on this device for any user. */
export async function clearRecords(): Promise<void> {
  for (const store of stores) {
    for (const { userId, recordId } of await store.listAll()) await store.remove(userId, recordId);
  }
}
