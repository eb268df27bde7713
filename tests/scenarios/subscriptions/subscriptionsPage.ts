import { http } from 'msw';
import type { SetupServer } from 'msw/node';
import { newBooking } from '@/demo/rules/bookings';
import { addSelected, newSubscription } from '@/demo/rules/subscriptions';
import { DEMO_PLANS } from '@/demo/seed/plans';
import { createTestBackend, type TestBackend } from '@/demo/testing';
import type { Plan } from '@/shared/api/plan';

export const STUDENT = 'user-student';

function planOf(planId: string): Plan {
  const plan = DEMO_PLANS.find(({ id }) => id === planId);
  if (plan === undefined) throw new Error(`The demo has no plan ${planId}.`);
  return plan;
}

/** A backend in which the student has bought nothing; its clock is the real one. */
export async function emptyShop(): Promise<TestBackend> {
  const backend = await createTestBackend({ now: () => Date.now() });
  const { database } = backend.context;
  for (const { id } of await database.byGroup('subscriptions', STUDENT)) {
    await database.remove('subscriptions', id);
  }
  for (const { id } of await database.byGroup('bookings', STUDENT)) await database.remove('bookings', id);
  return backend;
}

/** Gives the student an active, selected plan that was paid by `bookingId`. */
export async function havePlan(backend: TestBackend, planId: string, bookingId: string): Promise<void> {
  const { context } = backend;
  const plan = planOf(planId);
  const subscription = newSubscription(`sub-${bookingId}`, STUDENT, plan, context.now(), bookingId);
  await addSelected(context.database, subscription);
  await context.database.put('bookings', {
    ...newBooking(context, STUDENT, plan),
    id: bookingId,
    status: 'SUCCESS',
    payment: 'PAID',
    startsAt: context.now(),
    subscriptionId: subscription.id,
  });
}

/** Stores a booking whose checkout ended like this before the app got the result. */
export async function haveBooking(
  backend: TestBackend,
  bookingId: string,
  payment: 'OPEN' | 'PAID' | 'DECLINED',
  userId = STUDENT,
): Promise<void> {
  const { context } = backend;
  await context.database.put('bookings', {
    ...newBooking(context, userId, planOf('plan-max-180')),
    id: bookingId,
    payment,
  });
}

const nameOf = ({ method, url }: Request): string =>
  `${method} ${new URL(url).pathname.replace('/qlearn', '')}`;

/** Records every call from now on as 'METHOD path', with the path below /qlearn. */
export function recordCalls(server: SetupServer): readonly string[] {
  const calls: string[] = [];
  server.events.removeAllListeners();
  server.events.on('request:start', ({ request }) => {
    calls.push(nameOf(request));
  });
  return calls;
}

/** The same backend with a record of all its calls. */
export function watched(backend: TestBackend): { backend: TestBackend; calls: readonly string[] } {
  const calls: string[] = [];
  const watcher = http.all('*/qlearn/*', ({ request }) => {
    calls.push(nameOf(request));
  });
  return { backend: { ...backend, handlers: [watcher, ...backend.handlers] }, calls };
}
