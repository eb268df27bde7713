import { draw, newId, type Random } from '@/demo/context/random';
import { DAY, HOUR } from '@/demo/context/time';
import type {
  BlockRecord,
  QuizRecord,
  SheetRecord,
  StudyRecord,
  TutorFeedbackRecord,
} from '@/demo/database/records';
import { scoreQuiz } from '@/demo/rules/scoring';
import { afterQuiz, emptyStudy } from '@/demo/rules/studyState';
import type { QuestionBank } from '../bank/questionBank';
import { DEMO_TUTOR_ID } from './accounts';
import { tutorFeedbackOn } from './feedbackSeed';
import { answerOf, startedQuiz } from './history';

/** Quizzes of the tutor, newest first: how many of their questions are rated, and whether they are ended. */
const BLOCKS = [
  {
    id: 'quiz-tutor-renal',
    name: 'Renal set, second reading',
    system: 'Renal & Urinary',
    items: 10,
    rated: 5,
    daysAgo: 1,
    isEnded: false,
  },
  {
    id: 'quiz-tutor-cardio',
    name: 'Cardiology set',
    system: 'Cardiovascular',
    items: 12,
    rated: 7,
    daysAgo: 3,
    isEnded: true,
  },
  {
    id: 'quiz-tutor-neuro',
    name: 'Neurology set',
    system: 'Nervous System',
    items: 8,
    rated: 8,
    daysAgo: 6,
    isEnded: true,
  },
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
  readonly study: StudyRecord;
}

/** Blocks of the demo's tutor: one half rated and in progress, one half rated and ended, one rated to its end. */
export function tutorBlocks(random: Random, bank: QuestionBank, now: number): TutorBlocks {
  const seeded = BLOCKS.map((one) => {
    const { id, name, rated, daysAgo, isEnded } = one;
    const createdAt = now - daysAgo * DAY - 2 * HOUR;
    const submittedAt = createdAt + HOUR;
    const drawn = drawnOf(random, bank, one);
    const started = {
      ...startedQuiz({ id, group: DEMO_TUTOR_ID, name, timerOn: false, createdAt }, drawn),
      tutorOn: true,
    };
    const answers = drawn.map((question, index) => ({
      ...answerOf(random, question, index + 1, 1),
      ...(!isEnded && { answerGiven: '', answersAttempted: [], timeSpent: 0, marked: false }),
    }));
    const scored = scoreQuiz(bank, started, answers, { submittedAt, duration: 0 });
    const block = { id: newId(random, 'block'), group: DEMO_TUTOR_ID, quizId: id, startedAt: createdAt };
    return {
      quiz: isEnded ? scored.quiz : started,
      sheet: scored.sheet,
      block: isEnded ? { ...block, endedAt: submittedAt } : block,
      feedback: drawn.slice(0, rated).map((question) => tutorFeedbackOn(random, question, submittedAt)),
    };
  });
  const ended = seeded.filter(({ block }) => 'endedAt' in block);
  return {
    quizzes: seeded.map(({ quiz }) => quiz),
    sheets: seeded.map(({ sheet }) => sheet),
    blocks: seeded.map(({ block }) => block),
    feedback: seeded.flatMap(({ feedback }) => feedback),
    study: ended.reduce((study, { sheet }) => afterQuiz(bank, study, sheet.items), emptyStudy(DEMO_TUTOR_ID)),
  };
}

/** The rated questions of each block, as the tutor's browser has stored them. */
export const ratedBlocks = (sheets: readonly SheetRecord[]) =>
  BLOCKS.flatMap(({ id, name, rated, daysAgo }) => {
    const items = sheets.find((sheet) => sheet.id === id)?.items ?? [];
    const questionIds = items.slice(0, rated).map(({ questionId }) => questionId);
    return questionIds.length === 0 ? [] : [{ quizId: id, quizName: name, daysAgo, questionIds }];
  });
