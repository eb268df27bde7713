import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { fork, put, spawn, takeEvery, takeLatest, takeLeading } from 'redux-saga/effects';
import { adoptDarkTheme, isDarkChosen, unsavedTheme } from '@/domain/preferences/themeMode';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { isTokenRefusal } from '@/shared/remote/remoteError';
import { getDependency } from '@/shared/remote/sagaContext';
import { isPublicPath, isReturnPath, paths } from '@/shared/routing/paths';
import { clearSessionEntries, clearVisitorEntries } from '@/shared/storage/localEntries';
import { hasLiveToken } from '@/shared/storage/serverClock';
import { call, race, select, take } from '@/shared/store/effects';
import { clearSessionCaches, logout } from '@/shared/store/logout';
import { loadMe, loadPreference, savePreference, type SessionUser } from './calls';
import { otherTabs, type TokenChange } from './otherTabs';
import { preferenceChanged } from './preference';
import { onPreferenceChanged } from './preferenceSaga';
import { openAfterSignIn, storeReturnPath } from './returnPath';
import { confirmSession, loadAccountWhenOnline, resumeSession, storedUser } from './sessionFlow';
import {
  selectSession,
  selectUser,
  sessionEnding,
  sessionExpired,
  sessionRefused,
  sessionRetried,
  signOutRequested,
  unauthorized,
} from './sessionSlice';
import { isReplaced, readToken } from './token';

const EXPIRED = 'Your session has expired. Please sign in again.';

/** Starts, follows and ends the session; it outlives LOGOUT. */
export function* sessionSaga(): SagaIterator<void> {
  const tabs = yield* call(otherTabs);
  yield takeLeading(unauthorized, askWhetherOver);
  yield takeLeading([sessionRefused, sessionExpired, signOutRequested], end);
  yield takeEvery(tabs, followTab);
  yield takeLatest(sessionRetried, confirm);
  yield takeEvery(preferenceChanged, onPreferenceChanged);
  yield takeEvery(logout, clearSessionCaches);
  yield fork(adoptTheme);
  yield fork(loadAccountWhenOnline);
  yield fork(begin, storedUser());
}

function* begin(hint?: SessionUser): SagaIterator<void> {
  const outcome = yield* resumeSession(hint);
  if (outcome === 'refused') yield* handleExpiry();
  if (outcome === 'expired') yield fork(removeAttemptContent);
  // The guard redirects to sign-in; a public page needs no message.
  if (outcome === 'expired' && isReturnPath(location.pathname)) yield* announceExpiry();
}

function* confirm(): SagaIterator<void> {
  if ((yield* confirmSession()) === 'refused') yield* handleExpiry();
}

/** One request for all calls that are refused in the meantime; only a refusal of /user/me itself ends the session. */
function* askWhetherOver(): SagaIterator<void> {
  const user = yield* select(selectUser);
  if (user === undefined) return;
  if (isReplaced(user.id)) {
    yield* followTab('replaced');
    return;
  }
  const { isRefused } = yield* race({ isRefused: call(isTokenRefused), left: take(logout) });
  if (isRefused === true) yield put(sessionRefused());
}

/** Only of the token that was sent: another tab may have stored a new one meanwhile. */
function* isTokenRefused(): SagaIterator<boolean> {
  const token = readToken();
  try {
    yield* loadMe.run();
    return false;
  } catch (cause) {
    return isTokenRefusal(cause) && readToken() === token;
  }
}

/** One at a time: a session that is ending cannot end twice. */
function* end({ type }: Action): SagaIterator<void> {
  const user = yield* select(selectUser);
  // What is stored belongs to whoever has signed in since.
  if (user !== undefined && isReplaced(user.id)) yield* followTab('replaced');
  else if (type === sessionExpired.type) yield* onExpired();
  else if (type === signOutRequested.type) yield* endSession({ maySend: true });
  else yield* handleExpiry();
}

/** One message and one redirect, regardless of how many calls were refused. A public page stays as it is. */
function* handleExpiry(): SagaIterator<void> {
  const session = yield* select(selectSession);
  if (session.status === 'signedOut') return;
  if (isPublicPath(location.pathname)) {
    clearSessionEntries();
    yield put(logout());
    return;
  }
  storeReturnPath(location.pathname);
  yield* endSession({ maySend: false });
  yield* announceExpiry();
}

