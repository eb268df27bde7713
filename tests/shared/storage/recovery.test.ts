import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AttemptRecord } from '@/domain/attempt/attemptRecord';
import { anAttemptRecord, attemptWriter, noteWith, valuesOf } from '../../storedRecords';

const recordWith = (answer: string): AttemptRecord => anAttemptRecord([answer], { secondsLeft: 60 });
const missed = (misses: number) =>
  ({ questionId: 'z1', state: 'removed', dueDay: '', lapses: misses, enteredAt: 1, updatedAt: 1 }) as const;

const answerIn = (record: AttemptRecord | undefined) => record?.items[0]?.answer;

/** Fresh modules, as after a page load. */
async function loadPage() {
  vi.resetModules();
  const [
    { attempts },
    { rawStore },
    { storageTrouble, onStorageTrouble },
    { openDatabase, retryOpening },
    { practice },
    { attemptImages: images },
    { listenToHandledErrors },
    { notes },
    { progressOf },
    { drills },
    { savedTopics },
  ] = await Promise.all([
    import('@/domain/attempt/attemptRecord'),
    import('../../rawStore'),
    import('@/shared/storage/storageHealth'),
    import('@/shared/storage/connection'),
    import('@/domain/study/practiceRecord'),
    import('@/domain/attempt/contentRecord'),
    import('@/shared/browser/reportError'),
    import('@/domain/notes/noteRecord'),
    import('@/shared/storage/writeProgress'),
    import('@/domain/study/drillRecord'),
    import('@/features/create-quiz/store/savedTopicsRecord'),
  ]);
  return {
    attempts,
    writeAttempt: attemptWriter(attempts),
    openDatabase,
    rawStore,
    storageTrouble,
    onStorageTrouble,
    retryOpening,
    practice,
    images,
    listenToHandledErrors,
    notes,
    progressOf,
    drills,
    savedTopics,
  };
}

type Page = Awaited<ReturnType<typeof loadPage>>;

const onDisk = async () => answerIn(await (await loadPage()).attempts.read('u1', 'z1'));

/** A tab of an older release that ignores the request to close. */
const openElsewhere = () =>
  openDB('qlearn', 1, {
    upgrade: (database) => {
      for (const name of ['journals', 'outbox', 'notes', 'drafts']) database.createObjectStore(name);
    },
  });

/** Waits longer than a page does for its database. */
async function passTimeLimit(work: Promise<unknown>): Promise<void> {
  // The events of fake-indexeddb run in immediates.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(3_000);
  await work;
}

const refuse = (name: string) => () => {
  throw new DOMException('Refused', name);
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a database that does not open', () => {
  const hangs = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() });
  };

  it('replaces a database that does not open by memory after three seconds, for writes and reads', async () => {
    hangs();
    const { attempts, writeAttempt, storageTrouble, listenToHandledErrors } = await loadPage();
    const reported = vi.fn<() => void>();
    listenToHandledErrors(reported);
    const written = writeAttempt(recordWith('A'));
    await vi.advanceTimersByTimeAsync(2_900);
    expect(storageTrouble()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(storageTrouble()).toBe('late');
    // Not reported yet: a page that is being left would be gone before that.
    expect(reported).not.toHaveBeenCalled();
    await passTimeLimit(written);
    expect(reported).toHaveBeenCalledExactlyOnceWith('denied storage', expect.any(Error), 'late');
    expect(answerIn(await attempts.read('u1', 'z1'))).toBe('A');
    expect(await valuesOf(attempts, 'u1')).toHaveLength(1);
  });

  it('waits for the database once, not in each call', async () => {
    hangs();
    const { attempts, writeAttempt, openDatabase } = await loadPage();
    await passTimeLimit(openDatabase());
    await writeAttempt(recordWith('A'));
    expect(await attempts.read('u2', 'z9')).toBeUndefined();
  });

  it('waits for the database again when the person asks to', async () => {
    hangs();
    const { openDatabase, retryOpening } = await loadPage();
    await passTimeLimit(openDatabase());
    let isDone = false;
    const retried = retryOpening().then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(2_900);
    expect(isDone).toBe(false);
    await passTimeLimit(retried);
  });
});

