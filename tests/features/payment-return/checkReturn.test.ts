// @vitest-environment jsdom
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkReturn, readingCanceled } from '@/features/payment-return/checkReturn';
import { type Answers, live, setUp, useFreshBrowser } from '../../domain/session/renderSession';
import { settle } from '../../settle';

useFreshBrowser();

const BOOKING = 'b1';
const never = () => new Promise<never>(() => undefined);

/** A visitor whose bookings are answered in turn by these. */
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

describe('a second tab', () => {
  /** Web Locks of one browser: one holder, the others wait. */
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
