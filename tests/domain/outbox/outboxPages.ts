import { vi } from 'vitest';
import { outboxSagas } from '@/domain/outbox/outboxSaga';
import { outbox, selectSubmission } from '@/domain/outbox/outboxSlice';
import { signedIn } from '@/domain/session/sessionSlice';
import { fieldsOf, id, wholeNumber } from '@/shared/api/decode';
import type { Endpoint } from '@/shared/api/endpoint';
import type { ReviewTime } from '@/shared/api/questionHistory';
import type { Http } from '@/shared/remote/http';
import { RemoteError } from '@/shared/remote/remoteError';
import { logout } from '@/shared/store/logout';
import { createTestStore } from '../../createTestStore';

export const ada = {
  id: 'u1',
  displayName: 'Ada',
  email: 'ada@qlearn.demo',
  primaryRole: 'ROLE_STUDENT',
} as const;
export const bob = { ...ada, id: 'u2', displayName: 'Bob' } as const;

export const submissionOf = (quizId: string, answer = 'A') => ({
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

type Reply = 'ok' | 'hang' | 'response lost' | RemoteError;

const reviewTime = (args: unknown): ReviewTime => {
  const fields = fieldsOf(args, 'review time');
  return {
    questionId: id(fields.get('questionId')),
    reviewTimeSpent: wholeNumber(fields.get('reviewTimeSpent')),
  };
};

/** A server that records the calls; `replies` are its results for successive writes. */
export function createServer(replies: Reply[] = []) {
  /** By quiz id: the letter that the server has stored for question q1. */
  const complete = new Map<string, string>();
  const arrived: { id: string; args: unknown }[] = [];
  /** Seconds of review by question; those of a request whose response is lost are included. */
  const reviewed = new Map<string, number>();
  let broken: string | undefined;
  let quizFailure: number | undefined;
  let historiesAreDown = false;
  const http: Http = {
    send: async <Args, Data>(endpoint: Endpoint<Args, Data>, args: Args, signal?: AbortSignal) => {
      arrived.push({ id: endpoint.id, args });
      const { segments = {} } = endpoint.request(args);
      const quizId = segments.quizId ?? '';
      if (endpoint.id === 'getQuiz') {
        if (quizFailure !== undefined) throw new RemoteError({ status: quizFailure });
        const quizStatus = complete.has(quizId) ? 'COMPLETE' : 'IN_PROGRESS';
        const questions = [{ questionId: 'q1', questionNo: 1, imageList: [] }];
        return endpoint.decode({ id: quizId, quizStatus, questions });
      }
      if (endpoint.id === 'getQuestionHistories') {
        if (historiesAreDown) throw new RemoteError({ status: 500 });
        const row = { questionId: 'q1', questionNo: 1, answerGiven: complete.get(quizId) };
        return endpoint.decode([
          { questionId: 'q0', questionNo: 0, answerGiven: 'E', reviewTimeSpent: 1_000 },
          { ...row, reviewTimeSpent: reviewed.get('q1') ?? 0 },
        ]);
      }
      if (!['submitQuiz', 'sendReviewTime', 'endBlock'].includes(endpoint.id)) {
        throw new RemoteError({ status: 404 });
      }
      const reply = replies.shift() ?? 'ok';
      if (reply === 'hang') {
        await new Promise((_, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        );
      }
      if (endpoint.id === 'sendReviewTime' && reviewTime(args).questionId === broken) {
        throw new RemoteError({ status: 500 });
      }
      if (endpoint.id === 'sendReviewTime' && (reply === 'ok' || reply === 'response lost')) {
        const { questionId, reviewTimeSpent } = reviewTime(args);
        reviewed.set(questionId, (reviewed.get(questionId) ?? 0) + reviewTimeSpent);
      }
      if (reply === 'response lost') throw timeout;
      if (reply instanceof RemoteError) throw reply;
      complete.set(quizId, 'A');
      return endpoint.decode(undefined);
    },
  };
  return {
    http,
    arrived,
    /** Completes the quiz on the server, with this letter for its question. */
    complete: (quizId: string, answer = 'A') => complete.set(quizId, answer),
    /** Makes the server fail on every review time of the question. */
    breakReviewTimes: (questionId: string) => {
      broken = questionId;
    },
    setHistoriesDown: (areDown: boolean) => {
      historiesAreDown = areDown;
    },
    setQuizDown: (isDown: boolean, status = 500) => {
      quizFailure = isDown ? status : undefined;
    },
    reviewed: (questionId: string) => reviewed.get(questionId),
    count: (id: string) => arrived.filter((call) => call.id === id).length,
  };
}

/** A page (a new tab, or a tab after a reload) in which the outbox runs. */
export function openPage(
  server: ReturnType<typeof createServer>,
  user: typeof ada | typeof bob | null = ada,
  /** The outbox starts only after the sign-in. */
  isLate = false,
) {
  const track = vi.fn();
  const onError = vi.fn();
  const store = createTestStore({ http: server.http, navigate: vi.fn(), track, onError });
  if (!isLate) store.runSagas(outboxSagas);
  if (user !== null) store.dispatch(signedIn(user));
  if (isLate) store.runSagas(outboxSagas);
  return {
    store,
    onError,
    /** The calls of `track` for completed quizzes. */
    completed: () => track.mock.calls.filter(([name]) => name === 'quiz completed'),
    status: (quizId: string) => selectSubmission(store.getState(), quizId)?.status,
    submission: (quizId: string) => selectSubmission(store.getState(), quizId),
    queue: (quizId: string, answer?: string, isTried = false) =>
      store.dispatch(outbox.actions.submissionQueued({ ...submissionOf(quizId, answer), isTried })),
    retry: (quizId: string) => store.dispatch(outbox.actions.submissionRetried({ quizId })),
    close: () => store.dispatch(logout()),
  };
}

/** An error after which the outcome is unknown. */
export const timeout = new RemoteError({ status: 500, unclear: true, noResponse: true });
