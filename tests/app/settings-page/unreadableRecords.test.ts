import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JournalRecord } from '@/domain/attempt/attemptRecord';
import { journal } from '@/domain/attempt/attemptStorage';
import { encodeNote, type QuestionNote } from '@/domain/notes/noteModel';
import { noteStorage } from '@/domain/notes/noteStorage';
import { outboxStorage } from '@/domain/outbox/outboxStorage';
import { feedbackBlockStorage } from '@/domain/outbox/reviews/feedbackBlockStorage';
import { encodeSent, sentStorage } from '@/domain/outbox/submission/sentStorage';
import { encodeDrill, startDrill } from '@/domain/study/drillModel';
import { encodeFinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { keepFinishedAttempt, loadFinishedAttempt } from '@/domain/study/finishedAttempts';
import { encodePractice, type PracticeRecord } from '@/domain/study/practiceModel';
import { DRILL, practiceStorage } from '@/domain/study/practiceStorage';
import { encodePreset, presetStorage } from '@/features/create-quiz/presets/presetStorage';
import { NO_TYPES } from '@/features/create-quiz/store/questionTypesModel';
import { savedTopics } from '@/features/create-quiz/store/savedTopicsStorage';
import { encodeQuestionHighlights, highlightsStorage } from '@/features/exam/highlights/highlightsStorage';
import { encodeTriage, type Triage } from '@/features/feedback-dashboard/triage/triageModel';
import { triageStorage } from '@/features/feedback-dashboard/triage/triageStorage';
import { SAVED_TOPICS, STORE_NAMES, STORED_RECORDS, type StoreName } from '@/shared/storage/storedRecords';
import { clearRecords } from '../../clearRecords';
import { submissionOf } from '../../demo/quizzes';
import { rawStore } from '../../rawStore';

const USER = 'u1';

interface Case {
  readonly store: StoreName;
  readonly recordId: string;
  /** As it is on disk. */
  readonly stored: unknown;
  readonly write: () => Promise<void>;
  readonly read: () => Promise<unknown>;
}

const journaled: JournalRecord = {
  version: 1,
  userId: USER,
  quizId: 'z1',
  items: [{ questionId: 'q1', answer: 'B', tried: ['B'], marked: false, strikes: [], seconds: 3 }],
  currentItem: 1,
  secondsLeft: 60,
  phase: 'sitting',
  updatedAt: 1,
};
const submission = submissionOf('z1', USER, ['q1'], ['B']);
const submitted = { userId: USER, quizId: 'z1', variant: 'normal', submission, isTried: false } as const;
const reviewTime = {
  userId: USER,
  recordId: outboxStorage.reviewTimeId(1),
  questionId: 'q1',
  seconds: 5,
  isTried: false,
};
const block = { userId: USER, quizId: 'z1', blockId: 'b1', isLeft: false };
const sent = { userId: USER, quizId: 'z1', submission, sentAt: 5 };
const labels = { discipline: [], organSystem: [], examType: [], topics: [], subtopics: [] };
const note: QuestionNote = {
  questionId: 'q1',
  text: 'Mine',
  tags: [],
  labels,
  quizId: 'z1',
  item: 1,
  updatedAt: 1,
};
const highlights = {
  stem: [{ start: 0, end: 4, check: 7, colour: 'yellow', note: 'Mine' }],
  explanation: [],
  struckLetters: [],
} as const;
const attempt = {
  userId: USER,
  quizId: 'z1',
  name: 'Block',
  timerOn: true,
  tutorOn: false,
  submittedAt: 5,
  totalSeconds: 60,
  items: [],
};
const practice: PracticeRecord = {
  questionId: 'q1',
  state: 'waiting',
  step: 0,
  dueDay: '2026-11-24',
  misses: 1,
  enteredAt: 1,
  updatedAt: 1,
};
const preset = {
  id: 'p1',
  name: 'Hearts',
  settings: {
    mode: 'POWER_SEARCH',
    chosen: { ...labels, topics: ['Asthma'] },
    types: NO_TYPES,
    timer: true,
    tutor: false,
    amount: 10,
  },
} as const;
const triage: Triage = { questionId: 'q1', status: 'resolved', note: 'Mine', updatedAt: 1 };
const drill = startDrill(['q1'], '2026-11-24');
const topics = { topics: ['Asthma'], subtopics: [] };

const cases: readonly (readonly [name: string, Case])[] = [
  [
    'an attempt in progress',
    {
      store: 'journals',
      recordId: 'z1',
      stored: journaled,
      write: () => journal.write(journaled),
      read: () => journal.read(USER, 'z1'),
    },
  ],
  [
    'a submission',
    {
      store: 'outbox',
      recordId: 'submission-z1',
      stored: { version: 1, ...submitted },
      write: () => outboxStorage.writeSubmission(submitted),
      read: () => outboxStorage.readSubmission(USER, 'z1'),
    },
  ],
  [
    'a review time',
    {
      store: 'outbox',
      recordId: reviewTime.recordId,
      stored: { version: 1, ...reviewTime },
      write: () => outboxStorage.writeReviewTime(reviewTime),
      read: async () => (await outboxStorage.listReviewTimes(USER))[0],
    },
  ],
  [
    'a feedback block',
    {
      store: 'blocks',
      recordId: 'b1',
      stored: { version: 1, ...block },
      write: () => feedbackBlockStorage.write(block),
      read: () => feedbackBlockStorage.read(USER, 'b1'),
    },
  ],
  [
    'a copy of a submission',
    {
      store: 'sent',
      recordId: 'z1',
      stored: encodeSent(sent),
      write: () => sentStorage.write(sent),
      read: async () => (await sentStorage.list(USER))[0],
    },
  ],
  [
    'a note',
    {
      store: 'questionNotes',
      recordId: 'q1',
      stored: encodeNote(note),
      write: () => noteStorage.write(USER, note),
      read: () => noteStorage.read(USER, 'q1'),
    },
  ],
  [
    'highlights',
    {
      store: 'notes',
      recordId: 'z1/q1',
      stored: encodeQuestionHighlights(highlights, 1),
      write: () => highlightsStorage.write(USER, 'z1', 'q1', highlights, 1),
      read: async () => (await highlightsStorage.read(USER, 'z1')).q1,
    },
  ],
  [
    'a finished attempt',
    {
      store: 'finishedAttempts',
      recordId: 'z1',
      stored: encodeFinishedAttempt(attempt),
      write: () => keepFinishedAttempt(attempt),
      read: () => loadFinishedAttempt(USER, 'z1'),
    },
  ],
  [
    'practice',
    {
      store: 'practice',
      recordId: 'q1',
      stored: encodePractice(practice),
      write: () => practiceStorage.write(USER, practice),
      read: async () => (await practiceStorage.list(USER)).get('q1'),
    },
  ],
  [
    'triage',
    {
      store: 'triage',
      recordId: 'q1',
      stored: encodeTriage(triage),
      write: () => triageStorage.write(USER, triage),
      read: async () => (await triageStorage.list(USER))[0],
    },
  ],
  [
    'a preset',
    {
      store: 'presets',
      recordId: 'p1',
      stored: encodePreset(preset, 1),
      write: () => presetStorage.write(USER, preset),
      read: async () => (await presetStorage.list(USER))[0],
    },
  ],
  [
    'a drill',
    {
      store: 'drafts',
      recordId: DRILL,
      stored: encodeDrill(drill, 1),
      write: () => practiceStorage.save(USER, { drill }),
      read: () => practiceStorage.readDrill(USER),
    },
  ],
  [
    'saved topics',
    {
      store: 'drafts',
      recordId: SAVED_TOPICS,
      stored: topics,
      write: () => savedTopics.write(USER, topics),
      read: () => savedTopics.read(USER),
    },
  ],
];

const idsOf = async (store: StoreName) => (await rawStore(store).list(USER)).map(({ recordId }) => recordId);
const newer = (stored: unknown): unknown => ({ ...(stored as object), version: 2 });
const cutOff = (stored: unknown): unknown => JSON.stringify(stored).slice(0, -9);

beforeEach(clearRecords);

describe.each(cases)('%s', (_, { store, recordId, stored, write, read }) => {
  it.each([
    ['of a newer release', newer(stored)],
    ['cut off', cutOff(stored)],
  ])('%s is moved aside by the first write, and not shown', async (_how, unreadable) => {
    await rawStore(store).write(USER, recordId, unreadable);
    expect(await read()).toBeUndefined();
    await write();
    expect(await idsOf(store)).toEqual([recordId, `${recordId}#kept`]);
    expect(await rawStore(store).read(USER, `${recordId}#kept`)).toEqual(unreadable);
    expect(await read()).toBeDefined();
    await write();
    expect(await idsOf(store)).toHaveLength(2);
  });

  it('does not take the place of one that was moved aside before', async () => {
    for (const unreadable of [newer(stored), cutOff(stored)]) {
      await rawStore(store).write(USER, recordId, unreadable);
      await write();
    }
    expect(await rawStore(store).read(USER, `${recordId}#kept`)).toEqual(newer(stored));
    expect(await rawStore(store).read(USER, `${recordId}#kept2`)).toEqual(cutOff(stored));
  });
});

it('names every store whose records cannot be had again', () => {
  const lasting = STORE_NAMES.filter(
    (name) => !['bank', 'bookkeeping'].includes(STORED_RECORDS[name].backup),
  );
  expect([...new Set(cases.map(([, { store }]) => store))].sort()).toEqual([...lasting].sort());
});

describe('a record that was moved aside and can be read now', () => {
  const kept = { ...journaled, items: [{ ...journaled.items[0], answer: 'D' }] };
  const answer = async () => (await journal.read(USER, 'z1'))?.items[0]?.answer;
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

  it('stays aside where the attempt has answers of its own', async () => {
    await write('z1#kept', kept);
    await write('z1', journaled);
    expect(await answer()).toBe('B');
    expect(await idsOf('journals')).toEqual(['z1', 'z1#kept']);
  });
});
