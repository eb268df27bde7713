// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkReturn, readingCanceled } from '@/features/payment-return/checkReturn';
import type { BookingStatus } from '@/shared/api/booking';
import { type Answers, fail, live, setUp, useFreshBrowser, USER } from '../../domain/session/renderSession';
import { anActivePlan } from '../../scenarios/subscriptions/plans';
import { settle } from '../../settle';

useFreshBrowser();

const BOOKING = 'b1';
const never = () => new Promise<never>(() => undefined);

/** Returns from the checkout; `answers` are the results of successive reads of the bookings. */
async function comeBack(...answers: readonly (() => unknown)[]) {
  localStorage.setItem('token', live);
  const waiting = [...answers];
  const { store, sent } = setUp({ getBookings: () => waiting.shift()?.() });
  await settle();
  const visit = (isRetry: boolean) =>
    store.dispatch(checkReturn.actions.request({ bookingId: BOOKING, outcome: 'success', isRetry }));
  visit(false);
  await settle();
  return {
    store,
    visit,
    readings: () => sent.filter(({ id }) => id === 'getBookings'),
    view: () => checkReturn.selectState(store.getState(), BOOKING),
  };
}

describe('a first look that takes long', () => {
  it('starts a first look again on request, and waits no longer for its first answer', async () => {
    const { visit, readings, view } = await comeBack(never, () => []);
    visit(true);
    await settle();
    expect(readings()).toHaveLength(2);
    expect(readings()[0]?.signal?.aborted).toBe(true);
    expect(view()).toMatchObject({ status: 'success', data: { kind: 'notFound' } });
  });

  it('starts one check of a booking if its page opens twice', async () => {
    const { visit, readings } = await comeBack(never, () => []);
    visit(false);
    await settle();
    expect(readings()).toHaveLength(1);
  });

  it('ends a check of a booking that the visitor cancels, and can start another', async () => {
    const { store, visit, readings, view } = await comeBack(never, () => []);
    store.dispatch(readingCanceled({ bookingId: BOOKING }));
    await settle();
    expect(readings()[0]?.signal?.aborted).toBe(true);
    expect(view()).toMatchObject({ status: 'error', data: undefined, error: { status: 500 } });
    visit(true);
    await settle();
    expect(view()).toMatchObject({ status: 'success', data: { kind: 'notFound' } });
  });
});

describe('another booking', () => {
  it('leaves the first look at this one alone, whether it is tried again or canceled', async () => {
    const { store, readings } = await comeBack(never, never);
    store.dispatch(readingCanceled({ bookingId: 'b2' }));
    store.dispatch(checkReturn.actions.request({ bookingId: 'b2', outcome: 'success', isRetry: true }));
    await settle();
    expect(readings()).toHaveLength(2);
    expect(readings()[0]?.signal?.aborted).toBe(false);
  });
});

