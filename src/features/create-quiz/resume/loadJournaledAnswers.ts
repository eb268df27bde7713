import { loadJournal } from '@/domain/resume/loadJournal';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';

export interface JournaledAnswers {
  readonly answered: number;
  readonly items: number;
  /** The block has ended; its answers wait to be sent and can no longer change. */
  readonly isBeingSent: boolean;
}

/** Reads the journal as a remote call, since it takes time too. Null if this device has nothing. */
export const loadJournaledAnswers = createRemoteCall({
  name: 'createQuiz/journaledAnswers',
  concurrency: 'latest',
  key: ({ quizId }: { readonly userId: string; readonly quizId: string }) => quizId,
  send: async ({ userId, quizId }): Promise<JournaledAnswers | null> => {
    const journal = await loadJournal();
    const record = await journal.read(userId, quizId);
    if (record === undefined) return null;
    return {
      answered: record.items.filter(({ answer }) => answer !== '').length,
      items: record.items.length,
      isBeingSent: record.phase === 'submitting',
    };
  },
});
