import type { journal } from '@/shared/storage/journal';

/** Loaded lazily: the first paint does not need IndexedDB. */
export async function loadJournal(): Promise<typeof journal> {
  const storage = await import('@/shared/storage/journal');
  return storage.journal;
}
