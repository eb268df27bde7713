import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { INTERVALS, type PracticeRecord } from '@/domain/study/practiceModel';
import {
  createEntryCollector,
  createQueueBuilder,
  leftRecord,
  missesOf,
  type PracticeEntries,
  type PracticeRecords,
  ratedRecord,
  scheduleOf,
} from '@/domain/study/practiceQueueModel';
import { addDays, dayAfter, toTime } from '@/shared/format/dates';
import { anAttempt, anItem, wrong } from './practiceSamples';

const DAY = '2026-03-02';
/** Noon of a local day, in milliseconds since 1970. */
const noon = (day: string): number => toTime(`${day}T12:00:00`) + new Date(day).getTimezoneOffset() * 60_000;
const on = (day: string) => ({ today: day, now: noon(day) });

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

  it('is what was missed, guessed or marked, with its reasons', () => {
    expect([...entries].map(([id, { reasons }]) => [id, ...reasons])).toEqual([
      ['missed', 'missed'],
      ['guessed', 'guessed'],
      ['marked', 'marked'],
      ['all', 'missed', 'guessed', 'marked'],
    ]);
  });

  it('is due on the next local day', () => {
    expect(queueOf(entries, DAY)).toEqual({
      waiting: 4,
      due: [],
      next: { day: '2026-03-03', questions: 4 },
    });
    expect(queueOf(entries, '2026-03-03').due).toHaveLength(4);
  });

  it('is empty without a quiz', () => {
    expect(queueOf(entriesOf(), DAY)).toEqual({ waiting: 0, due: [], next: undefined });
  });

  it('is once in the queue with the misses of every quiz, and leads to the latest of them, in any order', () => {
    const attempts = [
      anAttempt('z1', noon(DAY), [anItem('q1', wrong)]),
      anAttempt('z2', addDays(noon(DAY), 5), [anItem('q0'), anItem('q1', wrong)]),
      anAttempt('z3', addDays(noon(DAY), 9), [anItem('q1')]),
    ];
    for (const order of [attempts, attempts.toReversed()]) {
      const entry = entryOf(entriesOf(...order));
      expect(entry).toMatchObject({ misses: 2, quizId: 'z2', item: 2, enteredDay: '2026-03-07' });
    }
  });

  it('is practised in the order in which it has waited', () => {
    const several = entriesOf(
      anAttempt('z2', addDays(noon(DAY), 2), [anItem('young', wrong)]),
      anAttempt('z1', noon(DAY), [anItem('b', wrong), anItem('a', wrong)]),
    );
    expect(queueOf(several, '2026-04-01').due).toEqual(['a', 'b', 'young']);
  });
});

describe('a rating', () => {
  const entries = entriesOf(anAttempt('z1', noon(DAY), [anItem('q1', wrong)]));
  const entry = entryOf(entries);

  it('moves the question on, and out of the queue in the end', () => {
    let record: PracticeRecord | undefined;
    let day = dayAfter(DAY, 1);
    for (const interval of INTERVALS.slice(1)) {
      record = ratedRecord(entry, record, 'good', false, on(day));
      expect(queueOf(entries, day, record)).toMatchObject({ due: [], waiting: 1 });
      day = dayAfter(day, interval);
      expect(queueOf(entries, day, record).due).toEqual(['q1']);
    }
    record = ratedRecord(entry, record, 'good', false, on(day));
    expect(record).toMatchObject({ state: 'learned', misses: 0 });
    expect(queueOf(entries, dayAfter(day, 4_000), record)).toEqual({ waiting: 0, due: [], next: undefined });
  });

  it('counts misses in quizzes and in practice, also where a missed one was called good', () => {
    let record = ratedRecord(entry, undefined, 'again', true, on('2026-03-03'));
    record = ratedRecord(entry, record, 'good', true, on('2026-03-04'));
    record = ratedRecord(entry, record, 'good', false, on('2026-03-07'));
    expect(missesOf(entry, record)).toBe(3);
  });

  it.each(['learned', 'removed', 'gone'] as const)(
    'of what is %s comes back with a later miss only',
    (state) => {
      const record = leftRecord(entry, undefined, state, noon('2026-03-03'));
      expect(queueOf(entries, '2027-01-01', record).waiting).toBe(0);
      const again = entriesOf(
        anAttempt('z1', noon(DAY), [anItem('q1', wrong)]),
        anAttempt('z2', noon('2026-05-01'), [anItem('q1', wrong)]),
      );
      expect(queueOf(again, '2026-05-01', record).next).toEqual({ day: '2026-05-02', questions: 1 });
      expect(scheduleOf(entryOf(again), record)).toEqual({ step: 0, dueDay: '2026-05-02' });
    },
  );

  it('of the same day in two tabs has one result', () => {
    const one = ratedRecord(entry, undefined, 'good', false, on('2026-03-03'));
    const other = ratedRecord(entry, undefined, 'good', false, on('2026-03-03'));
    expect(other).toEqual(one);
  });
});

describe('over many days', () => {
  const answers = fc.array(fc.record({ wait: fc.nat(60), good: fc.boolean(), right: fc.boolean() }), {
    maxLength: 40,
  });

  it('a question is either waiting with a day or has left, and never due twice a day', () => {
    fc.assert(
      fc.property(answers, (script) => {
        const entries = entriesOf(anAttempt('z1', noon(DAY), [anItem('q1', wrong)]));
        const entry = entryOf(entries);
        let record: PracticeRecord | undefined;
        let day = DAY;
        for (const { wait, good, right } of script) {
          day = dayAfter(day, wait);
          const records = record === undefined ? [] : [record];
          const queue = queueOf(entries, day, ...records);
          expect(queue.waiting).toBe(queue.due.length + (queue.next?.questions ?? 0));
          if (queue.due.length === 0) continue;
          record = ratedRecord(entry, record, good ? 'good' : 'again', !good || !right, on(day));
          expect(queueOf(entries, day, record).due).toEqual([]);
        }
      }),
    );
  });
});

describe('a long history', () => {
  it('of 10,000 quizzes is one entry a question', () => {
    const collector = createEntryCollector();
    for (let quiz = 0; quiz < 10_000; quiz += 1) {
      const items = Array.from({ length: 20 }, (_, item) => anItem(`q${(quiz * 7 + item) % 3_000}`, wrong));
      collector.add(anAttempt(`z${quiz}`, noon(DAY) + quiz, items));
    }
    expect(collector.entries.size).toBe(3_000);
    expect(queueOf(collector.entries, '2026-03-04').due).toHaveLength(3_000);
  });
});
