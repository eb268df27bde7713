import 'fake-indexeddb/auto';
import '@/app/settings-page/everyRecord';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { createBackup } from '@/app/settings-page/backup';
import { type AttemptRecord, attempts } from '@/domain/attempt/attemptRecord';
import { blockCreation, currentDay, finishedDays } from '@/domain/exam-day/examDayRecord';
import { notes } from '@/domain/notes/noteRecord';
import { reviewTimes, submissions } from '@/domain/outbox/outboxRecord';
import { feedbackBlocks } from '@/domain/outbox/reviews/feedbackBlockRecord';
import { sentSubmissions } from '@/domain/outbox/submission/sentRecord';
import { phrases } from '@/domain/phrases/phraseRecord';
import { ratingLog } from '@/domain/ratings/ratingLogRecord';
import { type StoreName, stores } from '@/domain/stores';
import { drills } from '@/domain/study/drillRecord';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import { missReasons } from '@/domain/study/miss-reasons/missReasonRecord';
import { practice } from '@/domain/study/practiceRecord';
import { studySettings } from '@/domain/study/studySettingsRecord';
import { commentDrafts } from '@/features/comments/commentDraftRecord';
import { presets } from '@/features/create-quiz/presets/presetRecord';
import { savedTopics } from '@/features/create-quiz/store/savedTopicsRecord';
import { highlights, highlightsId, readHighlights } from '@/features/exam/highlights/highlightsRecord';
import { imageViews } from '@/features/exam/images/imageViewsRecord';
import { triages } from '@/features/feedback-dashboard/triage/triageRecord';
import {
  ratedQuestions,
  studentDrafts,
  tutorDrafts,
} from '@/features/question-feedback/store/feedbackRecord';
import { aheadRounds } from '@/features/study/before-exam/aheadRecord';
import { type DeviceRecord, type RecordKind, recordKinds } from '@/shared/storage/deviceRecord';
import { setAsideRecords } from '@/shared/storage/records';
import type { Store } from '@/shared/storage/stores';
import { clearRecords } from '../../clearRecords';
import { storedBefore } from '../../domain/device/storedBefore';
import { rawStore } from '../../rawStore';

const USER = 'u1';

interface Case {
  readonly kind: RecordKind;
  readonly store: StoreName;
  readonly recordId: string;
  readonly stored: object;
  readonly write: () => Promise<void>;
  readonly remove: () => Promise<void>;
  readonly read: () => Promise<unknown>;
}

/** A record with the value that the fixture has under its id; `id` omits the prefix of the kind. */
function caseOf<Value>(store: StoreName, kind: DeviceRecord<Value>, recordId: string, id = recordId): Case {
  const value = kind.decode(storedBefore(store, recordId), { userId: USER, recordId });
  if (value === undefined) throw new Error(`The fixture has no usable ${recordId}.`);
  return {
    kind,
    store,
    recordId,
    stored: kind.encode(value, 1),
    write: () => kind.write(USER, id, value),
    remove: () => kind.remove(USER, id),
    read: () => kind.read(USER, id),
  };
}

