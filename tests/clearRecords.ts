import { recordStore } from '@/shared/storage/database';

const stores = (['journals', 'outbox', 'notes', 'drafts', 'blocks', 'sent', 'expiry'] as const).map(
  recordStore,
);

/** Removes what the app has stored on this device for any user. */
export async function clearRecords(): Promise<void> {
  for (const store of stores) {
    for (const { userId, recordId } of await store.listAll()) await store.remove(userId, recordId);
  }
}
