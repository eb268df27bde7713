import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isDeeperThan,
  openBackup,
  planRestore,
  type Records,
  recordsToWrite,
  type RestorePlan,
  writeBackup,
} from '@/app/settings-page/backupModel';
import { BACKED_UP_STORES } from '@/app/settings-page/everyRecord';
import { currentDay, finishedDays } from '@/domain/exam-day/examDayRecord';
import { notes as noteRecord } from '@/domain/notes/noteRecord';
import { sentSubmissions } from '@/domain/outbox/submission/sentRecord';
import { NO_TYPES } from '@/domain/quiz/question-types/questionTypesModel';
import { type StoreName, stores } from '@/domain/stores';
import { drills } from '@/domain/study/drillRecord';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import { missReasons } from '@/domain/study/miss-reasons/missReasonRecord';
import { practice as practiceRecord } from '@/domain/study/practiceRecord';
import { presets } from '@/features/create-quiz/presets/presetRecord';
import { highlights as highlightsRecord } from '@/features/exam/highlights/highlightsRecord';
import { triages } from '@/features/feedback-dashboard/triage/triageRecord';
import { type Store, storeNamed } from '@/shared/storage/stores';
import { submissionOf } from '../../demo/quizzes';
import { aDay, anEndedBlock } from '../../domain/exam-day/someDay';
import { aMiss } from '../../domain/study/miss-reasons/missedSamples';

const USER = 'user-1';
const CREATED = '2026-11-22T17:00:00.000Z';
const noPause = () => Promise.resolve();

type Device = ReadonlyMap<Store, Records>;

const EMPTY_LABELS = { discipline: [], organSystem: [], examType: [], topics: [], subtopics: [] };

const noteOf = (questionId: string, text: string, updatedAt = 1) =>
  noteRecord.encode({
    questionId,
    text,
    tags: ['a'],
    labels: EMPTY_LABELS,
    quizId: 'z1',
    item: 1,
    updatedAt,
  });

const presetOf = (name: string, updatedAt = 1) =>
  presets.encode(
    {
      name,
      settings: {
        mode: 'POWER_SEARCH',
        chosen: { ...EMPTY_LABELS, topics: ['Asthma'] },
        types: NO_TYPES,
        timer: true,
        tutor: false,
        amount: 10,
      },
    },
    updatedAt,
  );

const attemptOf = (quizId: string, userId = USER, submittedAt = 5) =>
  finishedAttempts.encode({
    userId,
    quizId,
    name: 'Block',
    timerOn: true,
    tutorOn: false,
    submittedAt,
    items: [
      {
        questionId: 'q1',
        labels: { ...EMPTY_LABELS, discipline: ['Anatomy'] },
        attemptedLetters: ['B'],
        attemptedAtMs: [900],
        answer: 'B',
        result: 'correct',
        marked: false,
        timeSpentMs: 1_000,
        confidence: undefined,
      },
    ],
  });

const practiceOf = (questionId: string, updatedAt = 6) =>
  practiceRecord.encode({
    questionId,
    state: 'waiting',
    dueDay: '2026-11-25',
    memory: { stability: 3.5, difficulty: 4, reviewedDay: '2026-11-22' },
    lapses: 2,
    enteredAt: 5,
    updatedAt,
  });

const triageRecord = (questionId: string, updatedAt = 8) =>
  triages.encode({ questionId, status: 'resolved', note: '=1+1 <b>', updatedAt });

const sentOf = (quizId: string, userId = USER) =>
  sentSubmissions.encode({
    userId,
    quizId,
    sentAt: 7,
    submission: submissionOf(quizId, userId, ['q1'], ['A']),
  });

const highlights = highlightsRecord.encode(
  { stem: [{ start: 1, end: 4, check: 9, colour: 'pink' }], explanation: [], struckLetters: ['C'] },
  3,
);

const device = (records: Partial<Record<StoreName, Readonly<Record<string, unknown>>>>): Device =>
  new Map(
    BACKED_UP_STORES.map((store) => [
      store,
      new Map(Object.entries(new Map(Object.entries(records)).get(store.name) ?? {})),
    ]),
  );

