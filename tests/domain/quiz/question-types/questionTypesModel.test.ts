import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALL_TYPES,
  canBeMarked,
  hasType,
  NO_TYPES,
  QUESTION_TYPES,
  type QuestionTypes,
  toggleType,
  toQuestionOptions,
} from '@/domain/quiz/question-types/questionTypesModel';

/** Every combination of the five boxes, including those that clicks cannot reach. */
const everyState: readonly QuestionTypes[] = Array.from({ length: 32 }, (_, bits) => ({
  all: (bits & 1) > 0,
  unused: (bits & 2) > 0,
  correct: (bits & 4) > 0,
  incorrect: (bits & 8) > 0,
  marked: (bits & 16) > 0,
}));

const reachable = everyState.filter(
  (types) =>
    types.all === (types.unused && types.correct && types.incorrect) && (!types.marked || canBeMarked(types)),
);

const show = (types: QuestionTypes): string =>
  QUESTION_TYPES.filter((type) => types[type]).join(' + ') || 'nothing';

describe('Question Type', () => {
  it.each(reachable.map((types) => ({ name: show(types), types })))(
    'ticks all three by All over $name, and clears all including Marked by unticking it',
    ({ types }) => {
      expect(toggleType(types, 'all')).toEqual(types.all ? NO_TYPES : { ...ALL_TYPES, marked: types.marked });
    },
  );

  it.each(
    reachable.flatMap((types) =>
      (['unused', 'correct', 'incorrect'] as const).map((clicked) => ({ name: show(types), types, clicked })),
    ),
  )('changes $clicked by a click over $name, and All follows the three', ({ types, clicked }) => {
    const next = toggleType(types, clicked);
    expect(next[clicked]).toBe(!types[clicked]);
    for (const other of (['unused', 'correct', 'incorrect'] as const).filter((type) => type !== clicked)) {
      expect(next[other]).toBe(types[other]);
    }
    expect(next.all).toBe(next.unused && next.correct && next.incorrect);
    expect(next.marked).toBe(types.marked && (next.correct || next.incorrect));
  });

  it.each(reachable.map((types) => ({ name: show(types), types })))(
    'lets Marked change over $name only while Correct or Incorrect is ticked',
    ({ types }) => {
      const next = toggleType(types, 'marked');
      expect(next).toEqual({ ...types, marked: canBeMarked(types) && !types.marked });
    },
  );

  it('keeps its rules over any row of clicks', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...QUESTION_TYPES)), (clicks) => {
        const types = clicks.reduce(toggleType, NO_TYPES);
        expect(types.all).toBe(types.unused && types.correct && types.incorrect);
        if (types.marked) expect(canBeMarked(types)).toBe(true);
        expect(hasType(types)).toBe(types.unused || types.correct || types.incorrect);
      }),
    );
  });

  it('mends any state that a click meets, reachable or not', () => {
    for (const types of everyState) {
      for (const clicked of QUESTION_TYPES) {
        const next = toggleType(types, clicked);
        if (next.marked && clicked !== 'marked' && clicked !== 'all') expect(canBeMarked(next)).toBe(true);
      }
    }
  });

  it('sends the four types without All', () => {
    expect(toQuestionOptions(ALL_TYPES)).toEqual({
      unused: true,
      correct: true,
      incorrect: true,
      marked: false,
    });
  });
});
