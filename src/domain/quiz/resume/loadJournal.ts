import type { journal } from '@/shared/storage/journal';

/** The journal brings IndexedDB along, which the first paint of the page does not need. */
export async function loadJournal(): Promise<typeof journal> {
  const storage = await import('@/shared/storage/journal');
  return storage.journal;
}
