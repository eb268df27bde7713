import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAppStore } from '@/app/store';
import type { Endpoint } from '@/shared/contract/endpoint';
import type { Http } from '@/shared/remote/http';
import { outbox, selectHasUnsent, selectSubmission } from '@/shared/remote/outbox';
import { outboxModule } from '@/shared/remote/outboxModule';
import { outboxRecords } from '@/shared/remote/outboxRecords';
import { RemoteError } from '@/shared/remote/remoteError';
import { loggedOut } from '@/shared/session/loggedOut';
import { signedIn } from '@/shared/session/session';
import { recordStore } from '@/shared/storage/database';
import { journal } from '@/shared/storage/journal';

const ada = { id: 'u1', displayName: 'Ada', email: 'ada@qlearn.demo', primaryRole: 'ROLE_STUDENT' } as const;
const bob = { ...ada, id: 'u2', displayName: 'Bob' } as const;

const submissionOf = (quizId: string, answer = 'A') => ({
  userId: ada.id,
  quizId,
  variant: 'normal' as const,
  submission: {
    questionHistories: [
      {
        questionId: 'q1',
        answerGiven: answer,
        marked: false,
        timeSpent: 12,
        answersAttempted: ['B', answer],
        questionNo: 1,
      },
    ],
    quizHistory: {
      quizId,
      userId: ada.id,
      questionAttemptCount: 1,
      quizSubmitDate: '2026-01-02T03:04:05.000Z',
      quizDuration: 12,
    },
  },
});

type Reply = 'ok' | 'hang' | RemoteError;

/** A server that remembers what arrived; `replies` say what the client hears of each submission. */
function createServer(replies: Reply[] = []) {
  const complete = new Set<string>();
  const arrived: { id: string; args: unknown }[] = [];
  let quizIsDown = false;
  const http: Http = {
    send: async <Args, Data>(endpoint: Endpoint<Args, Data>, args: Args, signal?: AbortSignal) => {
      arrived.push({ id: endpoint.id, args });
      const { segments = {} } = endpoint.request(args);
      const quizId = segments.quizId ?? '';
      if (endpoint.id === 'getQuiz') {
        if (quizIsDown) throw new RemoteError({ status: 500 });
        const quizStatus = complete.has(quizId) ? 'COMPLETE' : 'IN_PROGRESS';
        return endpoint.decode({ id: quizId, quizStatus, questions: [] });
      }
      if (endpoint.id !== 'submitQuiz' && endpoint.id !== 'sendReviewTime') {
        throw new RemoteError({ status: 404 });
      }
      const reply = replies.shift() ?? 'ok';
      if (reply === 'hang') {
        await new Promise((_, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        );
      }
      if (reply instanceof RemoteError) throw reply;
      complete.add(quizId);
      return endpoint.decode(undefined);
    },
  };
  return {
    http,
    arrived,
    complete: (quizId: string) => complete.add(quizId),
    setQuizDown: (isDown: boolean) => {
      quizIsDown = isDown;
    },
    count: (id: string) => arrived.filter((call) => call.id === id).length,
  };
}

const pages: ReturnType<typeof createAppStore>[] = [];

/** A page (a tab, or the same one after a reload) with the outbox taken in. */
function openPage(server: ReturnType<typeof createServer>, user: typeof ada | typeof bob | null = ada) {
  const track = vi.fn();
  const store = createAppStore({ http: server.http, navigate: vi.fn(), track });
  pages.push(store);
  store.inject(outboxModule);
  if (user !== null) store.dispatch(signedIn(user));
  return {
    store,
    /** The completed quizzes that the events tell of. */
    completed: () => track.mock.calls.filter(([name]) => name === 'quiz completed'),
    status: (quizId: string) => selectSubmission(store.getState(), quizId)?.status,
    submission: (quizId: string) => selectSubmission(store.getState(), quizId),
    queue: (quizId: string, answer?: string) =>
      store.dispatch(outbox.actions.submissionQueued(submissionOf(quizId, answer))),
    retry: (quizId: string) => store.dispatch(outbox.actions.submissionRetried({ quizId })),
    close: () => store.dispatch(loggedOut()),
  };
}

const timeout = new RemoteError({ status: 500, unclear: true });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
});
afterEach(async () => {
  for (const store of pages.splice(0)) store.dispatch(loggedOut());
  for (const name of ['outbox', 'journals'] as const) {
    const records = recordStore(name);
    for (const { userId, recordId } of await records.listAll()) await records.remove(userId, recordId);
  }
  vi.unstubAllGlobals();
});

