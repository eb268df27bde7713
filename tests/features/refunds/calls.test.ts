import { expect, it, vi } from 'vitest';
import { sendRefund } from '@/features/refunds/calls';
import { refund } from '@/shared/api/booking';
import { createTestStore } from '../../createTestStore';

it('sends nothing for a second refund request of a payment while the first is in flight', () => {
  const send = vi.fn(() => new Promise<never>(() => undefined));
  const store = createTestStore({ http: { send }, navigate: () => undefined });
  const order = { bookingId: '13', userId: '42', refundAmount: 49 };
  store.dispatch(sendRefund.actions.request(order));
  store.dispatch(sendRefund.actions.request(order));
  const refunds = send.mock.calls.filter(([endpoint]: unknown[]) => endpoint === refund);
  expect(refunds).toHaveLength(1);
});
