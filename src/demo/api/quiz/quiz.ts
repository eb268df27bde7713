import { type DemoRoute, requireSelf, route } from '@/demo/api/route';
import type { DemoContext } from '@/demo/context/demoContext';
import { demand, HttpError } from '@/demo/context/httpError';
import { exact, oneOf, readBody, text } from '@/demo/context/requestBodies';
import type { QuizRecord, UserRecord } from '@/demo/database/records';
import { quizOf, sheetOf, toQuizDetails } from '@/demo/rules/quizzes';
import { scoreQuiz } from '@/demo/rules/scoring';
import { afterQuiz, studyOf } from '@/demo/rules/studyState';
import { checkSubmission, momentOf } from '@/demo/rules/submission';
import { getQuiz, getQuizzes, type QuizSummary } from '@/shared/api/quiz';
import { submitQuiz } from '@/shared/api/submission';
import { isoTime } from '@/shared/format/isoTime';

const adhocForm = exact({
  quizEndMode: oneOf('ADHOC'),
  quizHistory: exact({ quizSubmitDate: text() }),
});

const toSummary = ({ id, name, status, submittedAt }: QuizRecord): QuizSummary => ({
  id,
  name,
  quizStatus: status,
  ...(submittedAt === undefined ? {} : { quizSubmitDate: isoTime(submittedAt) }),
});

/** Ends a quiz from the banner: without answers, nothing is scored and no question counts as used. */
async function endAdhoc(context: DemoContext, quiz: QuizRecord, body: unknown): Promise<void> {
  const { quizHistory } = readBody(adhocForm, body);
  const submittedAt = momentOf(quizHistory.quizSubmitDate);
  await context.database.put('quizzes', { ...quiz, status: 'COMPLETE', submittedAt });
}

async function submit(
  context: DemoContext,
  member: UserRecord,
  quiz: QuizRecord,
  body: unknown,
): Promise<void> {
  const { database, bank } = context;
  const sheet = await sheetOf(context, quiz.id);
  const submission = checkSubmission(bank, quiz, sheet, body);
  const scored = scoreQuiz(bank, quiz, submission.questionHistories, {
    submittedAt: momentOf(submission.quizHistory.quizSubmitDate),
    duration: submission.quizHistory.quizDuration,
  });
  const study = await studyOf(database, member.id);
  await database.put('sheets', scored.sheet);
  await database.put('studies', afterQuiz(bank, study, scored.sheet.items));
  await database.put('quizzes', scored.quiz);
}

const hasEndMode = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'quizEndMode' in body;

export const quizRoutes: readonly DemoRoute[] = [
  route(getQuiz, async ({ segment, member }, context) => {
    const quiz = await quizOf(context, member, segment(0));
    return toQuizDetails(context.bank, quiz, await sheetOf(context, quiz.id));
  }),

  route(
    getQuizzes,
    async ({ segment, member, query }, { database }) => {
      requireSelf(member, segment(0));
      const status = query('status');
      demand(status === 'COMPLETE' || status === 'IN_PROGRESS', 'The status is COMPLETE or IN_PROGRESS.');
      const quizzes = await database.byGroup('quizzes', member.id);
      return quizzes
        .filter((quiz) => quiz.status === status)
        .sort((a, b) => a.createdAt - b.createdAt)
        .map(toSummary);
    },
    { query: ['status'] },
  ),

  route(submitQuiz, async ({ segment, member, body }, context) => {
    requireSelf(member, segment(1));
    const quiz = await quizOf(context, member, segment(0));
    if (quiz.status === 'COMPLETE') throw new HttpError(409, 'This quiz has already been submitted.');
    await (hasEndMode(body) ? endAdhoc(context, quiz, body) : submit(context, member, quiz, body));
    return { quizId: quiz.id, quizStatus: 'COMPLETE' };
  }),
];
