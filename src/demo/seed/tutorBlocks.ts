import { draw, newId, type Random } from '@/demo/context/random';
import { DAY, HOUR } from '@/demo/context/time';
import type { BlockRecord, QuizRecord, SheetRecord, TutorFeedbackRecord } from '@/demo/database/records';
import type { QuestionBank } from '../bank/questionBank';
import { DEMO_TUTOR_ID } from './accounts';
import { tutorFeedbackOn } from './feedbackSeed';
import { startedQuiz } from './history';

/** Quizzes that the tutor has begun to rate, newest first: how many of their questions are rated. */
const BLOCKS = [
  {
    id: 'quiz-tutor-renal',
    name: 'Renal set, second reading',
    system: 'Renal & Urinary',
    items: 10,
    rated: 5,
    daysAgo: 1,
  },
  {
    id: 'quiz-tutor-cardio',
    name: 'Cardiology set',
    system: 'Cardiovascular',
    items: 12,
    rated: 7,
    daysAgo: 3,
  },
  { id: 'quiz-tutor-neuro', name: 'Neurology set', system: 'Nervous System', items: 8, rated: 8, daysAgo: 6 },
] as const;

const drawnOf = (random: Random, bank: QuestionBank, { system, items }: (typeof BLOCKS)[number]) => {
  const fitting = bank.questions.filter(({ organSystems }) => organSystems.includes(system));
  return draw(random, fitting.length < items ? bank.questions : fitting, items);
};

interface TutorBlocks {
  readonly quizzes: readonly QuizRecord[];
  readonly sheets: readonly SheetRecord[];
  readonly blocks: readonly BlockRecord[];
  readonly feedback: readonly TutorFeedbackRecord[];
}

/** Blocks of the demo's tutor: two half rated, one rated to its end but not closed. */
export function tutorBlocks(random: Random, bank: QuestionBank, now: number): TutorBlocks {
  const seeded = BLOCKS.map((one) => {
    const { id, name, rated, daysAgo } = one;
    const createdAt = now - daysAgo * DAY - 2 * HOUR;
    const drawn = drawnOf(random, bank, one);
    const quiz = { id, group: DEMO_TUTOR_ID, name, timerOn: false, createdAt };
    return {
      quiz: { ...startedQuiz(quiz, drawn), tutorOn: true },
      sheet: {
        id,
        group: DEMO_TUTOR_ID,
        items: drawn.map((question, index) => ({
          questionId: question.id,
          questionNo: index + 1,
          marked: false,
          answerGiven: '',
          answersAttempted: [],
          timeSpent: 0,
          correct: false,
          reviewed: false,
          reviewTimeSpent: 0,
        })),
      },
      block: { id: newId(random, 'block'), group: DEMO_TUTOR_ID, quizId: id, startedAt: createdAt },
      feedback: drawn.slice(0, rated).map((question) => tutorFeedbackOn(random, question, createdAt + HOUR)),
    };
  });
  return {
    quizzes: seeded.map(({ quiz }) => quiz),
    sheets: seeded.map(({ sheet }) => sheet),
    blocks: seeded.map(({ block }) => block),
    feedback: seeded.flatMap(({ feedback }) => feedback),
  };
}

/** The rated questions of each block, as the tutor's browser has stored them. */
export const ratedBlocks = (sheets: readonly SheetRecord[]) =>
  BLOCKS.flatMap(({ id, name, rated, daysAgo }) => {
    const items = sheets.find((sheet) => sheet.id === id)?.items ?? [];
    const questionIds = items.slice(0, rated).map(({ questionId }) => questionId);
    return questionIds.length === 0 ? [] : [{ quizId: id, quizName: name, daysAgo, questionIds }];
  });
