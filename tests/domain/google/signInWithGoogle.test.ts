// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { takePendingSignIn } from '@/domain/google/pendingSignIn';
import { selectIsGoogleAwaited, signInWithGoogle } from '@/domain/google/signInWithGoogle';
import { storeReturnPath } from '@/domain/session/returnPath';
import { selectUser } from '@/domain/session/sessionSlice';
import type { Endpoint } from '@/shared/api/endpoint';
import { DEFAULT_PREFERENCE } from '@/shared/api/preference';
import { selectNotifications } from '@/shared/notifications/notificationsSlice';
import type { Http } from '@/shared/remote/http';
import { RemoteError } from '@/shared/remote/remoteError';
import { createTestStore } from '../../createTestStore';

const USER = { id: 'u1', displayName: 'Ada', email: 'ada@example.org', primaryRole: 'ROLE_STUDENT' };

function tokenOfAnHour(): string {
  const seconds = Math.floor(Date.now() / 1_000);
  return `h.${btoa(JSON.stringify({ iat: seconds, exp: seconds + 3_600 }))}.s`;
}

interface Setting {
  readonly blocked?: boolean;
  readonly me?: () => unknown;
}

/** A frame in place of a window that was opened: in jsdom it is a real window, which can be the source of a message. */
function newWindow() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const view = frame.contentWindow;
  if (view === null) throw new Error('The frame has no window.');
  let closed = false;
  Object.defineProperty(view, 'closed', { get: () => closed });
  const close = vi.fn(() => {
    closed = true;
  });
  view.close = close;
  return { view, close };
}

