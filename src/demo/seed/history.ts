import { between, draw, newId, pick, type Random } from '@/demo/context/random';
import { DAY, MINUTE } from '@/demo/context/time';
import { scoreQuiz } from '@/demo/rules/scoring';
import { afterQuiz, emptyStudy } from '@/demo/rules/studyState';
import { SECONDS_PER_QUESTION } from '@/shared/api/quiz';
import type { SubmittedAnswer } from '@/shared/api/submission';
import { toLocalDay } from '@/shared/format/dates';
import { letterOf } from '@/shared/format/letters';
import { categoriesOf, medicalCategoriesOf, type QuestionBank } from '../bank/questionBank';
import { keyOf } from '../bank/toQuestion';
import type { BankQuestion } from '../bank/types';
import type { QuizRecord, SheetRecord, StudyRecord, UserRecord } from '../database/records';
import { drawLeaving } from './drawLeaving';

export interface HistoryPlan {
  readonly userId: string;
  readonly quizzes: number;
  /** Number of days up to yesterday. */
  readonly days: number;
  /** Possible numbers of items. */
  readonly sizes: readonly number[];
  /** Share of the bank used by the quizzes, 0 to 1; the rest stays unused. */
  readonly knownShare: number;
  /** Number of questions of each exam type that stay unused, if the bank has enough. */
  readonly unusedOfEach: number;
  /** Every n-th quiz has a different size. */
  readonly long?: { readonly every: number; readonly size: number };
}

export interface History {
  readonly quizzes: readonly QuizRecord[];
  readonly sheets: readonly SheetRecord[];
  readonly study: StudyRecord;
}

/** Organ systems in which the demo student is weaker, so that performance has something to show. */
const WEAK_SYSTEMS: readonly string[] = ['Renal & Urinary', 'Nervous System', 'Hematologic & Lymphatic'];

const HOURS = [7, 8, 12, 13, 17, 19, 20, 21] as const;

const NAMES = ['block', 'mixed review', 'weak spots', 'rapid recall'] as const;

/** A time that many days ago, at an hour at which people study. */
function studyMoment(random: Random, now: number, daysAgo: number): { moment: number; part: string } {
  const hour = pick(random, HOURS);
  const date = new Date(now - daysAgo * DAY);
  date.setHours(hour, between(random, 0, 40), between(random, 0, 59), 0);
  return { moment: date.getTime(), part: hour < 12 ? 'Morning' : hour < 17 ? 'Midday' : 'Evening' };
}

const sizeOf = (random: Random, { sizes, long }: HistoryPlan, index: number): number =>
  long !== undefined && index % long.every === long.every - 1 ? long.size : pick(random, sizes);

/**
 * Probability of a correct answer: the bank's share of correct answers, lower at first and in weak subjects,
 * higher at the end.
 */
function correctProbability(question: BankQuestion, progress: number): number {
  const weak = question.organSystems.some((system) => WEAK_SYSTEMS.includes(system)) ? 0.2 : 0;
  return Math.min(0.97, Math.max(0.08, question.percentCorrect / 100 - 0.18 - weak + 0.36 * progress));
}

/** The answer of a student with this progress, 0 to 1. */
export function answerOf(
  random: Random,
  question: BankQuestion,
  questionNo: number,
  progress: number,
): SubmittedAnswer {
  const key = keyOf(question);
  const others = question.options.map((_option, index) => letterOf(index)).filter((letter) => letter !== key);
  const right = random() < correctProbability(question, progress);
  const answerGiven = right ? key : random() < 0.04 ? '' : pick(random, others);
  const firstTried = random() < 0.15 ? [pick(random, others.length === 0 ? [key] : others)] : [];
  return {
    questionId: question.id,
    questionNo,
    answerGiven,
    marked: random() < (right ? 0.06 : 0.2),
    timeSpent: between(random, 28, right ? 92 : 118),
    answersAttempted:
      answerGiven === '' ? [] : [...firstTried.filter((letter) => letter !== answerGiven), answerGiven],
  };
}

/** Marks some items of older quizzes as reviewed. */
function reviewed(random: Random, sheet: SheetRecord): SheetRecord {
  const items = sheet.items.map((item) =>
    random() < (item.correct ? 0.25 : 0.7)
      ? { ...item, reviewed: true, reviewTimeSpent: between(random, 15, 160) }
      : item,
  );
  return { ...sheet, items };
}

/** A quiz that was created but not answered yet. */
export const startedQuiz = (
  quiz: Pick<QuizRecord, 'id' | 'group' | 'name' | 'timerOn' | 'createdAt'>,
  drawn: readonly BankQuestion[],
): QuizRecord => ({
  ...quiz,
  tutorOn: false,
  status: 'IN_PROGRESS',
  duration: 0,
  total: drawn.length,
  attempted: 0,
  correct: 0,
  category: categoriesOf(drawn),
  medicalCategories: medicalCategoriesOf(drawn),
});

/** A believable past of one student, deterministic for a random source: scores rise over time. */
export function generateHistory(
  bank: QuestionBank,
  plan: HistoryPlan,
  { random, now }: { readonly random: Random; readonly now: number },
): History {
  const quizzes: QuizRecord[] = [];
  const sheets: SheetRecord[] = [];
  const count = Math.ceil(bank.questions.length * plan.knownShare);
  const known = drawLeaving(random, bank.questions, count, plan.unusedOfEach);
  let study = emptyStudy(plan.userId);

  for (let index = 0; index < plan.quizzes; index += 1) {
    const progress = plan.quizzes === 1 ? 1 : index / (plan.quizzes - 1);
    const { moment: createdAt, part } = studyMoment(random, now, Math.round(plan.days * (1 - progress)) + 1);
    const drawn = draw(random, known, sizeOf(random, plan, index));
    const timerOn = random() < 0.6;
    const answers = drawn.map((question, position) => answerOf(random, question, position + 1, progress));
    const spent = answers.reduce((sum, { timeSpent }) => sum + timeSpent, 0);
    const id = newId(random, 'quiz');
    const name = `${part} ${pick(random, NAMES)} ${toLocalDay(createdAt)}`;
    const started = startedQuiz({ id, group: plan.userId, name, timerOn, createdAt }, drawn);
    const { quiz, sheet } = scoreQuiz(bank, started, answers, {
      submittedAt: createdAt + spent * 1000 + MINUTE,
      duration: timerOn ? Math.min(spent, SECONDS_PER_QUESTION * drawn.length) : 0,
    });
    quizzes.push(quiz);
    sheets.push(reviewed(random, sheet));
    study = afterQuiz(bank, study, sheet.items);
  }
  return { quizzes, sheets, study };
}

/** The user with these quizzes added to what the app would have counted. */
export const withQuizzes = (user: UserRecord, quizzes: readonly QuizRecord[]): UserRecord => ({
  ...user,
  activity: {
    ...user.activity,
    quizAccessCount: user.activity.quizAccessCount + quizzes.length,
    questionAttemptCount: quizzes.reduce((sum, { total }) => sum + total, user.activity.questionAttemptCount),
  },
});
