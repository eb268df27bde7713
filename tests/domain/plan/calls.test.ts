import { describe, expect, it } from 'vitest';
import { bookingsKey, cancelSubscription, loadBookings, loadPlans, loadUserPlans } from '@/domain/plan/calls';
import { loadOffers } from '@/domain/plan/offersCall';
import type { Endpoint } from '@/shared/api/endpoint';
import type { Http } from '@/shared/remote/http';
import { createTestStore } from '../../createTestStore';
import { settle } from '../../settle';

describe('the calls about plans', () => {
  it('keeps the bookings of each user and each choice of statuses apart', () => {
    const keys = ['u1', 'u2'].flatMap((userId) => [
      bookingsKey({ userId }),
      bookingsKey({ userId, statuses: ['SUCCESS'] }),
      bookingsKey({ userId, statuses: ['SUCCESS', 'CANCELED'] }),
    ]);
    expect(new Set(keys).size).toBe(6);
    expect(bookingsKey({ userId: 'u1', statuses: [] })).toBe(bookingsKey({ userId: 'u1' }));
    expect(loadBookings.keyOf({ userId: 'u1' })).toBe(bookingsKey({ userId: 'u1' }));
  });

  it('keeps the plans of each user and each cancellation apart', () => {
    expect(loadUserPlans.keyOf({ userId: 'u1' })).toBe('u1');
    expect(cancelSubscription.keyOf({ bookingId: 'b1' })).toBe('b1');
  });

  it('reads all plans for administrators, and those on sale for everybody', async () => {
    const sent: string[] = [];
    const http: Http = {
      send: <Args, Data>(endpoint: Endpoint<Args, Data>) => {
        sent.push(endpoint.id);
        return Promise.resolve(endpoint.decode([]));
      },
    };
    const store = createTestStore({ http, navigate: () => undefined });
    store.dispatch(loadPlans.actions.request(undefined));
    store.dispatch(loadOffers.actions.request(undefined));
    await settle();
    expect(sent).toEqual(['getPlans', 'getActivePackages']);
    expect([loadPlans, loadOffers].map((call) => call.selectData(store.getState()))).toEqual([[], []]);
  });
});
