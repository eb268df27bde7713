import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { retrievabilityOf } from '@/domain/study/fsrsModel';
import { createEntryCollector } from '@/domain/study/practiceQueueModel';
import {
  type AheadRound,
  canUndo,
  countKnown,
  currentOf,
  nextOf,
  placeText,
  resumes,
  startRound,
  undone,
  withAnswer,
  withChoice,
  withoutGone,
} from '@/features/study/before-exam/aheadModel';
import { createAheadCollector } from '@/features/study/practice/queue/aheadQueueModel';
import { dayAfter } from '@/shared/format/dates';
import { anAttempt, anItem, wrong } from '../../../domain/study/practiceSamples';

const DAY = '2026-11-24';
const ids = (count: number) => Array.from({ length: count }, (_, index) => `q${index + 1}`);
const start = (questionIds: readonly string[], before?: AheadRound): AheadRound =>
  startRound(questionIds, { before, day: DAY, reason: undefined });

/** Answers until the round is done; the list says which answers are 'Knew it', then all are. */
function play(round: AheadRound, known: readonly boolean[]): AheadRound {
  let played = round;
  for (let step = 0; currentOf(played) !== undefined; step += 1)
    played = withAnswer(withChoice(played, 'A'), known[step] ?? true);
  return played;
}

describe('the questions to look at ahead', () => {
  const NOON = Date.parse(`${DAY}T12:00:00Z`);
  const collector = createEntryCollector();
  collector.add(
    anAttempt(
      'z1',
      NOON - 30 * 86_400_000,
      ['a', 'b', 'due', 'removed'].map((id) => anItem(id, wrong)),
    ),
  );
  collector.add(anAttempt('z2', NOON, [anItem('new', wrong), anItem('fine')]));
  const record = (questionId: string, stability: number, dueDay: string) => ({
    questionId,
    state: questionId === 'removed' ? ('removed' as const) : ('waiting' as const),
    dueDay,
    memory: { stability, difficulty: 5, reviewedDay: dayAfter(DAY, -5) },
    // A leech is looked at as well.
    lapses: questionId === 'a' ? 5 : 0,
    enteredAt: NOON,
    updatedAt: NOON,
  });
  const records = new Map(
    [
      record('a', 4, dayAfter(DAY, 1)),
      record('b', 40, dayAfter(DAY, 20)),
      record('due', 3, DAY),
      record('removed', 3, ''),
    ].map((one) => [one.questionId, one]),
  );

  it('lists what waits and is not due: least likely remembered first, never reviewed last', () => {
    const { add, result } = createAheadCollector(records, DAY);
    for (const entry of collector.entries.values()) add(entry);
    expect(result()).toEqual(['a', 'b', 'new']);
    const [a, b] = ['a', 'b'].map((id) => retrievabilityOf(records.get(id)?.memory ?? NEVER, DAY));
    expect(a).toBeLessThan(b ?? 0);
  });
});

const NEVER = { stability: 1, difficulty: 1, reviewedDay: DAY };

describe('a round of Practice ahead', () => {
  it('asks up to 20 questions once, and those not known once more at the end', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.boolean(), { maxLength: 45 }),
        (count, known) => {
          const begun = start(ids(count));
          const size = Math.min(20, count);
          expect(begun.questionIds).toEqual(ids(size));
          const done = play(begun, known);
          const firsts = done.answers.slice(0, size);
          const again = firsts.filter(({ isKnown }) => !isKnown).map(({ questionId }) => questionId);
          expect(firsts.map(({ questionId }) => questionId)).toEqual(begun.questionIds);
          expect(done.answers.slice(size).map(({ questionId }) => questionId)).toEqual(again);
          const unknown = done.answers.slice(size).filter(({ isKnown }) => !isKnown).length;
          // The last word counts.
          expect(countKnown(done)).toEqual({ known: size - unknown, total: size });
        },
      ),
    );
  });

  it('names the place of each question, also of those that come once more', () => {
    let round = start(ids(2));
    const places = [placeText(round)];
    for (const isKnown of [false, true, false]) {
      round = withAnswer(round, isKnown);
      places.push(placeText(round));
    }
    expect(places).toEqual(['Question 1 of 2', 'Question 2 of 2', 'Once more: 1 of 1', 'Round done']);
  });

  it('takes each step back with ‘Undo’, the choice first', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (known) => {
        const steps = [start(ids(6))];
        for (const isKnown of known) {
          const chosen = withChoice(steps.at(-1) ?? start([]), 'B');
          if (chosen === steps.at(-1)) break;
          steps.push(chosen, withAnswer(chosen, isKnown));
        }
        let round = steps.pop() ?? start([]);
        for (const before of steps.toReversed()) {
          expect(canUndo(round)).toBe(true);
          round = undone(round);
          expect(round).toEqual(before);
        }
        expect(canUndo(round)).toBe(false);
        expect(undone(round)).toBe(round);
      }),
    );
  });

  it('keeps the first choice of a question', () => {
    const chosen = withChoice(start(ids(2)), 'A');
    expect(withChoice(chosen, 'B')).toBe(chosen);
    expect(withAnswer(chosen, true)).toMatchObject({ choice: '', answers: [{ choice: 'A' }] });
  });

  it('skips questions that are gone, and does not count them', () => {
    const round = withoutGone(withChoice(start(ids(3)), 'A'), ['q1', 'q3']);
    expect([currentOf(round), round.choice, placeText(round)]).toEqual(['q2', '', 'Question 1 of 1']);
    expect(countKnown(play(round, []))).toEqual({ known: 1, total: 1 });
    expect(withoutGone(round, [])).toBe(round);
    expect(currentOf(withoutGone(round, ['q2']))).toBeUndefined();
  });

  it('continues with the next questions of the day, and starts over after the last', () => {
    const first = play(start(ids(25)), []);
    expect(nextOf(ids(25), first)).toEqual(ids(25).slice(20));
    const second = play(start(ids(25), first), []);
    expect(second.questionIds).toEqual(ids(25).slice(20));
    expect(nextOf(ids(25), second)).toEqual([]);
    expect(start(ids(25), second).questionIds).toEqual(ids(20));
  });

  it('resumes on its day, with its reason, while it is not done', () => {
    const round = start(ids(2));
    expect(resumes(round, DAY, undefined)).toBe(true);
    expect(resumes(round, dayAfter(DAY, 1), undefined)).toBe(false);
    expect(resumes(round, DAY, 'time')).toBe(false);
    expect(resumes(play(round, []), DAY, undefined)).toBe(false);
  });
});
