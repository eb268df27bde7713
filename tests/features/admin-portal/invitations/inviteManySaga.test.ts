import { expect, it, onTestFinished, vi } from 'vitest';
import { inviteManySaga } from '@/features/admin-portal/invitations/many/inviteManySaga';
import { inviteManyActions, selectBatch } from '@/features/admin-portal/invitations/many/inviteManySlice';
import type { Endpoint } from '@/shared/api/endpoint';
import { createTestStore } from '../../../createTestStore';

const COUNT = 22;
const emails = Array.from({ length: COUNT }, (_, index) => `g${index}@x.org`);

/** In simulated time. */
function setUp() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  /** When each invitation was sent again. */
  const times: number[] = [];
  const http = {
    send: <Args, Data>(endpoint: Endpoint<Args, Data>): Promise<Data> => {
      if (endpoint.id === 'resendInvitation') times.push(Date.now());
      // The decoders of these calls read a list without rows, and any other body.
      return Promise.resolve(endpoint.decode(endpoint.id === 'getInvitations' ? [] : undefined));
    },
  };
  const store = createTestStore({ http, navigate: () => undefined });
  store.runSagas([inviteManySaga]);
  store.dispatch(
    inviteManyActions.sendingRequested({
      packageId: '',
      planName: '',
      leavesOutInvited: false,
      emails,
      resends: Object.fromEntries(emails.map((email, index) => [email, `i${index}`])),
    }),
  );
  return { store, times };
}

it('makes at most four calls in any second while it sends invitations again', async () => {
  const { store, times } = setUp();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(times).toHaveLength(COUNT);
  expect(selectBatch(store.getState())?.phase).toBe('over');
  const gaps = times.slice(4).map((time, index) => time - (times[index] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000);
});

it('sends no invitation again after Stop, also while it waits for the next second', async () => {
  const { store, times } = setUp();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(times).toHaveLength(8);
  store.dispatch(inviteManyActions.stopRequested());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(times).toHaveLength(8);
  store.dispatch(inviteManyActions.restRequested());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(times).toHaveLength(COUNT);
});