describe('outbox: submissions', () => {
  it('sends what was queued once, and then forgets it and its journal', async () => {
    const server = createServer();
    const page = openPage(server);
    await journal.write({
      version: 1,
      userId: ada.id,
      quizId: 'z1',
      items: [],
      currentItem: 1,
      secondsLeft: null,
      phase: 'submitting',
      updatedAt: Date.now(),
    });
    page.queue('z1');
    expect(page.status('z1')).toBe('queued');
    expect(selectHasUnsent(page.store.getState())).toBe(true);
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
    expect(server.arrived).toEqual([{ id: 'submitQuiz', args: submissionOf('z1').submission }]);
    expect(await outboxRecords.listSubmissions(ada.id)).toEqual([]);
    expect(await journal.read(ada.id, 'z1')).toBeUndefined();
    expect(selectHasUnsent(page.store.getState())).toBe(false);
    expect(page.completed()).toEqual([['quiz completed', { variant: 'normal', questions: 1, answered: 1 }]]);
  });

  it('a double click is one submission', async () => {
    const server = createServer();
    const page = openPage(server);
    page.queue('z1');
    page.queue('z1');
    page.queue('z1', 'C');
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
    expect(server.count('submitQuiz')).toBe(1);
    page.queue('z1');
    page.queue('z2');
    await vi.waitFor(() => expect(page.status('z2')).toBe('sent'));
    expect(server.count('submitQuiz')).toBe(2);
    expect(page.status('z1')).toBe('sent');
  });

  it('is on the device before it is sent', async () => {
    const server = createServer(['hang']);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('sending'));
    await vi.waitFor(() => expect(server.count('submitQuiz')).toBe(1));
    expect(await outboxRecords.readSubmission(ada.id, 'z1')).toMatchObject({
      ...submissionOf('z1'),
      isTried: true,
    });
  });

  it('after an unclear outcome it asks first, and sends nothing if the quiz is complete', async () => {
    const server = createServer([timeout]);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('waiting'));
    server.complete('z1');
    page.retry('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
    expect(server.arrived.map(({ id }) => id)).toEqual(['submitQuiz', 'getQuiz']);
  });

  it('after an unclear outcome it sends again if the quiz is still in progress', async () => {
    const server = createServer([timeout, 'ok']);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('waiting'));
    page.retry('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
    expect(server.arrived.map(({ id }) => id)).toEqual(['submitQuiz', 'getQuiz', 'submitQuiz']);
  });

  it('sends nothing while it cannot ask', async () => {
    const server = createServer([timeout]);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('waiting'));
    server.setQuizDown(true);
    page.retry('z1');
    await vi.waitFor(() => expect(server.count('getQuiz')).toBe(1));
    await vi.waitFor(() => expect(page.status('z1')).toBe('waiting'));
    expect(server.count('submitQuiz')).toBe(1);
  });

  it('goes on when the browser is online again', async () => {
    const server = createServer([timeout]);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('waiting'));
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
  });

  it.each([400, 403, 404, 409, 413, 422])('%i is for good: message shown, answers kept', async (status) => {
    const server = createServer([new RemoteError({ status, serverMessage: 'Not like this.' })]);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('refused'));
    expect(page.submission('z1')).toEqual({
      status: 'refused',
      httpStatus: status,
      message: 'Not like this.',
    });
    expect(await outboxRecords.readSubmission(ada.id, 'z1')).toMatchObject(submissionOf('z1'));
    expect(server.count('submitQuiz')).toBe(1);
    expect(page.completed()).toEqual([]);
  });

  it.each([408, 429, 500, 503])('%i passes: it waits', async (status) => {
    const server = createServer([new RemoteError({ status })]);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('waiting'));
  });

  it('409 for a quiz that is complete is what was wanted', async () => {
    const server = createServer([new RemoteError({ status: 409 })]);
    server.complete('z1');
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
  });

  it('a refused one can be tried again', async () => {
    const server = createServer([new RemoteError({ status: 413 })]);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('refused'));
    page.retry('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
  });
});

