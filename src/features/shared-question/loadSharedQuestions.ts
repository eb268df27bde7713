import { loadQuestions } from '@/domain/question/calls';
import { getQlinkQuestions } from '@/shared/api/qlink';
import type { Question } from '@/shared/api/question';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import type { Http } from '@/shared/remote/http';
import { RemoteError } from '@/shared/remote/remoteError';
import { localEntries } from '@/shared/storage/localEntries';
import { call } from '@/shared/store/effects';

const UNAVAILABLE = 'This quiz link has expired or is no longer available.';
const NOT_VALID = 'Link not valid...';

interface SharedRef {
  /** A qlink's id, or a question's. */
  readonly qId: string;
}

/** The visitor's token is read from local storage here, so that no action and no state contains it. */
export const loadSharedQuestions = createRemoteCall<SharedRef, readonly Question[]>({
  name: 'sharedQuestion/open',
  concurrency: 'latest',
  key: ({ qId }) => qId,
  *send({ qId }, { http, signal }) {
    const token = localEntries.userAcquisitionToken.read();
    const questionIds = yield* call(idsOf, qId, token, http, signal);
    try {
      const questions = yield* loadQuestions.run({ questionIds, token });
      return inOrder(questions, questionIds);
    } catch (cause) {
      throw inWords(cause, signal, (own) => own ?? NOT_VALID);
    }
  },
});

/** 404: the id is that of a question. */
async function idsOf(
  qId: string,
  token: string | undefined,
  http: Http,
  signal: AbortSignal,
): Promise<readonly string[]> {
  try {
    const ids = await http.send(getQlinkQuestions, { qlinkId: qId, token }, signal);
    if (ids.length > 0) return ids;
  } catch (cause) {
    if (cause instanceof RemoteError && cause.status === 404) return [qId];
    throw inWords(cause, signal, () => UNAVAILABLE);
  }
  throw new RemoteError({ status: 404, serverMessage: UNAVAILABLE });
}

function inWords(
  cause: unknown,
  signal: AbortSignal,
  messageOf: (own: string | undefined) => string,
): RemoteError {
  signal.throwIfAborted();
  const { status, serverMessage } =
    cause instanceof RemoteError ? cause : { status: 500, serverMessage: undefined };
  return new RemoteError({ status, serverMessage: messageOf(serverMessage) });
}

function inOrder(questions: readonly Question[], ids: readonly string[]): readonly Question[] {
  const placeOf = ({ questionId }: Question): number => {
    const place = ids.indexOf(questionId);
    return place < 0 ? ids.length : place;
  };
  return [...questions].sort((a, b) => placeOf(a) - placeOf(b));
}
