import { attempts } from '@/domain/attempt/attemptRecord';
import { submissions } from '@/domain/outbox/outboxRecord';
import { readTrouble } from '@/shared/storage/storageHealth';

/**
 * Whether answers of the user are only on this device: of an attempt in progress, or submitted but not yet
 * accepted. True if the device cannot be read.
 */
export async function hasUnsentAnswers(userId: string): Promise<boolean> {
  const [sat, queued] = await Promise.all([attempts.list(userId), submissions.list(userId)]);
  if ([attempts, submissions].some(({ store }) => readTrouble(store.name) !== undefined)) return true;
  return queued.length > 0 || sat.some(({ value }) => value.items.some(({ answer }) => answer !== ''));
}
