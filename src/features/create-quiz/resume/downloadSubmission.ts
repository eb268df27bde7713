import { download } from '@/shared/browser/download';

/** Downloads the queued answers of a block. Rejects where they, or the chunk, cannot be loaded. */
export async function downloadSubmission(userId: string, quizId: string): Promise<void> {
  // Loaded lazily: the page does not need IndexedDB.
  const { outboxStorage } = await import('@/domain/outbox/outboxStorage');
  const record = await outboxStorage.readSubmission(userId, quizId);
  if (record === undefined) throw new Error('No answers of this block are on the device.');
  const text = JSON.stringify(record.submission, undefined, 2);
  download(`qlearn-answers-${quizId}.json`, new Blob([text], { type: 'application/json' }));
}
