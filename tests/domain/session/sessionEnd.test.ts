// @vitest-environment jsdom
import { put, takeEvery } from 'redux-saga/effects';
import { describe, expect, it, vi } from 'vitest';
import { attemptContent } from '@/domain/attempt/attemptContent';
import { takeReturnPath } from '@/domain/session/returnPath';
import {
  selectSessionFailure,
  selectUser,
  sessionEnding,
  sessionExpired,
  sessionRefused,
  signOutRequested,
  unauthorized,
} from '@/domain/session/sessionSlice';
import { storeFreshToken } from '@/domain/session/token';
import { signInSubmitted } from '@/features/auth/sign-in/signInSaga';
import { RemoteError } from '@/shared/remote/remoteError';
import { select } from '@/shared/store/effects';
import { endWithSession } from '@/shared/store/logout';
import { settle } from '../../settle';
import {
  EXPIRED,
  fail,
  live,
  NOW,
  old,
  otherTab,
  setUp,
  tokenOf,
  useFreshBrowser,
  USER,
} from './renderSession';

useFreshBrowser();

/** The token of the next person. */
const next = tokenOf({ exp: NOW / 1_000 + 60, iat: NOW / 1_000 });

describe('session: the end', () => {
  it.each([401, 403])(
    'asks /user/me once for many 401s; its %i gives one message and one redirect',
    async (status) => {
      localStorage.setItem('token', live);
      let getMe: () => unknown = () => USER;
      const { store, session, navigate, notifications, sentIds } = setUp({ getMe: () => getMe() });
      await settle();
      const before = sentIds().length;
      getMe = fail(status);
      store.dispatch(unauthorized());
      store.dispatch(unauthorized());
      store.dispatch(unauthorized());
      await settle();
      expect(sentIds().slice(before)).toEqual(['getMe']);
      expect(session()).toEqual({ status: 'signedOut' });
      expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
      expect(notifications()).toEqual([EXPIRED]);
      expect(localStorage.getItem('token')).toBeNull();
      expect(takeReturnPath()).toBe('/quiz-history');
      expect(takeReturnPath()).toBeUndefined();
    },
  );

  it.each([
    ['is answered', () => USER],
    ['fails with 500', fail(500)],
    ['finds no server', () => Promise.reject(new RemoteError({ status: 500, noResponse: true }))],
  ])('goes on after a 401 when /user/me %s', async (_, getMe) => {
    localStorage.setItem('token', live);
    let next: () => unknown = () => USER;
    const { store, session, navigate, notifications } = setUp({ getMe: () => next() });
    await settle();
    next = getMe;
    store.dispatch(unauthorized());
    await settle();
    expect(session()).toEqual({ status: 'signedIn', user: USER });
    expect(selectSessionFailure(store.getState())).toBeUndefined();
    expect(navigate).not.toHaveBeenCalled();
    expect(notifications()).toEqual([]);
    expect(localStorage.getItem('token')).toBe(live);
  });

  it('does not ask /user/me for a 401 while it is asked who is signed in', async () => {
    localStorage.setItem('token', live);
    const { store, sentIds } = setUp({ getMe: () => new Promise(() => undefined) });
    store.dispatch(unauthorized());
    await settle();
    expect(sentIds()).toEqual(['getMe']);
  });

  it('says nothing of a refusal after it', async () => {
    const { store, navigate, notifications } = setUp();
    await settle();
    store.dispatch(sessionRefused());
    await settle();
    expect(notifications()).toEqual([]);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('asks /user/me again for a later 401', async () => {
    localStorage.setItem('token', live);
    const { store, sentIds } = setUp();
    await settle();
    store.dispatch(unauthorized());
    await settle();
    store.dispatch(unauthorized());
    await settle();
    expect(sentIds().filter((id) => id === 'getMe')).toHaveLength(3);
  });

  it('signs out at once while /user/me is asked after a 401', async () => {
    localStorage.setItem('token', live);
    let next: () => unknown = () => USER;
    const { store, session, notifications } = setUp({ getMe: () => next() });
    await settle();
    next = () => new Promise(() => undefined);
    store.dispatch(unauthorized());
    store.dispatch(signOutRequested());
    await settle();
    expect(session()).toEqual({ status: 'signedOut' });
    expect(notifications()).toEqual([]);
  });

  it('empties the caches that end with it', async () => {
    localStorage.setItem('token', live);
    const { store } = setUp();
    await settle();
    const cache = endWithSession(new Map([['text', 1]]));
    store.dispatch(signOutRequested());
    await settle();
    expect(cache.size).toBe(0);
  });

  it('returns who had no session to the page later, without a message', async () => {
    const { store, notifications } = setUp();
    await settle();
    store.dispatch(sessionExpired());
    await settle();
    expect(notifications()).toEqual([]);
    expect(takeReturnPath()).toBe('/quiz-history');
  });

  it('remembers no address that is not in the route table', async () => {
    history.replaceState(null, '', '/somewhere/else');
    localStorage.setItem('token', live);
    let getMe: () => unknown = () => USER;
    const { store } = setUp({ getMe: () => getMe() });
    await settle();
    getMe = fail(401);
    store.dispatch(unauthorized());
    await settle();
    expect(takeReturnPath()).toBeUndefined();
  });

  it.each(['/reset-password', '/reset-password/'])(
    'leaves a visitor of %s there after a 401',
    async (pathname) => {
      history.replaceState(null, '', `${pathname}?token=x`);
      localStorage.setItem('token', live);
      let getMe: () => unknown = () => USER;
      const { store, session, navigate, notifications } = setUp({ getMe: () => getMe() });
      await settle();
      getMe = fail(401);
      store.dispatch(unauthorized());
      await settle();
      expect(session()).toEqual({ status: 'signedOut' });
      expect(navigate).not.toHaveBeenCalled();
      expect(notifications()).toEqual([]);
    },
  );

  it('clears everything of the visitor at sign-out without a message', async () => {
    localStorage.setItem('token', live);
    const { store, session, navigate, notifications } = setUp();
    await settle();
    store.dispatch(signOutRequested());
    await settle();
    expect(session()).toEqual({ status: 'signedOut' });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
    expect(notifications()).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(takeReturnPath()).toBeUndefined();
  });

  it('does not sign in again when sign-out comes while /user/me is asked', async () => {
    localStorage.setItem('token', live);
    let answer: (user: typeof USER) => void = () => undefined;
    const { store, session, sent } = setUp({
      getMe: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    store.dispatch(signOutRequested());
    expect(sent[0]?.signal?.aborted).toBe(true);
    answer(USER);
    await settle();
    expect(session()).toEqual({ status: 'signedOut' });
    expect(localStorage.getItem('userId')).toBeNull();
  });
});

describe('session: the announcement of its end', () => {
  /** Collects, for each announced end, whether a last call may be sent. */
  function noteEnds(store: ReturnType<typeof setUp>['store']): boolean[] {
    const ends: boolean[] = [];
    store.runSagas([
      function* () {
        yield takeEvery(sessionEnding, ({ payload }: ReturnType<typeof sessionEnding>) => {
          ends.push(payload.maySend);
        });
      },
    ]);
    return ends;
  }

  it.each([
    [
      'allows a last call at sign-out',
      true,
      ({ store }: ReturnType<typeof setUp>) => store.dispatch(signOutRequested()),
    ],
    [
      'allows none at an expired token',
      false,
      ({ store }: ReturnType<typeof setUp>) => store.dispatch(sessionExpired()),
    ],
    ['allows none where another tab has signed out', false, () => otherTab(null)],
    ['allows none where another tab has signed in', false, () => otherTab(live)],
  ])('%s', async (_, maySend, end) => {
    localStorage.setItem('token', live);
    const app = setUp();
    await settle();
    const ends = noteEnds(app.store);
    end(app);
    await settle();
    expect(ends).toEqual([maySend]);
  });

  it('waits until what was begun at the announcement is stored', async () => {
    localStorage.setItem('token', live);
    const { store } = setUp();
    await settle();
    const log: string[] = [];
    store.runSagas([
      function* () {
        yield takeEvery(sessionEnding, () => noted('read'));
        yield takeEvery('read', () => noted('merged'));
        yield takeEvery('merged', () => noted('stored'));
      },
    ]);
    function* noted(type: string) {
      const user = yield* select(selectUser);
      log.push(`${type} of ${user?.id}`);
      yield put({ type });
    }
    store.dispatch(signOutRequested());
    await settle();
    expect(log).toEqual(['read of u1', 'merged of u1', 'stored of u1']);
  });

  it('announces no end of a session that has not begun', async () => {
    localStorage.setItem('token', live);
    const { store } = setUp({ getMe: () => new Promise(() => undefined) });
    const ends = noteEnds(store);
    store.dispatch(signOutRequested());
    await settle();
    expect(ends).toEqual([]);
  });
});

describe('session: the texts of an attempt', () => {
  it('removes the texts of an attempt at sign-out', async () => {
    localStorage.setItem('token', live);
    const clear = vi.spyOn(attemptContent, 'clear');
    const { store } = setUp();
    await settle();
    expect(clear).not.toHaveBeenCalled();
    store.dispatch(signOutRequested());
    await vi.waitFor(() => expect(clear).toHaveBeenCalledOnce());
  });

  it('removes the texts at a start with an expired token, not at one without a token', async () => {
    const clear = vi.spyOn(attemptContent, 'clear');
    setUp();
    await settle();
    expect(clear).not.toHaveBeenCalled();
    localStorage.setItem('token', old);
    setUp();
    await vi.waitFor(() => expect(clear).toHaveBeenCalledOnce());
  });
});

describe('session: other tabs', () => {
  it('follows a sign-out in another tab', async () => {
    localStorage.setItem('token', live);
    const { session, navigate } = setUp();
    await settle();
    otherTab(null);
    await settle();
    expect(session()).toEqual({ status: 'signedOut' });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
  });

  it('stays on its page at a sign-out there without a session of its own', async () => {
    const { navigate } = setUp();
    await settle();
    otherTab(null);
    await settle();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('keeps the session of the next person when the sign-out before it arrives late', async () => {
    localStorage.setItem('token', live);
    let user: object = USER;
    const { session, navigate } = setUp({ getMe: () => user });
    await settle();
    // Another tab signed out and in again while this one was busy.
    user = { ...USER, id: 'u2', displayName: 'Bob' };
    localStorage.clear();
    localStorage.setItem('token', next);
    localStorage.setItem('userId', 'u2');
    localStorage.setItem('userAcqQuesId', 'shared');
    for (const newValue of [null, next])
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue }));
    await settle();
    expect(localStorage.getItem('token')).toBe(next);
    expect(localStorage.getItem('userAcqQuesId')).toBe('shared');
    expect(session()).toMatchObject({ status: 'signedIn', user: { id: 'u2' } });
    expect(navigate).not.toHaveBeenCalled();
  });

  it('clears nothing at a sign-out there: what is stored now may belong to a visitor', async () => {
    localStorage.setItem('token', live);
    const clear = vi.spyOn(attemptContent, 'clear');
    setUp();
    await settle();
    localStorage.clear();
    localStorage.setItem('userAcqQuesId', 'shared');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
    await settle();
    expect(localStorage.getItem('userAcqQuesId')).toBe('shared');
    expect(clear).not.toHaveBeenCalled();
  });

  it('leaves the sign-in page for the session that another tab has begun', async () => {
    history.replaceState(null, '', '/login');
    const { navigate } = setUp();
    await settle();
    otherTab(live);
    await settle();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/create-quiz', { replace: true });
  });

  it('follows a tab that clears the whole storage', async () => {
    localStorage.setItem('token', live);
    const { session } = setUp();
    await settle();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    await settle();
    expect(session()).toEqual({ status: 'signedOut' });
  });

  it('catches up with a sign-out that it slept through, frozen for Back', async () => {
    localStorage.setItem('token', live);
    const { session } = setUp();
    await settle();
    window.dispatchEvent(new Event('pagehide'));
    localStorage.clear();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await settle();
    expect(session()).toEqual({ status: 'signedOut' });
  });

  it('follows a sign-in in another tab', async () => {
    const { session } = setUp();
    await settle();
    otherTab(live);
    await settle();
    expect(session()).toMatchObject({ status: 'signedIn', user: USER });
  });

  it('gives up a sign-in when another tab has signed in meanwhile', async () => {
    let answer: (result: object) => void = () => undefined;
    const { store, session } = setUp({
      signin: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await settle();
    store.dispatch(signInSubmitted({ email: 'bob@qlearn.demo', password: 'secret' }));
    await settle();
    otherTab(live);
    await settle();
    answer({ accessToken: next });
    await settle();
    expect(localStorage.getItem('token')).toBe(live);
    expect(session()).toMatchObject({ status: 'signedIn', user: USER });
  });

  it.each([
    ['a sign-out', () => signOutRequested()],
    ['a 401', () => unauthorized()],
    ['an expiry', () => sessionExpired()],
    ['a refusal', () => sessionRefused()],
  ])('leaves the next person signed in at %s before it is told of them', async (_, action) => {
    localStorage.setItem('token', live);
    let user: object = USER;
    const { store, session } = setUp({ getMe: () => user });
    await settle();
    user = { ...USER, id: 'u2', displayName: 'Bob' };
    // The event of the other tab's sign-in is on its way.
    storeFreshToken(next, NOW);
    store.dispatch(action());
    await settle();
    expect(localStorage.getItem('token')).toBe(next);
    expect(session()).toMatchObject({ status: 'signedIn', user: { id: 'u2' } });
  });

  it('leaves a sign-in to the page that a visitor asked for without one', async () => {
    const { store, session } = setUp();
    await settle();
    storeFreshToken(live, NOW);
    store.dispatch(sessionExpired());
    await settle();
    expect(localStorage.getItem('token')).toBe(live);
    expect(session()).toEqual({ status: 'signedOut' });
    expect(takeReturnPath()).toBe('/quiz-history');
  });

  it('shows nothing of the former user to the next', async () => {
    localStorage.setItem('token', live);
    let user: object = USER;
    const { store, session } = setUp({ getMe: () => user });
    await settle();
    user = { ...USER, id: 'u2', displayName: 'Bob' };
    otherTab(next);
    await Promise.resolve();
    expect(JSON.stringify(store.getState())).not.toContain('Ada');
    await settle();
    expect(session()).toMatchObject({ status: 'signedIn', user: { id: 'u2' } });
  });
});
