import { recordStore } from '@/shared/storage/recordStore';
import { decodeTriage, encodeTriage, type Triage } from './triageModel';

const store = recordStore('triage', {
  decode: (value, { recordId }) => decodeTriage(value, recordId),
});

/** Feedback triage, each record under the administrator's id; nothing here rejects. */
export const triageStorage = {
  /** Damaged records are left out. */
  list: async (userId: string): Promise<readonly Triage[]> =>
    (await store.list(userId)).map(({ value }) => value),

  /** Those of the questions that have one; without ids all. */
  read: async (userId: string, questionIds?: readonly string[]): Promise<readonly Triage[]> => {
    if (questionIds === undefined) return triageStorage.list(userId);
    const records = await Promise.all(questionIds.map((questionId) => store.read(userId, questionId)));
    return records.filter((record) => record !== undefined);
  },

  /** Starts its transaction in this call. */
  write: (userId: string, triage: Triage): Promise<void> =>
    store.write(userId, triage.questionId, encodeTriage(triage)),

  /** Reports what any tab writes, and other parts of this one. Returns a function that ends it. */
  watch: store.watch,
} as const;
