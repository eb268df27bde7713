import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppStore } from '@/app/store';
import type { Endpoint } from '@/shared/contract/endpoint';
import { DEFAULT_PREFERENCE } from '@/shared/contract/preference';
import { selectNotices } from '@/shared/notices/notices';
import type { Http } from '@/shared/remote/http';
import { RemoteError } from '@/shared/remote/remoteError';
import { takeReturnPath } from '@/shared/session/returnPath';
import {
  preferenceChanged,
  selectPreference,
  selectRole,
  selectSession,
  selectSessionFailure,
  selectUserHint,
  sessionExpired,
  sessionRetried,
  signOutRequested,
  unauthorized,
} from '@/shared/session/session';
import { startSession } from '@/shared/session/sessionFlow';
import type { SagaIterator } from 'redux-saga';

const NOW = 1_700_000_000_000;
const EXPIRED = 'Your session has expired. Please sign in again.';
const USER = {
  id: 'u1',
  displayName: 'Ada',
  email: 'ada@qlearn.demo',
  primaryRole: 'ROLE_STUDENT',
} as const;

function tokenOf(claims: object): string {
  const part = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${part({ alg: 'none' })}.${part(claims)}.x`;
}
const live = tokenOf({ exp: NOW / 1_000 + 3_600, iat: NOW / 1_000 });
const old = tokenOf({ exp: NOW / 1_000 - 3_600 });

type Answers = Record<string, (args: unknown) => unknown>;

function setUp(answers: Answers = {}) {
  const sent: { id: string; args: unknown; signal: AbortSignal | undefined }[] = [];
  const all: Answers = {
    getMe: () => USER,
    getPreference: () => DEFAULT_PREFERENCE,
    putPreference: () => DEFAULT_PREFERENCE,
    getSelectedPlan: () => undefined,
    ...answers,
  };
  const http: Http = {
    send: async <Args, Data>(endpoint: Endpoint<Args, Data>, args: Args, signal?: AbortSignal) => {
      sent.push({ id: endpoint.id, args, signal });
      const body = await all[endpoint.id]?.(args);
      return endpoint.id === 'getSelectedPlan' ? endpoint.decode(undefined) : endpoint.decode(body);
    },
  };
  const navigate = vi.fn();
  const store = createAppStore({ http, navigate, clock: { now: () => NOW } });
  return {
    store,
    navigate,
    sent,
    sentIds: () => sent.map(({ id }) => id),
    session: () => selectSession(store.getState()),
    notices: () => selectNotices(store.getState()).map(({ text }) => text),
  };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const fail = (status: number) => () => Promise.reject(new RemoteError({ status }));

function otherTab(newValue: string | null): void {
  if (newValue === null) localStorage.clear();
  else localStorage.setItem('token', newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue }));
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/quiz-history');
});
afterEach(() => vi.unstubAllGlobals());

describe('session: the start', () => {
  it('without a token nobody is signed in and nothing is sent', async () => {
    const { session, sentIds } = setUp();
    await settle();
    expect(session()).toEqual({ status: 'signedOut' });
    expect(sentIds()).toEqual([]);
  });

  it('an expired token clears what belongs to the visitor and keeps what belongs to the browser', async () => {
    localStorage.setItem('token', old);
    localStorage.setItem('role', 'ROLE_ADMIN');
    for (const name of ['coupons', 'hasNotified', 'themeMode']) localStorage.setItem(name, 'dark');
    const { session, notices } = setUp();
    await settle();
    expect(session()).toEqual({ status: 'signedOut' });
    expect(notices()).toEqual([EXPIRED]);
    expect(Object.keys(localStorage).sort()).toEqual(['coupons', 'hasNotified', 'themeMode']);
  });

  it('an expired token on a public page ends quietly', async () => {
    history.replaceState(null, '', '/login');
    localStorage.setItem('token', old);
    const { session, notices } = setUp();
    await settle();
    expect(session()).toEqual({ status: 'signedOut' });
    expect(notices()).toEqual([]);
  });

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

  it('holds no token in the state', async () => {
    localStorage.setItem('token', live);
    const { store } = setUp({ getMe: () => ({ ...USER, accessToken: 'secret-token' }) });
    await settle();
    expect(JSON.stringify(store.getState())).not.toContain('secret-token');
    expect(JSON.stringify(store.getState())).not.toContain(live);
  });

  it('500 on /user/me signs nobody out and can be tried again', async () => {
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

  it('401 on /user/me of a remembered token ends the session', async () => {
    localStorage.setItem('token', live);
    const { session, navigate, notices } = setUp({ getMe: fail(401) });
    await settle();
    expect(session()).toEqual({ status: 'signedOut' });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
    expect(notices()).toEqual([EXPIRED]);
  });
});

describe('session: the end', () => {
  it('many 401s give one message and one redirect, and remember where the visitor was', async () => {
    localStorage.setItem('token', live);
    const { store, session, navigate, notices } = setUp();
    await settle();
    store.dispatch(unauthorized());
    store.dispatch(unauthorized());
    store.dispatch(unauthorized());
    await settle();
    expect(session()).toEqual({ status: 'signedOut' });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
    expect(notices()).toEqual([EXPIRED]);
    expect(localStorage.getItem('token')).toBeNull();
    expect(takeReturnPath()).toBe('/quiz-history');
    expect(takeReturnPath()).toBeUndefined();
  });

  it('who has no session is led to sign-in without a message, and back to the page later', async () => {
    const { store, navigate, notices } = setUp();
    await settle();
    store.dispatch(sessionExpired());
    await settle();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
    expect(notices()).toEqual([]);
    expect(takeReturnPath()).toBe('/quiz-history');
  });

  it('remembers no address that is not in the route table', async () => {
    history.replaceState(null, '', '/somewhere/else');
    localStorage.setItem('token', live);
    const { store } = setUp();
    await settle();
    store.dispatch(unauthorized());
    await settle();
    expect(takeReturnPath()).toBeUndefined();
  });

  it('signing out clears everything of the visitor without a message', async () => {
    localStorage.setItem('token', live);
    const { store, session, navigate, notices } = setUp();
    await settle();
    store.dispatch(signOutRequested());
    await settle();
    expect(session()).toEqual({ status: 'signedOut' });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
    expect(notices()).toEqual([]);
    expect(localStorage).toHaveLength(0);
    expect(takeReturnPath()).toBeUndefined();
  });

  it('signing out while /user/me is asked does not sign in again', async () => {
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

describe('session: other tabs', () => {
  it('follows a sign-out', async () => {
    localStorage.setItem('token', live);
    const { session, navigate } = setUp();
    await settle();
    otherTab(null);
    await settle();
    expect(session()).toEqual({ status: 'signedOut' });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
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

  it('follows a sign-in', async () => {
    const { session } = setUp();
    await settle();
    otherTab(live);
    await settle();
    expect(session()).toMatchObject({ status: 'signedIn', user: USER });
  });

  it('shows nothing of the former user to the next', async () => {
    localStorage.setItem('token', live);
    let user: object = USER;
    const { store, session } = setUp({ getMe: () => user });
    await settle();
    user = { ...USER, id: 'u2', displayName: 'Bob' };
    otherTab(tokenOf({ exp: NOW / 1_000 + 60, iat: NOW / 1_000 }));
    expect(JSON.stringify(store.getState())).not.toContain('Ada');
    await settle();
    expect(session()).toMatchObject({ status: 'signedIn', user: { id: 'u2' } });
  });
});

describe('session: startSession, for sign-in', () => {
  function begin(token: string, answers: Answers = {}) {
    const house = setUp(answers);
    const outcome: { user?: unknown; error?: unknown } = {};
    house.store.inject({
      sagas: [
        function* (): SagaIterator<void> {
          try {
            outcome.user = yield* startSession(token);
          } catch (cause) {
            outcome.error = cause;
          }
        },
      ],
    });
    return { ...house, outcome };
  }

  it('keeps the token, asks who it is, loads preference and plan once each', async () => {
    const { outcome, session, sentIds } = begin(live);
    await settle();
    expect(outcome.user).toEqual(USER);
    expect(session()).toMatchObject({ status: 'signedIn', preference: DEFAULT_PREFERENCE });
    expect(localStorage.getItem('token')).toBe(live);
    expect(sentIds()).toEqual(['getMe', 'getPreference', 'getSelectedPlan']);
  });

  it('leaves nothing behind when /user/me refuses', async () => {
    const { outcome, session, notices } = begin(live, { getMe: fail(401) });
    await settle();
    expect(outcome.error).toMatchObject({ status: 401 });
    expect(session()).toEqual({ status: 'signedOut' });
    expect(localStorage).toHaveLength(0);
    expect(notices()).toEqual([]);
  });

  it.each([
    ['without exp', tokenOf({ iat: 1 })],
    ['with exp as a string', tokenOf({ exp: String(NOW / 1_000 + 60) })],
    ['with exp in milliseconds', tokenOf({ exp: NOW + 60_000 })],
    ['that is garbage', 'garbage'],
  ])('refuses a token %s and sends nothing', async (_, token) => {
    const { outcome, sentIds } = begin(token);
    await settle();
    expect(outcome.error).toBeInstanceOf(RemoteError);
    expect(sentIds()).toEqual([]);
    expect(localStorage.getItem('token')).toBeNull();
  });
});

describe('session: the preference', () => {
  it('sends the whole, merged, one change after the other', async () => {
    localStorage.setItem('token', live);
    const { store, sent } = setUp({
      getPreference: () => ({ ...DEFAULT_PREFERENCE, examType: ['Step 1'] }),
    });
    await settle();
    store.dispatch(preferenceChanged({ darkTheme: true }));
    store.dispatch(preferenceChanged({ quizMode: 'POWER_SEARCH' }));
    await settle();
    await settle();
    const puts = sent.filter(({ id }) => id === 'putPreference').map(({ args }) => args);
    expect(puts).toEqual([
      { userId: 'u1', preference: { ...DEFAULT_PREFERENCE, examType: ['Step 1'], darkTheme: true } },
      {
        userId: 'u1',
        preference: {
          ...DEFAULT_PREFERENCE,
          examType: ['Step 1'],
          darkTheme: true,
          quizMode: 'POWER_SEARCH',
        },
      },
    ]);
    expect(selectPreference(store.getState())).toMatchObject({ darkTheme: true, quizMode: 'POWER_SEARCH' });
  });

  it('a refused change leaves the preference as it was', async () => {
    localStorage.setItem('token', live);
    const { store } = setUp({ putPreference: fail(500) });
    await settle();
    store.dispatch(preferenceChanged({ darkTheme: true }));
    await settle();
    expect(selectPreference(store.getState())).toEqual(DEFAULT_PREFERENCE);
  });
});
