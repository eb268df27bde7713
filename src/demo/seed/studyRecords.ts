import type { QuestionBank } from '@/demo/bank/questionBank';
import { keyOf } from '@/demo/bank/toQuestion';
import { pick, type Random, seededRandom } from '@/demo/context/random';
import { DAY } from '@/demo/context/time';
import type { QuizRecord, SheetItem, StudentFeedbackRecord } from '@/demo/database/records';
import { dayAfter, toLocalDay } from '@/shared/format/dates';
import { DEMO_ADMIN_ID, DEMO_STUDENT_ID, DEMO_TUTOR_ID } from './accounts';
import { demoCoupons } from './administration';
import { seedExamDay } from './examDay';
import { answerTo } from './feedbackSeed';
import { missReasonsOn, type SeededMiss } from './missReasons';
import { practiceOn, type SeededPractice } from './practiceRecords';
import type { SeedContext } from './seedDatabase';
import { ratedBlocks } from './tutorBlocks';
import { tutorRecords } from './tutorRecords';

/** Number of quizzes, newest first, with answers stored in the student's browser. */
const STORED_QUIZZES = 400;
const SEED = 7;
const DAYS_TO_EXAM = 38;
/** Questions per day, and the days since the goal was set. */
const DAILY_GOAL = 33;
const DAYS_PLANNED = 14;
/** Latest quizzes: of the exam day, which is not over. */
const NOT_REVIEWED = 2;
const STORED = { id: 'study', group: 'seed', value: '1' } as const;

const NOTES = [
  {
    text: 'Read the last line first: I answered another question than the one that was asked.',
    tags: ['technique'],
  },
  {
    text: 'Missed twice now. Draw the pathway once from memory before the next block.',
    tags: ['weak spot', 'draw it'],
  },
  {
    text: 'First step and most accurate test are not the same thing. Stable patient: test; unstable: treat.',
    tags: ['next step'],
  },
  {
    text: 'Changed the right answer in the last minute. Keep the first one unless there is a reason.',
    tags: ['technique', 'changed'],
  },
  { text: 'Look the numbers up again on Friday, then explain them to Sam.', tags: ['numbers'] },
] as const;

const labelsOf = (bank: QuestionBank, questionId: string) => {
  const question = bank.find(questionId);
  return {
    discipline: question?.disciplines ?? [],
    organSystem: question?.organSystems ?? [],
    examType: question?.examTypes ?? [],
    topics: question?.topics ?? [],
    subtopics: question?.subtopics ?? [],
  };
};

function confidenceOf(random: Random, { correct, answersAttempted }: SheetItem) {
  const doubt = random() + (correct ? 0 : 0.35) + (answersAttempted.length > 1 ? 0.25 : 0);
  return doubt < 0.55 ? ('sure' as const) : doubt < 0.95 ? ('unsure' as const) : ('guess' as const);
}

function itemOf(bank: QuestionBank, random: Random, item: SheetItem) {
  const timeSpentMs = item.timeSpent * 1_000;
  const choices = item.answersAttempted.length;
  const question = bank.find(item.questionId);
  return {
    questionId: item.questionId,
    labels: labelsOf(bank, item.questionId),
    attemptedLetters: item.answersAttempted,
    attemptedAtMs: item.answersAttempted.map((_, index) =>
      Math.round((timeSpentMs * (index + 1)) / (choices + 1)),
    ),
    answer: item.answerGiven,
    result:
      item.answerGiven === ''
        ? ('unanswered' as const)
        : item.correct
          ? ('correct' as const)
          : ('incorrect' as const),
    marked: item.marked,
    timeSpentMs,
    confidence: choices === 0 ? undefined : confidenceOf(random, item),
    ...(question !== undefined && { key: keyOf(question) }),
    ...(question?.figures !== undefined && { imageList: question.figures }),
  };
}

/**
 * What the browser of the demo student would have stored: the seeded quizzes, some notes, reasons, practice, a plan and
 * a half-finished exam day; for the administrator, coupons and the triage of feedback; for the tutor, phrases and what
 * is rated.
 */
export interface SeededStudy {
  readonly triage: { readonly userId: string; readonly records: readonly SeededTriage[] };
  readonly rated: { readonly userId: string; readonly records: ReturnType<typeof ratedBlocks> };
  readonly userId: string;
  readonly attempts: readonly SeededAttempt[];
  readonly examDay: Awaited<ReturnType<typeof seedExamDay>>;
  readonly notes: readonly SeededNote[];
  readonly practice: readonly SeededPractice[];
  readonly missed: readonly SeededMiss<SeededItem['labels']>[];
  readonly settings: SeededSettings;
  readonly tutor: ReturnType<typeof tutorRecords>;
  readonly coupons: ReturnType<typeof demoCoupons>;
}

type SeededItem = ReturnType<typeof itemOf>;

