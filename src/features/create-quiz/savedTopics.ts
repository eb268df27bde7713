import { decodeMedicalCategoriesMap, type MedicalCategoriesMap } from '@/shared/contract/category';
import { attempt } from '@/shared/contract/decode';
import { recordStore } from '@/shared/storage/database';

const store = recordStore('drafts');
const RECORD = 'createQuiz/topics';

/**
 * The topics that 'Save settings' keeps: the contract's category preference has no place for them, so the device has
 * one, under the user's id. Never rejects.
 */
export const savedTopics = {
  read: async (userId: string): Promise<MedicalCategoriesMap | undefined> => {
    const kept = await store.read(userId, RECORD);
    return attempt(() => decodeMedicalCategoriesMap(kept));
  },
  write: (userId: string, topics: MedicalCategoriesMap): Promise<void> => store.write(userId, RECORD, topics),
} as const;
