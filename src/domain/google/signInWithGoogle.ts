import type { SagaIterator } from 'redux-saga';
import { completeSignIn } from '@/domain/session/completeSignIn';
import { signedIn } from '@/domain/session/sessionSlice';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { GENERIC_FAILURE, RemoteError } from '@/shared/remote/remoteError';
import type { Send } from '@/shared/remote/remoteSaga';
import { call, race, take } from '@/shared/store/effects';
import type { RootState } from '@/shared/store/rootReducer';
import { type GoogleAnswer, googleAnswers, openGooglePopup } from './googlePopup';

const FAILURE_TEXTS = {
  blocked: 'The Google window was blocked. Allow pop-ups for this site, then try again.',
  closed: 'The Google window was closed before you were signed in. Please try again.',
  silent: 'Google has not answered. Please try again.',
} as const;

const failed = (reason: keyof typeof FAILURE_TEXTS): RemoteError =>
  new RemoteError({ status: 400, serverMessage: FAILURE_TEXTS[reason] });

const signIn: Send<void, void> = function* () {
  const popup = yield* call(openGooglePopup);
  if (popup === undefined) throw failed('blocked');
  const answer = yield* call(awaitAnswer, popup);
  if (answer === undefined) return;
  if (answer.kind !== 'answered') throw failed(answer.kind);
  yield* completeSignIn(answer.result);
};

/**
 * Sign-in with Google: one pop-up, one outcome, then the same flow as with a password. Request it in the click, or the
 * browser blocks the pop-up.
 */
export const signInWithGoogle = createRemoteCall({
  name: 'google/signIn',
  concurrency: 'leading',
  send: signIn,
  onError: { notify: ({ message }) => ({ text: message ?? GENERIC_FAILURE, autoHideSeconds: 6 }) },
});

/** Undefined if the visitor signed in another way in the meantime. */
function* awaitAnswer(popup: Window): SagaIterator<GoogleAnswer | undefined> {
  const answers = yield* call(googleAnswers, popup);
  try {
    const { answer } = yield* race({
      answer: take(answers),
      other: take(signedIn),
    });
    return answer;
  } finally {
    answers.close();
    popup.close();
  }
}

/** From the click until the visitor is signed in, or the reason for a failure is known. */
export const selectIsGoogleAwaited = (root: RootState): boolean =>
  signInWithGoogle.selectState(root).status === 'pending';
