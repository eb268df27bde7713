import { number, string } from 'yup';
import { ADMIN_ONLY, type DemoRoute, route, type RouteRules } from '@/demo/api/route';
import type { DemoContext } from '@/demo/context/demoContext';
import { demand, found } from '@/demo/context/httpError';
import { newId } from '@/demo/context/random';
import { anyText, exact, oneOf, readBody, text } from '@/demo/context/requestBodies';
import type { StudentFeedbackRecord, TutorFeedbackRecord, UserRecord } from '@/demo/database/records';
import {
  DIFFICULTIES,
  ERROR_KINDS,
  EXPLANATION_LENGTHS,
  FEEDBACK_TOPICS,
  QUALITIES,
  RELEVANCES,
  type StudentFeedback,
  type TutorFeedback,
} from '@/shared/api/feedback';
import {
  getAllStudentFeedback,
  getAllTutorFeedback,
  getStudentFeedback,
  getTutorFeedback,
  sendSiteFeedback,
  sendStudentFeedback,
  sendTutorFeedback,
} from '@/shared/api/feedbackCalls';
import { isoTime } from '@/shared/format/isoTime';

const optionalOneOf = <T extends string>(values: readonly T[]) => string().strict().oneOf(values);

const studentForm = exact({
  questionId: text(),
  blockId: string().strict(),
  rating: number().strict().integer().min(1).max(5),
  isError: oneOf('Y', 'N'),
  topic: optionalOneOf(FEEDBACK_TOPICS),
  explanationType: optionalOneOf(EXPLANATION_LENGTHS),
  difficulty: optionalOneOf(DIFFICULTIES),
  comment: anyText(),
});

const tutorForm = exact({
  questionId: text(),
  blockId: string().strict(),
  stem: exact({
    difficulty: oneOf(...DIFFICULTIES),
    quality: oneOf(...QUALITIES),
    errors: oneOf(...ERROR_KINDS),
  }),
  explanation: exact({ quality: oneOf(...QUALITIES), errors: oneOf(...ERROR_KINDS) }),
  expandedExplanation: optionalOneOf(RELEVANCES),
  improvementSuggestions: exact({ stem: anyText(), explanation: anyText(), expandedExplanation: anyText() }),
});

const siteForm = exact({ section: text(), feedback: text() });

const STAFF: RouteRules = { roles: ['ROLE_TUTOR', 'ROLE_ADMIN'] };
/** Feedback with its author and date, latest first. */
async function signed<F extends StudentFeedback | TutorFeedback>(
  { database }: DemoContext,
  records: readonly { readonly userId: string; readonly createdAt: number; readonly feedback: F }[],
): Promise<F[]> {
  const users = new Map((await database.all('users')).map((user) => [user.id, user]));
  return [...records]
    .sort((a, b) => b.createdAt - a.createdAt)
    .map(({ feedback, userId, createdAt }) => {
      const user = users.get(userId);
      return {
        ...feedback,
        dateCreated: isoTime(createdAt),
        ...(user === undefined
          ? {}
          : { user: { id: user.id, displayName: user.displayName, email: user.email } }),
      };
    });
}

/** Feedback must concern a question of the bank and, if it names a block, a block of the member. */
async function checkSubject(
  { bank, database }: DemoContext,
  member: UserRecord,
  { questionId, blockId }: { readonly questionId: string; readonly blockId?: string | undefined },
): Promise<void> {
  found(bank.find(questionId), 'Question');
  if (blockId === undefined) return;
  demand((await database.get('blocks', blockId))?.group === member.id, 'There is no such block.');
}

export const feedbackRoutes: readonly DemoRoute[] = [
  route(getStudentFeedback, async ({ segment }, context) =>
    signed(context, await context.database.byGroup('studentFeedback', segment(0))),
  ),

  route(
    sendStudentFeedback,
    async ({ member, body }, context) => {
      const feedback = readBody(studentForm, body);
      await checkSubject(context, member, feedback);
      demand(feedback.isError === 'N' || feedback.topic !== undefined, 'Please choose a topic.');
      demand(
        feedback.topic !== 'EXPLANATION' || feedback.explanationType !== undefined,
        'Please say what the length of the explanation is like.',
      );
      const record: StudentFeedbackRecord = {
        id: newId(context.random, 'feedback'),
        group: feedback.questionId,
        userId: member.id,
        createdAt: context.now(),
        feedback,
      };
      await context.database.put('studentFeedback', record);
      return { message: 'Feedback has been sent.' };
    },
    { roles: ['ROLE_STUDENT'], status: 201 },
  ),

  route(
    getTutorFeedback,
    async ({ segment }, context) =>
      signed(context, await context.database.byGroup('tutorFeedback', segment(0))),
    STAFF,
  ),

  route(
    sendTutorFeedback,
    async ({ member, body }, context) => {
      const feedback = readBody(tutorForm, body);
      await checkSubject(context, member, feedback);
      const record: TutorFeedbackRecord = {
        id: newId(context.random, 'feedback'),
        group: feedback.questionId,
        userId: member.id,
        createdAt: context.now(),
        feedback,
      };
      await context.database.put('tutorFeedback', record);
      return { message: 'Feedback has been sent.' };
    },
    { ...STAFF, status: 201 },
  ),

  route(
    getAllStudentFeedback,
    async (_call, context) => signed(context, await context.database.all('studentFeedback')),
    ADMIN_ONLY,
  ),
  route(
    getAllTutorFeedback,
    async (_call, context) => signed(context, await context.database.all('tutorFeedback')),
    ADMIN_ONLY,
  ),

  route(sendSiteFeedback, async ({ member, body }, { database, now, random }) => {
    const { section, feedback } = readBody(siteForm, body);
    demand(feedback.trim() !== '', 'The feedback is empty.');
    await database.put('siteFeedback', {
      id: newId(random, 'site'),
      group: member.id,
      section,
      feedback,
      createdAt: now(),
    });
    return { message: 'Thank you for your feedback.' };
  }),
];