const cases: readonly (readonly [name: string, Case])[] = [
  ['an attempt in progress', caseOf('journals', attempts, 'z1')],
  ['a submission', caseOf('outbox', submissions, 'submission-z2', 'z2')],
  ['a review time', caseOf('outbox', reviewTimes, 'review-0001795165200000', '0001795165200000')],
  ['a feedback block', caseOf('blocks', feedbackBlocks, 'b1')],
  ['a copy of a submission', caseOf('sent', sentSubmissions, 'z3')],
  ['a note', caseOf('questionNotes', notes, 'q1')],
  ['highlights', caseOf('notes', highlights, 'z1/q1')],
  ['a finished attempt', caseOf('finishedAttempts', finishedAttempts, 'z3')],
  ['practice', caseOf('practice', practice, 'q1')],
  ['a missed question', caseOf('missReasons', missReasons, 'q1')],
  ['a phrase', caseOf('phrases', phrases, 'p1')],
  ['a logged rating', caseOf('ratingLog', ratingLog, '1795165200000/q1')],
  ['an exam day', caseOf('examDays', currentDay, 'current', '')],
  ['a block that is being created', caseOf('examDays', blockCreation, 'creation', '')],
  ['a finished exam day', caseOf('examDays', finishedDays, 'finished/z0', 'z0')],
  ['triage', caseOf('triage', triages, 'q5')],
  ['a preset', caseOf('presets', presets, 'p1')],
  ['a drill', caseOf('drafts', drills, 'study/drill', '')],
  ['a round of Practice ahead', caseOf('drafts', aheadRounds, 'study/ahead', '')],
  ['settings of studying', caseOf('drafts', studySettings, 'study/settings', '')],
  ['saved topics', caseOf('drafts', savedTopics, 'createQuiz/topics', '')],
  ['a comment', caseOf('drafts', commentDrafts, 'comment/q1', 'q1')],
  ['a student’s feedback', caseOf('drafts', studentDrafts, 'student-feedback/q1', 'q1')],
  ['a tutor’s feedback', caseOf('drafts', tutorDrafts, 'tutor-feedback/q1', 'q1')],
  ['rated questions', caseOf('drafts', ratedQuestions, 'rated/z0', 'z0')],
  ['how images are shown', caseOf('drafts', imageViews, 'image-views/z1', 'z1')],
];

const journaled: AttemptRecord = {
  userId: USER,
  quizId: 'z1',
  items: [
    {
      questionId: 'q1',
      answer: 'B',
      attemptedLetters: ['B'],
      attemptedAtMs: [],
      marked: false,
      struckLetters: [],
      timeSpentMs: 3_000,
    },
  ],
  currentItem: 1,
  secondsLeft: 60,
  phase: 'sitting',
  updatedAt: 1,
};

const idsOf = async (store: StoreName) => (await rawStore(store).list(USER)).map(({ recordId }) => recordId);
const newer = (stored: unknown): unknown => ({ ...(stored as object), version: 2 });
const cutOff = (stored: unknown): unknown => JSON.stringify(stored).slice(0, -9);

/** Another tab, of a release that writes another form of the record, stores it. */
async function writeElsewhere(store: StoreName, recordId: string, value: unknown): Promise<void> {
  const database = await openDB('qlearn');
  await database.put(store, value, [USER, recordId]);
  database.close();
}

beforeEach(clearRecords);

describe.each(cases)('%s', (_, { store, recordId, stored, write, remove, read }) => {
  it.each([
    ['of a newer release', newer(stored)],
    ['cut off', cutOff(stored)],
  ])('moves %s aside at the first write, and does not show it', async (_how, unreadable) => {
    await rawStore(store).write(USER, recordId, unreadable);
    expect(await read()).toBeUndefined();
    await write();
    expect(await idsOf(store)).toEqual([recordId, `${recordId}#kept`]);
    expect(await rawStore(store).read(USER, `${recordId}#kept`)).toEqual(unreadable);
    expect(await read()).toBeDefined();
    await write();
    expect(await idsOf(store)).toHaveLength(2);
  });

  it.each([
    ['of a newer release', newer(stored)],
    ['cut off', cutOff(stored)],
  ])(
    'sets aside what another tab wrote after the record was read and written: %s',
    async (_how, unreadable) => {
      await write();
      await read();
      await writeElsewhere(store, recordId, unreadable);
      await write();
      expect(await idsOf(store)).toEqual([recordId, `${recordId}#kept`]);
      expect(await rawStore(store).read(USER, `${recordId}#kept`)).toEqual(unreadable);
      await writeElsewhere(store, recordId, unreadable);
      await remove();
      expect(await idsOf(store)).toEqual([`${recordId}#kept`, `${recordId}#kept2`]);
    },
  );

  it('never takes the place of a record that was moved aside before', async () => {
    for (const unreadable of [newer(stored), cutOff(stored)]) {
      await rawStore(store).write(USER, recordId, unreadable);
      await write();
    }
    expect(await rawStore(store).read(USER, `${recordId}#kept`)).toEqual(newer(stored));
    expect(await rawStore(store).read(USER, `${recordId}#kept2`)).toEqual(cutOff(stored));
  });
});

