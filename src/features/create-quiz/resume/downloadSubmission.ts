import { download } from '@/shared/browser/download';

/** Saves the answers of a block that lies in the outbox as a file. Rejects where they, or the code, cannot be had. */
export async function downloadSubmission(userId: string, quizId: string): Promise<void> {
  // The records bring IndexedDB along, which the page does not need.
  const { outboxStorage } = await import('@/domain/outbox/outboxStorage');
  const record = await outboxStorage.readSubmission(userId, quizId);
  if (record === undefined) throw new Error('No answers of this block are on the device.');
  const text = JSON.stringify(record.submission, undefined, 2);
  download(`qlearn-answers-${quizId}.json`, new Blob([text], { type: 'application/json' }));
}
