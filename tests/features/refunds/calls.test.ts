// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cancelPlan, sendRefund } from '@/features/refunds/calls';
import { selectRefunded } from '@/features/refunds/refundedSlice';
import type { BookingStatus } from '@/shared/api/booking';
import { RemoteError } from '@/shared/remote/remoteError';
import { setUp, useFreshBrowser } from '../../domain/session/renderSession';
import { settle } from '../../settle';

useFreshBrowser();

const REF = { userId: 's1', bookingId: 'b1' };
const listed = (id: string, status: BookingStatus) => ({ id, price: 49, status });
const unclear = () => Promise.reject(new RemoteError({ status: 500, unclear: true }));

/** Sends a write whose response is lost; `bookings` are the payments that are listed afterwards. */
async function send(kind: 'cancelPlan' | 'sendRefund', ...bookings: readonly object[]) {
  const app = setUp({ cancelSubscription: unclear, refund: unclear, getBookings: () => bookings });
  await settle();
  if (kind === 'cancelPlan') app.store.dispatch(cancelPlan.actions.request(REF));
  else {
    const order = { ...REF, refundAmount: 49, paymentIntentId: 'pi-1' };
    app.store.dispatch(sendRefund.actions.request(order));
  }
  for (let turn = 0; turn < 5; turn += 1) await settle();
  const call = kind === 'cancelPlan' ? cancelPlan : sendRefund;
  return { ...app, state: call.selectState(app.store.getState(), 'b1') };
}

describe('a plan whose cancellation was not answered', () => {
  it.each([
    ['as canceled', [listed('b1', 'CANCELED'), listed('b2', 'SUCCESS')]],
    ['no longer', [listed('b2', 'SUCCESS')]],
  ])('is canceled where its payment is listed %s', async (_, bookings) => {
    const { state, notifications, sent } = await send('cancelPlan', ...bookings);
    expect(state.status).toBe('success');
    expect(notifications()).toEqual(['Plan has been cancelled successfully...']);
    const paid = { userId: 's1', statuses: ['SUCCESS', 'CANCELED'] };
    expect(sent.map(({ id, args }) => [id, args])).toEqual([
      ['cancelSubscription', { bookingId: 'b1' }],
      ['getBookings', paid],
      ['getBookings', paid],
    ]);
  });

  it('is not canceled where its payment is listed as paid', async () => {
    const { state, notifications } = await send(
      'cancelPlan',
      listed('b2', 'CANCELED'),
      listed('b1', 'SUCCESS'),
    );
    expect(state).toMatchObject({
      status: 'error',
      error: {
        unclear: false,
        message: 'The server did not answer. It was asked again: nothing has been changed yet.',
      },
    });
    expect(notifications()).toEqual([]);
  });
});

describe('a refund that was not answered', () => {
  it('is settled where its payment is no longer listed, and not offered again', async () => {
    const { state, store, notifications, sentIds } = await send('sendRefund', listed('b2', 'CANCELED'));
    expect(state.status).toBe('success');
    expect(notifications()).toEqual(['Plan amount successfully refunded...']);
    expect(sentIds()).toEqual(['refund', 'getBookings', 'getBookings']);
    expect(selectRefunded(store.getState())).toEqual(['b1']);
  });

  it('is asked for where its payment is still listed', async () => {
    const { state, store } = await send('sendRefund', listed('b1', 'CANCELED'));
    expect(state).toMatchObject({ status: 'error', error: { unclear: false } });
    expect(sendRefund.selectError(store.getState(), 'b1')?.message).toContain('still lists this payment');
    expect(selectRefunded(store.getState())).toEqual([]);
  });
});
