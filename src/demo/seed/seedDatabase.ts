import type { DemoContext } from '../context';
import { seededRandom } from '../random';
import { newSubscription } from '../subscriptions';
import { DAY } from '../time';
import { DEMO_ADMIN_ID, DEMO_STUDENT_ID, DEMO_TUTOR_ID, demoAccounts } from './accounts';
import { generateHistory, type HistoryPlan } from './history';
import { DEMO_PLANS } from './plans';

export type SeedContext = Pick<DemoContext, 'database' | 'bank' | 'now'>;

/** Raised when the seed changes, so that browsers with older demo data get the new ones. */
export const SEED_VERSION = '1';

const SEED = 20_250_601;

const MONTH_OF_STUDY: HistoryPlan = {
  userId: DEMO_STUDENT_ID,
  quizzes: 26,
  days: 30,
  sizes: [5, 10, 10, 20, 20, 30, 40],
};

/** Fills an empty database with the demo data. The same moment and bank give the same data. */
export async function seedDatabase({ database, bank, now }: SeedContext): Promise<void> {
  const random = seededRandom(SEED);
  const moment = now();
  await database.put('users', ...demoAccounts(moment));
  await database.put('plans', ...DEMO_PLANS.map((plan) => ({ id: plan.id, group: plan.category, plan })));

  const planOf = (id: string) => DEMO_PLANS.filter((plan) => plan.id === id);
  await database.put(
    'subscriptions',
    ...planOf('plan-pro-30').map((plan) =>
      newSubscription('sub-student', DEMO_STUDENT_ID, plan, moment - 12 * DAY, 'booking-student'),
    ),
    ...planOf('plan-max-360').flatMap((plan) => [
      newSubscription('sub-tutor', DEMO_TUTOR_ID, plan, moment - 40 * DAY),
      newSubscription('sub-admin', DEMO_ADMIN_ID, plan, moment - 40 * DAY),
    ]),
  );

  const history = generateHistory(bank, MONTH_OF_STUDY, { random, now: moment });
  await database.put('quizzes', ...history.quizzes);
  await database.put('sheets', ...history.sheets);
  await database.put('studies', history.study);
  await database.put('settings', { id: 'seed', group: 'seed', value: SEED_VERSION });
}

/** Seeds a database that is empty or holds the data of another seed version. */
export async function ensureSeeded(context: SeedContext): Promise<void> {
  await context.database.exclusive(async () => {
    const seed = await context.database.get('settings', 'seed');
    if (seed?.value === SEED_VERSION) return;
    await context.database.clear();
    await seedDatabase(context);
  });
}

/** Forgets all that was done in the demo and starts again. */
export async function reseed(context: SeedContext): Promise<void> {
  await context.database.exclusive(async () => {
    await context.database.clear();
    await seedDatabase(context);
  });
}
