import { outboxStorage } from '@/domain/outbox/outboxStorage';
import { journal } from '@/shared/storage/journal';

/** Whether answers of the user are on this device only: of a quiz in progress, or handed in and not yet taken. */
export async function hasUnsentAnswers(userId: string): Promise<boolean> {
  const [journals, submissions] = await Promise.all([
    journal.list(userId),
    outboxStorage.listSubmissions(userId),
  ]);
  return submissions.length > 0 || journals.some(({ items }) => items.some(({ answer }) => answer !== ''));
}