describe('a database that an older tab keeps from opening', () => {
  async function openBlocked(): Promise<Page & { readonly release: () => Promise<void> }> {
    const older = await openElsewhere();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = await loadPage();
    const release = async (): Promise<void> => {
      vi.useRealTimers();
      older.close();
      await vi.waitFor(() => expect(page.storageTrouble()).toBeUndefined());
    };
    return { ...page, release };
  }

  it('names the other tab as the cause', async () => {
    const { openDatabase, storageTrouble } = await openBlocked();
    await passTimeLimit(openDatabase());
    expect(storageTrouble()).toBe('blocked');
  });

  it('names the other tab also if the browser says so only after the page has given up waiting', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const request = new IDBOpenDBRequest();
    const listen = vi.spyOn(request, 'addEventListener');
    vi.stubGlobal('indexedDB', { open: () => request });
    const { openDatabase, storageTrouble } = await loadPage();
    await passTimeLimit(openDatabase());
    expect(storageTrouble()).toBe('late');
    const [, onBlocked] = listen.mock.calls.find(([type]) => type === 'blocked') ?? [];
    if (typeof onBlocked === 'function') onBlocked(new Event('blocked'));
    expect(storageTrouble()).toBe('blocked');
  });

  it('takes what memory holds as soon as it opens, and the trouble is over', async () => {
    const { writeAttempt, release } = await openBlocked();
    await passTimeLimit(writeAttempt(recordWith('A')));
    await release();
    await vi.waitFor(async () => expect(await onDisk()).toBe('A'));
  });

  it('merges a change that was made before the page read what it replaces', async () => {
    const { attempts, writeAttempt, release } = await openBlocked();
    const elsewhere = await openDB('qlearn');
    await elsewhere.put('journals', recordWith('B'), ['u1', 'z1']);
    elsewhere.close();
    await passTimeLimit(writeAttempt(recordWith('')));
    await release();
    const [read] = await Promise.all([attempts.readStored('u1', 'z1'), writeAttempt(recordWith(''))]);
    expect(answerIn(read)).toBe('B');
    expect(await onDisk()).toBe('B');
  });

  it('merges a change that is made while the page reads what it replaces', async () => {
    const { attempts, writeAttempt, release } = await openBlocked();
    const elsewhere = await openDB('qlearn');
    await elsewhere.put('journals', recordWith('B'), ['u1', 'z1']);
    elsewhere.close();
    await passTimeLimit(writeAttempt(recordWith('')));
    await release();
    const original = Reflect.get(IDBObjectStore.prototype, 'getAllKeys');
    vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(function (
      this: IDBObjectStore,
      range,
    ) {
      for (let before = 0; before < 40; before += 1) this.count();
      return Reflect.apply(original, this, [range]);
    });
    const reading = attempts.readStored('u1', 'z1');
    // The events of fake-indexeddb run in immediates.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    await writeAttempt(recordWith(''));
    expect(answerIn(await reading)).toBe('B');
    expect(await onDisk()).toBe('B');
  });

  it('says that an answer is being written then, also if the time was written after it', async () => {
    const { writeAttempt, release, onStorageTrouble, storageTrouble, progressOf } = await openBlocked();
    await passTimeLimit(writeAttempt(recordWith('A')));
    await writeAttempt({ ...recordWith('A'), secondsLeft: 55 }, { isBackground: true });
    const says = new Promise((resolve) => {
      onStorageTrouble(() => {
        if (storageTrouble() === undefined) queueMicrotask(() => resolve(progressOf('journals')));
      });
    });
    await release();
    expect(await says).toBe('underWay');
  });

  it('reports to whoever watches that its records can be read', async () => {
    const { practice, release, openDatabase } = await openBlocked();
    const changed = vi.fn();
    const stop = practice.watch('u1', changed);
    await passTimeLimit(openDatabase());
    await release();
    expect(changed).toHaveBeenCalledExactlyOnceWith({ type: 'stale', ids: undefined });
    stop();
  });
});

