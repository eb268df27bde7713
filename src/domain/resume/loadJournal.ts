import type { journal } from '@/domain/attempt/attemptRecord';

/** Loaded lazily: the first paint does not need IndexedDB. */
export async function loadJournal(): Promise<typeof journal> {
  const storage = await import('@/domain/attempt/attemptRecord');
  return storage.journal;
}
