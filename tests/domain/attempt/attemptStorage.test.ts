import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AttemptRecord } from '@/domain/attempt/attemptRecord';
import { attemptWriter, valuesOf } from '../../storedRecords';

const record: AttemptRecord = {
  userId: 'u1',
  quizId: 'z1',
  items: [
    {
      questionId: 'q2',
      answer: 'B',
      attemptedLetters: ['A', 'B'],
      attemptedAtMs: [2_500, -1],
      marked: true,
      struckLetters: ['C'],
      timeSpentMs: 12_500,
      confidence: 'unsure',
    },
    {
      questionId: 'q1',
      answer: '',
      attemptedLetters: [],
      attemptedAtMs: [],
      marked: false,
      struckLetters: [],
      timeSpentMs: 0,
    },
  ],
  currentItem: 2,
  secondsLeft: 0,
  phase: 'sitting',
  updatedAt: 1_700_000_000_000,
};

/** Fresh modules, as after a page load. */
async function loadPage() {
  vi.resetModules();
  const [{ attempts }, { openDatabase }, { rawStore }, { storageIsVolatile, onStorageTrouble }] =
    await Promise.all([
      import('@/domain/attempt/attemptRecord'),
      import('@/shared/storage/connection'),
      import('../../rawStore'),
      import('@/shared/storage/storageHealth'),
    ]);
  const writeAttempt = attemptWriter(attempts);
  return { attempts, writeAttempt, openDatabase, rawStore, storageIsVolatile, onStorageTrouble };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('journal', () => {
  it('gives back after a reload what was written, zero seconds left included', async () => {
    const { writeAttempt } = await loadPage();
    await writeAttempt(record);
    const reloaded = await loadPage();
    expect(await reloaded.attempts.read('u1', 'z1')).toEqual(record);
  });

  it('keeps the attempt when a newer release in another tab has upgraded the database', async () => {
    const { writeAttempt, openDatabase, storageIsVolatile } = await loadPage();
    await openDatabase();
    const [{ version = 0 } = {}] = await indexedDB.databases();
    const newer = await openDB('qlearn', version + 1, {
      upgrade: (database) => void database.createObjectStore('later'),
    });
    await writeAttempt(record);
    expect(await newer.get('journals', ['u1', 'z1'])).toMatchObject({ quizId: 'z1' });
    expect(storageIsVolatile()).toBe(false);
    newer.close();
  });

  it('keeps the last of many quick changes, without any of them being waited for', async () => {
    const { writeAttempt, openDatabase } = await loadPage();
    await openDatabase();
    const writes = Array.from({ length: 50 }, (_, index) =>
      writeAttempt({ ...record, currentItem: index + 1 }),
    );
    await Promise.all(writes);
    expect(await (await loadPage()).attempts.read('u1', 'z1')).toMatchObject({ currentItem: 50 });
  });

  it('commits an answer in its click under the lock, so that a page that closes loses nothing', async () => {
    const { writeAttempt } = await loadPage();
    const lock = {};
    await writeAttempt(record, { lock });
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    const written = writeAttempt(record, { lock });
    expect(commit).toHaveBeenCalledOnce();
    await written;
  });

  it('reads no attempt from a record of another user or quiz, wherever that is stored', async () => {
    const { attempts, rawStore } = await loadPage();
    await rawStore('journals').write('u1', 'z1', { ...record, userId: 'u2' });
    await rawStore('journals').write('u1', 'z2', record);
    expect(await attempts.read('u1', 'z1')).toBeUndefined();
    expect(await attempts.read('u1', 'z2')).toBeUndefined();
    expect(await valuesOf(attempts, 'u1')).toEqual([]);
  });

  it('keeps each user’s attempts apart', async () => {
    const { attempts, writeAttempt } = await loadPage();
    await writeAttempt(record);
    await writeAttempt({ ...record, quizId: 'z2' });
    await writeAttempt({ ...record, userId: 'u2' });
    expect(await attempts.read('u3', 'z1')).toBeUndefined();
    expect((await valuesOf(attempts, 'u1')).map(({ quizId }) => quizId)).toEqual(['z1', 'z2']);
    await attempts.remove('u1', 'z1');
    expect(await attempts.read('u1', 'z1')).toBeUndefined();
    expect(await attempts.read('u2', 'z1')).toMatchObject({ userId: 'u2' });
  });

  it('leaves a newer release’s record unread', async () => {
    const { attempts, rawStore } = await loadPage();
    await rawStore('journals').write('u1', 'z1', { ...record, version: 2 });
    expect(await attempts.read('u1', 'z1')).toBeUndefined();
  });

  it('drops a damaged item and keeps the rest', async () => {
    const { attempts, rawStore } = await loadPage();
    const items = [
      { questionId: 'q1', answer: 'AB', attemptedLetters: ['x', 'A'], timeSpentMs: -4_000 },
      'junk',
      null,
      { answer: 'A', attemptedLetters: ['A'] },
    ];
    await rawStore('journals').write('u1', 'z1', { ...record, items, currentItem: -3 });
    expect(await attempts.read('u1', 'z1')).toMatchObject({
      items: [
        {
          questionId: 'q1',
          answer: '',
          attemptedLetters: ['A'],
          attemptedAtMs: [],
          marked: false,
          struckLetters: [],
          timeSpentMs: 0,
        },
      ],
      currentItem: 1,
    });
  });

  it('reads records of an earlier release without times and confidence, and no damaged ones', async () => {
    const { attempts, rawStore } = await loadPage();
    const early = {
      questionId: 'q1',
      answer: 'A',
      attemptedLetters: ['A'],
      attemptedAtMs: [],
      marked: false,
      struckLetters: [],
      timeSpentMs: 3_000,
    };
    const damaged = { ...early, questionId: 'q2', attemptedAtMs: 'soon', confidence: 'maybe' };
    await rawStore('journals').write('u1', 'z1', { ...record, items: [early, damaged] });
    expect((await attempts.read('u1', 'z1'))?.items).toEqual([
      { ...early, attemptedAtMs: [] },
      { ...early, questionId: 'q2', attemptedAtMs: [] },
    ]);
  });

  it('reads an attempt and its items with fields named data', async () => {
    const { attempts, rawStore } = await loadPage();
    const items = record.items.map((item) => ({ ...item, data: {} }));
    await rawStore('journals').write('u1', 'z1', { ...record, items, data: {} });
    expect(await attempts.read('u1', 'z1')).toEqual(record);
  });

  it('reads no time that is none', async () => {
    const { attempts, rawStore } = await loadPage();
    const [item] = record.items;
    const items = ['5000', Infinity, NaN, -1].map((timeSpentMs) => ({ ...item, timeSpentMs }));
    await rawStore('journals').write('u1', 'z1', { ...record, items });
    expect((await attempts.read('u1', 'z1'))?.items.map(({ timeSpentMs }) => timeSpentMs)).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('gives way to one that was moved aside only while no item is answered', async () => {
    const { attempts, rawStore } = await loadPage();
    const blank = { ...record, items: record.items.map((item) => ({ ...item, answer: '' })) };
    await rawStore('journals').write('u1', 'z1#kept', { ...record, currentItem: 1 });
    await rawStore('journals').write('u1', 'z1', record);
    expect(await attempts.read('u1', 'z1')).toMatchObject({ currentItem: 2 });
    await rawStore('journals').write('u1', 'z1', blank);
    expect(await attempts.read('u1', 'z1')).toMatchObject({ currentItem: 1, items: record.items });
  });

  it('rejects nothing, whatever lies on the disk', async () => {
    const { attempts, rawStore } = await loadPage();
    await fc.assert(
      fc.asyncProperty(fc.anything({ maxDepth: 2 }), async (junk) => {
        const value: unknown = JSON.parse(JSON.stringify({ junk }));
        await rawStore('journals').write('u1', 'z1', value);
        expect(await attempts.read('u1', 'z1')).toBeUndefined();
        expect(await valuesOf(attempts, 'u1')).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

describe('database', () => {
  it('keeps in memory what a denied database cannot, and shows it once', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const { attempts, writeAttempt, storageIsVolatile, onStorageTrouble } = await loadPage();
    const warned = vi.fn();
    onStorageTrouble(warned);
    expect(storageIsVolatile()).toBe(false);
    await writeAttempt(record);
    await writeAttempt({ ...record, currentItem: 1 });
    expect(storageIsVolatile()).toBe(true);
    expect(warned).toHaveBeenCalledOnce();
    expect(await attempts.read('u1', 'z1')).toMatchObject({ currentItem: 1 });
    expect(await valuesOf(attempts, 'u1')).toHaveLength(1);
    await attempts.remove('u1', 'z1');
    expect(await attempts.read('u1', 'z1')).toBeUndefined();
    expect(await valuesOf(attempts, 'u1')).toEqual([]);
  });

  it('prefers memory when a full disk holds an older value', async () => {
    const { attempts, writeAttempt, rawStore, storageIsVolatile } = await loadPage();
    await writeAttempt(record);
    // A value that cannot be cloned fails on `put`, like a full disk.
    const full = { ...record, currentItem: 9, refuses: () => undefined };
    await rawStore('journals').write('u1', 'z1', full);
    expect(storageIsVolatile()).toBe(true);
    expect(await attempts.read('u1', 'z1')).toMatchObject({ currentItem: 9 });
    expect(await valuesOf(attempts, 'u1')).toHaveLength(1);
  });

  it('holds journals, outbox, notes and drafts apart', async () => {
    const { rawStore } = await loadPage();
    for (const name of ['journals', 'outbox', 'notes', 'drafts'] as const) {
      await rawStore(name).write('u1', 'same', name);
    }
    expect(await rawStore('notes').read('u1', 'same')).toBe('notes');
    expect(await rawStore('drafts').list('u1')).toEqual([
      { userId: 'u1', recordId: 'same', value: 'drafts' },
    ]);
  });

  it('lists records and ids of one user only, also those kept in memory', async () => {
    const { rawStore } = await loadPage();
    const store = rawStore('questionNotes');
    const ids = ['', 'a', '\uffff\uffff', 'é/1'];
    for (const id of ids) await store.write('u1', id, id);
    for (const userId of ['u', 'u0', 'u11', 'u2']) await store.write(userId, 'other', 'other');
    // A value that cannot be cloned fails like a full disk.
    await store.write('u1', 'b', { refuses: () => undefined });
    await store.write('u2', 'b', { refuses: () => undefined });
    await rawStore('drafts').write('u1', 'c', { refuses: () => undefined });
    expect([...(await store.ids('u1'))].sort()).toEqual([...ids, 'b'].sort());
    expect((await store.list('u1')).map(({ recordId }) => recordId).sort()).toEqual([...ids, 'b'].sort());
    expect(await store.listAll()).toHaveLength(10);
    expect(await store.ids('nobody')).toEqual([]);
  });
});