describe('what was on disk before the database opened late', () => {
  it('moves aside what was on disk when something was written without having seen it', async () => {
    await (await loadPage()).practice.write('u1', 'z1', missed(1));
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(refuse('UnknownError'));
    const page = await loadPage();
    expect(await page.practice.read('u1', 'z1')).toBeUndefined();
    await page.practice.write('u1', 'z1', missed(2));
    opening.mockRestore();
    await page.openDatabase();
    await vi.waitFor(async () =>
      expect(await page.rawStore('practice').list('u1')).toMatchObject([
        { recordId: 'z1', value: { lapses: 2 } },
        { recordId: 'z1#kept', value: { lapses: 1 } },
      ]),
    );
    expect(page.storageTrouble()).toBeUndefined();
    await page.practice.write('u1', 'z1', missed(3));
    expect(await page.rawStore('practice').list('u1')).toMatchObject([
      { recordId: 'z1', value: { lapses: 3 } },
      { recordId: 'z1#kept', value: { lapses: 1 } },
    ]);
  });

  it('moves aside nothing that the page itself has written since', async () => {
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(refuse('UnknownError'));
    const { practice, rawStore } = await loadPage();
    expect(await practice.read('u1', 'z1')).toBeUndefined();
    opening.mockRestore();
    await Promise.all([practice.write('u1', 'z1', missed(1)), practice.write('u1', 'z1', missed(2))]);
    await practice.write('u1', 'z1', missed(3));
    expect(await rawStore('practice').list('u1')).toMatchObject([{ recordId: 'z1', value: { lapses: 3 } }]);
  });

  it('moves aside only what it has not written, of two changes in a row', async () => {
    await (await loadPage()).notes.write('u1', 'q1', noteWith('before'));
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(refuse('UnknownError'));
    const { notes, retryOpening, rawStore } = await loadPage();
    expect(await notes.read('u1', 'q1')).toBeUndefined();
    opening.mockRestore();
    await retryOpening();
    await Promise.all(['first', 'second'].map((text) => notes.write('u1', 'q1', noteWith(text))));
    expect(await rawStore('questionNotes').list('u1')).toMatchObject([
      { recordId: 'q1', value: { text: 'second' } },
      { recordId: 'q1#kept', value: { text: 'before' } },
    ]);
  });

  const openUnread = async (before: object): Promise<Page> => {
    await (await loadPage()).rawStore('journals').write('u1', 'z1', before);
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(refuse('UnknownError'));
    const page = await loadPage();
    expect(await page.attempts.read('u1', 'z1')).toBeUndefined();
    opening.mockRestore();
    return page;
  };

  it('moves aside what was on disk when it cannot be read', async () => {
    const before = { ...recordWith('B'), version: 2 };
    const { writeAttempt, rawStore } = await openUnread(before);
    await writeAttempt(recordWith('A'));
    expect(await rawStore('journals').list('u1')).toContainEqual({
      userId: 'u1',
      recordId: 'z1#kept',
      value: before,
    });
    expect(await (await loadPage()).rawStore('journals').ids('u1')).toEqual(['z1']);
  });

  it('keeps what was on disk when it is to be removed, and the page shows it', async () => {
    const { attempts } = await openUnread(recordWith('B'));
    const changed = vi.fn();
    const stop = attempts.watch('u1', changed);
    await attempts.remove('u1', 'z1');
    expect(changed).toHaveBeenLastCalledWith({ type: 'stale', ids: undefined });
    expect((await valuesOf(attempts, 'u1')).map(answerIn)).toEqual(['B']);
    stop();
  });

  it('merges what was on disk with answers given meanwhile, until the page has read it', async () => {
    await (await loadPage()).writeAttempt(recordWith('B'));
    const opening = vi.spyOn(indexedDB, 'open').mockImplementation(refuse('UnknownError'));
    const { attempts, writeAttempt, rawStore } = await loadPage();
    expect(await attempts.read('u1', 'z1')).toBeUndefined();
    await writeAttempt(recordWith(''));
    opening.mockRestore();
    await writeAttempt(recordWith(''));
    await writeAttempt(recordWith(''));
    expect(await onDisk()).toBe('B');
    expect(answerIn(await attempts.readStored('u1', 'z1'))).toBe('B');
    await writeAttempt(recordWith('A'));
    expect(await onDisk()).toBe('A');
    expect(await rawStore('journals').list('u1')).toHaveLength(1);
  });
});

describe('a database that is refused at first', () => {
  it('asks for a refused database again at the next use', async () => {
    const opening = vi.spyOn(indexedDB, 'open').mockImplementationOnce(refuse('UnknownError'));
    const { writeAttempt, storageTrouble } = await loadPage();
    await writeAttempt(recordWith('A'));
    expect(storageTrouble()).toBe('refused');
    await writeAttempt(recordWith('B'));
    expect(storageTrouble()).toBeUndefined();
    expect(opening).toHaveBeenCalledTimes(2);
    expect(await onDisk()).toBe('B');
  });
});

