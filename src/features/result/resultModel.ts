import type { QuizOverview } from '@/shared/api/performance';
import type { QuestionHistory } from '@/shared/api/questionHistory';
import type { QuizDetails } from '@/shared/api/quiz';

/** How a question went; an unanswered one counts as incorrect but says what it is. */
export type Outcome = 'correct' | 'incorrect' | 'unanswered';

/** How a question went. */
export function outcomeOf({
  correct,
  answerGiven,
}: Pick<QuestionHistory, 'correct' | 'answerGiven'>): Outcome {
  if (correct) return 'correct';
  return answerGiven === '' ? 'unanswered' : 'incorrect';
}

/** Outcomes in words. */
export const OUTCOME_NAMES: Readonly<Record<Outcome, string>> = {
  correct: 'Correct',
  incorrect: 'Incorrect',
  unanswered: 'Unanswered',
};

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
 * Seconds that the quiz took: with the timer what the server keeps; without it the server keeps none, and the seconds
 * spent on the questions say it.
 */
export function totalSeconds(overview: QuizOverview, histories: readonly QuestionHistory[]): number {
  if (overview.quizDuration > 0) return overview.quizDuration;
  return histories.reduce((sum, { timeSpent }) => sum + timeSpent, 0);
}

/** How the questions divide, in the order in which they are shown. Sums to the questions of the quiz. */
export interface Division {
  readonly correct: number;
  readonly incorrect: number;
  readonly unanswered: number;
}

/** `total` counts all questions of the quiz, answered or not. */
export function divide(overview: QuizOverview, total: number): Division {
  const { questionCorrectCount: correct, questionAttemptCount } = overview;
  const attempted = Math.max(correct, questionAttemptCount);
  return { correct, incorrect: attempted - correct, unanswered: Math.max(0, total - attempted) };
}

/**
 * Where questions were left open, how many: 'among them' where the server counts those as incorrect, so that the
 * percentages and the ring say the same.
 */
export function unansweredNote(overview: QuizOverview, total: number): string | undefined {
  const { correct, unanswered } = divide(overview, total);
  if (unanswered === 0) return undefined;
  const withThem = ((total - correct) * 100) / total;
  const isAmongThem = Math.abs(overview.incorrectPercentage - withThem) < 1;
  return isAmongThem ? `${unanswered} unanswered among them` : `${unanswered} unanswered`;
}

/** Letters of a stem that a row shows: two lines of it are read, the rest only weighs. */
const EXCERPT = 160;

/** The beginning of a text, cut between words. */
export function excerpt(text: string): string {
  if (text.length <= EXCERPT) return text;
  const cut = text.slice(0, EXCERPT);
  const end = cut.lastIndexOf(' ');
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}
