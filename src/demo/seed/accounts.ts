import { DAY } from '@/demo/context/time';
import { newUser } from '@/demo/context/users';
import type { UserRecord } from '../database/records';

export const DEMO_PASSWORD = 'Demo@1234';

export const DEMO_STUDENT_ID = 'user-student';
export const DEMO_TUTOR_ID = 'user-tutor';
export const DEMO_ADMIN_ID = 'user-admin';

/** The three accounts that visitors of the demo sign in with. */
export function demoAccounts(now: number): readonly UserRecord[] {
  const account = { password: DEMO_PASSWORD, createdAt: now - 45 * DAY };
  /** Existing users: they have accepted the agreement. */
  const settled = (user: UserRecord): UserRecord => ({
    ...user,
    preference: { ...user.preference, userAcknowledged: true },
  });
  const student = newUser({
    ...account,
    id: DEMO_STUDENT_ID,
    displayName: 'Sam Student',
    email: 'student@qlearn.demo',
    primaryRole: 'ROLE_STUDENT',
  });
  const tutor = newUser({
    ...account,
    id: DEMO_TUTOR_ID,
    displayName: 'Toni Tutor',
    email: 'tutor@qlearn.demo',
    primaryRole: 'ROLE_TUTOR',
  });
  const admin = newUser({
    ...account,
    id: DEMO_ADMIN_ID,
    displayName: 'Alex Admin',
    email: 'admin@qlearn.demo',
    primaryRole: 'ROLE_ADMIN',
  });
  return [student, tutor, admin].map(settled);
}
