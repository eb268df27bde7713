import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { expiryProblem } from '@/shared/api/tokenClaims';
import { errorsCleared } from '@/shared/notifications/notificationsSlice';
import { isTokenRefusal, RemoteError } from '@/shared/remote/remoteError';
import { getDependency } from '@/shared/remote/sagaContext';
import { clearSessionEntries, localEntries } from '@/shared/storage/localEntries';
import { hasLiveToken } from '@/shared/storage/serverClock';
import { all, call, race, select, take } from '@/shared/store/effects';
import { logout } from '@/shared/store/logout';
import { untilOnline } from '@/shared/store/untilOnline';
import { loadMe, loadPreference, loadSelectedPlan, type SessionUser } from './calls';
import {
  selectUser,
  sessionFound,
  sessionMissing,
  sessionRetried,
  sessionStarted,
  signedIn,
} from './sessionSlice';
import { isAttemptOffline, readToken, storeFreshToken } from './token';

/**
 * Starts the session of a new token: stores it, loads and returns the user. Throws RemoteError, with nothing stored,
 * for a token without a readable expiry, for one that is expired or that /user/me refuses (401: 'User not registered').
 *
 * @param userId - as returned by sign-in: the account's data is then loaded in parallel with /user/me.
 */
export function* startSession(token: string, userId?: string): SagaIterator<SessionUser> {
  const clock = yield* getDependency('clock');
  const now = clock.now();
  const problem = expiryProblem(token, now);
  if (problem !== undefined) throw new RemoteError({ status: 500, serverMessage: problem.text });
  storeFreshToken(token, now);
  try {
    const user = yield* loadUser(userId);
    // Another tab has signed out, or in: then this tab is about to follow it.
    if (readToken() === undefined) throw new RemoteError({ status: 500 });
    if (readToken() !== token) yield* take(logout);
    yield* storeSession(user);
    yield put(sessionStarted(user.primaryRole));
    return user;
  } catch (cause) {
    for (const { actions } of ACCOUNT_CALLS) yield put(actions.reset());
    // Another tab may have signed in meanwhile.
    if (readToken() === token) clearSessionEntries();
    yield put(sessionMissing());
    throw cause;
  }
}

/** How the check of a session ended; `unreachable`: there was no response. */
type SessionOutcome = 'signedIn' | 'missing' | 'expired' | 'refused' | 'failed' | 'unreachable';

/**
 * Resumes the session of a stored token: at the start, or when another tab has signed in; `hint` is undefined
 * there, because the stored user may be the former one. Without network, the live token (in an attempt also
 * an expired one) and the user of the last /user/me are enough until the server can be reached; if no user is
 * stored, the session stays unknown until then.
 */
export function* resumeSession(hint: SessionUser | undefined): SagaIterator<SessionOutcome> {
  const clock = yield* getDependency('clock');
  const continuesOffline = hint !== undefined && isAttemptOffline(location.pathname);
  if (!hasLiveToken(clock.now()) && !continuesOffline) {
    const hadToken = localEntries.token.read() !== undefined;
    if (hadToken) clearSessionEntries();
    yield put(sessionMissing());
    return hadToken ? 'expired' : 'missing';
  }
  yield put(sessionFound(hint));
  const outcome = yield* confirmSession(hint?.id);
  if (outcome !== 'unreachable') return outcome;
  if (hint !== undefined) yield put(signedIn(hint));
  return yield* confirmWhenOnline();
}

function* confirmWhenOnline(): SagaIterator<SessionOutcome> {
  for (;;) {
    const { left } = yield* race({ online: call(untilOnline), left: take(logout) });
    if (left !== undefined) return 'missing';
    const outcome = yield* confirmSession();
    if (outcome !== 'unreachable') return outcome;
  }
}

/**
 * Loads the token's user; only a 401 or 403 ends the session, any other failure can be retried. 'Try again' while it
 * is pending leaves the outcome to that attempt: 'missing'.
 *
 * @param userId - the probable user: the account's data is then loaded in parallel with /user/me.
 */
export function* confirmSession(userId?: string): SagaIterator<SessionOutcome> {
  const token = readToken();
  try {
    const { user } = yield* race({
      user: loadUser(userId),
      left: take([logout, sessionRetried]),
    });
    if (user === undefined || readToken() !== token) return 'missing';
    yield* storeSession(user);
    return 'signedIn';
  } catch (cause) {
    if (!(cause instanceof RemoteError)) return 'failed';
    if (cause.noResponse) return 'unreachable';
    if (!isTokenRefusal(cause)) return 'failed';
    // The token of another tab's sign-in, which this tab is about to follow, was not the one refused.
    return readToken() === token ? 'refused' : 'missing';
  }
}

/** The token's user; the account's data is loaded in parallel if its user is already known. */
function* loadUser(userId: string | undefined): SagaIterator<SessionUser> {
  if (userId === undefined) return yield* loadMe.run();
  const [user] = yield* all([loadMe.run(), loadAccount(userId)]);
  return user;
}

function* storeSession(user: SessionUser): SagaIterator<void> {
  localEntries.userId.write(user.id);
  localEntries.role.write(user.primaryRole);
  localEntries.userDetails.write({ name: user.displayName, email: user.email });
  yield put(signedIn(user));
  yield put(errorsCleared());
  yield* loadAccount(user.id);
}

/** What the shell and the screens show of the account. */
const ACCOUNT_CALLS = [loadPreference, loadSelectedPlan] as const;

/** Requests the account's data, unless it was requested for this user and has not failed. */
function* loadAccount(userId: string): SagaIterator<void> {
  for (const { selectState, actions } of ACCOUNT_CALLS) {
    const state = yield* select((root) => selectState(root));
    const isForOther = state.status !== 'idle' && state.args.userId !== userId;
    if (isForOther) yield put(actions.reset());
    if (isForOther || state.status === 'idle' || state.status === 'error') {
      yield put(actions.request({ userId }));
    }
  }
}

/** Whenever the network comes back, requests the account's data that is not loaded; runs as long as the app. */
export function* loadAccountWhenOnline(): SagaIterator<void> {
  for (;;) {
    yield* untilOnline();
    const user = yield* select(selectUser);
    if (user !== undefined) yield* loadAccount(user.id);
  }
}

/** The user of the last /user/me, in local storage: for the first paint, and for a start without network. */
export function storedUser(): SessionUser | undefined {
  const id = localEntries.userId.read();
  const primaryRole = localEntries.role.read();
  const details = localEntries.userDetails.read();
  if (id === undefined || primaryRole === undefined || details === undefined) return undefined;
  return { id, primaryRole, displayName: details.name, email: details.email };
}
