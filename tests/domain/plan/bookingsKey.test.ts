import { expect, it } from 'vitest';
import { bookingsKey } from '@/domain/plan/calls';

it('keeps the bookings of each user and each choice of statuses apart', () => {
  const keys = ['u1', 'u2'].flatMap((userId) => [
    bookingsKey({ userId }),
    bookingsKey({ userId, statuses: ['SUCCESS'] }),
    bookingsKey({ userId, statuses: ['SUCCESS', 'CANCELED'] }),
  ]);
  expect(new Set(keys).size).toBe(6);
  expect(bookingsKey({ userId: 'u1', statuses: [] })).toBe(bookingsKey({ userId: 'u1' }));
});
