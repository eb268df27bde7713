// @vitest-environment jsdom
// isolated: once storage is denied, the modules remember it for the lifetime of the page
import { describe, expect, it, vi } from 'vitest';
import { number } from '@/shared/api/decode';
import { jsonEntry, textEntry } from '@/shared/storage/localEntries';
import { createSafeStorage } from '@/shared/storage/safeStorage';

it('takes memory when the browser refuses the database by throwing, and shows it in the exam', async () => {
  // Fresh modules, as after a page load.
  vi.resetModules();
  const { attempts } = await import('@/domain/attempt/attemptRecord');
  const { openDatabase } = await import('@/shared/storage/connection');
  const { storageIsVolatile } = await import('@/shared/storage/storageHealth');
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  await expect(openDatabase()).resolves.toBeUndefined();
  expect(storageIsVolatile()).toBe(true);

  const record = {
    userId: 'u1',
    quizId: 'q1',
    items: [
      {
        questionId: 'a',
        answer: 'B',
        attemptedLetters: ['B'],
        attemptedAtMs: [],
        marked: false,
        struckLetters: [],
        timeSpentMs: 2_000,
      },
    ],
    currentItem: 1,
    secondsLeft: 80,
    phase: 'sitting',
    updatedAt: 5,
  } as const;
  await attempts.write('u1', 'q1', record);
  expect(await attempts.read('u1', 'q1')).toMatchObject(record);

  // Writes that must be on disk or not be made at all are refused.
  const { replaceRecords } = await import('@/shared/storage/replaceRecords');
  await expect(
    replaceRecords('u1', [{ store: 'questionNotes', recordId: 'q1', value: { version: 1 } }]),
  ).rejects.toThrow();
});

describe('storage that the browser denies', () => {
  it('lives in memory', () => {
    const denied = createSafeStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const entry = jsonEntry('coupons', number, denied);
    expect(entry.read()).toBeUndefined();
    entry.write(4);
    expect(entry.read()).toBe(4);
    entry.remove();
    expect(entry.read()).toBeUndefined();
  });

  it('holds the newer value in memory while storage is full, until the browser takes one again', () => {
    const full = vi.fn().mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const kept = new Map([['textSize', '1']]);
    const entry = textEntry(
      'textSize',
      number,
      createSafeStorage(() => ({
        length: 0,
        clear: vi.fn(),
        key: () => null,
        getItem: (name: string) => kept.get(name) ?? null,
        removeItem: (name: string) => void kept.delete(name),
        setItem: (name: string, value: string) => {
          full();
          kept.set(name, value);
        },
      })),
    );
    expect(entry.read()).toBe(1);
    entry.write(2);
    expect(entry.read()).toBe(2);
    expect(kept.get('textSize')).toBe('1');
    entry.write(3);
    expect([entry.read(), kept.get('textSize')]).toEqual([3, '3']);
  });
});
