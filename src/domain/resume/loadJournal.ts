import type { journal } from '@/domain/attempt/attemptStorage';

/** Loaded lazily: the first paint does not need IndexedDB. */
export async function loadJournal(): Promise<typeof journal> {
  const storage = await import('@/domain/attempt/attemptStorage');
  return storage.journal;
}
