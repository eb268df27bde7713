import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anAttempt, anItem } from '../../domain/study/practiceSamples';
import { anAttemptRecord, attemptWriter, noteWith } from '../../storedRecords';

const missedWith = (rule: string, reasons: readonly 'misread'[], updatedAt: number) => ({
  questionId: 'q1',
  rule,
  ruleAt: updatedAt,
  entries: reasons.map((reason, index) => ({ quizId: 'z1', item: index + 1, reason, at: updatedAt })),
  labels: noteWith('').labels,
  updatedAt,
});

/** Fresh modules, as after a page load. */
async function loadPage() {
  vi.resetModules();
  const [{ keepInterruptedWrites, dropInterruptedWrites }, { rawStore }] = await Promise.all([
    import('@/shared/storage/interruptedWrites'),
    import('../../rawStore'),
  ]);
  keepInterruptedWrites();
  const load = {
    attempts: async () => (await import('@/domain/attempt/attemptRecord')).attempts,
    notes: async () => (await import('@/domain/notes/noteRecord')).notes,
    missReasons: async () => (await import('@/domain/study/miss-reasons/missReasonRecord')).missReasons,
    images: async () => (await import('@/domain/attempt/contentRecord')).attemptImages,
  };
  return { load, rawStore, dropInterruptedWrites };
}

type Page = Awaited<ReturnType<typeof loadPage>>;

/** A page that is left before a transaction of its could end: its database has not opened yet. */
async function leavePage(write: (page: Page) => Promise<unknown>): Promise<void> {
  const disk = indexedDB;
  vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() });
  await write(await loadPage());
  window.dispatchEvent(new Event('pagehide'));
  vi.stubGlobal('indexedDB', disk);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { closed: false }));
}

const leaveNote = (text: string, updatedAt?: number): Promise<void> =>
  leavePage(async ({ load }) => {
    void (await load.notes()).write('u1', 'q1', noteWith(text, updatedAt));
  });

const putOnDisk = async (store: string, value: object): Promise<void> => {
  const { rawStore } = await loadPage();
  // The stores have to be there.
  await rawStore('questionNotes').list('u1');
  const elsewhere = await openDB('qlearn');
  await elsewhere.put(store, { version: 1, ...value }, ['u1', 'q1']);
  elsewhere.close();
};

const noteOnDisk = async (id = 'q1'): Promise<unknown> => {
  const { rawStore } = await loadPage();
  return rawStore('questionNotes').read('u1', id);
};

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { closed: false }));
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('shows the next page a note that its page was left with, and writes it', async () => {
  await leaveNote('Ask about travel.');
  const { load } = await loadPage();
  const notes = await load.notes();
  expect((await notes.list('u1')).map(({ value }) => value.text)).toEqual(['Ask about travel.']);
  await vi.waitFor(async () => expect(await noteOnDisk()).toMatchObject({ text: 'Ask about travel.' }));
  expect(localStorage.getItem('interruptedWrites')).toBeNull();
});

it('keeps a write until the code of its kind is loaded', async () => {
  await leaveNote('Ask about travel.');
  const { load } = await loadPage();
  await load.attempts();
  expect(localStorage.getItem('interruptedWrites')).toContain('Ask about travel.');
  expect((await (await load.notes()).read('u1', 'q1'))?.text).toBe('Ask about travel.');
  expect(localStorage.getItem('interruptedWrites')).toBeNull();
});

it('writes a record whose module declares what decodes it after the kind', async () => {
  const attempt = anAttempt('z1', 5, [anItem('q1')]);
  const load = async () => (await import('@/domain/study/finishedAttemptRecord')).finishedAttempts;
  await leavePage(async () => {
    void (await load()).write(attempt.userId, attempt.quizId, attempt);
  });
  await loadPage();
  expect(await (await load()).read(attempt.userId, attempt.quizId)).toMatchObject(attempt);
});

it('takes the latest of two writes of a record', async () => {
  await leaveNote('Ask about');
  await leavePage(async ({ load }) => {
    // This page shows the first one, and goes on from it.
    void (await load.notes()).write('u1', 'q1', noteWith('Ask about travel.', 6));
  });
  const { load } = await loadPage();
  expect((await (await load.notes()).read('u1', 'q1'))?.text).toBe('Ask about travel.');
  await vi.waitFor(async () => expect(await noteOnDisk()).toMatchObject({ text: 'Ask about travel.' }));
});

it.each([
  ['replaces an earlier version', 4, 'Ask about travel.', undefined],
  ['leaves a later version of another tab, and is set aside', 6, 'Newer', 'Ask about travel.'],
])('%s', async (_, updatedAt, shown, setAside) => {
  await putOnDisk('questionNotes', noteWith('Newer', updatedAt));
  await leaveNote('Ask about travel.');
  const { load, rawStore } = await loadPage();
  await load.notes();
  await vi.waitFor(async () => {
    expect(await noteOnDisk()).toMatchObject({ text: shown });
    const other = await rawStore('questionNotes').read('u1', 'q1#kept');
    if (setAside === undefined) expect(other).toBeUndefined();
    else expect(other).toMatchObject({ text: setAside });
  });
});

