import { describe, expect, it } from 'vitest';
import { DAY } from '@/demo/context/time';
import { settlePayment } from '@/demo/rules/bookings';
import { TEST_NOW } from '@/demo/testing';
import { MAX_PLAN_PRICE, PLAN_DURATIONS } from '@/shared/api/plan';
import { type Api, startApi, textAt } from './demoApi';
import { ADMIN, SMALL_BANK, STUDENT, TUTOR } from './quizzes';

const BUYER = 'user-student-01';

/** A backend in which the buyer has no plan yet. */
async function start(now: () => number = () => TEST_NOW): Promise<Api> {
  const api = await startApi({ questions: SMALL_BANK, now });
  const { database } = api.backend.context;
  for (const { id } of await database.byGroup('subscriptions', BUYER))
    await database.remove('subscriptions', id);
  for (const { id } of await database.byGroup('bookings', BUYER)) await database.remove('bookings', id);
  return api;
}

async function book(api: Api, planId = 'plan-pro-30'): Promise<string> {
  const answer = await api.as(BUYER).post('/booking/create-payment-session', { planId, userId: BUYER });
  return /demo-checkout\/([\w-]+)$/.exec(textAt(answer, 'checkoutURL'))?.[1] ?? '';
}

async function buy(api: Api): Promise<string> {
  const bookingId = await book(api);
  await settlePayment(api.backend.context, bookingId, 'PAID');
  await api.as(BUYER).put(`/booking/${bookingId}/status/SUCCESS`);
  return bookingId;
}

describe('buying a plan', () => {
  it('opens a checkout, and the plan is selected once the money is there', async () => {
    const api = await start();
    const buyer = api.as(BUYER);
    const bookingId = await book(api);
    expect((await buyer.put(`/booking/${bookingId}/status/SUCCESS`)).status).toBe(409);
    await settlePayment(api.backend.context, bookingId, 'PAID');
    expect((await buyer.put(`/booking/${bookingId}/status/SUCCESS`)).body).toMatchObject({
      status: 'SUCCESS',
    });
    expect((await buyer.put(`/booking/${bookingId}/status/SUCCESS`)).status).toBe(200);
    expect((await buyer.get(`/user/${BUYER}/plan?status=ACTIVE,CANCELLED`)).body).toMatchObject([
      { plan: { id: 'plan-pro-30' }, iselected: true, expired: false, bookingId },
    ]);
  });

  it('never puts FAILED over a paid booking', async () => {
    const api = await start();
    const bookingId = await book(api);
    await settlePayment(api.backend.context, bookingId, 'PAID');
    expect((await api.as(BUYER).put(`/booking/${bookingId}/status/FAILED`)).status).toBe(409);
  });

  it('marks a declined booking as failed', async () => {
    const api = await start();
    const bookingId = await book(api);
    await settlePayment(api.backend.context, bookingId, 'DECLINED');
    expect((await api.as(BUYER).put(`/booking/${bookingId}/status/FAILED`)).body).toMatchObject({
      status: 'FAILED',
    });
  });

  it('refuses a second plan, plans that are not on offer, and the bookings of others', async () => {
    const api = await start();
    const buyer = api.as(BUYER);
    const bookingId = await buy(api);
    const order = (planId: string) =>
      buyer.post('/booking/create-payment-session', { planId, userId: BUYER });
    expect(await order('plan-max-180')).toEqual({
      status: 409,
      body: { message: 'You are already have an active plan.' },
    });
    expect((await order('plan-pro-pilot')).status).toBe(400);
    expect((await order('none')).status).toBe(404);
    expect((await api.as(STUDENT).put(`/booking/${bookingId}/status/SUCCESS`)).status).toBe(404);
    expect((await buyer.put(`/booking/${bookingId}/status/PAID`)).status).toBe(400);
    expect((await api.as(STUDENT).get(`/booking/user/${BUYER}`)).status).toBe(403);
  });
});

