import { decodeMedicalCategoriesMap, type MedicalCategoriesMap } from '@/shared/api/category';
import { attempt } from '@/shared/api/decode';
import type { RecordStore } from '@/shared/storage/database';

const RECORD = 'createQuiz/topics';

/** IndexedDB comes when it is needed, not with the page. */
async function openStore(): Promise<RecordStore> {
  return (await import('@/shared/storage/database')).recordStore('drafts');
}

/**
 * The topics that 'Save settings' keeps: the contract's category preference has no place for them, so the device has
 * one, under the user's id. Rejects only where the code cannot be fetched.
 */
export const savedTopics = {
  read: async (userId: string): Promise<MedicalCategoriesMap | undefined> => {
    const store = await openStore();
    const kept = await store.read(userId, RECORD);
    return attempt(() => decodeMedicalCategoriesMap(kept));
  },
  write: async (userId: string, topics: MedicalCategoriesMap): Promise<void> => {
    const store = await openStore();
    await store.write(userId, RECORD, topics);
  },
} as const;
