import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canUndo,
  countOutcomes,
  currentOf,
  type Drill,
  positionOf,
  resumeDrill,
  startDrill,
  undone,
  withChoice,
  withOutcome,
  withoutGone,
} from '@/domain/study/drillModel';
import { drills } from '@/domain/study/drillRecord';

const decodeDrill = (value: unknown) => drills.decode(value, { userId: 'u1', recordId: 'study/drill' });
import type { PracticeRecord } from '@/domain/study/practiceModel';

const DAY = '2026-03-02';
const ids = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `q${index + 1}`);
const recordOf = (questionId: string): PracticeRecord => ({
  questionId,
  state: 'waiting',
  dueDay: '2026-03-03',
  memory: { stability: 2.3, difficulty: 2.1, reviewedDay: DAY },
  lapses: 1,
  enteredAt: 1,
  updatedAt: 2,
});
const answered = (drill: Drill, choice = 'B') => withOutcome(withChoice(drill, choice), 'good', undefined);

describe('a drill', () => {
  it('takes at most 20 questions into a drill', () => {
    expect(startDrill(ids(50), DAY).questionIds).toEqual(ids(20));
    expect(currentOf(startDrill([], DAY))).toBeUndefined();
  });

  it('leads from one question of a drill to the next, and to its end', () => {
    let drill = startDrill(ids(3), DAY);
    expect(positionOf(drill)).toEqual({ position: 1, total: 3 });
    drill = answered(drill);
    expect(currentOf(drill)).toBe('q2');
    drill = withOutcome(withChoice(drill, 'A'), 'again', undefined);
    drill = withOutcome(drill, 'removed', undefined);
    expect(currentOf(drill)).toBeUndefined();
    expect(withOutcome(drill, 'good', undefined)).toBe(drill);
    expect((['good', 'again', 'removed', 'gone'] as const).map((one) => countOutcomes(drill, one))).toEqual([
      1, 1, 1, 0,
    ]);
  });

  it('takes the first choice only', () => {
    const drill = withChoice(withChoice(startDrill(ids(2), DAY), 'B'), 'C');
    expect(drill.choice).toBe('B');
  });

  it('leaves out what the bank no longer has, also the question that is shown', () => {
    const drill = withoutGone(withChoice(startDrill(ids(4), DAY), 'A'), ['q1', 'q3']);
    expect(currentOf(drill)).toBe('q2');
    expect(drill.choice).toBe('');
    expect(positionOf(drill)).toEqual({ position: 1, total: 2 });
    expect(withoutGone(drill, [])).toBe(drill);
  });
});

describe('undo', () => {
  it('takes back the choice, or the rating with its choice and its record', () => {
    const started = startDrill(ids(2), DAY);
    expect(canUndo(started)).toBe(false);
    expect(undone(started)).toBe(started);
    const chosen = withChoice(started, 'C');
    expect(undone(chosen)).toEqual(started);
    const rated = withOutcome(chosen, 'good', recordOf('q1'));
    expect(rated.last).toEqual({ questionId: 'q1', choice: 'C', before: recordOf('q1') });
    expect(undone(rated)).toEqual(chosen);
  });

  it('brings back the last question of a drill as well', () => {
    const done = answered(answered(startDrill(ids(2), DAY)), 'D');
    expect(currentOf(done)).toBeUndefined();
    const back = undone(done);
    expect([currentOf(back), back.choice]).toEqual(['q2', 'D']);
  });
});

describe('a kept drill', () => {
  const acts = fc.array(
    fc.constantFrom('choose', 'easy', 'good', 'hard', 'again', 'removed', 'undo', 'gone'),
    {
      maxLength: 60,
    },
  );

  it('reads a drill back as it was, whatever was done', () => {
    fc.assert(
      fc.property(acts, (script) => {
        let drill = startDrill(ids(20), DAY);
        for (const act of script) {
          const current = currentOf(drill);
          if (act === 'choose') drill = withChoice(drill, 'B');
          else if (act === 'undo') drill = undone(drill);
          else if (act === 'gone') drill = withoutGone(drill, current === undefined ? [] : [current]);
          else drill = withOutcome(drill, act, current === undefined ? undefined : recordOf(current));
          const kept = decodeDrill(structuredClone(drills.encode(drill, 5)));
          expect(kept).toEqual(drill);
          expect(drill.outcomes.size + (currentOf(drill) === undefined ? 0 : 1)).toBeLessThanOrEqual(20);
        }
      }),
    );
  });

  it('stores ids and letters of a drill only', () => {
    const drill = answered(withChoice(startDrill(ids(1), DAY), 'B'));
    expect(JSON.parse(JSON.stringify(drills.encode(drill, 5)))).toEqual({
      version: 1,
      day: DAY,
      questionIds: ['q1'],
      outcomes: [['q1', 'good']],
      choice: '',
      last: { questionId: 'q1', choice: 'B' },
      updatedAt: 5,
    });
  });

  it.each([
    ['nothing', undefined],
    ['a newer version', { ...startDrill(ids(1), DAY), outcomes: [], version: 2 }],
    ['no day', { version: 1, day: 'today', questionIds: [], outcomes: [] }],
    ['no list', { version: 1, day: DAY, questionIds: 'q1', outcomes: [] }],
  ])('reads no drill when it is %s', (_, value) => {
    expect(decodeDrill(value)).toBeUndefined();
  });

  it('continues a drill with what is still due, on the same day', () => {
    const drill = withChoice(answered(startDrill(ids(4), DAY)), 'D');
    expect(resumeDrill(drill, ['q2', 'q3', 'q4'], DAY)).toEqual(drill);
    expect(resumeDrill(drill, ['q2', 'q3', 'q4'], '2026-03-03')).toBeUndefined();
    expect(resumeDrill(drill, ['q2', 'q3', 'q4'], '2026-03-01')).toBeUndefined();
    expect(resumeDrill(drill, [], DAY)).toBeUndefined();
    // A question that is gone is not asked for again.
    expect(resumeDrill(withoutGone(drill, ['q3']), ['q2', 'q4'], DAY)).toMatchObject({
      questionIds: ['q1', 'q2', 'q4'],
      outcomes: drill.outcomes,
    });
    // Another tab has rated the question that was shown.
    expect(resumeDrill(drill, ['q3', 'q4'], DAY)).toMatchObject({
      questionIds: ['q1', 'q3', 'q4'],
      choice: '',
    });
  });
});