describe('a connection that is lost', () => {
  it.each(['InvalidStateError', 'UnknownError'])('opens the connection again once after %s', async (name) => {
    const { writeAttempt, storageTrouble } = await loadPage();
    await writeAttempt(recordWith('A'));
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(refuse(name));
    await writeAttempt(recordWith('B'));
    expect(storageTrouble()).toBeUndefined();
    expect(await onDisk()).toBe('B');
  });

  it('opens a lost connection again for a read', async () => {
    const { attempts, writeAttempt } = await loadPage();
    await writeAttempt(recordWith('A'));
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(refuse('InvalidStateError'));
    expect(answerIn(await attempts.read('u1', 'z1'))).toBe('A');
  });

  it('stores what it has refused twice as soon as the database is used again', async () => {
    const { writeAttempt, practice, storageTrouble } = await loadPage();
    await writeAttempt(recordWith('A'));
    for (let time = 0; time < 2; time += 1)
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(refuse('InvalidStateError'));
    await writeAttempt({ ...recordWith('B'), updatedAt: 2 });
    expect(storageTrouble()).toBe('refused');
    await practice.read('u1', 'z1');
    await vi.waitFor(() => expect(storageTrouble()).toBeUndefined());
    expect(await onDisk()).toBe('B');
  });

  it('removes what it could not remove as soon as the database is used again', async () => {
    const { practice } = await loadPage();
    await practice.write('u1', 'z1', missed(1));
    for (let time = 0; time < 2; time += 1)
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(refuse('InvalidStateError'));
    await practice.remove('u1', 'z1');
    await practice.read('u1', 'z2');
    await vi.waitFor(async () => expect(await (await loadPage()).practice.ids('u1')).toEqual([]));
  });
});

describe('a record that could not be read by itself, but has been listed since', () => {
  const readRefused = async (read: () => Promise<unknown>): Promise<void> => {
    const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
    begin.mockImplementation(refuse('InvalidStateError'));
    expect(await read()).toBeUndefined();
    begin.mockRestore();
  };

  it('stays removed: nothing is set aside that returns when it is read', async () => {
    await (await loadPage()).practice.write('u1', 'z1', missed(1));
    const { practice, rawStore } = await loadPage();
    await readRefused(() => practice.read('u1', 'z1'));
    expect(await valuesOf(practice, 'u1')).toEqual([missed(1)]);
    await practice.remove('u1', 'z1');
    expect(await rawStore('practice').list('u1')).toEqual([]);
  });

  it('can be removed as it was listed, also if another tab has written it and it could be merged', async () => {
    const { notes, rawStore } = await loadPage();
    await notes.write('u1', 'q1', noteWith('mine'));
    await (await loadPage()).notes.write('u1', 'q1', noteWith('theirs'));
    await readRefused(() => notes.readStored('u1', 'q1'));
    expect(await valuesOf(notes, 'u1')).toMatchObject([{ text: 'theirs' }]);
    await notes.remove('u1', 'q1');
    expect(await rawStore('questionNotes').list('u1')).toEqual([]);
  });

  it('stays unread if only another kind of the store was listed', async () => {
    const { drills } = await loadPage();
    const drill = { day: '2026-03-01', questionIds: ['q1'], outcomes: new Map(), choice: '' };
    await drills.write('u1', '', drill);
    const page = await loadPage();
    await readRefused(() => page.drills.read('u1', ''));
    await page.savedTopics.list('u1');
    await page.drills.write('u1', '', { ...drill, choice: 'A' });
    expect(await page.rawStore('drafts').list('u1')).toMatchObject([
      { value: { choice: 'A' } },
      { value: { choice: '' } },
    ]);
  });
});

describe('a record that was not read before it is written', () => {
  it('keeps what it cannot read if the device refuses to exchange it for one that was set aside', async () => {
    const newer = { ...missed(2), version: 2 };
    const before = await loadPage();
    await before.rawStore('practice').write('u1', 'z1', newer);
    await before.rawStore('practice').write('u1', 'z1#kept', missed(1));
    const { practice, rawStore } = await loadPage();
    const original = Reflect.get(IDBObjectStore.prototype, 'put');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    put
      .mockImplementationOnce(function (this: IDBObjectStore, ...args) {
        return Reflect.apply(original, this, args);
      })
      .mockImplementationOnce(refuse('QuotaExceededError'));
    await practice.read('u1', 'z1');
    put.mockRestore();
    expect(await rawStore('practice').read('u1', 'z1')).toEqual(newer);
    expect(await practice.read('u1', 'z1')).toEqual(missed(1));
  });

  it('replaces an unread record as it stands', async () => {
    await (await loadPage()).writeAttempt(recordWith('B'));
    const { writeAttempt, rawStore } = await loadPage();
    await writeAttempt(recordWith(''));
    expect(await onDisk()).toBe('');
    expect(await rawStore('journals').list('u1')).toHaveLength(1);
  });

  it('removes an unread record', async () => {
    await (await loadPage()).writeAttempt(recordWith('B'));
    const { attempts } = await loadPage();
    await attempts.remove('u1', 'z1');
    expect(await (await loadPage()).rawStore('journals').list('u1')).toEqual([]);
  });
});