it('leaves a later version also when the change could not be set aside at first', async () => {
  await putOnDisk('questionNotes', noteWith('Newer', 6));
  await leaveNote('Ask about travel.');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('Refused', 'DataError');
  });
  const { load } = await loadPage();
  const notes = await load.notes();
  await notes.write('u1', 'q2', { ...noteWith('Other'), questionId: 'q2' });
  await vi.waitFor(async () =>
    expect(await noteOnDisk('q1#kept')).toMatchObject({ text: 'Ask about travel.' }),
  );
  expect(await noteOnDisk()).toMatchObject({ text: 'Newer' });
});

it('sets nothing aside when the transaction had ended in time', async () => {
  await putOnDisk('questionNotes', noteWith('Ask about travel.'));
  await leaveNote('Ask about travel.');
  const { load, rawStore } = await loadPage();
  const notes = await load.notes();
  await notes.write('u1', 'q2', { ...noteWith('Other'), questionId: 'q2' });
  expect(await rawStore('questionNotes').ids('u1')).toEqual(['q1', 'q2']);
  expect(await noteOnDisk('q1#kept')).toBeUndefined();
});

it('sets aside what this release cannot read', async () => {
  await putOnDisk('questionNotes', { ...noteWith('Of a newer release'), version: 2 });
  await leaveNote('Ask about travel.');
  await (await loadPage()).load.notes();
  await vi.waitFor(async () =>
    expect(await noteOnDisk('q1#kept')).toMatchObject({ text: 'Of a newer release' }),
  );
});

it('merges what can be merged', async () => {
  await putOnDisk('missReasons', missedWith('', ['misread'], 4));
  await leavePage(async ({ load }) => {
    void (await load.missReasons()).write('u1', 'q1', missedWith('Read the last line first.', [], 5));
  });
  const { load, rawStore } = await loadPage();
  await load.missReasons();
  await vi.waitFor(async () =>
    expect(await rawStore('missReasons').read('u1', 'q1')).toMatchObject({
      rule: 'Read the last line first.',
      entries: [{ item: 1 }],
    }),
  );
});

it.each([
  ['removes an earlier version', 4, false],
  ['leaves a version that another tab has written since', Date.now() + 60_000, true],
])('repeats a removal: %s', async (_, updatedAt, isLeft) => {
  await putOnDisk('questionNotes', noteWith('Ask about travel.', updatedAt));
  await leavePage(async ({ load }) => {
    void (await load.notes()).remove('u1', 'q1');
  });
  const { load, rawStore } = await loadPage();
  const notes = await load.notes();
  await notes.write('u1', 'q2', { ...noteWith('Other'), questionId: 'q2' });
  expect(await rawStore('questionNotes').ids('u1')).toEqual(isLeft ? ['q1', 'q2'] : ['q2']);
  expect(localStorage.getItem('interruptedWrites')).toBeNull();
});

it('repeats the removal of what can be merged, and sets nothing aside', async () => {
  await putOnDisk('missReasons', missedWith('Read the last line first.', ['misread'], 4));
  await leavePage(async ({ load }) => {
    void (await load.missReasons()).remove('u1', 'q1');
  });
  const { load, rawStore } = await loadPage();
  const missReasons = await load.missReasons();
  await missReasons.write('u1', 'q2', { ...missedWith('Other', [], 5), questionId: 'q2' });
  expect((await rawStore('missReasons').list('u1')).map(({ recordId }) => recordId)).toEqual(['q2']);
});

it('keeps no answers, which are committed in the click, and no images', async () => {
  await leavePage(async ({ load }) => {
    void attemptWriter(await load.attempts())(anAttemptRecord(['A']));
  });
  expect(localStorage.getItem('interruptedWrites')).toBeNull();
});

it('keeps nothing when everything is on disk', async () => {
  const { load } = await loadPage();
  await (await load.notes()).write('u1', 'q1', noteWith('Ask about travel.'));
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('interruptedWrites')).toBeNull();
});

it('ignores what is damaged, whatever lies there', async () => {
  for (const text of [
    '{',
    '[{}]',
    '[{"store":"questionNotes","userId":"u1","recordId":"q1","value":7}]',
    '7',
  ]) {
    localStorage.setItem('interruptedWrites', text);
    const { load } = await loadPage();
    expect(await (await load.notes()).list('u1')).toEqual([]);
  }
});

it('drops the writes of the user whose data is removed, and keeps those of others', async () => {
  await leaveNote('Ask about travel.');
  await leavePage(async ({ load }) => {
    void (await load.notes()).write('u2', 'q1', noteWith('Of another user'));
  });
  // The note of the first user was not on disk either when the second page was left.
  const { dropInterruptedWrites } = await loadPage();
  dropInterruptedWrites('u1');
  const kept = localStorage.getItem('interruptedWrites');
  expect(kept).toContain('Of another user');
  expect(kept).not.toContain('Ask about travel.');
});