interface SeededAttempt {
  readonly userId: string;
  readonly quizId: string;
  readonly name: string;
  readonly timerOn: boolean;
  readonly tutorOn: boolean;
  readonly submittedAt: number;
  readonly items: readonly SeededItem[];
}

interface SeededNote {
  readonly questionId: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly labels: SeededItem['labels'];
  readonly quizId: string;
  readonly item: number;
  readonly updatedAt: number;
}

interface SeededSettings {
  readonly retention: number;
  readonly examDay: string;
  readonly goal: { readonly questions: number; readonly since: string };
}

interface SeededTriage {
  readonly questionId: string;
  readonly status: 'inProgress' | 'resolved' | 'declined';
  readonly note: string;
  readonly updatedAt: number;
}

/** The records to be stored: the same on each call until `markStudyStored`, then undefined. */
export async function readSeededStudy({
  database,
  bank,
  now,
}: SeedContext): Promise<SeededStudy | undefined> {
  if ((await database.get('settings', STORED.id)) !== undefined) return undefined;
  const examDay = await database.exclusive(() => seedExamDay({ database, bank, now }));
  const random = seededRandom(SEED);
  const quizzes = (await database.byGroup('quizzes', DEMO_STUDENT_ID))
    .filter(({ status }) => status === 'COMPLETE')
    .sort((a, b) => submittedAt(b) - submittedAt(a))
    .slice(0, STORED_QUIZZES);
  const sheets = new Map(
    (await database.byGroup('sheets', DEMO_STUDENT_ID)).map((sheet) => [sheet.id, sheet.items]),
  );
  const attempts = quizzes.map((quiz): SeededAttempt => {
    const items = (sheets.get(quiz.id) ?? []).map((item) => itemOf(bank, random, item));
    return {
      userId: DEMO_STUDENT_ID,
      quizId: quiz.id,
      name: quiz.name,
      timerOn: quiz.timerOn,
      tutorOn: quiz.tutorOn,
      submittedAt: submittedAt(quiz),
      items,
    };
  });
  const today = toLocalDay(now());
  const tutorSheets = await database.byGroup('sheets', DEMO_TUTOR_ID);
  return {
    userId: DEMO_STUDENT_ID,
    attempts,
    settings: {
      retention: 90,
      examDay: dayAfter(today, DAYS_TO_EXAM),
      goal: { questions: DAILY_GOAL, since: dayAfter(today, -DAYS_PLANNED) },
    },
    examDay,
    notes: notesOn(attempts, random),
    practice: practiceOn(attempts, now(), random),
    missed: missReasonsOn(attempts.slice(NOT_REVIEWED), random),
    tutor: tutorRecords(tutorSheets, now(), random),
    triage: {
      userId: DEMO_ADMIN_ID,
      records: triageOf(await database.all('studentFeedback')),
    },
    rated: {
      userId: DEMO_TUTOR_ID,
      records: ratedBlocks(tutorSheets),
    },
    coupons: demoCoupons(now()),
  };
}

/** Afterwards, records that the visitor removes from the device do not come back until the next seed. */
export const markStudyStored = ({ database }: Pick<SeedContext, 'database'>): Promise<void> =>
  database.put('settings', STORED);

const submittedAt = ({ submittedAt: at, createdAt }: QuizRecord): number => at ?? createdAt;

/** One note on a missed question of each of the latest quizzes that have one, each on a different question. */
function notesOn(attempts: readonly SeededAttempt[], random: Random): readonly SeededNote[] {
  const noted = new Set<string>();
  const places = attempts.flatMap((attempt) => {
    const missed = attempt.items.filter(
      ({ result, questionId }) => result === 'incorrect' && !noted.has(questionId),
    );
    if (missed.length === 0) return [];
    const { questionId, labels } = pick(random, missed);
    noted.add(questionId);
    const item = attempt.items.findIndex((other) => other.questionId === questionId) + 1;
    return [{ questionId, labels, quizId: attempt.quizId, item, updatedAt: attempt.submittedAt }];
  });
  return NOTES.flatMap((note, index) => {
    const place = places[index];
    return place === undefined ? [] : [{ ...note, ...place }];
  });
}

/** From the report to its answer. */
const ANSWERED_AFTER_MS = 0.2 * DAY;
/** The latest questions with reports of errors, which wait for an answer; all before them were answered. */
const WAITING = 4;

function triageOf(feedback: readonly StudentFeedbackRecord[]): readonly SeededTriage[] {
  const reports = feedback
    .filter((record) => record.feedback.isError === 'Y')
    .sort((a, b) => b.createdAt - a.createdAt);
  const latest = new Map(reports.toReversed().map((report) => [report.group, report]));
  return [...latest.values()]
    .sort((a, b) => b.createdAt - a.createdAt)
    .slice(WAITING)
    .flatMap((report) => {
      const answer = answerTo(report.feedback.comment);
      const updatedAt = report.createdAt + ANSWERED_AFTER_MS;
      return answer === undefined ? [] : [{ ...answer, questionId: report.group, updatedAt }];
    });
}