describe('a change that a later one of its record has replaced', () => {
  const refuseOnce = (): void =>
    void vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(refuse('DataError'));

  it('writes a replaced change no second time once the store takes the later one', async () => {
    const { attempts, writeAttempt } = await loadPage();
    await attempts.read('u1', 'z1');
    refuseOnce();
    await writeAttempt(recordWith('A'));
    await writeAttempt(recordWith('B'));
    expect(await onDisk()).toBe('B');
  });

  it('ignores that a replaced change is refused', async () => {
    const { attempts, writeAttempt, onStorageTrouble } = await loadPage();
    await attempts.read('u1', 'z1');
    const heard = vi.fn();
    onStorageTrouble(heard);
    refuseOnce();
    const earlier = writeAttempt(recordWith('A'));
    await writeAttempt(recordWith('B'));
    await earlier;
    expect(heard).not.toHaveBeenCalled();
    expect(await onDisk()).toBe('B');
  });

  it('leaves the later one in memory until that is on disk too', async () => {
    const { attempts, writeAttempt } = await loadPage();
    await attempts.read('u1', 'z1');
    const earlier = writeAttempt(recordWith('A'));
    refuseOnce();
    await writeAttempt(recordWith('B'));
    await earlier;
    expect(answerIn(await attempts.read('u1', 'z1'))).toBe('B');
    await vi.waitFor(async () => expect(await onDisk()).toBe('B'));
  });
});