const FULL = device({
  notes: { 'z1/q1': highlights },
  questionNotes: { q1: noteOf('q1', 'one'), q2: noteOf('q2', '</script>\u2028 "two"', 9) },
  finishedAttempts: { z1: attemptOf('z1') },
  practice: { q1: practiceOf('q1') },
  examDays: {
    current: currentDay.encode(aDay({ id: 'z2', started: [anEndedBlock('z2', 7_000_000)] }), 11),
    'finished/z1': finishedDays.encode(
      aDay({ id: 'z1', started: [anEndedBlock('z1', 5_000_000)], finishedAt: 5_000_000 }),
      10,
    ),
  },
  triage: { q1: triageRecord('q1') },
  presets: { p1: presetOf('Night'), p2: presetOf('Day') },
  drafts: {
    'study/drill': drills.encode(
      { day: '2026-11-22', questionIds: ['q1'], outcomes: new Map(), choice: 'B', last: undefined },
      4,
    ),
    'createQuiz/topics': { version: 1, topics: ['Asthma'], subtopics: [] },
    'comment/q1': { version: 1, updatedAt: 12, text: 'Why B?', replyTo: undefined },
    'comment/q2': { version: 1, text: 'Of an earlier release', replyTo: undefined },
    'rated/z1': { version: 1, items: ['q1', 'q2'] },
    'image-views/z1': {
      version: 1,
      images: [
        {
          imageName: 'ecg.png',
          zoom: 2,
          x: 0,
          y: -12,
          rotation: 90,
          brightness: 100,
          contrast: 140,
          inverted: true,
        },
      ],
      updatedAt: 5,
    },
  },
  sent: { z1: sentOf('z1') },
});

const write = async (records: Device, userId = USER): Promise<string> =>
  (await writeBackup({ userId, createdAt: CREATED }, records, noPause)).parts.join('');

async function plan(text: string, records: Device, userId = USER): Promise<RestorePlan> {
  const opened = openBackup(text, userId);
  if (typeof opened === 'string') throw new Error(opened);
  return planRestore(opened, records, userId, noPause);
}

function apply(records: Device, restored: RestorePlan, replacesNewer = false): Device {
  const next = new Map([...records].map(([store, list]) => [store, new Map(list)]));
  for (const { store, recordId, value } of recordsToWrite(restored, replacesNewer)) {
    next.get(store)?.set(recordId, value);
  }
  return next;
}

const asJson = (records: Device): unknown =>
  JSON.parse(JSON.stringify([...records].map(([store, list]) => [store, [...list].sort()])));

const fileWith = (store: string, rows: unknown, changes: object = {}): string =>
  JSON.stringify({
    app: 'qlearn',
    version: 1,
    userId: USER,
    createdAt: CREATED,
    records: { [store]: rows },
    ...changes,
  });

describe('a backup', () => {
  it('writes JSON with the app, a numeric version, the user and the time', async () => {
    expect(JSON.parse(await write(FULL))).toMatchObject({
      app: 'qlearn',
      version: 1,
      userId: USER,
      createdAt: CREATED,
    });
  });

  it('contains every store that the registry includes, also an empty one', async () => {
    const file: unknown = JSON.parse(await write(device({})));
    expect(file).toMatchObject({
      records: Object.fromEntries(BACKED_UP_STORES.map(({ name }) => [name, []])),
    });
  });

  it('leaves out what is damaged, of a newer release or of another user, and counts it', async () => {
    const { count, unreadable, parts } = await writeBackup(
      { userId: USER, createdAt: CREATED },
      device({
        questionNotes: { q1: noteOf('q1', 'one'), q2: 7, q3: { version: 2 } },
        finishedAttempts: { z1: attemptOf('z1', 'user-2') },
        sent: { z1: sentOf('z1', 'user-2') },
      }),
      noPause,
    );
    expect([count, unreadable]).toEqual([1, 4]);
    expect(parts.join('')).not.toContain('user-2');
  });

  it('brings everything back to an empty device', async () => {
    const restored = await plan(await write(FULL), device({}));
    expect(recordsToWrite(restored, false)).toHaveLength(17);
    expect(asJson(apply(device({}), restored))).toEqual(asJson(FULL));
  });

  it('changes nothing when it is restored twice', async () => {
    const text = await write(FULL);
    const once = apply(device({}), await plan(text, device({})));
    const again = await plan(text, once);
    expect(recordsToWrite(again, true)).toEqual([]);
    expect([...again.tallies.values()].reduce((sum, { same }) => sum + same, 0)).toBe(17);
  });
});

