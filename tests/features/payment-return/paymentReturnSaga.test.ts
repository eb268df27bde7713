// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { paymentReturnSaga } from '@/features/payment-return/paymentReturnSaga';
import { checkRequested, readingCancelled, selectReturn } from '@/features/payment-return/paymentReturnSlice';
import { live, setUp, useFreshBrowser } from '../../domain/session/renderSession';
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
  store.runSagas([paymentReturnSaga]);
  const visit = (isRetry: boolean) =>
    store.dispatch(checkRequested({ bookingId: BOOKING, outcome: 'success', isRetry }));
  visit(false);
  await settle();
  return {
    store,
    visit,
    readings: () => sent.filter(({ id }) => id === 'getBookings'),
    view: () => selectReturn(store.getState(), BOOKING),
  };
}

describe('a first look that takes long', () => {
  it('starts a first look again on request, and waits no longer for its first answer', async () => {
    const { visit, readings, view } = await comeBack(never, () => []);
    visit(true);
    await settle();
    expect(readings()).toHaveLength(2);
    expect(readings()[0]?.signal?.aborted).toBe(true);
    expect(view()).toEqual({ isBusy: false, finding: { kind: 'notFound' }, failure: undefined });
  });

  it('is not started again by a page that opens twice', async () => {
    const { visit, readings } = await comeBack(never, () => []);
    visit(false);
    await settle();
    expect(readings()).toHaveLength(1);
  });

  it('is ended where the visitor waits no longer, and can be begun again', async () => {
    const { store, visit, readings, view } = await comeBack(never, () => []);
    store.dispatch(readingCancelled({ bookingId: BOOKING }));
    await settle();
    expect(readings()[0]?.signal?.aborted).toBe(true);
    expect(view()).toMatchObject({ isBusy: false, finding: undefined, failure: { status: 500 } });
    visit(true);
    await settle();
    expect(view().finding).toEqual({ kind: 'notFound' });
  });
});