describe('a change that is refused and tried again after a later one', () => {
  const fill = (): void =>
    void vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(refuse('QuotaExceededError'));
  const loseConnection = (): void =>
    void vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(refuse('InvalidStateError'));

  it.each([
    ['lack of room', fill],
    ['a lost connection', loseConnection],
  ])('leaves the later answer and the later note on disk after %s', async (_, fail) => {
    const { writeAttempt, notes, rawStore } = await loadPage();
    const lock = {};
    await writeAttempt(recordWith(''), { lock });
    await notes.write('u1', 'q1', noteWith('a'));
    for (const write of [
      (later: boolean) => writeAttempt(recordWith(later ? 'C' : 'B'), { lock }),
      (later: boolean) => notes.write('u1', 'q1', noteWith(later ? 'abcdef' : 'abc')),
    ]) {
      fail();
      const refused = write(false);
      // Emptying the images, or opening the database again, takes a while.
      await new Promise((resolve) => setImmediate(resolve));
      await Promise.all([refused, write(true)]);
    }
    expect(await onDisk()).toBe('C');
    expect(await rawStore('questionNotes').read('u1', 'q1')).toMatchObject({ text: 'abcdef' });
  });

  it('ends with the later change: nobody who waits for the earlier is told too soon', async () => {
    const { notes, rawStore } = await loadPage();
    await notes.write('u1', 'q1', noteWith('a'));
    loseConnection();
    const earlier = notes.write('u1', 'q1', noteWith('abc'));
    void notes.write('u1', 'q1', noteWith('abcdef'));
    await earlier;
    expect(await rawStore('questionNotes').read('u1', 'q1')).toMatchObject({ text: 'abcdef' });
  });

  it('leaves the warning until all that memory holds of the store is on disk', async () => {
    const { writeAttempt, rawStore, storageTrouble, onStorageTrouble } = await loadPage();
    // A function cannot be stored.
    await rawStore('journals').write('u1', 'z1', { refused: () => 1 });
    const warned: unknown[] = [];
    onStorageTrouble(() => warned.push(storageTrouble()));
    await writeAttempt({ ...recordWith('C'), quizId: 'z2' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(storageTrouble()).toBe('refused');
    expect(warned).toEqual([]);
  });
});

describe('an attempt under its lock', () => {
  /** Stores the answer A; the browser refuses the change to B before it has read what is stored. */
  async function storeFirstOnly(writeAttempt: Page['writeAttempt']): Promise<void> {
    const lock = {};
    await writeAttempt(recordWith('A'), { lock });
    const lost = vi
      .spyOn(IDBDatabase.prototype, 'transaction')
      .mockImplementation(refuse('InvalidStateError'));
    await writeAttempt(recordWith('B'), { lock });
    lost.mockRestore();
  }

  it('sets aside what a newer release wrote while this tab did not have the lock', async () => {
    const { attempts, writeAttempt, rawStore } = await loadPage();
    const first = {};
    await writeAttempt(recordWith('A'), { lock: first });
    await writeAttempt(recordWith('B'), { lock: first });
    const newer = { ...recordWith('D'), version: 2 };
    const elsewhere = await openDB('qlearn');
    await elsewhere.put('journals', newer, ['u1', 'z1']);
    elsewhere.close();
    expect(await attempts.read('u1', 'z1')).toBeUndefined();
    await writeAttempt(recordWith(''), { lock: {} });
    expect(await rawStore('journals').read('u1', 'z1#kept')).toEqual(newer);
  });

  it('writes again what was refused right after its own change of the same moment', async () => {
    const { writeAttempt } = await loadPage();
    await storeFirstOnly(writeAttempt);
    await writeAttempt({ ...recordWith('C'), quizId: 'z2' });
    // Stored after the refused change, which was tried again.
    await writeAttempt({ ...recordWith('C'), quizId: 'z3' });
    expect(await onDisk()).toBe('B');
  });

  it('keeps what another tab has written since a change was refused before it read the record', async () => {
    const { writeAttempt } = await loadPage();
    await storeFirstOnly(writeAttempt);
    const elsewhere = await openDB('qlearn');
    const later = { ...recordWith('D'), version: 1, updatedAt: recordWith('B').updatedAt + 1 };
    await elsewhere.put('journals', later, ['u1', 'z1']);
    elsewhere.close();
    await writeAttempt({ ...recordWith('C'), quizId: 'z2' });
    // Stored after the refused change, which was tried again.
    await writeAttempt({ ...recordWith('C'), quizId: 'z3' });
    expect(await onDisk()).toBe('D');
  });

  it('checks a record again before it writes what was refused: its lock may have ended', async () => {
    const { writeAttempt, rawStore } = await loadPage();
    const lock = {};
    await writeAttempt(recordWith('A'), { lock });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(refuse('DataError'));
    await writeAttempt(recordWith('B'), { lock });
    const newer = { ...recordWith('D'), version: 2 };
    const elsewhere = await openDB('qlearn');
    await elsewhere.put('journals', newer, ['u1', 'z1']);
    elsewhere.close();
    await writeAttempt({ ...recordWith('C'), quizId: 'z2' });
    await vi.waitFor(async () => expect(await onDisk()).toBe('B'));
    expect(await rawStore('journals').read('u1', 'z1#kept')).toEqual(newer);
  });
});

describe('an attempt that another tab has taken over', () => {
  const writeElsewhere = async (record: AttemptRecord): Promise<void> => {
    const elsewhere = await openDB('qlearn');
    await elsewhere.put('journals', { ...record, version: 1 }, ['u1', 'z1']);
    elsewhere.close();
  };
  const answersOnDisk = async () =>
    (await (await loadPage()).attempts.read('u1', 'z1'))?.items.map(({ answer }) => answer);
  const two = (answers: readonly string[], updatedAt: number): AttemptRecord => ({
    ...anAttemptRecord(answers, { secondsLeft: 60 }),
    updatedAt,
  });

  it('keeps its answers when a tab that wakes up stores its times', async () => {
    const { writeAttempt } = await loadPage();
    await writeAttempt(two(['A', ''], 1), { lock: {} });
    await writeElsewhere(two(['A', 'D'], 2));
    await writeAttempt(two(['A', ''], 3), { isBackground: true });
    expect(await answersOnDisk()).toEqual(['A', 'D']);
  });

  it('keeps its later answer when what was chosen before reaches the device after it', async () => {
    const { writeAttempt } = await loadPage();
    await writeAttempt(two(['A', ''], 1), { lock: {} });
    await writeElsewhere(two(['D', ''], 3));
    await writeAttempt(two(['B', 'C'], 2), { lock: {} });
    expect(await answersOnDisk()).toEqual(['D', 'C']);
  });

  it('stays removed when a tab that knows it stores its times, and returns with an answer', async () => {
    const { writeAttempt } = await loadPage();
    await writeAttempt(two(['A', ''], 1), { lock: {} });
    await (await loadPage()).attempts.remove('u1', 'z1');
    await writeAttempt(two(['A', ''], 2), { isBackground: true });
    expect(await answersOnDisk()).toBeUndefined();
    await writeAttempt(two(['A', 'B'], 3), { lock: {} });
    expect(await answersOnDisk()).toEqual(['A', 'B']);
  });

  it('returns with its times when the browser has deleted the whole database', async () => {
    const { writeAttempt } = await loadPage();
    await writeAttempt(two(['A', ''], 1), { lock: {} });
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(refuse('InvalidStateError'));
    await writeAttempt(two(['A', ''], 2), { isBackground: true });
    expect(await answersOnDisk()).toEqual(['A', '']);
  });

  it('takes the times of a tab that has written it last', async () => {
    const { writeAttempt } = await loadPage();
    const lock = {};
    await writeAttempt(two(['A', ''], 1), { lock });
    void writeAttempt(two(['A', 'B'], 2), { lock });
    await writeAttempt({ ...two(['A', 'B'], 3), currentItem: 2 }, { isBackground: true });
    expect((await (await loadPage()).attempts.read('u1', 'z1'))?.currentItem).toBe(2);
  });

  it('merges with an answer that the device had refused the first tab', async () => {
    const { writeAttempt } = await loadPage();
    await writeAttempt(two(['', ''], 1), { lock: {} });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(refuse('DataError'));
    await writeAttempt(two(['A', ''], 2), { lock: {} });
    await writeElsewhere(two(['', 'D'], 3));
    await writeAttempt(two(['A', ''], 4), { isBackground: true });
    expect(await answersOnDisk()).toEqual(['A', 'D']);
    // Nor is the other tab's answer lost by what the first one stores later, without having read it.
    await writeAttempt(two(['B', ''], 5), { lock: {} });
    await writeAttempt(two(['B', ''], 6), { lock: {} });
    expect(await answersOnDisk()).toEqual(['B', 'D']);
  });

  it('stays when a tab that knows an earlier version removes it', async () => {
    const { attempts, writeAttempt } = await loadPage();
    await writeAttempt(two(['A', ''], 1), { lock: {} });
    await writeElsewhere(two(['A', 'D'], 2));
    await attempts.remove('u1', 'z1');
    expect(await answersOnDisk()).toEqual(['A', 'D']);
    expect((await attempts.readStored('u1', 'z1'))?.items[1]?.answer).toBe('D');
    await attempts.remove('u1', 'z1');
    expect(await answersOnDisk()).toBeUndefined();
  });

  it('stays when a tab whose own answers the device has refused removes it', async () => {
    const { attempts, writeAttempt } = await loadPage();
    await writeAttempt(two(['', ''], 1), { lock: {} });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(refuse('DataError'));
    await writeAttempt(two(['A', ''], 2), { lock: {} });
    await writeElsewhere(two(['', 'D'], 3));
    await attempts.remove('u1', 'z1');
    expect(await answersOnDisk()).toEqual(['', 'D']);
  });
});

describe('a store that takes something again', () => {
  it('tries a store again for its own records only', async () => {
    const { writeAttempt, openDatabase, practice } = await loadPage();
    await openDatabase();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse('DataError'));
    await practice.write('u1', 'z1', missed(1));
    put.mockRestore();
    await writeAttempt(recordWith('A'));
    expect(await (await loadPage()).practice.list('u1')).toEqual([]);
  });

  it('tries a store again once, not after each of the writes that it takes', async () => {
    const { attempts, writeAttempt } = await loadPage();
    for (const quizId of ['z1', 'z2', 'z3']) await attempts.read('u1', quizId);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(refuse('DataError'));
    await writeAttempt(recordWith('A'));
    put.mockClear();
    await Promise.all(['z2', 'z3'].map((quizId) => writeAttempt({ ...recordWith('B'), quizId })));
    expect(await onDisk()).toBe('A');
    expect(put).toHaveBeenCalledTimes(3);
  });

  it('writes all that memory holds of the store, and ends its trouble', async () => {
    const { attempts, writeAttempt, storageTrouble } = await loadPage();
    await attempts.read('u1', 'z1');
    await writeAttempt({ ...recordWith('A'), quizId: 'z2' });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(refuse('DataError'));
    await writeAttempt(recordWith('A'));
    expect(storageTrouble()).toBe('refused');
    await writeAttempt({ ...recordWith('C'), quizId: 'z2' });
    await vi.waitFor(async () => expect(await onDisk()).toBe('A'));
    expect(storageTrouble()).toBeUndefined();
  });
});

describe('a write', () => {
  it('completes a write once an answer is on disk, not in a buffer of the system', async () => {
    const { writeAttempt, openDatabase } = await loadPage();
    await openDatabase();
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await writeAttempt(recordWith('A'));
    expect(begun).toHaveBeenLastCalledWith(expect.anything(), 'readwrite', { durability: 'strict' });
  });

  it('waits for no device when the record can be restored', async () => {
    const { practice } = await loadPage();
    await practice.read('u1', 'z1');
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await practice.write('u1', 'z1', missed(1));
    expect(begun).toHaveBeenLastCalledWith(expect.anything(), 'readwrite', {});
  });

  it('refuses a write when its transaction is aborted', async () => {
    const { attempts, writeAttempt, storageTrouble } = await loadPage();
    await attempts.read('u1', 'z1');
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(function (this: IDBTransaction) {
      this.abort();
    });
    await writeAttempt(recordWith('A'));
    expect(storageTrouble()).toBe('refused');
    expect(answerIn(await attempts.read('u1', 'z1'))).toBe('A');
  });
});

describe('images without room', () => {
  it('says nothing of answers, and holds no images in memory', async () => {
    const { images, storageTrouble } = await loadPage();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(refuse('QuotaExceededError'));
    await images.write('u1', 'z1/heart', { imgData: 'eA==' });
    expect(storageTrouble()).toBeUndefined();
    expect(await images.read('u1', 'z1/heart')).toBeUndefined();
  });

  it('gives the room of images to an answer', async () => {
    const { writeAttempt, rawStore, storageTrouble } = await loadPage();
    await rawStore('attemptImages').write('u1', 'z1/heart', { imgData: 'x' });
    await rawStore('presets').write('u1', 'p1', { name: 'Mine' });
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(refuse('QuotaExceededError'));
    await writeAttempt(recordWith('A'));
    expect(storageTrouble()).toBeUndefined();
    expect(await rawStore('attemptImages').ids('u1')).toEqual([]);
    expect(await rawStore('presets').ids('u1')).toEqual(['p1']);
    expect(await onDisk()).toBe('A');
  });

  it('gives the room of images to an answer that is refused only when it is committed', async () => {
    const { attempts, writeAttempt, rawStore, storageTrouble } = await loadPage();
    await rawStore('attemptImages').write('u1', 'z1/heart', { imgData: 'x' });
    await attempts.read('u1', 'z1');
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(function (this: IDBTransaction) {
      Object.defineProperty(this, 'error', { value: new DOMException('Full', 'QuotaExceededError') });
      this.abort();
    });
    await writeAttempt(recordWith('A'));
    expect(storageTrouble()).toBeUndefined();
    expect(await rawStore('attemptImages').ids('u1')).toEqual([]);
    expect(await onDisk()).toBe('A');
  });

  it('keeps an answer that is refused again in memory, and the page knows', async () => {
    const { attempts, writeAttempt, storageTrouble } = await loadPage();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse('QuotaExceededError'));
    await writeAttempt(recordWith('A'));
    expect(storageTrouble()).toBe('refused');
    expect(answerIn(await attempts.read('u1', 'z1'))).toBe('A');
  });
});

describe('a write that does not end', () => {
  it('counts as refused after ten seconds, until it ends', async () => {
    const { writeAttempt, storageTrouble } = await loadPage();
    const lock = {};
    await writeAttempt(recordWith('A'), { lock });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let complete = (): void => undefined;
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(function (this: IDBTransaction) {
      const listener = this.oncomplete;
      this.oncomplete = null;
      complete = () => void listener?.call(this, new Event('complete'));
    });
    const written = writeAttempt(recordWith('B'), { lock });
    await vi.advanceTimersByTimeAsync(9_900);
    expect(storageTrouble()).toBeUndefined();
    await vi.advanceTimersByTimeAsync(100);
    await written;
    expect(storageTrouble()).toBe('late');
    complete();
    await vi.waitFor(() => expect(storageTrouble()).toBeUndefined());
  });
});
