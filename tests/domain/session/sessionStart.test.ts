// @vitest-environment jsdom
import type { SagaIterator } from 'redux-saga';
import { spawn, take } from 'redux-saga/effects';
import { describe, expect, it, vi } from 'vitest';
import { loadPreference, loadSelectedPlan } from '@/domain/session/calls';
import { selectPreference } from '@/domain/session/preference';
import { confirmSession, startSession } from '@/domain/session/sessionFlow';
import {
  selectRole,
  selectSession,
  selectSessionFailure,
  selectUserHint,
  sessionRetried,
  signOutRequested,
} from '@/domain/session/sessionSlice';
import { isAttemptOffline, storeFreshToken } from '@/domain/session/token';
import { DEFAULT_PREFERENCE } from '@/shared/api/preference';
import { RemoteError } from '@/shared/remote/remoteError';
import { logout } from '@/shared/store/logout';
import { rootReducer } from '@/shared/store/rootReducer';
import { settle } from '../../settle';
import {
  type Answers,
  EXPIRED,
  fail,
  live,
  NOW,
  old,
  setUp,
  tokenOf,
  useFreshBrowser,
  USER,
} from './renderSession';

useFreshBrowser();

describe('session: the start', () => {
  it('knows nothing of a session before storage is read', () => {
    expect(selectSession(rootReducer(undefined, { type: 'first' }))).toEqual({ status: 'unknown' });
  });

  it('signs nobody in without a token, and sends nothing', async () => {
    const { session, sentIds } = setUp();
    await settle();
    expect(session()).toEqual({ status: 'signedOut' });
    expect(sentIds()).toEqual([]);
  });

  it('keeps, without a token, the time of the one that another tab is about to store', async () => {
    localStorage.setItem('tokenReceivedAt', String(NOW));
    setUp();
    await settle();
    expect(localStorage.getItem('tokenReceivedAt')).toBe(String(NOW));
  });

  it('loads no account for a visitor when the network is back', async () => {
    const { onError, sentIds } = setUp();
    await settle();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(onError).not.toHaveBeenCalled();
    expect(sentIds()).toEqual([]);
  });

  it('clears what belongs to the visitor at an expired token, and keeps what is the browser’s', async () => {
    localStorage.setItem('token', old);
    localStorage.setItem('role', 'ROLE_ADMIN');
    for (const name of ['coupons', 'hasNotified', 'themeMode']) localStorage.setItem(name, 'dark');
    const { session, notifications } = setUp();
    await settle();
    expect(session()).toEqual({ status: 'signedOut' });
    expect(notifications()).toEqual([EXPIRED]);
    expect(Object.keys(localStorage).sort()).toEqual(['coupons', 'hasNotified', 'themeMode']);
  });

  it('starts without network from a live token and the stored user, until the server is there', async () => {
    localStorage.setItem('token', live);
    const noResponse = () => Promise.reject(new RemoteError({ status: 500, noResponse: true }));
    const answers: Answers = { getMe: () => USER };
    const first = setUp(answers);
    await settle();
    expect(first.session()).toMatchObject({ status: 'signedIn' });

    let isOnline = false;
    const whenOnline = (body?: unknown) => () => (isOnline ? body : noResponse());
    const { session, sentIds } = setUp({
      getMe: whenOnline(USER),
      getPreference: whenOnline(DEFAULT_PREFERENCE),
      getSelectedPlan: whenOnline(),
    });
    await settle();
    expect(session()).toEqual({ status: 'signedIn', user: USER });
    const each = ['getMe', 'getPreference', 'getSelectedPlan'];
    expect(sentIds()).toEqual(each);

    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(sentIds().toSorted()).toEqual([...each, ...each].toSorted());
  });

  it('loads what of the account could not be loaded without network when it is back', async () => {
    localStorage.setItem('token', live);
    let isOnline = false;
    const { store, sentIds } = setUp({
      getPreference: () => {
        if (isOnline) return DEFAULT_PREFERENCE;
        throw new RemoteError({ status: 500, noResponse: true });
      },
    });
    await settle();
    expect(selectPreference(store.getState())).toBeUndefined();

    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(selectPreference(store.getState())).toEqual(DEFAULT_PREFERENCE);
    expect(sentIds()).toEqual(['getMe', 'getPreference', 'getSelectedPlan', 'getPreference']);

    window.dispatchEvent(new Event('online'));
    await settle();
    expect(sentIds()).toHaveLength(4);
  });

  it('asks each time the network is back, until the server answers or the session has ended', async () => {
    localStorage.setItem('token', live);
    setUp();
    await settle();
    const noResponse = () => Promise.reject(new RemoteError({ status: 500, noResponse: true }));
    const { store, sentIds } = setUp({ getMe: noResponse });
    const asked = () => sentIds().filter((id) => id === 'getMe').length;
    const goOnline = async () => {
      window.dispatchEvent(new Event('online'));
      await settle();
    };
    await settle();
    await goOnline();
    await goOnline();
    expect(asked()).toBe(3);
    store.dispatch(signOutRequested());
    await settle();
    await goOnline();
    expect(asked()).toBe(3);
  });

  it.each(['userId', 'role', 'userdetails'])('paints no stored user without %s', async (name) => {
    localStorage.setItem('token', live);
    setUp();
    await settle();
    localStorage.removeItem(name);
    const { store, session, onError } = setUp();
    expect(selectUserHint(store.getState())).toBeUndefined();
    await settle();
    expect(session()).toMatchObject({ status: 'signedIn', user: USER });
    expect(onError).not.toHaveBeenCalled();
  });

  it('ends a session that was assumed without network when the server refuses its token', async () => {
    localStorage.setItem('token', live);
    setUp();
    await settle();
    let getMe: () => unknown = () => Promise.reject(new RemoteError({ status: 500, noResponse: true }));
    const { session, notifications } = setUp({ getMe: () => getMe() });
    await settle();
    expect(session()).toMatchObject({ status: 'signedIn' });
    getMe = fail(401);
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(session()).toEqual({ status: 'signedOut' });
    expect(notifications()).toEqual([EXPIRED]);
  });

  it('signs nobody in without network and without a stored user', async () => {
    localStorage.setItem('token', live);
    const { session } = setUp({
      getMe: () => Promise.reject(new RemoteError({ status: 500, noResponse: true })),
    });
    await settle();
    expect(session()).toEqual({ status: 'unknown' });
  });

  it('ends the session quietly at an expired token on a public page', async () => {
    history.replaceState(null, '', '/login');
    localStorage.setItem('token', old);
    const { session, notifications } = setUp();
    await settle();
    expect(session()).toEqual({ status: 'signedOut' });
    expect(notifications()).toEqual([]);
  });

  it.each(['/login', '/question/view/q1'])(
    'ends the session quietly at a refused token on %s, and the page stays',
    async (at) => {
      history.replaceState(null, '', at);
      localStorage.setItem('token', live);
      localStorage.setItem('userAcquisitiontoken', 't');
      const { session, notifications, navigate } = setUp({ getMe: fail(401) });
      await settle();
      expect(session()).toEqual({ status: 'signedOut' });
      expect(notifications()).toEqual([]);
      expect(navigate).not.toHaveBeenCalled();
      expect(localStorage.getItem('token')).toBeNull();
      expect(localStorage.getItem('userAcquisitiontoken')).toBe('t');
    },
  );

  it('paints what local storage remembers, and lets /user/me say who it is', async () => {
    localStorage.setItem('token', live);
    localStorage.setItem('userId', 'someone');
    localStorage.setItem('role', 'ROLE_ADMIN');
    localStorage.setItem('userdetails', JSON.stringify({ name: 'Eve', email: 'eve@x.org' }));
    const { store, session } = setUp();
    expect(session().status).toBe('unknown');
    expect(selectUserHint(store.getState())).toMatchObject({ displayName: 'Eve' });
    expect(selectRole(store.getState())).toBeUndefined();
    await settle();
    expect(session()).toMatchObject({ status: 'signedIn', user: USER });
    expect(localStorage.getItem('role')).toBe('ROLE_STUDENT');
    expect(localStorage.getItem('userId')).toBe('u1');
    expect(JSON.parse(localStorage.getItem('userdetails') ?? '')).toEqual({
      name: 'Ada',
      email: 'ada@qlearn.demo',
    });
  });

  it('loads preference and plan of the stored user beside /user/me, and only once', async () => {
    localStorage.setItem('token', live);
    setUp();
    await settle();
    const { store, sentIds } = setUp();
    expect(sentIds()).toEqual(['getMe', 'getPreference', 'getSelectedPlan']);
    await settle();
    expect(sentIds()).toEqual(['getMe', 'getPreference', 'getSelectedPlan']);
    expect(selectPreference(store.getState())).toEqual(DEFAULT_PREFERENCE);
  });

  it('holds no token in the state', async () => {
    localStorage.setItem('token', live);
    const { store } = setUp({ getMe: () => ({ ...USER, accessToken: 'secret-token' }) });
    await settle();
    expect(JSON.stringify(store.getState())).not.toContain('secret-token');
    expect(JSON.stringify(store.getState())).not.toContain(live);
  });

  it('signs nobody out at a 500 of /user/me, which can be tried again', async () => {
    localStorage.setItem('token', live);
    let isDown = true;
    const { store, session, navigate } = setUp({
      getMe: () => (isDown ? Promise.reject(new RemoteError({ status: 500 })) : USER),
    });
    await settle();
    expect(session().status).toBe('unknown');
    expect(selectSessionFailure(store.getState())).toMatchObject({ status: 500 });
    expect(localStorage.getItem('token')).toBe(live);
    expect(navigate).not.toHaveBeenCalled();
    isDown = false;
    store.dispatch(sessionRetried());
    await settle();
    expect(session().status).toBe('signedIn');
  });

  it('signs nobody out at an error that is not the server’s, whatever its status', async () => {
    localStorage.setItem('token', live);
    vi.spyOn(console, 'error').mockReturnValue();
    const { session, notifications } = setUp({
      getMe: () => Promise.reject(Object.assign(new Error('a bug'), { status: 401 })),
    });
    await settle();
    expect(session().status).toBe('unknown');
    expect(notifications()).toEqual([]);
    expect(localStorage.getItem('token')).toBe(live);
  });

  it.each([
    ['the session ends', logout],
    ['it is tried again', sessionRetried],
  ])('leaves the outcome of a check open when %s meanwhile', async (_, action) => {
    const { store } = setUp({ getMe: () => new Promise(() => undefined) });
    const outcomes: string[] = [];
    store.runSagas([
      function* (): SagaIterator<void> {
        // Detached: the end of the session cancels this saga and starts it again.
        if (outcomes.length === 0) yield spawn(check);
      },
    ]);
    function* check(): SagaIterator<void> {
      outcomes.push('asked');
      outcomes.push(yield* confirmSession());
    }
    await settle();
    store.dispatch(action());
    await settle();
    expect(outcomes).toEqual(['asked', 'missing']);
  });

  it.each([401, 403])('ends the session at a %i of /user/me for a remembered token', async (status) => {
    localStorage.setItem('token', live);
    const { session, navigate, notifications } = setUp({ getMe: fail(status) });
    await settle();
    expect(session()).toEqual({ status: 'signedOut' });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
    expect(notifications()).toEqual([EXPIRED]);
  });
});

