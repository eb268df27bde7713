import type { Database } from '@/demo/database/database';
import type { Plan } from '@/shared/api/plan';

/** All plans, ordered by price. */
export async function plansOf(database: Database): Promise<Plan[]> {
  const records = await database.all('plans');
  return records.map(({ plan }) => plan).sort((a, b) => a.price - b.price || a.id.localeCompare(b.id));
}

/** The plan that a new account starts with. */
export const freePlan = async (database: Database): Promise<Plan | undefined> =>
  (await plansOf(database)).find((plan) => plan.category === 'FREE' && plan.status === 'ACTIVE');
