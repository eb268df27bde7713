import { decodeMedicalCategoriesMap, type MedicalCategoriesMap } from '@/shared/api/category';
import { tryDecode } from '@/shared/api/decode';
import type { RecordStore } from '@/shared/storage/database';

const RECORD = 'createQuiz/topics';

/** Loaded lazily: the page does not need IndexedDB. */
async function openStore(): Promise<RecordStore> {
  return (await import('@/shared/storage/database')).recordStore('drafts');
}

/**
 * Topics stored by 'Save settings': the contract's category preference has no field for them, so they are
 * stored on the device, under the user's id. Rejects only where the chunk cannot be loaded.
 */
export const savedTopics = {
  read: async (userId: string): Promise<MedicalCategoriesMap | undefined> => {
    const store = await openStore();
    const kept = await store.read(userId, RECORD);
    return tryDecode(() => decodeMedicalCategoriesMap(kept));
  },
  write: async (userId: string, topics: MedicalCategoriesMap): Promise<void> => {
    const store = await openStore();
    await store.write(userId, RECORD, topics);
  },
} as const;