describe('outbox: sessions, reloads, tabs', () => {
  it('401 keeps the answers for that user’s next sign-in', async () => {
    const server = createServer([new RemoteError({ status: 401 })]);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('waiting'));
    page.store.dispatch(loggedOut());
    expect(page.status('z1')).toBeUndefined();
    page.store.dispatch(signedIn(bob));
    await vi.waitFor(async () => expect(await outboxRecords.listSubmissions(ada.id)).toHaveLength(1));
    expect(server.count('submitQuiz')).toBe(1);
    page.store.dispatch(loggedOut());
    page.store.dispatch(signedIn(ada));
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
    expect(server.count('submitQuiz')).toBe(2);
  });

  it('a crash after sending does not send twice', async () => {
    const server = createServer(['hang']);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(server.count('submitQuiz')).toBe(1));
    page.close();
    server.complete('z1');
    const reloaded = openPage(server);
    await vi.waitFor(() => expect(reloaded.status('z1')).toBe('sent'));
    expect(server.count('submitQuiz')).toBe(1);
    expect([...page.completed(), ...reloaded.completed()]).toHaveLength(1);
  });

  it('a crash before sending loses nothing', async () => {
    const server = createServer();
    await outboxRecords.writeSubmission({ ...submissionOf('z1'), variant: 'tutor', isTried: false });
    const page = openPage(server);
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
    expect(server.count('submitQuiz')).toBe(1);
    expect(page.completed()).toEqual([['quiz completed', { variant: 'tutor', questions: 1, answered: 1 }]]);
  });

  it('shows a refusal again after a reload without sending', async () => {
    const server = createServer();
    await outboxRecords.writeSubmission({
      ...submissionOf('z1'),
      isTried: true,
      refusal: { status: 400, message: 'No.' },
    });
    const page = openPage(server);
    await vi.waitFor(() =>
      expect(page.submission('z1')).toEqual({ status: 'refused', httpStatus: 400, message: 'No.' }),
    );
    expect(server.arrived.filter(({ id }) => id === 'submitQuiz')).toEqual([]);
  });

  it('two tabs send once: the second waits for the first’s lock and finds it done', async () => {
    const locks = createLocks();
    vi.stubGlobal('navigator', { locks });
    const server = createServer();
    await outboxRecords.writeSubmission({ ...submissionOf('z1'), isTried: false });
    const one = openPage(server);
    const two = openPage(server);
    await vi.waitFor(() => expect([one.status('z1'), two.status('z1')]).toEqual(['sent', 'sent']));
    expect(server.count('submitQuiz')).toBe(1);
    expect([...one.completed(), ...two.completed()]).toHaveLength(1);
  });

  it('keeps what is queued after the session has ended, for its user', async () => {
    const server = createServer();
    const page = openPage(server, null);
    page.queue('z1');
    await vi.waitFor(async () => expect(await outboxRecords.listSubmissions(ada.id)).toHaveLength(1));
    expect(server.count('submitQuiz')).toBe(0);
    page.store.dispatch(signedIn(ada));
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
  });
});

describe('outbox: review times', () => {
  const time = (questionId: string, seconds: number) =>
    outbox.actions.reviewTimeQueued({ userId: ada.id, questionId, seconds });

  it('sends them in their order, each once', async () => {
    const server = createServer();
    const { store } = openPage(server);
    store.dispatch(time('h1', 5));
    store.dispatch(time('h2', 7));
    store.dispatch(time('h1', 2));
    await vi.waitFor(() => expect(server.count('sendReviewTime')).toBe(3));
    await vi.waitFor(async () => expect(await outboxRecords.listReviewTimes(ada.id)).toEqual([]));
    expect(server.arrived.filter(({ id }) => id === 'sendReviewTime').map(({ args }) => args)).toEqual([
      { questionId: 'h1', reviewTimeSpent: 5 },
      { questionId: 'h2', reviewTimeSpent: 7 },
      { questionId: 'h1', reviewTimeSpent: 2 },
    ]);
  });

  it('keeps them until the server is there', async () => {
    const server = createServer([timeout]);
    const { store } = openPage(server);
    store.dispatch(time('h1', 5));
    await vi.waitFor(() => expect(server.count('sendReviewTime')).toBe(1));
    expect(await outboxRecords.listReviewTimes(ada.id)).toHaveLength(1);
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(server.count('sendReviewTime')).toBe(2);
    });
    await vi.waitFor(async () => expect(await outboxRecords.listReviewTimes(ada.id)).toEqual([]));
  });

  it('one that is refused does not hold up the next', async () => {
    const server = createServer([new RemoteError({ status: 404 }), 'ok']);
    const { store } = openPage(server);
    store.dispatch(time('h1', 5));
    store.dispatch(time('h2', 7));
    await vi.waitFor(async () => {
      expect(server.count('sendReviewTime')).toBe(2);
      expect(await outboxRecords.listReviewTimes(ada.id)).toEqual([]);
    });
  });
});

/** Exclusive locks of one browser, as its tabs see them. */
function createLocks() {
  let queue: Promise<unknown> = Promise.resolve();
  return {
    request: (_: string, __: object, work: () => Promise<void>) => {
      const turn = queue.then(work);
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
}
