import { draw, newId, seededRandom } from '@/demo/context/random';
import { MINUTE } from '@/demo/context/time';
import { withUsage } from '@/demo/rules/quota';
import { scoreQuiz } from '@/demo/rules/scoring';
import { afterQuiz, studyOf } from '@/demo/rules/studyState';
import { SECONDS_PER_QUESTION } from '@/shared/api/quiz';
import { DEMO_STUDENT_ID } from './accounts';
import { answerOf, startedQuiz } from './history';
import type { SeedContext } from './seedDatabase';

const SEED = 11;
const FORMAT = { exam: 'Custom', blocks: 4, items: 10, minutes: 15, breakMinutes: 30 } as const;
const DONE = 2;
/** The break before a block, and the one that is running. */
const BREAK_MS = 6 * MINUTE;
const ELAPSED_MS = 4 * MINUTE;
const SECOND = 1_000;

/** Adds the quizzes of a half-finished exam day to the student's; returns what the browser has stored of the day. */
export async function seedExamDay({ database, bank, now }: SeedContext) {
  const random = seededRandom(SEED);
  let study = await studyOf(database, DEMO_STUDENT_ID);
  const unused = bank.questions.filter(({ id }) => !study.questions.has(id));
  const drawn = draw(random, unused, DONE * FORMAT.items);
  const started = [];
  let endedAt = now() - ELAPSED_MS;
  for (let block = DONE; block > 0; block -= 1) {
    const questions = drawn.slice((block - 1) * FORMAT.items, block * FORMAT.items);
    const answers = questions.map((question, index) => answerOf(random, question, index + 1, 1));
    const spent = answers.reduce((sum, { timeSpent }) => sum + timeSpent, 0);
    const secondsUsed = Math.min(spent, FORMAT.minutes * 60);
    const startedAt = endedAt - secondsUsed * SECOND;
    const name = `${FORMAT.exam}, block ${block} of ${FORMAT.blocks}`;
    const id = newId(random, 'quiz');
    const quiz = startedQuiz(
      { id, group: DEMO_STUDENT_ID, name, timerOn: true, createdAt: startedAt },
      questions,
    );
    const scored = scoreQuiz(bank, quiz, answers, {
      submittedAt: endedAt,
      duration: Math.min(secondsUsed, SECONDS_PER_QUESTION * questions.length),
    });
    await database.put('quizzes', scored.quiz);
    await database.put('sheets', scored.sheet);
    study = afterQuiz(bank, withUsage(study, questions.length, now()), scored.sheet.items);
    started.unshift({
      quizId: id,
      items: questions.length,
      secondsGiven: FORMAT.minutes * 60,
      startedAt,
      endedAt,
      secondsUsed,
    });
    endedAt = startedAt - BREAK_MS;
  }
  await database.put('studies', study);
  return {
    ...FORMAT,
    id: started[0]?.quizId ?? '',
    categories: bank.categories,
    types: { unused: true, correct: false, incorrect: false, marked: false },
    started,
    finishedAt: 0,
  };
}
