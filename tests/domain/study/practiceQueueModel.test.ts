import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { gradesOf } from '@/domain/study/fsrsModel';
import { type Grade, GRADES, type PracticeRecord } from '@/domain/study/practiceModel';
import {
  createEntryCollector,
  createQueueBuilder,
  gradedRecord,
  leftRecord,
  practicedDays,
  type PracticeEntries,
  type PracticeEntry,
  type PracticeRecords,
  reviewableOf,
  scheduleOf,
} from '@/domain/study/practiceQueueModel';
import { practice } from '@/domain/study/practiceRecord';
import { dayAfter, toTime } from '@/shared/format/dates';
import { anAttempt, anItem, wrong } from './practiceSamples';

const DAY = '2026-03-02';
/** Noon of a local day, in milliseconds since 1970. */
const noon = (day: string): number => toTime(`${day}T12:00:00`) + new Date(day).getTimezoneOffset() * 60_000;

const graded = (entry: PracticeEntry, record: PracticeRecord | undefined, grade: Grade, day: string) =>
  gradedRecord(entry, record, gradesOf(reviewableOf(record), day, 0.9)[grade], noon(day));

function entriesOf(...attempts: readonly FinishedAttempt[]): PracticeEntries {
  const collector = createEntryCollector();
  for (const attempt of attempts) collector.add(attempt);
  return collector.entries;
}

function queueOf(entries: PracticeEntries, today: string, ...records: readonly PracticeRecord[]) {
  const known: PracticeRecords = new Map(records.map((record) => [record.questionId, record]));
  const builder = createQueueBuilder(known, today);
  for (const entry of entries.values()) builder.add(entry);
  return builder.result();
}

function entryOf(entries: PracticeEntries, questionId = 'q1') {
  const entry = entries.get(questionId);
  if (entry === undefined) throw new Error(`No ${questionId}`);
  return entry;
}

describe('what enters the queue', () => {
  const entries = entriesOf(
    anAttempt('z1', noon(DAY), [
      anItem('right'),
      anItem('missed', wrong),
      anItem('guessed', { confidence: 'guess' }),
      anItem('unsure', { confidence: 'unsure' }),
      anItem('marked', { marked: true }),
      anItem('blank', { result: 'unanswered', answer: '', attemptedLetters: [], attemptedAtMs: [] }),
      anItem('all', { ...wrong, confidence: 'guess', marked: true }),
    ]),
  );

  it('takes in what was missed, guessed or marked, with its reasons', () => {
    expect([...entries].map(([id, { reasons }]) => [id, ...reasons])).toEqual([
      ['missed', 'missed'],
      ['guessed', 'guessed'],
      ['marked', 'marked'],
      ['all', 'missed', 'guessed', 'marked'],
    ]);
  });

  it('makes a new entry due on the next local day', () => {
    expect(queueOf(entries, DAY)).toEqual({
      waiting: 4,
      due: [],
      next: { day: '2026-03-03', questions: 4 },
    });
    expect(queueOf(entries, '2026-03-03').due).toHaveLength(4);
  });

  it('takes in nothing without a quiz', () => {
    expect(queueOf(entriesOf(), DAY)).toEqual({ waiting: 0, due: [], next: undefined });
  });

  it('queues a question once with its misses in all quizzes, and leads to the latest of them', () => {
    const attempts = [
      anAttempt('z1', noon(DAY), [anItem('q1', wrong)]),
      anAttempt('z2', noon(dayAfter(DAY, 5)), [anItem('q0'), anItem('q1', wrong)]),
      anAttempt('z3', noon(dayAfter(DAY, 9)), [anItem('q1')]),
    ];
    for (const order of [attempts, attempts.toReversed()]) {
      const entry = entryOf(entriesOf(...order));
      expect(entry).toMatchObject({ misses: 2, quizId: 'z2', item: 2, enteredDay: '2026-03-07' });
    }
  });

  it('practices questions in the order in which they have waited', () => {
    const several = entriesOf(
      anAttempt('z2', noon(dayAfter(DAY, 2)), [anItem('young', wrong)]),
      anAttempt('z1', noon(DAY), [anItem('b', wrong), anItem('a', wrong)]),
    );
    expect(queueOf(several, '2026-04-01').due).toEqual(['a', 'b', 'young']);
  });
});

