// @vitest-environment jsdom
// isolated: that the storage is denied is remembered for the life of the page
import { expect, it, vi } from 'vitest';

it('a browser that refuses the database by throwing at once: memory takes its place, and the exam can show it', async () => {
  // The modules of a page that has just been loaded.
  vi.resetModules();
  const { journal } = await import('@/shared/storage/journal');
  const { storageIsVolatile } = await import('@/shared/storage/safeStorage');
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  await expect(journal.open()).resolves.toBeUndefined();
  expect(storageIsVolatile()).toBe(true);

  const record = {
    version: 1,
    userId: 'u1',
    quizId: 'q1',
    items: [{ questionId: 'a', answer: 'B', tried: ['B'], marked: false, strikes: [], seconds: 2 }],
    currentItem: 1,
    secondsLeft: 80,
    phase: 'sitting',
    updatedAt: 5,
  } as const;
  await journal.write(record);
  expect(await journal.read('u1', 'q1')).toMatchObject(record);

  // What must be on disk or not at all is refused.
  const { replaceRecords } = await import('@/shared/storage/database');
  await expect(
    replaceRecords('u1', [{ store: 'questionNotes', recordId: 'q1', value: { version: 1 } }]),
  ).rejects.toThrow();
});
