import type { DemoContext } from '@/demo/context/demoContext';
import type { StudyRecord, UserRecord } from '@/demo/database/records';
import { toLocalDay } from '@/shared/format/dates';
import { selectedOf, subscriptionsOf } from './subscriptions';

/** The wire's value for 'no limit': tutors and administrators have none. */
const UNLIMITED = 100_000;

const usedToday = (study: StudyRecord, now: number): number =>
  study.usage.day === toLocalDay(now) ? study.usage.questions : 0;

/** The study state after that many questions were drawn into a quiz. */
export const withUsage = (study: StudyRecord, questions: number, now: number): StudyRecord => ({
  ...study,
  usage: { day: toLocalDay(now), questions: usedToday(study, now) + questions },
});

/** How many questions the user may still draw today under the selected plan; 0 without a plan. */
export async function questionsLeftToday(
  context: DemoContext,
  user: UserRecord,
  study: StudyRecord,
): Promise<number> {
  if (user.primaryRole !== 'ROLE_STUDENT') return UNLIMITED;
  const now = context.now();
  const selected = selectedOf(await subscriptionsOf(context.database, user.id, now), now);
  return Math.max(0, (selected?.plan.questionsPerDay ?? 0) - usedToday(study, now));
}
