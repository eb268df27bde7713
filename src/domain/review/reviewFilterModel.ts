import { type ExtraTime, targetSeconds } from '@/domain/attempt/extraTime';
import type { FinishedItem } from '@/domain/study/finishedAttemptModel';
import type { MissReason } from '@/domain/study/miss-reasons/missReasonModel';
import type { QuestionHistory } from '@/shared/api/questionHistory';

/** Result of a question; an unanswered one counts as incorrect but has its own name. */
export type AnswerOutcome = 'correct' | 'incorrect' | 'unanswered';

export function outcomeOf({
  correct,
  answerGiven,
}: Pick<QuestionHistory, 'correct' | 'answerGiven'>): AnswerOutcome {
  if (correct) return 'correct';
  return answerGiven === '' ? 'unanswered' : 'incorrect';
}

/** In display order; each is also its value in the URL. */
export const REVIEW_FILTERS = [
  'incorrect',
  'correct',
  'unanswered',
  'marked',
  'changed',
  'slow',
  'guessed',
  'with-note',
  'no-reason',
  'not-reviewed',
] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

export const FILTER_NAMES: Readonly<Record<ReviewFilter, string>> = {
  incorrect: 'Incorrect',
  correct: 'Correct',
  unanswered: 'Unanswered',
  marked: 'Marked',
  changed: 'Changed',
  slow: 'Slow',
  guessed: 'Guessed',
  'with-note': 'With note',
  'no-reason': 'No reason yet',
  'not-reviewed': 'Not reviewed',
};

/** Known only if this device has stored how the quiz was taken. */
export const FILTERS_OF_RECORD: readonly ReviewFilter[] = ['changed', 'guessed'];

/** A question of a finished quiz: what the server has for it, and what this device has. */
export interface ReviewedQuestion {
  readonly history: QuestionHistory;
  /** Undefined if this device has not stored how it was answered. */
  readonly finished: FinishedItem | undefined;
  /** Extra time of the attempt. */
  readonly extraTime?: ExtraTime | undefined;
  readonly hasNote: boolean;
  /** Why it was missed in this quiz, if the student has said so. */
  readonly reason?: MissReason | undefined;
}

export function passes(
  filter: ReviewFilter,
  { history, finished, extraTime, hasNote, reason }: ReviewedQuestion,
): boolean {
  switch (filter) {
    case 'incorrect':
    case 'correct':
    case 'unanswered':
      return outcomeOf(history) === filter;
    case 'marked':
      return history.marked;
    case 'changed':
      return finished !== undefined && finished.attemptedLetters[0] !== finished.attemptedLetters.at(-1);
    case 'slow':
      return history.timeSpent > targetSeconds(extraTime);
    case 'guessed':
      return finished?.confidence === 'guess';
    case 'with-note':
      return hasNote;
    case 'no-reason':
      // The bank named no key: nobody knows whether it was missed.
      if (reason !== undefined || finished?.result === 'unknown') return false;
      return !history.correct || finished?.confidence === 'guess';
    case 'not-reviewed':
      return !history.reviewed;
  }
}

export const passesAll = (filters: readonly ReviewFilter[], question: ReviewedQuestion): boolean =>
  filters.every((filter) => passes(filter, question));

/** The chosen filters with one of them switched, in display order. */
export const toggled = (chosen: readonly ReviewFilter[], filter: ReviewFilter): readonly ReviewFilter[] =>
  REVIEW_FILTERS.filter((other) => (other === filter) !== chosen.includes(other));

const PARAMETER = 'show';

/** The filters of a URL's query, in display order; unknown ones are left out. */
export function filtersOf(search: string | URLSearchParams): readonly ReviewFilter[] {
  const names = new URLSearchParams(search).get(PARAMETER)?.split(',') ?? [];
  return REVIEW_FILTERS.filter((filter) => names.includes(filter));
}

export const withFilters = (pathname: string, filters: readonly ReviewFilter[]): string =>
  filters.length === 0 ? pathname : `${pathname}?${PARAMETER}=${filters.join(',')}`;
