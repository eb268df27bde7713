import { found } from '@/demo/context/httpError';
import { newId, type Random, seededRandom } from '@/demo/context/random';
import { MINUTE } from '@/demo/context/time';
import type { QuizRecord } from '@/demo/database/records';
import { withUsage } from '@/demo/rules/quota';
import { type ScoredQuiz, scoreQuiz } from '@/demo/rules/scoring';
import { afterQuiz, studyOf } from '@/demo/rules/studyState';
import { DEMO_STUDENT_ID } from './accounts';
import { drawLeaving } from './drawLeaving';
import { answerOf, startedQuiz, withQuizzes } from './history';
import type { SeedContext } from './seedDatabase';

const SEED = 11;
const FORMAT = { exam: 'Custom', blocks: 4, items: 10, minutes: 15, breakMinutes: 30 } as const;
const DONE = 2;
const UNUSED_OF_EACH = 41;
/** The break before each block, and the elapsed part of the current one. */
const BREAK_MS = 6 * MINUTE;
const ELAPSED_MS = 4 * MINUTE;
const SECOND = 1_000;

/**
 * Adds the quizzes of a half-finished exam day to the student's, unless they are there; returns what the browser
 * has stored of the day.
 */
export async function seedExamDay(context: SeedContext) {
  const random = seededRandom(SEED);
  const ids = Array.from({ length: DONE }, () => newId(random, 'quiz'));
  const known = await Promise.all(ids.map((id) => context.database.get('quizzes', id)));
  const stored = known.filter((quiz) => quiz !== undefined);
  const quizzes = stored.length === DONE ? stored : await addQuizzes(context, random, ids);
  return {
    ...FORMAT,
    parts: [],
    fixedBreaks: [],
    extraBreakMinutes: 0,
    id: ids[0] ?? '',
    categories: context.bank.categories,
    types: { unused: true, correct: false, incorrect: false, marked: false },
    started: quizzes.map(({ id, total, createdAt, duration }) => ({
      quizId: id,
      items: total,
      secondsGiven: FORMAT.minutes * 60,
      startedAt: createdAt,
      endedAt: createdAt + duration * SECOND,
      secondsUsed: duration,
    })),
    finishedAt: 0,
  };
}

async function addQuizzes(
  { database, bank, now }: SeedContext,
  random: Random,
  ids: readonly string[],
): Promise<readonly QuizRecord[]> {
  let study = await studyOf(database, DEMO_STUDENT_ID);
  const { questions: used } = study;
  const unused = bank.questions.filter(({ id }) => !used.has(id));
  const drawn = drawLeaving(random, unused, DONE * FORMAT.items, UNUSED_OF_EACH);
  const scored: ScoredQuiz[] = [];
  let endedAt = now() - ELAPSED_MS;
  for (const [index, id] of [...ids.entries()].reverse()) {
    const questions = drawn.slice(index * FORMAT.items, (index + 1) * FORMAT.items);
    const answers = questions.map((question, item) => answerOf(random, question, item + 1, 1));
    const spent = answers.reduce((sum, { timeSpent }) => sum + timeSpent, 0);
    const duration = Math.min(spent, FORMAT.minutes * 60);
    const createdAt = endedAt - duration * SECOND;
    const name = `${FORMAT.exam}, block ${index + 1} of ${FORMAT.blocks}`;
    const started = startedQuiz({ id, group: DEMO_STUDENT_ID, name, timerOn: true, createdAt }, questions);
    const block = scoreQuiz(bank, started, answers, { submittedAt: endedAt, duration });
    scored.unshift(block);
    study = afterQuiz(bank, withUsage(study, questions.length, now()), block.sheet.items);
    endedAt = createdAt - BREAK_MS;
  }
  await database.put('sheets', ...scored.map(({ sheet }) => sheet));
  await database.put('studies', study);
  const quizzes = scored.map(({ quiz }) => quiz);
  const student = found(await database.get('users', DEMO_STUDENT_ID), 'Student');
  await database.put('users', withQuizzes(student, quizzes));
  // Written last: if they are there, so are the other records.
  await database.put('quizzes', ...quizzes);
  return quizzes;
}