function* announceExpiry(): SagaIterator<void> {
  yield put(notificationAdded({ severity: 'error', text: EXPIRED, autoHideSeconds: null }));
}

/**
 * The guard redirects to sign-in: an expired session is announced; without one there is only the path to
 * return to.
 */
function* onExpired(): SagaIterator<void> {
  const session = yield* select(selectSession);
  if (session.status !== 'signedOut') {
    yield* handleExpiry();
    return;
  }
  const clock = yield* getDependency('clock');
  // Another tab may have signed in: this tab is about to follow it.
  if (!hasLiveToken(clock.now())) clearVisitorEntries();
  storeReturnPath(location.pathname);
}

/** Answers of an attempt in progress stay in the stored attempt, which is not in local storage. */
function* endSession({ maySend }: { readonly maySend: boolean }): SagaIterator<void> {
  yield* announceSessionEnd(maySend);
  yield spawn(removeAttemptContent);
  clearVisitorEntries();
  yield* leaveSession();
}

function* leaveSession(): SagaIterator<void> {
  yield put(logout());
  const navigate = yield* getDependency('navigate');
  navigate(paths.signIn.to(), { replace: true });
}

/** Question texts are on the device only while their user is signed in. */
function* removeAttemptContent(): SagaIterator<void> {
  try {
    const { attemptContent } = yield* call(() => import('@/domain/attempt/attemptContent'));
    yield* call(attemptContent.clear);
  } catch {
    // Its code did not load: the next session's attempt replaces the content.
  }
}

/** Lets other sagas store what is open while the user is still known. */
function* announceSessionEnd(maySend: boolean): SagaIterator<void> {
  const { status } = yield* select(selectSession);
  if (status !== 'signedIn') return;
  yield put(sessionEnding({ maySend }));
  // Their synchronous reactions run before the next microtask.
  yield* call(() => Promise.resolve());
}

function* followTab(change: TokenChange): SagaIterator<void> {
  const session = yield* select(selectSession);
  if (change === 'removed') {
    if (session.status === 'signedOut') return;
    // That tab has cleared what belonged to the session; what is stored by now belongs to whoever comes next.
    yield* announceSessionEnd(false);
    yield* leaveSession();
    return;
  }
  // This may be another user: nothing of the former one stays on screen, and no sign-in of this tab is pending.
  yield* announceSessionEnd(false);
  yield put(logout());
  yield* begin();
  if (location.pathname === paths.signIn.to() && (yield* select(selectUser)) !== undefined)
    yield* openAfterSignIn();
}

/**
 * Applies the account's theme, unless the visitor chose one here before it was loaded, or the account does not have the
 * choice yet: then it is sent again.
 */
function* adoptTheme(): SagaIterator<void> {
  let isChosen = false;
  yield takeEvery(logout, () => {
    isChosen = false;
  });
  yield takeEvery(preferenceChanged, function* ({ payload }: ReturnType<typeof preferenceChanged>) {
    if (payload.darkTheme === undefined) return;
    isChosen = true;
    const user = yield* select(selectUser);
    if (user !== undefined) unsavedTheme.write(user.id);
  });
  yield takeEvery(
    savePreference.actions.success,
    ({ meta }: ReturnType<typeof savePreference.actions.success>) => {
      const { userId, preference } = meta.args;
      if (userId === unsavedTheme.read() && preference.darkTheme === isDarkChosen()) unsavedTheme.remove();
    },
  );
  yield takeEvery(
    loadPreference.actions.success,
    function* ({ payload, meta }: ReturnType<typeof loadPreference.actions.success>) {
      const isUnsaved = unsavedTheme.read() === meta.args.userId;
      if (isUnsaved && payload.darkTheme !== isDarkChosen()) {
        yield put(preferenceChanged({ darkTheme: isDarkChosen() }));
        return;
      }
      if (isUnsaved) unsavedTheme.remove();
      if (!isChosen) adoptDarkTheme(payload.darkTheme);
    },
  );
}
