import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoreName } from '@/domain/stores';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const THEN = 1_700_000_000_000;

async function loadPage() {
  vi.resetModules();
  const [{ deleteExpired, restoredMark }, { rawStore }] = await Promise.all([
    import('@/shared/storage/expiredRecords'),
    import('../../rawStore'),
  ]);
  const left = async (store: StoreName, userId: string): Promise<readonly string[]> =>
    (await rawStore(store).list(userId)).map(({ recordId }) => recordId);
  return { deleteExpired, restoredMark, rawStore, left };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('records of other users', () => {
  it('deletes a record after 30 days, once two starts a day apart agree', async () => {
    const { deleteExpired, rawStore, left } = await loadPage();
    await rawStore('journals').write('u1', 'z1', { version: 1, updatedAt: THEN });
    await deleteExpired('u2', THEN + 30 * DAY);
    await deleteExpired('u2', THEN + 32 * DAY);
    await deleteExpired('u2', THEN + 33 * DAY - HOUR);
    expect(await left('journals', 'u1')).toEqual(['z1']);
    await deleteExpired('u2', THEN + 33 * DAY);
    expect(await left('journals', 'u1')).toEqual([]);
  });

  it('keeps a record when a clock that had jumped is right again at the next start', async () => {
    const { deleteExpired, rawStore, left } = await loadPage();
    await rawStore('journals').write('u1', 'z1', { version: 1, updatedAt: THEN });
    await deleteExpired('u2', THEN + 31 * DAY);
    await deleteExpired('u2', THEN + 2 * DAY);
    await deleteExpired('u2', THEN + 33 * DAY);
    expect(await left('journals', 'u1')).toEqual(['z1']);
  });

  it('keeps a record that was changed between the two starts', async () => {
    const { deleteExpired, rawStore, left } = await loadPage();
    await rawStore('journals').write('u1', 'z1', { version: 1, updatedAt: THEN });
    await deleteExpired('u2', THEN + 31 * DAY);
    await rawStore('journals').write('u1', 'z1', { version: 1, updatedAt: THEN + 31 * DAY });
    await deleteExpired('u2', THEN + 33 * DAY);
    expect(await left('journals', 'u1')).toEqual(['z1']);
  });

  it.each(['outbox', 'notes', 'drafts', 'blocks'] as const)(
    'ages without a date (%s) from the first start that sees it',
    async (store) => {
      const { deleteExpired, rawStore, left } = await loadPage();
      await rawStore(store).write('u1', 'r1', { version: 1 });
      await deleteExpired('u2', THEN);
      await deleteExpired('u2', THEN + 30 * DAY);
      await deleteExpired('u2', THEN + 31 * DAY);
      expect(await left(store, 'u1')).toEqual(['r1']);
      await deleteExpired('u2', THEN + 32 * DAY);
      expect(await left(store, 'u1')).toEqual([]);
    },
  );

  it('keeps a record that a tab writes after it was found to be expired', async () => {
    const { deleteExpired, rawStore, left } = await loadPage();
    await rawStore('journals').write('u1', 'z1', { version: 1, updatedAt: THEN });
    await deleteExpired('u2', THEN + 31 * DAY);
    const database = await openDB('qlearn');
    const now = { version: 1, updatedAt: THEN + 33 * DAY };
    const getAll = vi.spyOn(IDBObjectStore.prototype, 'getAll');
    const isListed = () =>
      getAll.mock.contexts.some((store) => store instanceof IDBObjectStore && store.name === 'journals');
    const write = async (): Promise<void> => {
      // The requests of fake-indexeddb run in immediates.
      while (!isListed()) await new Promise((resolve) => setImmediate(resolve));
      await database.put('journals', now, ['u1', 'z1']);
    };
    const written = write();
    await deleteExpired('u2', THEN + 33 * DAY);
    await written;
    database.close();
    expect(await left('journals', 'u1')).toEqual(['z1']);
  });

  it('keeps a record that a newer release wrote', async () => {
    const { deleteExpired, rawStore, left } = await loadPage();
    await rawStore('journals').write('u1', 'z1', { version: 2, updatedAt: THEN });
    await deleteExpired('u2', THEN + 90 * DAY);
    await deleteExpired('u2', THEN + 99 * DAY);
    expect(await left('journals', 'u1')).toEqual(['z1']);
  });
});

describe('records of the signed-in user', () => {
  it('keeps a record that may hold unsent answers, whatever the clock says', async () => {
    const { deleteExpired, rawStore, left } = await loadPage();
    const stores = ['journals', 'outbox', 'blocks'] as const;
    for (const store of stores) await rawStore(store).write('u1', 'r1', { version: 1, updatedAt: THEN });
    await deleteExpired('u1', THEN + 90 * DAY);
    await deleteExpired('u1', THEN + 99 * DAY);
    for (const store of stores) expect(await left(store, 'u1')).toEqual(['r1']);
  });

  it('keeps a highlight on which something was typed, and deletes one without', async () => {
    const { deleteExpired, rawStore, left } = await loadPage();
    const highlight = { start: 0, end: 4, check: 7, colour: 'yellow' };
    const record = (note: object) => ({
      version: 1,
      updatedAt: THEN,
      stem: [],
      explanation: [{ ...highlight, ...note }],
      struck: [],
    });
    await rawStore('notes').write('u1', 'z1/q1', record({ note: 'Typed' }));
    await rawStore('notes').write('u1', 'z1/q2', record({}));
    await deleteExpired('u1', THEN + 31 * DAY);
    await deleteExpired('u1', THEN + 33 * DAY);
    expect(await left('notes', 'u1')).toEqual(['z1/q1']);
  });

  it('keeps a record that was moved aside, though its date has passed', async () => {
    const { deleteExpired, rawStore, left } = await loadPage();
    await rawStore('drafts').write('u1', 'comment/q1#kept', 'cut o');
    await deleteExpired('u1', THEN);
    await deleteExpired('u1', THEN + 31 * DAY);
    await deleteExpired('u1', THEN + 33 * DAY);
    expect(await left('drafts', 'u1')).toEqual(['comment/q1#kept']);
  });

  it('deletes a record after 30 days when the server has accepted it', async () => {
    const { deleteExpired, rawStore, left } = await loadPage();
    await rawStore('sent').write('u1', 'z1', { version: 1, sentAt: THEN });
    await rawStore('sent').write('u1', 'z2', { version: 1, sentAt: THEN + 20 * DAY });
    await deleteExpired('u1', THEN + 31 * DAY);
    expect(await left('sent', 'u1')).toEqual(['z1', 'z2']);
    await deleteExpired('u1', THEN + 32 * DAY);
    expect(await left('sent', 'u1')).toEqual(['z2']);
  });

  it.each(['notes', 'drafts'] as const)(
    'deletes a record after 30 days without a change: %s',
    async (store) => {
      const { deleteExpired, rawStore, left } = await loadPage();
      await rawStore(store).write('u1', 'old', { version: 1, updatedAt: THEN });
      await rawStore(store).write('u1', 'new', { version: 1, updatedAt: THEN + 20 * DAY });
      await deleteExpired('u1', THEN + 31 * DAY);
      expect(await left(store, 'u1')).toEqual(['new', 'old']);
      await deleteExpired('u1', THEN + 32 * DAY);
      expect(await left(store, 'u1')).toEqual(['new']);
    },
  );

  it('keeps a saved choice: the topics of Create Quiz', async () => {
    const { deleteExpired, rawStore, left } = await loadPage();
    await rawStore('drafts').write('u1', 'createQuiz/topics', { topics: ['Asthma'], subtopics: [] });
    for (const days of [0, 31, 62, 93]) await deleteExpired('u1', THEN + days * DAY);
    expect(await left('drafts', 'u1')).toEqual(['createQuiz/topics']);
  });

  it('keeps a record for 30 days after it was restored from a backup', async () => {
    const { deleteExpired, restoredMark, rawStore, left } = await loadPage();
    const restoredAt = THEN + 100 * DAY;
    await rawStore('notes').write('u1', 'z1/q1', { version: 1, updatedAt: THEN });
    const mark = restoredMark('notes', 'z1/q1', restoredAt);
    if (mark === undefined) throw new Error('no mark');
    await rawStore('expiry').write('u1', mark.recordId, mark.value);
    for (const days of [1, 3, 29, 31]) await deleteExpired('u1', restoredAt + days * DAY);
    expect(await left('notes', 'u1')).toEqual(['z1/q1']);
    await deleteExpired('u1', restoredAt + 32 * DAY);
    expect(await left('notes', 'u1')).toEqual([]);
    expect(restoredMark('questionNotes', 'q1', restoredAt)).toBeUndefined();
  });

  it('leaves no mark to the next record of the same id when the user deletes it', async () => {
    const { deleteExpired, rawStore, left } = await loadPage();
    await rawStore('drafts').write('u1', 'comment/q1', { text: 'old' });
    await deleteExpired('u1', THEN);
    await rawStore('drafts').remove('u1', 'comment/q1');
    await deleteExpired('u1', THEN + DAY);
    expect(await rawStore('expiry').listAll()).toEqual([]);
    await rawStore('drafts').write('u1', 'comment/q1', { text: 'new' });
    await deleteExpired('u1', THEN + 40 * DAY);
    await deleteExpired('u1', THEN + 41 * DAY);
    expect(await left('drafts', 'u1')).toEqual(['comment/q1']);
  });

  it('keeps its mark while another user is signed in', async () => {
    const { deleteExpired, restoredMark, rawStore } = await loadPage();
    await rawStore('journals').write('u1', 'z1', { version: 1, updatedAt: THEN });
    const mark = restoredMark('journals', 'z1', THEN);
    if (mark === undefined) throw new Error('no mark');
    await rawStore('expiry').write('u1', mark.recordId, mark.value);
    await deleteExpired('u1', THEN);
    await deleteExpired('u2', THEN);
    expect(await rawStore('expiry').listAll()).toHaveLength(1);
  });

  it('leaves no mark behind when it expires', async () => {
    const { deleteExpired, rawStore } = await loadPage();
    await rawStore('sent').write('u1', 'z1', { version: 1, sentAt: THEN });
    await deleteExpired('u1', THEN + 31 * DAY);
    await deleteExpired('u1', THEN + 32 * DAY);
    expect(await rawStore('expiry').listAll()).toEqual([]);
  });
});

it.each([
  'questionNotes',
  'finishedAttempts',
  'presets',
  'practice',
  'missReasons',
  'phrases',
  'ratingLog',
] as const)('never deletes %s by age, whoever signs in', async (store) => {
  const { deleteExpired, rawStore, left } = await loadPage();
  for (const userId of ['u1', 'u2']) {
    await rawStore(store).write(userId, 'r1', { version: 1, updatedAt: THEN });
  }
  for (const days of [0, 31, 62, 93]) await deleteExpired('u1', THEN + days * DAY);
  for (const userId of ['u1', 'u2']) expect(await left(store, userId)).toEqual(['r1']);
});
