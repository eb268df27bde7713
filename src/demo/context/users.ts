import type { MailRecord, UserRecord } from '@/demo/database/records';
import type { Role, UserDetails } from '@/shared/api/account';
import type { CategoryMap } from '@/shared/api/category';
import type { Preference } from '@/shared/api/preference';
import type { DemoContext } from './demoContext';
import { newId } from './random';

const NO_CATEGORIES: CategoryMap = { discipline: [], organSystem: [], examType: [] };

/** Defaults of a new account; tutor mode is on for tutors. */
const firstPreference = (role: Role): Preference => ({
  darkTheme: false,
  userAcknowledged: role === 'ROLE_ADMIN',
  quizMode: 'CATEGORY_SEARCH',
  quizPreference: {
    timerMode: false,
    tutorMode: role === 'ROLE_TUTOR',
    saveCategoriesPreference: false,
  },
  examType: ['Step 1', 'Step 2'],
  discipline: [],
  organSystem: [],
  emailPracticeQuestions: false,
});

export type NewUser = Pick<
  UserRecord,
  'id' | 'displayName' | 'email' | 'password' | 'primaryRole' | 'createdAt'
>;

/** A verified user with default preferences. */
export const newUser = (user: NewUser): UserRecord => ({
  ...user,
  group: user.email.toLowerCase(),
  preference: firstPreference(user.primaryRole),
  categoryPreference: NO_CATEGORIES,
  activity: { quizAccessCount: 0, questionAttemptCount: 0, videoAccessCount: 0 },
});

export const toUserDetails = ({ id, displayName, email, primaryRole }: UserRecord): UserDetails => ({
  id,
  displayName,
  email,
  primaryRole,
});

/** The user of an e-mail address, ignoring case. */
export async function userByEmail(context: DemoContext, email: string): Promise<UserRecord | undefined> {
  const [user] = await context.database.byGroup('users', email.trim().toLowerCase());
  return user;
}

/** Fields of a mail; the time is added on sending. */
export type NewMail = Pick<MailRecord, 'to' | 'subject' | 'text' | 'link'>;

export const sendMail = (context: DemoContext, mail: NewMail): Promise<void> =>
  context.database.put('mails', {
    ...mail,
    id: newId(context.random, 'mail'),
    group: mail.to.toLowerCase(),
    sentAt: context.now(),
  });
