import { journal } from '@/domain/attempt/attemptRecord';
import { outboxStorage } from '@/domain/outbox/outboxRecord';
import { databaseTrouble } from '@/shared/storage/storageHealth';

/**
 * Whether answers of the user are only on this device: of an attempt in progress, or submitted but not yet
 * accepted. True if the device cannot be read.
 */
export async function hasUnsentAnswers(userId: string): Promise<boolean> {
  const [journals, submissions] = await Promise.all([
    journal.list(userId),
    outboxStorage.listSubmissions(userId),
  ]);
  if (databaseTrouble() !== undefined) return true;
  return submissions.length > 0 || journals.some(({ items }) => items.some(({ answer }) => answer !== ''));
}
