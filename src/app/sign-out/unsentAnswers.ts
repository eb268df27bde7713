import { outboxStorage } from '@/domain/outbox/outboxStorage';
import { journal } from '@/shared/storage/journal';

/**
 * Whether answers of the user are only on this device: of an attempt in progress, or submitted but not yet
 * accepted.
 */
export async function hasUnsentAnswers(userId: string): Promise<boolean> {
  const [journals, submissions] = await Promise.all([
    journal.list(userId),
    outboxStorage.listSubmissions(userId),
  ]);
  return submissions.length > 0 || journals.some(({ items }) => items.some(({ answer }) => answer !== ''));
}
