import '@/domain/stores';
import { deleteRecord, listRecords } from '@/shared/storage/records';
import { allStores } from '@/shared/storage/stores';

/** Removes the records of all users from this device. */
export async function clearRecords(): Promise<void> {
  for (const { name } of allStores()) {
    for (const { userId, recordId } of await listRecords(name)) await deleteRecord(name, userId, recordId);
  }
}