describe('session: the start in an attempt, with an expired token', () => {
  it.each([
    ['goes on without network', '/exam/z1/1', false, 'signedIn'],
    ['ends with network', '/exam/z1/1', true, 'signedOut'],
    ['ends without network on another page', '/quiz-history', false, 'signedOut'],
  ])('%s', async (_, pathname, isOnline, status) => {
    localStorage.setItem('token', live);
    setUp();
    await settle();
    localStorage.setItem('token', old);
    history.replaceState(null, '', pathname);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const { session } = setUp({
      getMe: () => Promise.reject(new RemoteError({ status: 500, noResponse: true })),
    });
    await settle();
    expect(session().status).toBe(status);
  });

  it('ends the session without network when no user or no token is stored', async () => {
    history.replaceState(null, '', '/exam/z1/1');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(isAttemptOffline('/exam/z1/1')).toBe(false);
    localStorage.setItem('token', old);
    expect(isAttemptOffline('/exam/z1/1')).toBe(true);
    const { session } = setUp();
    await settle();
    expect(session()).toEqual({ status: 'signedOut' });
  });
});

describe('session: startSession, for sign-in', () => {
  function begin(token: string, answers: Answers = {}, userId?: string) {
    const app = setUp(answers);
    const outcome: { user?: unknown; error?: unknown } = {};
    app.store.runSagas([
      function* (): SagaIterator<void> {
        // The saga runs again once the test has signed out.
        yield take('begin');
        try {
          outcome.user = yield* startSession(token, userId);
        } catch (cause) {
          outcome.error = cause;
        }
      },
    ]);
    app.store.dispatch({ type: 'begin' });
    return { ...app, outcome };
  }

  it('keeps the token, asks who it is, loads preference and plan once each', async () => {
    const { outcome, store, session, sentIds } = begin(live);
    await settle();
    expect(outcome.user).toEqual(USER);
    expect(session()).toMatchObject({ status: 'signedIn' });
    expect(selectPreference(store.getState())).toEqual(DEFAULT_PREFERENCE);
    expect(localStorage.getItem('token')).toBe(live);
    expect(sentIds()).toEqual(['getMe', 'getPreference', 'getSelectedPlan']);
  });

  it.each([
    ['out', undefined],
    ['in as another person', tokenOf({ exp: NOW / 1_000 + 60 })],
  ])('takes nobody for signed in when another tab has signed %s meanwhile', async (_, token) => {
    let respond: (user: unknown) => void = () => undefined;
    const me = new Promise<unknown>((resolve) => {
      respond = resolve;
    });
    const { session } = begin(live, { getMe: () => me });
    await settle();
    // The event of the other tab's change is on its way.
    if (token === undefined) localStorage.clear();
    else storeFreshToken(token, NOW);
    respond(USER);
    await settle();
    expect(session()).toEqual({ status: 'signedOut' });
    expect(localStorage.getItem('userId')).toBeNull();
    expect(localStorage.getItem('token')).toBe(token ?? null);
  });

  it('loads preference and plan of the user that sign-in names beside /user/me, and only once', async () => {
    let respond: (user: unknown) => void = () => undefined;
    const me = new Promise<unknown>((resolve) => {
      respond = resolve;
    });
    const { store, session, sentIds } = begin(live, { getMe: () => me }, 'u1');
    await settle();
    expect(sentIds()).toEqual(['getMe', 'getPreference', 'getSelectedPlan']);
    expect(selectPreference(store.getState())).toBeUndefined();
    respond(USER);
    await settle();
    expect(session()).toMatchObject({ status: 'signedIn' });
    expect(selectPreference(store.getState())).toEqual(DEFAULT_PREFERENCE);
    expect(sentIds()).toEqual(['getMe', 'getPreference', 'getSelectedPlan']);
  });

  it('loads account and preference again when /user/me says that it is another user', async () => {
    const preferenceOf = vi.fn<() => unknown>(() => DEFAULT_PREFERENCE);
    preferenceOf.mockReturnValueOnce({ ...DEFAULT_PREFERENCE, darkTheme: true });
    const { store, sent } = begin(live, { getPreference: preferenceOf }, 'u2');
    await settle();
    expect(sent.map(({ id, args }) => [id, args])).toEqual([
      ['getMe', undefined],
      ['getPreference', { userId: 'u2' }],
      ['getSelectedPlan', { userId: 'u2' }],
      ['getPreference', { userId: 'u1' }],
      ['getSelectedPlan', { userId: 'u1' }],
    ]);
    expect(selectPreference(store.getState())).toEqual(DEFAULT_PREFERENCE);
  });

  it('keeps nothing of the other user while the own data is loaded', async () => {
    const getPreference = vi.fn<() => unknown>(() => new Promise(() => undefined));
    getPreference.mockReturnValueOnce({ ...DEFAULT_PREFERENCE, darkTheme: true });
    const { store, sentIds } = begin(live, { getMe: () => settle().then(() => USER), getPreference }, 'u2');
    await settle();
    await settle();
    expect(sentIds().filter((id) => id === 'getPreference')).toHaveLength(2);
    expect(loadPreference.selectData(store.getState())).toBeUndefined();
  });

  it('loads again, once the user is known, what failed beside /user/me', async () => {
    const getPreference = vi.fn<() => unknown>(() => DEFAULT_PREFERENCE).mockImplementationOnce(fail(500));
    const { store, sentIds } = begin(live, { getMe: () => settle().then(() => USER), getPreference }, 'u1');
    await settle();
    await settle();
    expect(sentIds()).toEqual(['getMe', 'getPreference', 'getSelectedPlan', 'getPreference']);
    expect(selectPreference(store.getState())).toEqual(DEFAULT_PREFERENCE);
  });

  it.each([undefined, 'u1'])('leaves nothing behind when /user/me refuses (user %s)', async (userId) => {
    const { outcome, store, session, notifications } = begin(live, { getMe: fail(401) }, userId);
    await settle();
    expect(outcome.error).toMatchObject({ status: 401 });
    expect(session()).toEqual({ status: 'signedOut' });
    expect(localStorage).toHaveLength(0);
    expect(notifications()).toEqual([]);
    expect(loadPreference.selectState(store.getState())).toEqual({ status: 'idle' });
    expect(loadSelectedPlan.selectState(store.getState())).toEqual({ status: 'idle' });
  });

  it.each([
    ['without exp', tokenOf({ iat: 1 })],
    ['with exp in milliseconds', tokenOf({ exp: NOW + 60_000 })],
    ['that is opaque', '5b0f3c1e-8f0a-4c38-9a6b-0d4f2f0c7a11'],
    ['of five parts', 'eyJhbGciOiJkaXIifQ.a.b.c.d'],
  ])('refuses a token %s, names the cause and sends nothing', async (_, token) => {
    const { outcome, sentIds } = begin(token);
    await settle();
    expect(outcome.error).toBeInstanceOf(RemoteError);
    expect(outcome.error).toMatchObject({
      status: 500,
      serverMessage:
        "Sign-in is not possible: the server's token has no expiry that this app can read. Please tell your administrator.",
    });
    expect(sentIds()).toEqual([]);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('refuses a token that has expired already, and names the cause', async () => {
    const { outcome, sentIds } = begin(tokenOf({ exp: NOW / 1_000 - 61 }));
    await settle();
    expect(outcome.error).toMatchObject({
      serverMessage:
        "Sign-in is not possible: the server's token has expired already. Please check the date and time of this device, or tell your administrator.",
    });
    expect(sentIds()).toEqual([]);
    expect(localStorage.getItem('token')).toBeNull();
  });
});
