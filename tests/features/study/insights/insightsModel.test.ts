import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FinishedAttempt, FinishedItem } from '@/domain/study/finishedAttemptModel';
import {
  changeOf,
  createInsightsCounter,
  type Insights,
  meanSecondsOf,
  percentOf,
  slowestOf,
} from '@/features/study/insights/insightsModel';

const NONE = { discipline: [], organSystem: [], examType: [], topics: [], subtopics: [] };

function anItem({
  letters = 'A',
  ...change
}: Partial<FinishedItem> & { letters?: string } = {}): FinishedItem {
  return {
    questionId: 'q1',
    labels: NONE,
    attemptedLetters: letters.split(''),
    attemptedAtMs: letters.split('').map(() => -1),
    answer: letters.at(-1) ?? '',
    result: 'correct',
    marked: false,
    timeSpentMs: 60_000,
    confidence: undefined,
    ...change,
  };
}

const anAttempt = (
  items: readonly FinishedItem[],
  change: Partial<FinishedAttempt> = {},
): FinishedAttempt => ({
  userId: 'u1',
  quizId: 'z1',
  name: 'Block',
  timerOn: false,
  tutorOn: false,
  submittedAt: 0,
  items,
  ...change,
});

function insightsOf(...attempts: readonly FinishedAttempt[]): Insights {
  const counter = createInsightsCounter();
  attempts.forEach(counter.add);
  return counter.result();
}

describe('answer changes', () => {
  it.each([
    ['A', 'correct', 'A', undefined],
    ['', 'unanswered', 'A', undefined],
    ['ABA', 'correct', 'A', undefined],
    ['BA', 'correct', 'A', 'wrongToRight'],
    ['BA', 'correct', undefined, 'wrongToRight'],
    ['AB', 'incorrect', 'A', 'rightToWrong'],
    ['ACB', 'incorrect', 'C', 'wrongToWrong'],
    ['AB', 'incorrect', undefined, 'unknown'],
    ['AB', 'unknown', undefined, 'unknown'],
  ] as const)('classifies %s, %s with the key %s: %s', (letters, result, key, change) => {
    expect(changeOf(anItem({ letters, result, ...(key !== undefined && { key }) }))).toBe(change);
  });
});

describe('insights', () => {
  it('shows zeros without percentages and means when nothing was done', () => {
    const { answered, pacing, confidence, coverage } = insightsOf();
    expect(answered).toBe(0);
    expect(meanSecondsOf(pacing.all)).toBeUndefined();
    expect(percentOf(confidence.sure)).toBeUndefined();
    expect(coverage).toEqual({ discipline: [], organSystem: [], examType: [] });
  });

  it('shows no percentage and no mean below five', () => {
    expect(percentOf({ right: 4, answered: 4 })).toBeUndefined();
    expect(percentOf({ right: 4, answered: 5 })).toBe(80);
    expect(meanSecondsOf({ items: 4, seconds: 400, targetSeconds: 0, slow: 0 })).toBeUndefined();
    expect(meanSecondsOf({ items: 5, seconds: 400, targetSeconds: 0, slow: 0 })).toBe(80);
  });

  it('counts time on items that were seen, also on unanswered ones', () => {
    const { pacing } = insightsOf(
      anAttempt([anItem(), anItem({ timeSpentMs: 0 })], { timerOn: true }),
      anAttempt([
        anItem({ result: 'incorrect', timeSpentMs: 90_000 }),
        anItem({ letters: '', result: 'unanswered', timeSpentMs: 90_001 }),
      ]),
    );
    expect(pacing).toEqual({
      all: { items: 3, seconds: 240.001, targetSeconds: 270, slow: 1 },
      right: { items: 1, seconds: 60, targetSeconds: 90, slow: 0 },
      wrong: { items: 1, seconds: 90, targetSeconds: 90, slow: 0 },
      timed: { items: 1, seconds: 60, targetSeconds: 90, slow: 0 },
      untimed: { items: 2, seconds: 180.001, targetSeconds: 180, slow: 1 },
    });
  });

  it('compares each item with the time that its own attempt gave', () => {
    const { pacing } = insightsOf(
      anAttempt([anItem({ timeSpentMs: 100_000 })], { extraTime: 150 }),
      anAttempt([anItem({ timeSpentMs: 100_000 })]),
    );
    expect(pacing.all).toEqual({ items: 2, seconds: 200, targetSeconds: 225, slow: 1 });
  });

  it('compares confidence with the result, of graded answers only', () => {
    const { confidence } = insightsOf(
      anAttempt([
        anItem({ confidence: 'sure' }),
        anItem({ confidence: 'sure', result: 'incorrect' }),
        anItem({ confidence: 'guess', result: 'unknown' }),
      ]),
    );
    expect(confidence).toEqual({
      sure: { right: 1, answered: 2 },
      unsure: { right: 0, answered: 0 },
      guess: { right: 0, answered: 0 },
    });
  });

  it('covers each category, a question once, the weakest first and few answers last', () => {
    const of = (name: string, questionId: string, result: 'correct' | 'incorrect') =>
      anItem({ labels: { ...NONE, organSystem: [name] }, questionId, result, timeSpentMs: 100_000 });
    const few = [of('__proto__', 'q1', 'incorrect')];
    const weak = Array.from({ length: 6 }, (_, index) =>
      of('Renal', `q${index % 2}`, index < 2 ? 'correct' : 'incorrect'),
    );
    const strong = Array.from({ length: 5 }, (_, index) => of('Skin', `s${index}`, 'correct'));
    const rows = insightsOf(anAttempt([...few, ...strong, ...weak])).coverage.organSystem;
    expect(rows.map(({ name, questions, right, answered }) => [name, questions, right, answered])).toEqual([
      ['Renal', 2, 2, 6],
      ['Skin', 5, 5, 5],
      ['__proto__', 1, 0, 1],
    ]);
    expect(slowestOf(rows)?.name).toBe('Renal');
    expect(slowestOf(rows.slice(2))).toBeUndefined();
  });

  it('counts the same in whatever order attempts come', () => {
    const items = fc.array(
      fc
        .record({
          letters: fc.constantFrom('', 'A', 'AB', 'BA'),
          result: fc.constantFrom('correct', 'incorrect'),
          timeSpentMs: fc.nat({ max: 200_000 }).map((ms) => ms * 1_000),
          confidence: fc.constantFrom(undefined, 'sure', 'guess'),
          organSystem: fc.subarray(['Renal', 'Skin', '<b>']),
        })
        .map(({ organSystem, ...made }) => anItem({ ...made, labels: { ...NONE, organSystem } })),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(
        fc.array(
          items.map((made) => anAttempt(made)),
          { maxLength: 5 },
        ),
        (attempts) => {
          expect(insightsOf(...attempts)).toEqual(insightsOf(...attempts.toReversed()));
        },
      ),
    );
  });
});
