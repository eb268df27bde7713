import type { DemoContext } from '@/demo/context/demoContext';
import { found } from '@/demo/context/httpError';
import { seededRandom } from '@/demo/context/random';
import { DAY } from '@/demo/context/time';
import { newSubscription } from '@/demo/rules/subscriptions';
import type { Plan } from '@/shared/api/plan';
import { DEMO_ADMIN_ID, DEMO_STUDENT_ID, DEMO_TUTOR_ID, demoAccounts } from './accounts';
import { demoInvitations, demoQlinks } from './administration';
import { generateFeedback } from './feedbackSeed';
import { generateHistory, withQuizzes } from './history';
import { demoStudentPurchases, otherPeople } from './people';
import { DEMO_PLANS } from './plans';
import { type Scale, SCALE_RULES, storedScale } from './scale';
import { tutorBlocks } from './tutorBlocks';

export type SeedContext = Pick<DemoContext, 'database' | 'bank' | 'now'>;

/** Raised when the seed changes, so that browsers replace older demo data. */
const SEED_VERSION = '6';

const SEED = 20_250_601;

/** Fills an empty database with the demo data, deterministic for a time and a bank. */
export async function seedDatabase(
  { database, bank, now }: SeedContext,
  scale: Scale = 'month',
): Promise<void> {
  const rules = SCALE_RULES[scale];
  const random = seededRandom(SEED);
  const moment = now();
  const plan = (id: string): Plan =>
    found(
      DEMO_PLANS.find((one) => one.id === id),
      `Plan ${id}`,
    );

  const people = otherPeople(random, DEMO_PLANS, moment);
  const accounts = demoAccounts(moment);
  await database.put('users', ...accounts, ...people.users);
  await database.put('plans', ...DEMO_PLANS.map((one) => ({ id: one.id, group: one.category, plan: one })));

  const bought = demoStudentPurchases(
    random,
    { week: plan('plan-pro-7'), month: { ...plan('plan-pro-30'), questionsPerDay: rules.questionsPerDay } },
    moment,
  );
  await database.put('bookings', ...people.bookings, ...bought.bookings);
  await database.put(
    'subscriptions',
    ...people.subscriptions,
    ...bought.subscriptions,
    newSubscription('sub-tutor', DEMO_TUTOR_ID, plan('plan-max-360'), moment - 40 * DAY),
    newSubscription('sub-admin', DEMO_ADMIN_ID, plan('plan-max-360'), moment - 40 * DAY),
  );

  const history = generateHistory(
    bank,
    { ...rules.history, userId: DEMO_STUDENT_ID },
    { random, now: moment },
  );
  await database.put('quizzes', ...history.quizzes);
  await database.put('sheets', ...history.sheets);
  await database.put('studies', history.study);
  const student = accounts.find(({ id }) => id === DEMO_STUDENT_ID);
  await database.put('users', withQuizzes(found(student, 'Student'), history.quizzes));

  const studentIds = people.users.map(({ id }) => id);
  const feedback = generateFeedback(random, bank.questions, studentIds, moment);
  await database.put('comments', ...feedback.comments);
  await database.put('studentFeedback', ...feedback.studentFeedback);
  await database.put('tutorFeedback', ...feedback.tutorFeedback);

  const tutor = tutorBlocks(random, bank, moment);
  await database.put('quizzes', ...tutor.quizzes);
  await database.put('sheets', ...tutor.sheets);
  await database.put('blocks', ...tutor.blocks);
  await database.put('tutorFeedback', ...tutor.feedback);
  await database.put('studies', tutor.study);

  await database.put('invitations', ...demoInvitations(random, plan('plan-pro-30'), people.users, moment));
  await database.put('qlinks', ...demoQlinks(random, bank.questions, moment));
  await database.put(
    'settings',
    { id: 'scale', group: 'seed', value: scale },
    { id: 'seed', group: 'seed', value: SEED_VERSION },
  );
}

/** Seeds a database that is empty or has another seed version. */
export async function ensureSeeded(context: SeedContext): Promise<void> {
  await context.database.exclusive(async () => {
    const seed = await context.database.get('settings', 'seed');
    if (seed?.value === SEED_VERSION) return;
    const scale = await storedScale(context.database);
    await context.database.clear();
    await seedDatabase(context, scale);
  });
}

export async function reseed(context: SeedContext, scale: Scale = 'month'): Promise<void> {
  await context.database.exclusive(async () => {
    await context.database.clear();
    await seedDatabase(context, scale);
  });
}
