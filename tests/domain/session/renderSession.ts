import { afterEach, beforeEach, vi } from 'vitest';
import { selectSession } from '@/domain/session/sessionSlice';
import type { Endpoint } from '@/shared/api/endpoint';
import { DEFAULT_PREFERENCE } from '@/shared/api/preference';
import { selectNotifications } from '@/shared/notifications/notificationsSlice';
import type { Http } from '@/shared/remote/http';
import { RemoteError } from '@/shared/remote/remoteError';
import { createTestStore } from '../../createTestStore';

/** The clock of these tests, in ms since 1970. */
export const NOW = 1_700_000_000_000;
export const EXPIRED = 'Your session has expired. Please sign in again.';
export const USER = {
  id: 'u1',
  displayName: 'Ada',
  email: 'ada@qlearn.demo',
  primaryRole: 'ROLE_STUDENT',
} as const;

/** An unsigned token with these claims. */
export function tokenOf(claims: object): string {
  const part = (value: object): string => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${part({ alg: 'none' })}.${part(claims)}.x`;
}
export const live = tokenOf({ exp: NOW / 1_000 + 3_600, iat: NOW / 1_000 });
export const old = tokenOf({ exp: NOW / 1_000 - 3_600 });

/** What the backend returns, by the id of the call. */
export type Answers = Record<string, (args: unknown) => unknown>;

/** The real store over a backend with these responses; records everything that is sent. */
export function setUp(answers: Answers = {}) {
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
  const onError = vi.fn();
  const store = createTestStore({ http, navigate, onError, clock: { now: () => NOW } });
  return {
    store,
    navigate,
    onError,
    sent,
    sentIds: () => sent.map(({ id }) => id),
    session: () => selectSession(store.getState()),
    notifications: () => selectNotifications(store.getState()).map(({ text }) => text),
  };
}

export const fail = (status: number) => () => Promise.reject(new RemoteError({ status }));

/** Acts as another tab that signed out (null) or in. */
export function otherTab(newValue: string | null): void {
  if (newValue === null) localStorage.clear();
  else localStorage.setItem('token', newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue }));
}

/** Each test begins in a browser without stored data, at /quiz-history. */
export function useFreshBrowser(): void {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/quiz-history');
  });
  afterEach(() => vi.unstubAllGlobals());
}
