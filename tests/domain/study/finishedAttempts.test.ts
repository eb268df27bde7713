import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import { clearRecords } from '../../clearRecords';
import { rawStore } from '../../rawStore';

const names = fc.uniqueArray(
  fc.constantFrom('Medicine', 'Surgery', 'Cardiovascular', 'Step 1', '__proto__'),
  {
    maxLength: 3,
  },
);
const choices = fc.array(
  fc.tuple(fc.constantFrom('A', 'B', 'C', 'D', 'E'), fc.integer({ min: -1, max: 200_000 })),
  { maxLength: 5 },
);
const item = fc
  .record({
    questionId: fc.uuid(),
    labels: fc.record({
      discipline: names,
      organSystem: names,
      examType: names,
      topics: names,
      subtopics: names,
    }),
    choices,
    result: fc.constantFrom('correct', 'incorrect', 'unanswered', 'unknown'),
    marked: fc.boolean(),
    timeSpentMs: fc.nat(500_000),
    confidence: fc.constantFrom(undefined, 'guess', 'unsure', 'sure'),
    key: fc.constantFrom(undefined, 'A', 'E'),
    imageList: fc.array(fc.constantFrom('ecg.png', 'film.png'), { maxLength: 2 }),
  })
  .map(({ key, imageList, choices: chosen, ...made }) => ({
    ...made,
    ...(imageList.length > 0 && { imageList }),
    attemptedLetters: chosen.map(([letter]) => letter),
    attemptedAtMs: chosen.map(([, atMs]) => atMs),
    answer: chosen.at(-1)?.[0] ?? '',
    ...(key !== undefined && { key }),
  }));
const attempt: fc.Arbitrary<FinishedAttempt> = fc.record({
  userId: fc.constant('u1'),
  quizId: fc.constantFrom('z1', 'z2', 'z3'),
  name: fc.string(),
  timerOn: fc.boolean(),
  tutorOn: fc.boolean(),
  submittedAt: fc.nat(),
  items: fc.array(item, { maxLength: 20 }),
});

const decoded = (value: unknown, recordId: string, userId = 'u1') =>
  finishedAttempts.decode(value, { userId, recordId });

describe('the record of a finished attempt', () => {
  it('gives back what was kept', () => {
    fc.assert(
      fc.property(attempt, (made) => {
        expect(decoded(structuredClone(finishedAttempts.encode(made)), made.quizId)).toEqual(made);
      }),
    );
  });

  it('reads no attempt of another user or newer version, and never throws, whatever is stored', () => {
    const [made] = fc.sample(attempt, 1);
    if (made === undefined) throw new Error('No sample');
    const record = finishedAttempts.encode(made);
    expect(decoded(record, made.quizId, 'u2')).toBeUndefined();
    expect(decoded(Object.assign({}, record, { version: 2 }), made.quizId)).toBeUndefined();
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.array(fc.anything())), (value, rows) => {
        decoded(value, made.quizId);
        decoded(Object.assign({}, record, { rows, names: value }), made.quizId);
      }),
    );
  });

  it('takes at most 6 kB for 40 items', () => {
    const labels = {
      discipline: ['Pathology', 'Physiology'],
      organSystem: ['Cardiovascular'],
      examType: ['Step 1', 'Step 2'],
      topics: ['Acute coronary syndrome'],
      subtopics: ['Inferior infarction'],
    };
    const items = Array.from({ length: 40 }, (_, index) => ({
      questionId: `65f0c0ffee65f0c0ffee65${index}`,
      labels,
      attemptedLetters: ['A', 'C'],
      attemptedAtMs: [30_000, 65_000],
      answer: 'C',
      result: 'correct' as const,
      marked: false,
      timeSpentMs: 80_000,
      confidence: 'sure' as const,
      key: 'C',
    }));
    const record = finishedAttempts.encode({
      userId: 'u1',
      quizId: 'z1',
      name: 'Morning block',
      timerOn: true,
      tutorOn: false,
      submittedAt: 1,
      items,
    });
    expect(JSON.stringify(record).length).toBeLessThan(6_000);
  });
});

const keep = (made: FinishedAttempt) => finishedAttempts.write(made.userId, made.quizId, made);

describe('finished attempts', () => {
  beforeEach(clearRecords);

  const aQuiz = (quizId: string, submittedAt: number, userId = 'u1'): FinishedAttempt => ({
    userId,
    quizId,
    name: quizId,
    timerOn: false,
    tutorOn: false,
    submittedAt,
    items: [],
  });

  it('lists the user’s own attempts, without damaged records', async () => {
    await keep(aQuiz('late', 9));
    await keep(aQuiz('early', 3));
    await keep(aQuiz('other', 5, 'u2'));
    await rawStore('finishedAttempts').write('u1', 'damaged', 'junk');
    expect((await finishedAttempts.list('u1')).map(({ id }) => id)).toEqual(['early', 'late']);
    expect(await finishedAttempts.read('u1', 'late')).toEqual(aQuiz('late', 9));
    expect(await finishedAttempts.read('u1', 'other')).toBeUndefined();
    expect(await finishedAttempts.read('u1', 'damaged')).toBeUndefined();
  });

  it('reads all, however many there are', async () => {
    const writes = Array.from({ length: 1_201 }, (_, index) => keep(aQuiz(`z${index}`, index, 'u3')));
    await Promise.all(writes);
    expect(new Set((await finishedAttempts.list('u3')).map(({ value }) => value.submittedAt))).toEqual(
      new Set(Array.from({ length: 1_201 }, (_, index) => index)),
    );
  });
});
