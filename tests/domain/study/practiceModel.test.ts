import { describe, expect, it } from 'vitest';
import { firstSchedule, isDueOn, isLeech, type PracticeRecord } from '@/domain/study/practiceModel';
import { practice as practiceRecord } from '@/domain/study/practiceRecord';
import { dayAfter } from '@/shared/format/dates';

const decodePractice = (value: unknown, recordId = 'q1') =>
  practiceRecord.decode(value, { userId: 'u1', recordId });

const memory = { stability: 7.5, difficulty: 4.25, reviewedDay: '2026-03-02' };
const record: PracticeRecord = {
  questionId: 'q1',
  state: 'waiting',
  dueDay: '2026-03-09',
  memory,
  lapses: 3,
  enteredAt: 1_700_000_000_000,
  updatedAt: 1_700_000_100_000,
};

describe('a schedule', () => {
  it('makes a missed question due on the next day', () => {
    expect(firstSchedule('2026-02-28')).toEqual({ dueDay: '2026-03-01' });
  });

  it('makes a question due from its day on, and never before', () => {
    expect(isDueOn('2026-03-08', record)).toBe(false);
    for (const day of ['2026-03-09', '2026-03-10', '2028-01-01']) expect(isDueOn(day, record)).toBe(true);
  });

  it('makes a question due at once when its day is further off than its interval and two days', () => {
    expect(isDueOn(dayAfter('2026-03-02', -2), record)).toBe(false);
    expect(isDueOn(dayAfter('2026-03-02', -3), record)).toBe(true);
  });

  it('calls a question a leech from the fourth lapse on', () => {
    expect([0, 1, 2, 3, 4, 5].filter(isLeech)).toEqual([4, 5]);
  });
});

describe('the stored record', () => {
  it.each(['waiting', 'learned', 'removed', 'gone'] as const)(
    'reads a record back as it was when it is %s',
    (state) => {
      const kept = { ...record, state };
      expect(decodePractice(structuredClone(practiceRecord.encode(kept)))).toEqual(kept);
    },
  );

  it.each([
    ['nothing', undefined],
    ['a text', 'q1'],
    ['of a newer version', { ...record, version: 2 }],
    ['of another question', { version: 1, ...record, questionId: 'q2' }],
    ['of an unknown state', { version: 1, ...record, state: 'eaten' }],
    ['without a day', { version: 1, ...record, dueDay: '2026-02-30' }],
    ['without a memory', { version: 1, ...record, memory: undefined }],
    ['of no stability', { version: 1, ...record, memory: { ...memory, stability: 0 } }],
    ['of too much difficulty', { version: 1, ...record, memory: { ...memory, difficulty: 11 } }],
    ['without a day of review', { version: 1, ...record, memory: { ...memory, reviewedDay: 'x' } }],
  ])('reads no record when it is %s', (_, value) => {
    expect(decodePractice(value)).toBeUndefined();
  });
});

describe('a record of the ladder', () => {
  const { memory: _, lapses, ...rest } = record;
  const ladder = { version: 1, ...rest, misses: lapses };

  it.each([
    [0, 1, '2026-03-08'],
    [1, 3, '2026-03-06'],
    [2, 7, '2026-03-02'],
    [3, 16, '2026-02-21'],
    [4, 35, '2026-02-02'],
  ])('keeps due day and lapses of step %i, with a stability of %i days', (step, stability, reviewedDay) => {
    const taken = decodePractice({ ...ladder, step });
    expect(taken).toMatchObject({ dueDay: '2026-03-09', lapses: 3, memory: { stability, reviewedDay } });
    if (taken === undefined) throw new Error('Not read');
    // Converted only once: the record that is then written decodes to the same.
    expect(decodePractice(structuredClone(practiceRecord.encode(taken)))).toEqual(taken);
  });

  it('keeps a question out of the queue once it has left, with its lapses', () => {
    expect(decodePractice({ ...ladder, state: 'learned', step: 0, dueDay: '' })).toEqual({
      ...rest,
      state: 'learned',
      dueDay: '',
      lapses: 3,
    });
  });

  it('reads no record of the ladder without such a step', () => {
    expect(decodePractice({ ...ladder, step: 5 })).toBeUndefined();
  });
});