describe('a grade', () => {
  const entries = entriesOf(anAttempt('z1', noon(DAY), [anItem('q1', wrong)]));
  const entry = entryOf(entries);

  it('moves the question on, and nothing leaves the queue by itself', () => {
    let record: PracticeRecord | undefined;
    let day = dayAfter(DAY, 1);
    for (let review = 0; review < 12; review += 1) {
      record = graded(entry, record, 'good', day);
      expect(queueOf(entries, day, record)).toMatchObject({ due: [], waiting: 1 });
      expect(record.dueDay > day).toBe(true);
      day = record.dueDay;
      expect(queueOf(entries, day, record).due).toEqual(['q1']);
    }
  });

  it('grades from what was remembered when a later quiz puts the question back', () => {
    const record = graded(entry, graded(entry, undefined, 'good', '2026-03-03'), 'again', '2026-03-06');
    const again = entryOf(
      entriesOf(
        anAttempt('z1', noon(DAY), [anItem('q1', wrong)]),
        anAttempt('z2', noon('2026-05-01'), [anItem('q1', wrong)]),
      ),
    );
    expect(scheduleOf(again, record)).toEqual({ dueDay: '2026-05-02' });
    expect(reviewableOf(record)).toEqual({ memory: record.memory, lapses: 1 });
    expect(reviewableOf(leftRecord(again, record, 'removed', noon('2026-05-02')))).toEqual(
      reviewableOf(record),
    );
  });

  it.each(['removed', 'gone'] as const)('brings back what is %s only with a later miss', (state) => {
    const record = leftRecord(entry, undefined, state, noon('2026-03-03'));
    expect(queueOf(entries, '2027-01-01', record).waiting).toBe(0);
    const again = entriesOf(
      anAttempt('z1', noon(DAY), [anItem('q1', wrong)]),
      anAttempt('z2', noon('2026-05-01'), [anItem('q1', wrong)]),
    );
    expect(queueOf(again, '2026-05-01', record).next).toEqual({ day: '2026-05-02', questions: 1 });
    expect(scheduleOf(entryOf(again), record)).toEqual({ dueDay: '2026-05-02' });
  });

  it('gives one result when two tabs grade on the same day', () => {
    const one = graded(entry, undefined, 'good', '2026-03-03');
    const other = graded(entry, undefined, 'good', '2026-03-03');
    expect(other).toEqual(one);
  });
});

describe('over many days', () => {
  const answers = fc.array(fc.record({ wait: fc.nat(60), grade: fc.constantFrom(...GRADES) }), {
    maxLength: 40,
  });

  it('keeps a question waiting or gone, and never due twice a day', () => {
    fc.assert(
      fc.property(answers, (script) => {
        const entries = entriesOf(anAttempt('z1', noon(DAY), [anItem('q1', wrong)]));
        const entry = entryOf(entries);
        let record: PracticeRecord | undefined;
        let day = DAY;
        for (const { wait, grade } of script) {
          day = dayAfter(day, wait);
          const records = record === undefined ? [] : [record];
          const queue = queueOf(entries, day, ...records);
          expect(queue.waiting).toBe(queue.due.length + (queue.next?.questions ?? 0));
          if (queue.due.length === 0) continue;
          record = graded(entry, record, grade, day);
          expect(queueOf(entries, day, record).due).toEqual([]);
        }
      }),
    );
  });
});

describe('a long history', () => {
  it('makes one entry a question from 10,000 quizzes', () => {
    const collector = createEntryCollector();
    for (let quiz = 0; quiz < 10_000; quiz += 1) {
      const items = Array.from({ length: 20 }, (_, item) => anItem(`q${(quiz * 7 + item) % 3_000}`, wrong));
      collector.add(anAttempt(`z${quiz}`, noon(DAY) + quiz, items));
    }
    expect(collector.entries.size).toBe(3_000);
    expect(queueOf(collector.entries, '2026-03-04').due).toHaveLength(3_000);
  });

  it('reads each record once to open a queue of 5,000 practiced questions', () => {
    const ids = Array.from({ length: 5_000 }, (_, index) => `q${index}`);
    const { add, entries } = createEntryCollector();
    add(
      anAttempt(
        'z1',
        noon(DAY),
        ids.map((id) => anItem(id, wrong)),
      ),
    );
    const records = new Map(
      [...entries].map(([id, one]) => [id, graded(one, undefined, 'good', '2026-03-03')]),
    );
    const reads = vi.spyOn(records, 'get');
    const builder = createQueueBuilder(records, '2026-03-06');
    for (const one of entries.values()) builder.add(one);
    expect(builder.result().due).toHaveLength(5_000);
    expect(reads).toHaveBeenCalledTimes(5_000);
  });
});

describe('the days on which a question was practiced', () => {
  const entry = entryOf(entriesOf(anAttempt('z1', noon(DAY), [anItem('q1', wrong)])));
  const days = [1, 2, 9].map((after) => dayAfter(DAY, after));
  const practiced = days.reduce<PracticeRecord | undefined>(
    (record, day) => graded(entry, record, 'again', day),
    undefined,
  );

  it('keeps the days in the record, each once, also when it leaves the queue', () => {
    if (practiced === undefined) throw new Error('Nothing was practiced.');
    expect(practicedDays(practiced)).toEqual(days);
    const [, , last = ''] = days;
    expect(practicedDays(graded(entry, practiced, 'good', last))).toEqual(days);
    expect(practicedDays(leftRecord(entry, practiced, 'removed', noon(last)))).toEqual(days);
    expect(practicedDays(leftRecord(entry, undefined, 'removed', noon(last)))).toEqual([]);
  });

  it('reads the days from the stored record, when they are days', () => {
    const owner = { userId: 'u1', recordId: 'q1' };
    const stored = { ...practiced, version: 1, earlierDays: [...(practiced?.earlierDays ?? []), 'soon', 7] };
    expect(practice.decode(stored, owner)).toEqual(practiced);
    expect(practice.decode({ ...practiced, earlierDays: 'none' }, owner)).toEqual({
      ...practiced,
      earlierDays: undefined,
    });
  });
});
