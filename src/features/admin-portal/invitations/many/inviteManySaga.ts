import type { SagaIterator } from 'redux-saga';
import { fork, put } from 'redux-saga/effects';
import { loadInvitations, resendOneOfMany, sendOneOfMany } from '@/features/admin-portal/invitations/calls';
import type { Invitation } from '@/shared/api/invitation';
import { RemoteError, toFailure } from '@/shared/remote/remoteError';
import { getDependency } from '@/shared/remote/sagaContext';
import { call, delay, select, take } from '@/shared/store/effects';
import { type Batch, hasUnclear, isUntouched, refused, waitingIn } from './inviteManyModel';
import { inviteManyActions as actions, selectBatch } from './inviteManySlice';

/** Concurrent calls: a list of 500 takes one minute instead of four, and the server is not flooded. */
const MAX_CONCURRENT = 4;

/** The shortest time from one resend to the next of the same task: at most four in any second. */
const RESEND_MS = 1_000;

/**
 * Sends the lists of 'Invite many' and of 'Check a list' one after the other. Never resends what was sent in an earlier
 * round.
 */
export function* inviteManySaga(): SagaIterator<void> {
  for (;;) {
    const batch = yield* select(selectBatch);
    if (batch?.phase === 'sending') yield* call(sendRound, batch);
    else yield* take([actions.sendingRequested, actions.retryRequested, actions.restRequested]);
  }
}

function* sendRound(batch: Batch): SagaIterator<void> {
  const { id } = batch;
  yield* readBefore(batch);
  yield* call(sendAll, id);
  yield put(sendOneOfMany.actions.reset());
  yield put(resendOneOfMany.actions.reset());
  const sent = yield* select(selectBatch);
  // If the connection is lost, the end is shown first: the list may take long to fail.
  const hasConnection = sent?.phase !== 'lost';
  if (sent?.id === id && hasConnection) yield* lookUp(false);
  const last = yield* select(selectBatch);
  if (last?.id === id) yield put(actions.sendingEnded());
  if (!hasConnection) yield* readList();
}

/** Reads what the server lists before anything is sent; in a later round, whether it lists unclear ones. */
function* readBefore(batch: Batch): SagaIterator<void> {
  if (!isUntouched(batch)) {
    if (hasUnclear(batch)) yield* lookUp(true);
    return;
  }
  const invitations = yield* readList();
  const clock = yield* getDependency('clock');
  if (invitations !== undefined) yield put(actions.firstListRead({ invitations, now: clock.now() }));
}

function* lookUp(isRetry: boolean): SagaIterator<void> {
  const invitations = yield* readList();
  if (invitations !== undefined) yield put(actions.listRead({ invitations, isRetry }));
}

/** Also updates the table below. Undefined if the list cannot be read. */
function* readList(): SagaIterator<readonly Invitation[] | undefined> {
  try {
    return yield* call(loadInvitations.run, undefined);
  } catch {
    return undefined;
  }
}

/** Ends when its last fork has ended. */
function* sendAll(id: Batch['id']): SagaIterator<void> {
  const batch = yield* select(selectBatch);
  if (batch?.id !== id) return;
  // Taken from here, not from the store: the forks start before the first action is dispatched.
  const queue = waitingIn(batch)[Symbol.iterator]();
  for (let count = 0; count < MAX_CONCURRENT; count += 1) yield fork(sendOneAfterOther, batch, queue);
}

function* sendOneAfterOther(batch: Batch, queue: Iterator<string>): SagaIterator<void> {
  const { id, packageId, resends } = batch;
  const clock = yield* getDependency('clock');
  // A later round may follow the last calls of the round before within the same second.
  let calledAt = isUntouched(batch) ? Number.NEGATIVE_INFINITY : clock.now();
  while (yield* isSending(id)) {
    const next = queue.next();
    if (next.done === true) return;
    const invitationId = resends?.[next.value];
    const pause = invitationId === undefined ? 0 : calledAt + RESEND_MS - clock.now();
    if (pause > 0) {
      yield* delay(Math.min(pause, RESEND_MS));
      const isStillSending = yield* isSending(id);
      if (!isStillSending) return;
    }
    calledAt = clock.now();
    yield put(actions.addressTaken(next.value));
    yield* sendTo(next.value, packageId, invitationId);
  }
}

function* isSending(id: Batch['id']): SagaIterator<boolean> {
  const batch = yield* select(selectBatch);
  return batch?.id === id && batch.phase === 'sending';
}

function* sendTo(email: string, packageId: string, invitationId: string | undefined): SagaIterator<void> {
  try {
    if (invitationId === undefined) yield* call(sendOneOfMany.run, { email, packageId });
    else yield* call(resendOneOfMany.run, { invitationId });
    yield put(actions.addressSettled({ email, outcome: { status: 'sent' } }));
  } catch (cause) {
    const { message, unclear } = toFailure(cause);
    yield put(actions.addressSettled({ email, outcome: refused(message, unclear) }));
    if (cause instanceof RemoteError && (cause.noResponse || cause.status === 401)) {
      yield put(actions.connectionLost());
    }
  }
}