describe('reasons and rules of two devices', () => {
  const entry = (quizId: string, at: number) => ({ quizId, item: 1, reason: 'mixed' as const, at });
  const here = missReasons.encode(
    aMiss('q1', { rule: 'Kept', ruleAt: 5, entries: [entry('z1', 30)], updatedAt: 30 }),
  );
  const restore = (change: Parameters<typeof aMiss>[1]) =>
    plan(
      fileWith('missReasons', [{ id: 'q1', record: missReasons.encode(aMiss('q1', change)) }]),
      device({ missReasons: { q1: here } }),
    );

  it('merges reasons and rules by quiz, regardless of which file is newer', async () => {
    const { writes, tallies } = await restore({ rule: '', entries: [entry('z2', 20), entry('z1', 10)] });
    expect(writes).toMatchObject([
      { value: { rule: 'Kept', entries: [entry('z1', 30), entry('z2', 20)], updatedAt: 30 } },
    ]);
    expect(tallies.get(stores.missReasons)).toMatchObject({ changed: 1, newer: 0 });
  });

  it('changes nothing when the device has all of the file', async () => {
    const { writes, newer, tallies } = await restore({ rule: 'Old', ruleAt: 4, entries: [entry('z1', 10)] });
    expect([...writes, ...newer]).toEqual([]);
    expect(tallies.get(stores.missReasons)).toMatchObject({ same: 1 });
  });
});

describe('of two versions', () => {
  const text = (updatedAt: number): string =>
    fileWith('questionNotes', [{ id: 'q1', record: noteOf('q1', 'of the file', updatedAt) }]);
  const here = device({ questionNotes: { q1: noteOf('q1', 'of the device', 50) } });

  it('writes the newer one of the file', async () => {
    const { writes, newer, tallies } = await plan(text(51), here);
    expect(writes).toMatchObject([{ recordId: 'q1', value: { text: 'of the file' } }]);
    expect(newer).toEqual([]);
    expect(tallies.get(stores.questionNotes)).toMatchObject({ changed: 1, newer: 0 });
  });

  it.each([49, 50])('keeps the device’s unless the person says otherwise (%i)', async (updatedAt) => {
    const found = await plan(text(updatedAt), here);
    expect(recordsToWrite(found, false)).toEqual([]);
    expect(recordsToWrite(found, true)).toMatchObject([{ value: { text: 'of the file' } }]);
    expect(found.tallies.get(stores.questionNotes)).toMatchObject({ changed: 0, newer: 1 });
  });

  it('keeps the device’s when one has no date', async () => {
    const found = await plan(
      fileWith('drafts', [{ id: 'comment/q1', record: { text: 'file' } }]),
      device({ drafts: { 'comment/q1': { text: 'device' } } }),
    );
    expect(found.tallies.get(stores.drafts)).toMatchObject({ newer: 1, changed: 0 });
  });

  it('replaces a damaged one of the device, but not one of a newer release', async () => {
    const damaged = await plan(text(1), device({ questionNotes: { q1: { version: 1 } } }));
    expect(damaged.tallies.get(stores.questionNotes)).toMatchObject({ changed: 1 });
    const later = await plan(text(1), device({ questionNotes: { q1: { version: 2 } } }));
    expect(later.tallies.get(stores.questionNotes)).toMatchObject({ newer: 1 });
  });

  it('remembers what it saw of the device, so that a later change can be noticed', async () => {
    const { writes } = await plan(text(51), here);
    expect(writes[0]?.previous).toBe(here.get(stores.questionNotes)?.get('q1'));
    const { writes: added } = await plan(text(51), device({}));
    expect(added[0]?.previous).toBeUndefined();
  });
});

