import fc from 'fast-check';
import {
  answerChosen,
  type Attempt,
  blockEnded,
  confidenceChosen,
  createAttempt,
  itemEntered,
  markToggled,
  pageHidden,
  pageShown,
  resumed,
  strikeToggled,
  suspended,
} from '@/features/exam/attempt/attemptModel';

/** A block of that many questions: `q1`, `q2`, … */
const aBlock = (size: number, timerOn = true): Parameters<typeof createAttempt>[0] => ({
  id: 'quiz-1',
  timerOn,
  questions: Array.from({ length: size }, (_, index) => ({
    questionId: `q${index + 1}`,
    questionNo: index + 1,
    imageList: [],
    marked: false,
  })),
});

export const anAttempt = (size = 3, timerOn = true, secondsGiven?: number): Attempt =>
  createAttempt(aBlock(size, timerOn), 'user-1', secondsGiven);

export interface Act {
  /** Milliseconds that pass before the act. */
  readonly after: number;
  readonly does: (attempt: Attempt, now: number) => Attempt;
  /** The letter, if the act tries to choose one. */
  readonly letter?: string;
}

const letter = fc.constantFrom('A', 'B', 'C', 'D', 'E');
const after = fc.nat({ max: 40_000 });

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ after, letter }).map((made) => ({
    ...made,
    does: (attempt: Attempt, now: number) => answerChosen(attempt, made.letter, now),
  })),
  fc.record({ after, letter }).map((made) => ({
    after: made.after,
    does: (attempt: Attempt, now: number) => strikeToggled(attempt, made.letter, now),
  })),
  fc.record({ after, confidence: fc.constantFrom('guess', 'unsure', 'sure') }).map((made) => ({
    after: made.after,
    does: (attempt: Attempt, now: number) => confidenceChosen(attempt, made.confidence, now),
  })),
  fc.record({ after, index: fc.integer({ min: -2, max: 8 }) }).map((made) => ({
    after: made.after,
    does: (attempt: Attempt, now: number) => itemEntered(attempt, made.index, now),
  })),
  fc.record({
    after,
    does: fc.constantFrom(markToggled, pageHidden, pageShown, suspended, resumed),
  }),
);

export const acts = fc.array(act, { maxLength: 60 });

/** The attempt after these acts, and the time of the last one. */
export function played(
  start: Attempt,
  done: readonly Act[],
): { readonly attempt: Attempt; readonly now: number } {
  let attempt = resumed(start, 0);
  let now = 0;
  for (const { after: pause, does } of done) {
    now += pause;
    attempt = does(attempt, now);
  }
  return { attempt, now };
}

export const ended = (attempt: Attempt, now: number): Attempt => blockEnded(attempt, now);
