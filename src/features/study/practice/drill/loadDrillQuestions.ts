import type { SagaIterator } from 'redux-saga';
import { loadQuestions, questionsKey } from '@/domain/question/calls';
import type { Question } from '@/shared/api/question';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { RemoteError } from '@/shared/remote/remoteError';

interface DrillQuery {
  readonly questionIds: readonly string[];
}

/** The questions of a drill that the bank still has, in one call. */
export const loadDrillQuestions = createRemoteCall<DrillQuery, readonly Question[]>({
  name: 'study/drillQuestions',
  concurrency: 'latest',
  key: questionsKey,
  *send({ questionIds }) {
    try {
      return yield* loadQuestions.run({ questionIds });
    } catch (cause) {
      const found = yield* findWithout(cause, questionIds);
      // Refused each of several: the failure is the server's, and no question is taken for gone.
      if (found.length === 0 && questionIds.length > 1) throw cause;
      return found;
    }
  },
});

/** A server may refuse a whole call because of one question that is gone: its halves are asked for then. */
function* findWithout(refusal: unknown, questionIds: readonly string[]): SagaIterator<readonly Question[]> {
  if (!isNotFound(refusal)) throw refusal;
  if (questionIds.length === 1) return [];
  const half = Math.ceil(questionIds.length / 2);
  const found: Question[] = [];
  for (const part of [questionIds.slice(0, half), questionIds.slice(half)]) {
    try {
      found.push(...(yield* loadQuestions.run({ questionIds: part })));
    } catch (cause) {
      found.push(...(yield* findWithout(cause, part)));
    }
  }
  return found;
}

/** With a message of the API: another 404 comes from a proxy, and says nothing about the question. */
const isNotFound = (cause: unknown): boolean =>
  cause instanceof RemoteError && cause.status === 404 && cause.serverMessage !== undefined;
