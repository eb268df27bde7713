import type { Confidence } from '@/domain/attempt/answer';
import type { ExtraTime } from '@/domain/attempt/extraTime';
import type { QuestionLabels } from '@/domain/question/questionLabels';

export const RESULTS = ['correct', 'incorrect', 'unanswered', 'unknown'] as const;
/** `unknown`: the bank named no key. */
export type ItemResult = (typeof RESULTS)[number];

export const CONFIDENCE_NAMES: Readonly<Record<Confidence, string>> = {
  guess: 'Guess',
  unsure: 'Unsure',
  sure: 'Sure',
};

export interface FinishedItem {
  readonly questionId: string;
  readonly labels: QuestionLabels;
  /** Every letter chosen, in order; the last one is the answer. */
  readonly attemptedLetters: readonly string[];
  /** For each of them the milliseconds spent on the item by then; −1 if unknown. */
  readonly attemptedAtMs: readonly number[];
  /** The letter of the answer; '' without one. */
  readonly answer: string;
  readonly result: ItemResult;
  readonly marked: boolean;
  /** Milliseconds spent on the item. */
  readonly timeSpentMs: number;
  readonly confidence: Confidence | undefined;
  /** The letter of the key; absent if the bank named none, and in records that were stored without it. */
  readonly key?: string;
  /** Names of its figures; absent if there are none, and in records that were stored without them. */
  readonly imageList?: readonly string[];
}

/** A submitted attempt, to study from: ids, names of categories, letters and times, no text of a question. */
export interface FinishedAttempt {
  readonly userId: string;
  readonly quizId: string;
  readonly name: string;
  readonly timerOn: boolean;
  /** Taken with the key shown. */
  readonly tutorOn: boolean;
  readonly extraTime?: ExtraTime | undefined;
  /** Milliseconds since 1970, by the server's clock. */
  readonly submittedAt: number;
  /** In block order. */
  readonly items: readonly FinishedItem[];
}
