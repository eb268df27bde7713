import type { SagaIterator } from 'redux-saga';
import { loadQuestions, questionsKey } from '@/domain/question/calls';
import type { Question } from '@/shared/api/question';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { RemoteError } from '@/shared/remote/remoteError';

interface DrillQuery {
  readonly questionIds: readonly string[];
}

/** Loads the questions of a drill that the bank still has, in one call. */
export const loadDrillQuestions = createRemoteCall<DrillQuery, readonly Question[]>({
  name: 'study/drillQuestions',
  concurrency: 'latest',
  key: questionsKey,
  *send({ questionIds }) {
    try {
      return yield* loadQuestions.run({ questionIds });
    } catch (cause) {
      const found = yield* findWithout(cause, questionIds);
      // Each of several was refused: the failure is the server's, and no question is assumed to be gone.
      if (found.length === 0 && questionIds.length > 1) throw cause;
      return found;
    }
  },
});

/** A server may refuse a whole call because one question is gone: then each half is requested by itself. */
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

/** Only with a message of the API: any other 404 comes from a proxy and says nothing about the question. */
const isNotFound = (cause: unknown): boolean =>
  cause instanceof RemoteError && cause.status === 404 && cause.serverMessage !== undefined;
