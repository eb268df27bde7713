import type { SagaIterator } from 'redux-saga';
import { put, takeLeading } from 'redux-saga/effects';
import { completeSignIn } from '@/domain/session/completeSignIn';
import { signedIn } from '@/domain/session/sessionSlice';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { call, race, take } from '@/shared/store/effects';
import { type GoogleAnswer, googleAnswers, openGooglePopup } from './googlePopup';
import { googleSignInClicked, waitingChanged } from './googleSlice';

const FAILURE_TEXTS = {
  blocked: 'The Google window was blocked. Allow pop-ups for this site, then try again.',
  closed: 'The Google window was closed before you were signed in. Please try again.',
  silent: 'Google has not answered. Please try again.',
} as const;

/** Sign-in with Google: one pop-up, one outcome, then the same flow as with a password. */
export function* googleSaga(): SagaIterator<void> {
  yield takeLeading(googleSignInClicked, signInWithGoogle);
}

function* signInWithGoogle(): SagaIterator<void> {
  const popup = yield* call(openGooglePopup);
  if (popup === undefined) {
    yield* notifyFailure('blocked');
    return;
  }
  const answer = yield* call(awaitAnswer, popup);
  if (answer === undefined) return;
  if (answer.kind === 'answered') yield* completeSignIn(answer.result);
  else yield* notifyFailure(answer.kind);
}

/** Undefined where the visitor signed in another way meanwhile. */
function* awaitAnswer(popup: Window): SagaIterator<GoogleAnswer | undefined> {
  const answers = yield* call(googleAnswers, popup);
  yield put(waitingChanged(true));
  try {
    const { answer } = yield* race({
      answer: take(answers),
      other: take(signedIn),
    });
    return answer;
  } finally {
    answers.close();
    popup.close();
    // eslint-disable-next-line syntax/no-restricted-syntax -- only ever called: entered by `yield*`, it would continue after its cancellation
    yield put(waitingChanged(false));
  }
}

function* notifyFailure(failure: keyof typeof FAILURE_TEXTS): SagaIterator<void> {
  yield put(notificationAdded({ severity: 'error', text: FAILURE_TEXTS[failure], autoHideSeconds: 6 }));
}