it('names every kind of record that cannot be had again', () => {
  // Other tests in the same worker declare kinds of their own.
  const declaredStores: readonly Store[] = Object.values(stores);
  const declared = recordKinds().filter(({ store }) => declaredStores.includes(store));
  const lasting = declared.filter(({ store }) => !['bank', 'bookkeeping'].includes(store.backup));
  expect(new Set(cases.map(([, { kind }]) => kind))).toEqual(new Set(lasting));
  expect(new Set(declared.map(({ store }) => store))).toEqual(new Set(declaredStores));
});

describe('a record that was moved aside and can be read now', () => {
  const kept = { ...journaled, items: [{ ...journaled.items[0], answer: 'D' }] };
  const answer = async () => (await attempts.read(USER, 'z1'))?.items[0]?.answer;
  const write = (recordId: string, value: unknown) => rawStore('journals').write(USER, recordId, value);

  it('takes a record back that was moved aside when there is no other', async () => {
    await write('z1#kept', newer(journaled));
    await write('z1#kept2', kept);
    expect(await answer()).toBe('D');
    expect(await idsOf('journals')).toEqual(['z1', 'z1#kept']);
  });

  it('exchanges a readable record set aside with an unreadable one', async () => {
    await write('z1#kept', kept);
    await write('z1', newer(journaled));
    expect(await answer()).toBe('D');
    expect(await rawStore('journals').read(USER, 'z1#kept')).toEqual(newer(journaled));
  });

  it('takes an attempt back when the one begun after it has no answer', async () => {
    await write('z1#kept', kept);
    await write('z1', { ...journaled, items: [{ ...journaled.items[0], answer: '' }] });
    expect(await answer()).toBe('D');
    expect(await idsOf('journals')).toEqual(['z1']);
  });

  it('keeps a record aside when the attempt has answers of its own', async () => {
    await write('z1#kept', kept);
    await write('z1', journaled);
    expect(await answer()).toBe('B');
    expect(await idsOf('journals')).toEqual(['z1', 'z1#kept']);
  });
});

describe('an id of any form', () => {
  const LONG = 'x'.repeat(256);
  const IDS = [
    '/Ab3==',
    'quiz//',
    'q#kept',
    'q#kept2',
    'q#kept#',
    'q',
    'q#',
    LONG,
    `${LONG.slice(7)}/#kept2`,
  ];
  const highlight = highlights.decode(storedBefore('notes', 'z1/q1'), { userId: USER, recordId: 'z1/q1' });
  const note = notes.decode(storedBefore('questionNotes', 'q1'), { userId: USER, recordId: 'q1' });
  if (highlight === undefined || note === undefined) throw new Error('The fixture has no usable record.');

  it.each(IDS)('reads an id of any form back from highlights and from notes: %s', async (id) => {
    await highlights.write(USER, highlightsId(id, id), highlight);
    await notes.write(USER, id, { ...note, questionId: id });
    expect(Object.keys(await readHighlights(USER, id))).toEqual([id]);
    expect(await notes.read(USER, id)).toMatchObject({ questionId: id });
    expect((await notes.list(USER)).map((row) => row.id)).toEqual([id]);
    expect(await notes.ids(USER)).toEqual([id]);
  });

  it.each(IDS)('writes an id of any form into a backup: %s', async (id) => {
    await highlights.write(USER, highlightsId(id, id), highlight);
    await notes.write(USER, id, { ...note, questionId: id });
    const { count, unreadable } = await createBackup(USER, 1, new AbortController().signal);
    expect([count, unreadable]).toEqual([2, 0]);
  });

  it('leaves records apart whose ids begin alike when one of them is set aside', async () => {
    for (const id of IDS) await notes.write(USER, id, { ...note, questionId: id });
    await writeElsewhere('questionNotes', 'q', newer(storedBefore('questionNotes', 'q1')));
    expect(await notes.read(USER, 'q')).toBeUndefined();
    await notes.write(USER, 'q', { ...note, questionId: 'q' });
    expect((await notes.ids(USER)).toSorted()).toEqual(IDS.toSorted());
    expect((await setAsideRecords('questionNotes', USER)).map(({ recordId }) => recordId)).toEqual([
      'q#kept',
    ]);
  });
});
