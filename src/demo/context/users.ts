import type { Role, UserDetails } from '@/shared/api/account';
import type { Preference } from '@/shared/api/preference';
import type { CategoryMap } from '@/shared/api/category';
import type { DemoContext } from './demoContext';
import type { MailRecord, UserRecord } from '@/demo/database/records';
import { newId } from './random';

/** Nothing chosen yet. */
export const NO_CATEGORIES: CategoryMap = { discipline: [], organSystem: [], examType: [] };

/** What a new account starts with; tutor mode is on by default for tutors (spec 1, section 6). */
export const firstPreference = (role: Role): Preference => ({
  darkTheme: false,
  userAcknowledged: role === 'ROLE_ADMIN',
  quizMode: 'CATEGORY_SEARCH',
  quizPreference: {
    timerMode: role === 'ROLE_STUDENT',
    tutorMode: role === 'ROLE_TUTOR',
    saveCategoriesPreference: false,
  },
  examType: ['Step 1', 'Step 2'],
  discipline: [],
  organSystem: [],
  emailPracticeQuestions: false,
});

/** What is said of a new account. */
export type NewUser = Pick<
  UserRecord,
  'id' | 'displayName' | 'email' | 'password' | 'primaryRole' | 'createdAt'
>;

/** A verified user with the preferences of a beginner. */
export const newUser = (user: NewUser): UserRecord => ({
  ...user,
  group: user.email.toLowerCase(),
  preference: firstPreference(user.primaryRole),
  categoryPreference: NO_CATEGORIES,
  activity: { quizAccessCount: 0, questionAttemptCount: 0, videoAccessCount: 0 },
});

/** Wire form of a user, without token. */
export const toUserDetails = ({ id, displayName, email, primaryRole }: UserRecord): UserDetails => ({
  id,
  displayName,
  email,
  primaryRole,
});

/** The user of an address, in any case of letters. */
export async function userByEmail(context: DemoContext, email: string): Promise<UserRecord | undefined> {
  const [user] = await context.database.byGroup('users', email.trim().toLowerCase());
  return user;
}

/** What a mail says; when, the sending knows. */
export type NewMail = Pick<MailRecord, 'to' | 'subject' | 'text' | 'link'>;

/** Puts a mail into the outbox that the demo panel shows. */
export const sendMail = (context: DemoContext, mail: NewMail): Promise<void> =>
  context.database.put('mails', {
    ...mail,
    id: newId(context.random, 'mail'),
    group: mail.to.toLowerCase(),
    sentAt: context.now(),
  });