function ask({ blocked = false, me = () => USER }: Setting = {}) {
  const popup = newWindow();
  const open = vi.spyOn(window, 'open').mockReturnValue(blocked ? null : popup.view);
  const http: Http = {
    send: <Args, Data>(endpoint: Endpoint<Args, Data>) =>
      new Promise<Data>((resolve) => {
        const answers: Record<string, () => unknown> = {
          getMe: me,
          getPreference: () => DEFAULT_PREFERENCE,
          getSelectedPlan: () => undefined,
        };
        resolve(endpoint.decode(answers[endpoint.id]?.()));
      }),
  };
  const navigate = vi.fn();
  const store = createTestStore({ http, navigate });
  store.dispatch(signInWithGoogle.actions.request());
  const say = (data: unknown, from: { source?: Window; origin?: string } = {}) => {
    const { source = popup.view, origin = location.origin } = from;
    window.dispatchEvent(new MessageEvent('message', { data, source, origin }));
  };
  return {
    popup,
    open,
    store,
    navigate,
    say,
    waiting: () => selectIsGoogleAwaited(store.getState()),
    notifications: () => selectNotifications(store.getState()).map(({ text }) => text),
    settle: () => vi.advanceTimersByTimeAsync(0),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

describe('Google: the pop-up', () => {
  it('opens the pop-up on the server’s authorization path in the very click, 600 by 400', () => {
    const { open, waiting } = ask();
    const [address, , features] = open.mock.calls[0] ?? [];
    expect(address).toBe(
      `/qlearn/oauth2/authorize/google?redirect_uri=${encodeURIComponent(`${location.origin}/socialAuth`)}`,
    );
    expect(features).toMatch(/width=600,height=400/);
    expect(waiting()).toBe(true);
  });

  it('opens one pop-up, however often it is asked for', () => {
    const { store, open } = ask();
    store.dispatch(signInWithGoogle.actions.request());
    expect(open).toHaveBeenCalledOnce();
  });

  it('gives the button back with a message when it is blocked', () => {
    const { waiting, notifications } = ask({ blocked: true });
    expect(waiting()).toBe(false);
    expect(notifications()).toEqual([
      'The Google window was blocked. Allow pop-ups for this site, then try again.',
    ]);
  });

  it('keeps the attempt when none is returned: it may open in place of this page', () => {
    ask({ blocked: true });
    expect(takePendingSignIn()).toBeDefined();
  });

  it('gives the button back with a message when it is closed', async () => {
    const { popup, waiting, notifications } = ask();
    popup.view.close();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(waiting()).toBe(false);
    expect(notifications()).toEqual([
      'You are not signed in yet. Continue in the Google window if it is still open; otherwise, please try again.',
    ]);
  });

  it('closes a pop-up that never answers, and gives the button back with a message', async () => {
    const { popup, waiting, notifications } = ask();
    await vi.advanceTimersByTimeAsync(179_000);
    expect(waiting()).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(waiting()).toBe(false);
    expect(popup.close).toHaveBeenCalled();
    expect(notifications()).toEqual(['Google has not answered. Please try again.']);
  });

  it('opens the pop-up again after it failed', async () => {
    const { popup, store, open } = ask();
    popup.view.close();
    await vi.advanceTimersByTimeAsync(1_000);
    store.dispatch(signInWithGoogle.actions.request());
    expect(open).toHaveBeenCalledTimes(2);
  });
});

describe('Google: a window that is cut off from the page', () => {
  const nonceOf = (): unknown => {
    const stored: unknown = JSON.parse(localStorage.getItem('googleAttempt') ?? '{}');
    return typeof stored === 'object' && stored !== null && 'nonce' in stored ? stored.nonce : undefined;
  };
  /** Of /socialAuth, in another window. */
  const socialAuth = (message: object) => {
    const channel = new BroadcastChannel('qlearn-google');
    const heard: unknown[] = [];
    channel.addEventListener('message', ({ data }) => void heard.push(data));
    channel.postMessage(message);
    onTestFinished(() => channel.close());
    return heard;
  };

  it('signs in by the window’s answer, though it seemed closed, and tells it so', async () => {
    const { popup, waiting, store, navigate } = ask();
    popup.view.close();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(waiting()).toBe(false);
    const nonce = nonceOf();
    const token = tokenOfAnHour();
    vi.useRealTimers();
    const heard = socialAuth({ nonce, results: { accessToken: token } });
    await vi.waitFor(() => {
      expect(selectUser(store.getState())).toBeDefined();
      expect(heard).not.toEqual([]);
    });
    expect(localStorage.getItem('token')).toBe(token);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/create-quiz', { replace: true });
    expect(heard).toEqual([{ taken: nonce }]);
    expect(nonceOf()).toBeUndefined();
  });

  it('signs nobody in by the nonce of another attempt', async () => {
    const { store, waiting } = ask();
    vi.useRealTimers();
    const token = tokenOfAnHour();
    socialAuth({ nonce: 'other', results: { accessToken: 'x' } });
    socialAuth({ results: { accessToken: 'x' } });
    // Messages of a channel arrive in order.
    socialAuth({ nonce: nonceOf(), results: { accessToken: token } });
    await vi.waitFor(() => expect(selectUser(store.getState())).toBeDefined());
    expect(localStorage.getItem('token')).toBe(token);
    expect(waiting()).toBe(false);
  });
});

describe('Google: the message', () => {
  const answerOf = (accessToken: string) => ({ results: { ...USER, accessToken } });

  it('stores the token, fetches who it is and goes to /create-quiz', async () => {
    const { say, store, navigate, settle, popup, waiting } = ask();
    const token = tokenOfAnHour();
    say(answerOf(token));
    await settle();
    expect(localStorage.getItem('token')).toBe(token);
    expect(selectUser(store.getState())).toMatchObject({ id: 'u1' });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/create-quiz', { replace: true });
    expect(popup.close).toHaveBeenCalled();
    expect(waiting()).toBe(false);
    expect(JSON.stringify(store.getState())).not.toContain(token);
  });

  it('leads back to the page one came for', async () => {
    storeReturnPath('/quiz-history');
    const { say, navigate, settle } = ask();
    say({ results: { accessToken: tokenOfAnHour() } });
    await settle();
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/quiz-history', { replace: true });
  });

  it('ends the visit to a shared question', async () => {
    localStorage.setItem('userAcqQuesId', 'q1');
    localStorage.setItem('userAcquisitiontoken', 't');
    const { say, settle } = ask();
    say(answerOf(tokenOfAnHour()));
    await settle();
    expect(localStorage.getItem('userAcqQuesId')).toBeNull();
    expect(localStorage.getItem('userAcquisitiontoken')).toBeNull();
  });

  it('leaves the shared question to someone who is not registered', async () => {
    localStorage.setItem('userAcqQuesId', 'q1');
    localStorage.setItem('userAcquisitiontoken', 't');
    const refuse = () => {
      throw new RemoteError({ status: 401 });
    };
    const { say, settle, notifications } = ask({ me: refuse });
    say(answerOf(tokenOfAnHour()));
    await settle();
    expect(notifications()).toEqual(['User not registered']);
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('userAcqQuesId')).toBe('q1');
    expect(localStorage.getItem('userAcquisitiontoken')).toBe('t');
  });

  it('ignores a message of another window, of another origin or in another form', async () => {
    const { say, settle, waiting, notifications } = ask();
    const answer = answerOf(tokenOfAnHour());
    say(answer, { source: newWindow().view });
    say(answer, { source: window });
    say(answer, { origin: 'https://evil.example' });
    say(answer, { origin: 'null' });
    for (const data of [undefined, null, 'token', { accessToken: 'x' }, { results: 'x' }, []]) say(data);
    await settle();
    expect(localStorage.getItem('token')).toBeNull();
    expect(waiting()).toBe(true);
    expect(notifications()).toEqual([]);
  });

  it('counts a message once an attempt', async () => {
    const { say, settle, notifications } = ask();
    say({ results: {} });
    say(answerOf(tokenOfAnHour()));
    await settle();
    expect(localStorage.getItem('token')).toBeNull();
    expect(notifications()).toEqual(['Login Unsuccessful']);
  });

  it('ignores a token that comes once the attempt is over', async () => {
    const { say, settle, waiting } = ask();
    await vi.advanceTimersByTimeAsync(180_000);
    expect(waiting()).toBe(false);
    say(answerOf(tokenOfAnHour()));
    await settle();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it.each([
    [
      '401',
      () => {
        throw new RemoteError({ status: 401 });
      },
    ],
    ['no user', () => ''],
  ])('says User not registered for a token that /user/me answers with %s', async (_, me) => {
    const { say, settle, notifications, navigate } = ask({ me });
    say(answerOf(tokenOfAnHour()));
    await settle();
    expect(notifications()).toEqual(['User not registered']);
    expect(localStorage.getItem('token')).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });
});