describe('a preset', () => {
  const rows = [
    { id: 'p1', record: presetOf(' night ', 9) },
    { id: 'p2', record: presetOf('Late', 9) },
    { id: 'p3', record: presetOf('LATE', 9) },
    { id: 'p4', record: presetOf('quick TEN, untimed') },
  ];

  it('never takes the name of another preset, nor of a built-in one', async () => {
    const found = await plan(fileWith('presets', rows), device({ presets: { p9: presetOf('Night') } }));
    expect(found.tallies.get(stores.presets)).toMatchObject({ added: 1, taken: 3 });
    expect(found.writes.map(({ recordId }) => recordId)).toEqual(['p2']);
  });

  it('keeps its own name', async () => {
    const found = await plan(fileWith('presets', [rows[0]]), device({ presets: { p1: presetOf('Night') } }));
    expect(found.tallies.get(stores.presets)).toMatchObject({ changed: 1, taken: 0 });
  });

  it('takes neither the id of a built-in preset nor a name longer than the form allows', async () => {
    const found = await plan(
      fileWith('presets', [
        { id: 'built-in-20', record: presetOf('Mine') },
        { id: 'p1', record: presetOf('x'.repeat(61)) },
        { id: 'p2', record: presetOf(' ') },
      ]),
      device({}),
    );
    expect(found.tallies.get(stores.presets)).toMatchObject({ damaged: 3, added: 0 });
  });
});

describe('a file that cannot be restored', () => {
  it.each([
    ['damaged', ''],
    ['damaged', '{"app":"qlearn","version":1,"userId":"user-1","records":{"questionNotes":[{"id'],
    ['damaged', 'PNG'],
    ['damaged', fileWith('presets', [], { version: '1' })],
    ['damaged', fileWith('presets', [], { version: 0 })],
    ['damaged', fileWith('presets', [], { version: null })],
    ['damaged', fileWith('presets', [], { userId: 7 })],
    ['damaged', fileWith('presets', [], { records: [] })],
    ['damaged', fileWith('presets', [], { records: null })],
    ['foreign', '{}'],
    ['foreign', '[]'],
    ['foreign', 'null'],
    ['foreign', '7'],
    ['foreign', '{"app":"other","version":1}'],
    ['foreign', '{"__proto__":{"app":"qlearn","version":1,"userId":"user-1","records":{}}}'],
    ['newer', fileWith('presets', [], { version: 2 })],
    ['newer', fileWith('presets', 7, { version: 1.5, userId: 'user-2' })],
    ['ofAnotherUser', fileWith('presets', [], { userId: 'user-2' })],
    ['ofAnotherUser', fileWith('presets', [], { userId: 'USER-1' })],
  ] as const)('refuses a file as %s: %s', (refusal, text) => {
    expect(openBackup(text, USER)).toBe(refusal);
  });

  it('refuses every beginning of a backup', async () => {
    const text = (await write(FULL)).trimEnd();
    for (let length = 0; length < text.length; length += 7) {
      expect(openBackup(text.slice(0, length), USER)).toBe('damaged');
    }
  });
});

