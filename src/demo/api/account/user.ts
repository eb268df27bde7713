import { number } from 'yup';
import { type DemoRoute, requireSelf, route } from '@/demo/api/route';
import { found } from '@/demo/context/httpError';
import { exact, flag, oneOf, readBody, text, texts, whole } from '@/demo/context/requestBodies';
import { toUserDetails } from '@/demo/context/users';
import type { UserRecord } from '@/demo/database/records';
import { getMe, getUser } from '@/shared/api/account';
import { getActivity, putActivity, type UserActivity } from '@/shared/api/activity';
import { getPreference, putPreference } from '@/shared/api/preference';

const preferenceForm = exact({
  darkTheme: flag(),
  userAcknowledged: flag(),
  quizMode: oneOf('POWER_SEARCH', 'CATEGORY_SEARCH'),
  quizPreference: exact({
    timerMode: flag().optional(),
    tutorMode: flag().optional(),
    saveCategoriesPreference: flag(),
  }),
  examType: texts(),
  discipline: texts(),
  organSystem: texts(),
  emailPracticeQuestions: flag(),
});

const one = () => number().strict().required().oneOf([1]);
const quizActivityForm = exact({
  userId: text(),
  quizAccessCount: one(),
  questionAttemptCount: whole(0, 1_000),
});
const videoActivityForm = exact({ userId: text(), videoAccessCount: one() });

const isVideoActivity = (body: unknown) =>
  typeof body === 'object' && body !== null && 'videoAccessCount' in body;

const toActivity = ({ id, activity }: UserRecord): UserActivity => ({ userId: id, ...activity });

export const userRoutes: readonly DemoRoute[] = [
  route(getMe, ({ member }) => Promise.resolve(toUserDetails(member))),

  route(getUser, async ({ segment, member }, { database }) => {
    // Staff read the names of comments' authors.
    if (member.primaryRole === 'ROLE_STUDENT') requireSelf(member, segment(0));
    return toUserDetails(found(await database.get('users', segment(0)), 'User'));
  }),

  route(getPreference, ({ segment, member }) => {
    requireSelf(member, segment(0));
    return Promise.resolve(member.preference);
  }),

  route(putPreference, async ({ segment, member, body }, { database }) => {
    requireSelf(member, segment(0));
    const preference = readBody(preferenceForm, body);
    await database.put('users', { ...member, preference });
    return preference;
  }),

  route(getActivity, ({ segment, member }) => {
    requireSelf(member, segment(0));
    return Promise.resolve(toActivity(member));
  }),

  route(putActivity, async ({ segment, member, body }, { database }) => {
    requireSelf(member, segment(0));
    const before = member.activity;
    let activity: UserRecord['activity'];
    if (isVideoActivity(body)) {
      requireSelf(member, readBody(videoActivityForm, body).userId);
      activity = { ...before, videoAccessCount: before.videoAccessCount + 1 };
    } else {
      const { userId, questionAttemptCount } = readBody(quizActivityForm, body);
      requireSelf(member, userId);
      activity = {
        ...before,
        quizAccessCount: before.quizAccessCount + 1,
        questionAttemptCount: before.questionAttemptCount + questionAttemptCount,
      };
    }
    const updated = { ...member, activity };
    await database.put('users', updated);
    return toActivity(updated);
  }),
];
