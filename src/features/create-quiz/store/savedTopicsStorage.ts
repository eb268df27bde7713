import { decodeMedicalCategoriesMap, type MedicalCategoriesMap } from '@/shared/api/category';
import type { RecordStore } from '@/shared/storage/recordStore';
import { SAVED_TOPICS } from '@/shared/storage/storedRecords';

/** Loaded lazily: the page does not need IndexedDB. */
async function openStore(): Promise<RecordStore<MedicalCategoriesMap>> {
  const { recordStore } = await import('@/shared/storage/recordStore');
  return recordStore('drafts', { decode: (value) => decodeMedicalCategoriesMap(value) });
}

/**
 * Topics stored by 'Save settings': the contract's category preference has no field for them, so they are
 * stored on the device, under the user's id. Rejects only where the chunk cannot be loaded.
 */
export const savedTopics = {
  read: async (userId: string): Promise<MedicalCategoriesMap | undefined> => {
    const store = await openStore();
    return store.read(userId, SAVED_TOPICS);
  },
  write: async (userId: string, topics: MedicalCategoriesMap): Promise<void> => {
    const store = await openStore();
    await store.write(userId, SAVED_TOPICS, topics);
  },
} as const;