describe('hostile records', () => {
  it.each([
    ['questionNotes', { id: 'q1', record: noteOf('q2', 'of another question') }],
    ['questionNotes', { id: 'q1', record: noteOf('q1', 'x'.repeat(20_001)) }],
    ['questionNotes', { id: 'q1', record: noteOf('q1', 'late', 9e15) }],
    ['questionNotes', { id: '', record: noteOf('', 'x') }],
    ['questionNotes', { id: 7, record: noteOf('7', 'x') }],
    ['questionNotes', { id: 'q'.repeat(601), record: noteOf('q'.repeat(601), 'x') }],
    ['questionNotes', { id: 'q1', record: { version: 2, questionId: 'q1', text: 'newer' } }],
    ['questionNotes', { record: noteOf('q1', 'x') }],
    ['questionNotes', JSON.parse('{"__proto__":{"id":"q1"},"record":{}}')],
    ['questionNotes', null],
    ['questionNotes', 'q1'],
    ['practice', { id: 'q1', record: practiceOf('q2') }],
    ['triage', { id: 'q1', record: triageRecord('q2') }],
    ['notes', { id: 'z1', record: highlights }],
    ['notes', { id: '/q1', record: highlights }],
    ['notes', { id: 'z1/', record: highlights }],
    ['finishedAttempts', { id: 'z1', record: attemptOf('z2') }],
    ['finishedAttempts', { id: 'z1', record: attemptOf('z1', 'user-2') }],
    ['sent', { id: 'z1', record: sentOf('z2') }],
    ['sent', { id: 'z1', record: sentOf('z1', 'user-2') }],
    ['drafts', { id: 'token', record: 'secret' }],
    ['drafts', { id: 'comment/', record: { text: 'of no question' } }],
    ['drafts', { id: 'comment/q1', record: { text: 'x'.repeat(1_000_001) } }],
    ['drafts', { id: 'createQuiz/topics', record: 7 }],
  ] as const)('leaves out %s %#', async (store, row) => {
    const { tallies, writes } = await plan(fileWith(store, [row]), device({}));
    expect(writes).toEqual([]);
    expect(tallies.get(storeNamed(store))).toMatchObject({ damaged: 1 });
  });

  it('writes no record of a store that no backup contains', async () => {
    const records = { journals: [{ id: 'z1', record: {} }], outbox: [], __proto__x: [], token: 'x' };
    const found = await plan(fileWith('presets', [], { records }), device({}));
    expect(found.writes).toEqual([]);
    expect(found.unknownKinds).toBe(4);
  });

  it('keeps only what the app itself writes', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const text = fileWith('questionNotes', []).replace(
      '[]',
      `[{"id":"__proto__","record":{"version":1,"questionId":"__proto__","text":"${hostile}","__proto__":{"polluted":1},"extra":{"deep":[]}}}]`,
    );
    const { writes } = await plan(text, device({}));
    expect(writes).toMatchObject([
      { recordId: '__proto__', value: { text: '<img src=x onerror=alert(1)>' } },
    ]);
    expect(writes[0]?.value).toStrictEqual({
      version: 1,
      questionId: '__proto__',
      text: hostile,
      tags: [],
      labels: EMPTY_LABELS,
      quizId: '',
      item: 1,
      updatedAt: 0,
    });
    expect(Reflect.has({}, 'polluted')).toBe(false);
  });

  it('counts the first of two records with one id', async () => {
    const rows = ['first', 'second'].map((text) => ({ id: 'q1', record: noteOf('q1', text) }));
    const { writes, tallies } = await plan(fileWith('questionNotes', rows), device({}));
    expect(writes).toMatchObject([{ value: { text: 'first' } }]);
    expect(tallies.get(stores.questionNotes)).toMatchObject({ added: 1, damaged: 1 });
  });
});

const anyId = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/);
const anyText = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
const anyNotes = fc.uniqueArray(anyId, { maxLength: 6 }).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc.record({ text: anyText, updatedAt: fc.nat(), item: fc.integer({ min: 1, max: 400 }) }).map(
        (note) =>
          [
            id,
            noteRecord.encode({
              ...note,
              text: `.${note.text}`,
              questionId: id,
              tags: [],
              labels: EMPTY_LABELS,
              quizId: 'z1',
            }),
          ] as const,
      ),
    ),
  ),
);
const anyDevice: fc.Arbitrary<Device> = fc
  .record({
    questionNotes: anyNotes,
    finishedAttempts: fc
      .uniqueArray(anyId, { maxLength: 4 })
      .map((ids) => ids.map((id, at) => [id, attemptOf(id, USER, at)] as const)),
    practice: fc
      .uniqueArray(anyId, { maxLength: 4 })
      .map((ids) => ids.map((id, at) => [id, practiceOf(id, at)] as const)),
    triage: fc
      .uniqueArray(anyId, { maxLength: 4 })
      .map((ids) => ids.map((id, at) => [id, triageRecord(id, at)] as const)),
    presets: fc
      .uniqueArray(anyId, { maxLength: 4, selector: (id) => id.toLowerCase() })
      .map((ids) => ids.map((id, at) => [id, presetOf(`my ${id}`, at)] as const)),
    drafts: fc
      .uniqueArray(anyId, { maxLength: 3 })
      .map((ids) => ids.map((id) => [`rated/${id}`, { version: 1, items: [id] }] as const)),
    notes: fc
      .uniqueArray(anyId, { maxLength: 3 })
      .map((ids) => ids.map((id) => [`z/${id}`, highlights] as const)),
    sent: fc.uniqueArray(anyId, { maxLength: 3 }).map((ids) => ids.map((id) => [id, sentOf(id)] as const)),
  })
  .map(
    (records) =>
      new Map(
        BACKED_UP_STORES.map((store) => [
          store,
          new Map<string, unknown>(new Map(Object.entries(records)).get(store.name)),
        ]),
      ),
  );