describe('ending a plan', () => {
  it('cancels a plan until its end, then lets the admin refund the full price once', async () => {
    const api = await start();
    const buyer = api.as(BUYER);
    const admin = api.as(ADMIN);
    const bookingId = await buy(api);
    const refund = { refundAmount: 49, refundReason: 'REQUESTED_BY_CUSTOMER', bookingId };
    expect((await admin.post(`/booking/${bookingId}/refund`, refund)).status).toBe(409);
    expect((await buyer.post(`/booking/${bookingId}/cancel-subscription`)).status).toBe(200);
    expect((await buyer.get(`/user/${BUYER}/plan/true`)).body).toMatchObject({
      status: 'CANCELLED',
      expired: false,
    });
    expect((await buyer.post(`/booking/${bookingId}/refund`, refund)).status).toBe(403);
    expect((await admin.post(`/booking/${bookingId}/refund`, { ...refund, refundAmount: 1 })).status).toBe(
      400,
    );
    expect((await admin.post(`/booking/${bookingId}/refund`, refund)).status).toBe(200);
    expect((await admin.post(`/booking/${bookingId}/refund`, refund)).status).toBe(409);
    expect((await admin.get(`/booking/user/${BUYER}?status=SUCCESS,CANCELED`)).body).toEqual([]);
    expect((await admin.get(`/booking/user/${BUYER}`)).body).toMatchObject([
      { id: bookingId, status: 'CANCELED' },
    ]);
  });

  it('renews a running plan at its end and lets a canceled one expire', async () => {
    const clock = { now: TEST_NOW };
    const api = await start(() => clock.now);
    const bookingId = await buy(api);
    clock.now += 31 * DAY;
    expect((await api.as(BUYER).get(`/user/${BUYER}/plan/true`)).body).toMatchObject({ expired: false });
    await api.as(BUYER).post(`/booking/${bookingId}/cancel-subscription`);
    clock.now += 61 * DAY;
    expect((await api.as(BUYER).get(`/user/${BUYER}/plan/true`)).body).toEqual([]);
  });
});

describe('selecting a plan', () => {
  it('keeps one plan selected at a time', async () => {
    const api = await start();
    const { database } = api.backend.context;
    await buy(api);
    const [running] = await database.byGroup('subscriptions', BUYER);
    if (running === undefined) throw new Error('Nothing was bought.');
    const other = {
      ...running,
      id: 'sub-other',
      selected: false,
      plan: { ...running.plan, id: 'plan-other' },
    };
    await database.put('subscriptions', other);
    const buyer = api.as(BUYER);
    expect((await buyer.put(`/user/${BUYER}/plan/plan-other/select`)).status).toBe(200);
    expect((await buyer.get(`/user/${BUYER}/plan/true`)).body).toMatchObject({ plan: { id: 'plan-other' } });
    expect((await buyer.put(`/user/${BUYER}/plan/none/select`)).status).toBe(404);
  });
});

describe('managing plans', () => {
  const draft = {
    name: 'Night Owl',
    category: 'PRO',
    examTypes: ['Step 1'],
    price: 12.5,
    durationInDay: 30,
    questionsPerDay: 40,
    type: 'GENERAL',
    description: '',
    status: 'ACTIVE',
    videoExplanationLimit: 1,
  };

  it('creates, changes and deletes a plan', async () => {
    const api = await start();
    const admin = api.as(ADMIN);
    const id = textAt(await admin.post('/plan', draft), 'id');
    expect((await admin.put(`/plan/${id}`, { ...draft, id, price: 15 })).body).toMatchObject({ price: 15 });
    expect(JSON.stringify((await api.as(STUDENT).get('/package/status/ACTIVE')).body)).toContain('Night Owl');
    expect((await admin.remove(`/plan/${id}`)).status).toBe(200);
    expect((await admin.remove(`/plan/${id}`)).status).toBe(404);
  });

  it('creates a plan of every duration that the form offers', async () => {
    const api = await start();
    const responses = await Promise.all(
      PLAN_DURATIONS.map((durationInDay) => api.as(ADMIN).post('/plan', { ...draft, durationInDay })),
    );
    expect(responses.map(({ status }) => status)).toEqual(PLAN_DURATIONS.map(() => 201));
  });

  it('accepts the highest price that the form accepts, and none above it', async () => {
    const admin = (await start()).as(ADMIN);
    const statusAt = async (price: number) => (await admin.post('/plan', { ...draft, price })).status;
    expect(await statusAt(MAX_PLAN_PRICE)).toBe(201);
    expect(await statusAt(MAX_PLAN_PRICE + 1)).toBe(400);
  });

  it.each([
    ['another duration', { durationInDay: 31 }],
    ['more than 400 questions a day', { questionsPerDay: 401 }],
    ['no exam type', { examTypes: [] }],
    ['an unknown exam type', { examTypes: ['Step 4'] }],
    ['a price in a string', { price: '12' }],
    ['an unknown field', { currency: 'USD' }],
  ])('refuses a plan with %s', async (_what, more) => {
    const api = await start();
    expect((await api.as(ADMIN).post('/plan', { ...draft, ...more })).status).toBe(400);
  });

  it('does not delete a FREE plan and is for admins alone', async () => {
    const api = await start();
    expect((await api.as(ADMIN).remove('/plan/plan-free')).status).toBe(400);
    expect((await api.as(TUTOR).get('/plan')).status).toBe(403);
    expect((await api.as(STUDENT).post('/plan', draft)).status).toBe(403);
  });
});
