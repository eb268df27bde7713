// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { forgetSentBookings, markSentToCheckout, wasSentToCheckout } from '@/domain/plan/sentBookings';

const names = (): unknown => JSON.parse(localStorage.getItem('sentBookings') ?? 'null');

describe('bookings sent to the checkout', () => {
  it('knows each booking for its user alone', () => {
    expect(wasSentToCheckout('u1', 'b1')).toBe(false);
    markSentToCheckout('u1', 'b1');
    markSentToCheckout('u1', 'b2');
    expect(['b1', 'b2', 'b3'].map((bookingId) => wasSentToCheckout('u1', bookingId))).toEqual([
      true,
      true,
      false,
    ]);
    expect(wasSentToCheckout('u2', 'b1')).toBe(false);
  });

  it('keeps each booking once, and the last twenty', () => {
    for (const bookingId of ['b0', 'b1', 'b0']) markSentToCheckout('u1', bookingId);
    expect(names()).toEqual(['u1/b1', 'u1/b0']);
    for (let index = 0; index < 20; index += 1) markSentToCheckout('u1', `b${index}`);
    markSentToCheckout('u1', 'b0');
    expect(wasSentToCheckout('u1', 'b1')).toBe(true);
    markSentToCheckout('u1', 'b20');
    expect(names()).toHaveLength(20);
    expect(wasSentToCheckout('u1', 'b1')).toBe(false);
    expect(wasSentToCheckout('u1', 'b0')).toBe(true);
  });

  it('forgets those of one user, and leaves those of others', () => {
    markSentToCheckout('u1', 'b1');
    markSentToCheckout('u2', 'b2');
    forgetSentBookings('u1');
    expect(names()).toEqual(['u2/b2']);
    forgetSentBookings('u2');
    expect(names()).toBeNull();
    forgetSentBookings('u2');
    expect(names()).toBeNull();
  });

  it('writes nothing when it has none of the user to forget', () => {
    markSentToCheckout('u1', 'b1');
    const write = vi.spyOn(Storage.prototype, 'setItem');
    forgetSentBookings('u2');
    expect(write).not.toHaveBeenCalled();
    expect(names()).toEqual(['u1/b1']);
  });
});