describe('whatever is kept', () => {
  it('restores whatever is kept to an empty device as it was', async () => {
    await fc.assert(
      fc.asyncProperty(anyDevice, async (before) => {
        const restored = apply(device({}), await plan(await write(before), device({})));
        expect(asJson(restored)).toEqual(asJson(before));
      }),
    );
  });

  it('changes nothing on a second restore on another device, and deletes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(anyDevice, anyDevice, fc.boolean(), async (from, to, replacesNewer) => {
        const text = await write(from);
        const once = apply(to, await plan(text, to), replacesNewer);
        expect(recordsToWrite(await plan(text, once), replacesNewer)).toEqual([]);
        for (const [store, records] of to) {
          for (const id of records.keys()) expect(once.get(store)?.has(id)).toBe(true);
        }
      }),
    );
  });
});

describe('any JSON', () => {
  it('never throws whatever its rows are, and can read again what it writes', async () => {
    const anyValue = fc.jsonValue({ maxDepth: 4 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...BACKED_UP_STORES),
        fc.oneof(
          anyValue,
          fc.array(fc.oneof(anyValue, fc.record({ id: fc.oneof(anyId, anyValue), record: anyValue }))),
        ),
        async (store, rows) => {
          const found = await plan(fileWith(store.name, rows), device({}));
          const after = apply(device({}), found);
          const again = await plan(await write(after), device({}));
          expect(recordsToWrite(again, false)).toHaveLength(found.writes.length);
        },
      ),
    );
  });

  it('opens or refuses JSON of any shape or text in a word', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(['damaged', 'foreign', 'newer', 'ofAnotherUser']).toContain(openBackup(text, USER));
      }),
    );
  });
});

describe('thousands of records', () => {
  const rows = Array.from({ length: 2_000 }, (_, at) => ({
    id: `q${at}`,
    record: at % 2 === 0 ? noteOf(`q${at}`, 'x') : null,
  }));
  const text = fileWith('questionNotes', rows);

  it('leaves the page time to respond, also over damaged records', async () => {
    let pauses = 0;
    const pause = () => {
      pauses += 1;
      return Promise.resolve();
    };
    const opened = openBackup(text, USER);
    if (typeof opened === 'string') throw new Error(opened);
    const { writes } = await planRestore(opened, device({}), USER, pause);
    expect(writes).toHaveLength(1_000);
    expect(pauses).toBe(40);
    const notes = new Map(writes.map(({ recordId, value }) => [recordId, value]));
    await writeBackup({ userId: USER, createdAt: CREATED }, new Map([[stores.questionNotes, notes]]), pause);
    expect(pauses).toBe(60);
  });

  it('gives up a backup when the user signs out meanwhile', async () => {
    const opened = openBackup(text, USER);
    if (typeof opened === 'string') throw new Error(opened);
    const pause = () => Promise.reject(new Error('signed out'));
    await expect(planRestore(opened, device({}), USER, pause)).rejects.toThrow('signed out');
  });
});

describe('a text that is nested', () => {
  it.each([
    ['as deep as allowed', '[[{"a":[]}]]', false],
    ['deeper', '[[{"a":[[]]}]]', true],
    ['in a text only', '"[[[[[[[["', false],
    ['after a quotation mark in a text', '["\\"[[[[[[[["]', false],
    ['millions of times', '['.repeat(5_000_000), true],
  ])('says whether it is too deep: %s', async (_, text, isTooDeep) => {
    expect(await isDeeperThan(4, text, noPause)).toBe(isTooDeep);
  });
});
