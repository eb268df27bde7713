import { decodeMedicalCategoriesMap, type MedicalCategoriesMap } from '@/shared/api/category';
import { tryDecode } from '@/shared/api/decode';
import type { RecordStore } from '@/shared/storage/database';
import { SAVED_TOPICS } from '@/shared/storage/storedRecords';

/** Loaded lazily: the page does not need IndexedDB. */
async function openRecord(): Promise<{ readonly store: RecordStore; readonly id: string }> {
  const { recordStore } = await import('@/shared/storage/database');
  return { store: recordStore('drafts'), id: SAVED_TOPICS };
}

/**
 * Topics stored by 'Save settings': the contract's category preference has no field for them, so they are
 * stored on the device, under the user's id. Rejects only where the chunk cannot be loaded.
 */
export const savedTopics = {
  read: async (userId: string): Promise<MedicalCategoriesMap | undefined> => {
    const { store, id } = await openRecord();
    const kept = await store.read(userId, id);
    return tryDecode(() => decodeMedicalCategoriesMap(kept));
  },
  write: async (userId: string, topics: MedicalCategoriesMap): Promise<void> => {
    const { store, id } = await openRecord();
    await store.write(userId, id, topics);
  },
} as const;
