import type { QuizSubmission } from '@/shared/api/submission';
import { download } from '@/shared/browser/download';

export function downloadSubmission(submission: QuizSubmission): void {
  const text = JSON.stringify(submission, undefined, 2);
  const file = new Blob([text], { type: 'application/json' });
  download(`qlearn-answers-${submission.quizHistory.quizId}.json`, file);
}

/** Downloads the queued answers of a block. Rejects if they, or the chunk, cannot be loaded. */
export async function downloadQueuedSubmission(userId: string, quizId: string): Promise<void> {
  // Loaded lazily: the page does not need IndexedDB.
  const { outboxStorage } = await import('@/domain/outbox/outboxStorage');
  const record = await outboxStorage.readSubmission(userId, quizId);
  if (record === undefined) throw new Error('No answers of this block are on the device.');
  downloadSubmission(record.submission);
}
