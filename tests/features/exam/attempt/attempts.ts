import fc from 'fast-check';
import {
  answerChosen,
  frozen,
  itemEntered,
  lookedAway,
  lookedBack,
  markToggled,
  resumed,
  type Sitting,
  startSitting,
  strikeToggled,
  suspended,
} from '@/features/exam/attempt/attemptModel';

/** A block of so many questions, `q1` … */
export const aBlock = (size: number, timerOn = true): Parameters<typeof startSitting>[0] => ({
  id: 'quiz-1',
  timerOn,
  questions: Array.from({ length: size }, (_, index) => ({
    questionId: `q${index + 1}`,
    questionNo: index + 1,
    imageList: [],
    marked: false,
  })),
});

export const aSitting = (size = 3, timerOn = true): Sitting => startSitting(aBlock(size, timerOn), 'user-1');

export interface Act {
  /** Milliseconds that pass before the act. */
  readonly after: number;
  readonly does: (sitting: Sitting, now: number) => Sitting;
  /** The letter, where the act tries to choose one. */
  readonly letter?: string;
}

const letter = fc.constantFrom('A', 'B', 'C', 'D', 'E');
const after = fc.nat({ max: 40_000 });

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ after, letter }).map((made) => ({
    ...made,
    does: (sitting: Sitting, now: number) => answerChosen(sitting, made.letter, now),
  })),
  fc.record({ after, letter }).map((made) => ({
    after: made.after,
    does: (sitting: Sitting, now: number) => strikeToggled(sitting, made.letter, now),
  })),
  fc.record({ after, index: fc.integer({ min: -2, max: 8 }) }).map((made) => ({
    after: made.after,
    does: (sitting: Sitting, now: number) => itemEntered(sitting, made.index, now),
  })),
  fc.record({
    after,
    does: fc.constantFrom(markToggled, lookedAway, lookedBack, suspended, resumed),
  }),
);

export const acts = fc.array(act, { maxLength: 60 });

/** The sitting after these acts, and the moment of the last one. */
export function played(
  start: Sitting,
  done: readonly Act[],
): { readonly sitting: Sitting; readonly now: number } {
  let sitting = resumed(start, 0);
  let now = 0;
  for (const { after: pause, does } of done) {
    now += pause;
    sitting = does(sitting, now);
  }
  return { sitting, now };
}

export const ended = (sitting: Sitting, now: number): Sitting => frozen(sitting, now);
