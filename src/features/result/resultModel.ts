import { type AnswerOutcome, outcomeOf } from '@/domain/review/reviewFilterModel';
import { CATEGORY_KEYS, type CategoryHeading } from '@/shared/api/category';
import type { QuizOverview } from '@/shared/api/performance';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import type { QuizDetails } from '@/shared/api/quiz';
import type { PracticeTarget } from '@/shared/routing/paths';

export const OUTCOME_NAMES: Readonly<Record<AnswerOutcome, string>> = {
  correct: 'Correct',
  incorrect: 'Incorrect',
  unanswered: 'Unanswered',
};

export interface FinishedQuiz {
  readonly quiz: QuizDetails;
  readonly overview: QuizOverview;
  readonly histories: readonly QuestionHistory[];
}

/** 'Tutor Off - Timer On'. */
export function modeLine({ tutorOn, timerOn }: Pick<QuizDetails, 'tutorOn' | 'timerOn'>): string {
  return `Tutor ${onOff(tutorOn)} - Timer ${onOff(timerOn)}`;
}

const onOff = (on: boolean): string => (on ? 'On' : 'Off');

/** '7 out of 9'. */
export function correctLine({ questionCorrectCount, questionAttemptCount }: QuizOverview): string {
  return `${questionCorrectCount} out of ${questionAttemptCount}`;
}

/**
 * Seconds that the quiz took: with a timer, as stored by the server; otherwise the sum of the seconds spent on the
 * questions.
 */
export function totalSeconds(overview: QuizOverview, histories: readonly QuestionHistory[]): number {
  if (overview.quizDuration > 0) return overview.quizDuration;
  return histories.reduce((sum, { timeSpent }) => sum + timeSpent, 0);
}

/** In display order. They add up to the number of questions in the quiz. */
export interface OutcomeCounts {
  readonly correct: number;
  readonly incorrect: number;
  readonly unanswered: number;
}

/** `total` counts all questions of the quiz, answered or not. */
export function countOutcomes(overview: QuizOverview, total: number): OutcomeCounts {
  const { questionCorrectCount: correct, questionAttemptCount } = overview;
  const attempted = Math.max(correct, questionAttemptCount);
  return { correct, incorrect: attempted - correct, unanswered: Math.max(0, total - attempted) };
}

/**
 * How many questions were left unanswered: 'among them' if the server counts those as incorrect, so that percentage and
 * ring agree.
 */
export function unansweredNote(overview: QuizOverview, total: number): string | undefined {
  const { correct, unanswered } = countOutcomes(overview, total);
  if (unanswered === 0) return undefined;
  const withThem = ((total - correct) * 100) / total;
  const countsAsIncorrect = Math.abs(overview.incorrectPercentage - withThem) < 1;
  return countsAsIncorrect ? `${unanswered} unanswered among them` : `${unanswered} unanswered`;
}

/**
 * What Create Quiz opens with to practice the questions that were answered wrong; undefined if there are none.
 * Unanswered questions are not included.
 */
export function missedTarget(histories: readonly QuestionHistory[]): PracticeTarget | undefined {
  const missed = histories.filter((history) => outcomeOf(history) === 'incorrect');
  if (missed.length === 0) return undefined;
  const names: Partial<Record<CategoryHeading, readonly string[]>> = {};
  for (const heading of CATEGORY_KEYS) {
    const list = new Set(missed.flatMap(({ categories }) => categories[heading]));
    if (list.size > 0) names[heading] = [...list];
  }
  return { names, type: 'incorrect' };
}

/** Characters of a stem shown in a row: two lines. */
const EXCERPT = 160;

/** Beginning of a text, cut between words. */
export function excerpt(text: string): string {
  if (text.length <= EXCERPT) return text;
  const cut = text.slice(0, EXCERPT);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}