describe('what came of a checkout', () => {
  /** Checks the return once; the booking is listed with this status until a report succeeds. */
  async function check(status: BookingStatus, answers: Answers = {}, isRetry = false) {
    localStorage.setItem('token', live);
    let current = status;
    const listed = () => ({ id: BOOKING, price: 49, status: current });
    const { store, sentIds } = setUp({
      getBookings: () => [listed()],
      setBookingStatus: () => {
        current = 'SUCCESS';
        return listed();
      },
      getUserPlans: () => [],
      ...answers,
    });
    await settle();
    const before = sentIds().length;
    store.dispatch(checkReturn.actions.request({ bookingId: BOOKING, outcome: 'success', isRetry }));
    await settle();
    await settle();
    const state = checkReturn.selectState(store.getState(), BOOKING);
    return { data: state.status === 'success' ? state.data : undefined, ids: sentIds().slice(before) };
  }

  it.each([
    ['runs', false],
    ['has ended', true],
  ])('finds a plan that %s', async (_, expired) => {
    const getUserPlans = vi.fn(() => [anActivePlan({ bookingId: BOOKING, expired })]);
    const { data, ids } = await check('SUCCESS', { getUserPlans });
    expect(getUserPlans).toHaveBeenCalledExactlyOnceWith({ userId: USER.id });
    expect(data).toMatchObject({ kind: 'paid', hasEnded: expired });
    expect(ids).toEqual(['getBookings', 'getUserPlans', 'getSelectedPlan']);
  });

  it('finds a paid booking when the plans cannot be read', async () => {
    const { data } = await check('SUCCESS', { getUserPlans: fail(500) });
    expect(data).toMatchObject({ kind: 'paid', hasEnded: false });
  });

  it('finds a failed booking, and reads no plan of it', async () => {
    const { data, ids } = await check('FAILED');
    expect(data).toMatchObject({ kind: 'failed' });
    expect(ids).toEqual(['getBookings']);
  });

  it('notes in this tab that a report was taken, each booking once, the last twenty', async () => {
    const others = Array.from({ length: 20 }, (_, index) => `other-${index}`);
    const noted = (): unknown => JSON.parse(sessionStorage.getItem('reportedBookings') ?? 'null');
    await check('PENDING', { setBookingStatus: fail(500) });
    expect(noted()).toBeNull();
    await check('PENDING');
    expect(noted()).toEqual([BOOKING]);
    sessionStorage.setItem('reportedBookings', JSON.stringify(others));
    await check('PENDING');
    expect(noted()).toEqual([...others.slice(1), BOOKING]);
    sessionStorage.setItem('reportedBookings', JSON.stringify([BOOKING, 'other']));
    await check('PENDING', {}, true);
    expect(noted()).toEqual(['other', BOOKING]);
    expect((await check('PENDING')).ids).toEqual(['getBookings']);
  });

  it('reports a booking while the report of another one is on its way', async () => {
    localStorage.setItem('token', live);
    const { store, sent } = setUp({
      getBookings: () => [BOOKING, 'b2'].map((id) => ({ id, price: 49, status: 'PENDING' })),
      setBookingStatus: never,
    });
    await settle();
    for (const bookingId of [BOOKING, 'b2']) {
      store.dispatch(checkReturn.actions.request({ bookingId, outcome: 'success', isRetry: false }));
    }
    await settle();
    expect(sent.flatMap(({ id, args }) => (id === 'setBookingStatus' ? [args] : []))).toEqual([
      { bookingId: BOOKING, status: 'SUCCESS' },
      { bookingId: 'b2', status: 'SUCCESS' },
    ]);
  });
});

describe('a second tab', () => {
  /** The Web Locks of one browser: one holder, the others wait. */
  function stubLocks(): void {
    let last: Promise<void> = Promise.resolve();
    const request = (_name: string, _options: LockOptions, hold: () => Promise<void>): Promise<void> => {
      last = last.then(hold);
      return last;
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  }

  it('waits for the check of the first, then reads what came of it and reports nothing', async () => {
    stubLocks();
    localStorage.setItem('token', live);
    let status: string | undefined;
    let accept: (() => void) | undefined;
    const accepted = new Promise<void>((resolve) => {
      accept = resolve;
    });
    const answers: Answers = {
      getBookings: () => [{ id: BOOKING, price: 49, status }],
      setBookingStatus: async () => {
        await accepted;
        status = 'SUCCESS';
        return { id: BOOKING, price: 49, status };
      },
      getUserPlans: () => [],
    };
    const tabs = [setUp(answers), setUp(answers)];
    await settle();
    for (const { store } of tabs) {
      store.dispatch(checkReturn.actions.request({ bookingId: BOOKING, outcome: 'success', isRetry: false }));
    }
    await settle();
    accept?.();
    await settle();
    await settle();
    for (const { store } of tabs) {
      expect(checkReturn.selectState(store.getState(), BOOKING)).toMatchObject({ data: { kind: 'paid' } });
    }
    const ids = tabs.map(({ sentIds }) => sentIds().filter((id) => id.includes('Booking')));
    expect(ids).toEqual([['getBookings', 'setBookingStatus', 'getBookings'], ['getBookings']]);
  });
});
