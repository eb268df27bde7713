// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { menuItemOpened } from '@/domain/events/events';
import { createTrack } from '@/domain/events/track';
import { openReview } from '@/domain/review/openReview';
import { sessionStarted, signedIn, signOutRequested } from '@/domain/session/sessionSlice';
import { countVideosSaga, videoOpened } from '@/features/explanation-videos/VideoLinks';
import type { Endpoint } from '@/shared/api/endpoint';
import { createTestStore } from '../../createTestStore';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
});
afterEach(() => vi.unstubAllGlobals());

describe('track', () => {
  const beacon = () => {
    const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
    return sendBeacon;
  };

  it('sends name and properties by beacon', () => {
    const sendBeacon = beacon();
    createTrack('https://events.example.org/e')('quiz created', { questions: 10 });
    const [url, body] = sendBeacon.mock.calls[0] ?? [];
    expect(url).toBe('https://events.example.org/e');
    expect(JSON.parse(body ?? '')).toMatchObject({ name: 'quiz created', properties: { questions: 10 } });
  });

  it('sends neither the address of the page, which has ids and tokens, nor what is stored', () => {
    localStorage.setItem('token', 'secret-token');
    localStorage.setItem('userId', 'secret-user');
    history.replaceState(null, '', '/exam/secret-quiz/1?token=secret-link');
    const sendBeacon = beacon();
    createTrack('https://events.example.org/e')('quiz created');
    const [[url, body] = []] = sendBeacon.mock.calls;
    expect(url).not.toContain('secret');
    const sent: unknown = JSON.parse(body ?? '');
    expect(Object.keys(sent ?? {})).toEqual(['name', 'properties', 'at', 'release']);
    expect(body).not.toContain('secret');
  });

  it('sends nothing when no address is set', () => {
    const sendBeacon = beacon();
    createTrack(undefined)('quiz created');
    expect(sendBeacon).not.toHaveBeenCalled();
  });

  it('never fails the act that it reports', () => {
    beacon().mockImplementation(() => {
      throw new TypeError('Invalid URL');
    });
    expect(() => createTrack('nonsense')('quiz created')).not.toThrow();
  });
});

describe('menu and session events', () => {
  it('reports menu items, and a session’s start and end, without token, name or e-mail', async () => {
    const track = vi.fn();
    const http = { send: () => new Promise<never>(() => undefined) };
    const store = createTestStore({ http, navigate: vi.fn(), track });
    // Also dispatched when a reload resumes a session.
    store.dispatch(signedIn({ id: 'u1', displayName: 'Ada', email: 'ada@x.org', primaryRole: 'ROLE_TUTOR' }));
    expect(track).not.toHaveBeenCalled();
    store.dispatch(sessionStarted('ROLE_TUTOR'));
    store.dispatch(menuItemOpened({ item: 'Settings' }));
    store.dispatch(signOutRequested());
    await vi.waitFor(() =>
      expect(track.mock.calls).toEqual([
        ['session started', { role: 'ROLE_TUTOR' }],
        ['menu item opened', { item: 'Settings' }],
        ['session ended'],
      ]),
    );
    expect(JSON.stringify(track.mock.calls)).not.toMatch(/Ada|ada@x.org|u1/);
  });
});

describe('review and video events', () => {
  it('reports that a review begins and that a video is opened, each once', async () => {
    const track = vi.fn();
    const answers: Record<string, unknown> = { startBlock: { blockId: 'b1', quizId: 'z1' } };
    const http = {
      send: <Args, Data>(endpoint: Endpoint<Args, Data>) =>
        endpoint.id in answers
          ? Promise.resolve(endpoint.decode(answers[endpoint.id]))
          : new Promise<never>(() => undefined),
    };
    const navigate = vi.fn();
    const store = createTestStore({ http, navigate, track });
    store.runSagas([countVideosSaga]);
    store.dispatch(
      signedIn({ id: 'u1', displayName: 'Ada', email: 'ada@x.org', primaryRole: 'ROLE_STUDENT' }),
    );
    track.mockClear();
    store.dispatch(openReview.actions.request({ quizId: 'z1', item: 3, filters: [] }));
    store.dispatch(openReview.actions.request({ quizId: 'z1', item: 3, filters: [] }));
    store.dispatch(videoOpened({ questionId: 'q1' }));
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/exam/z1/3/review'));
    expect(track.mock.calls).toEqual([['video opened'], ['review started', { item: 3 }]]);
  });
});
