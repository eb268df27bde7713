import { type EventChannel, eventChannel, type SagaIterator } from 'redux-saga';
import { spawn } from 'redux-saga/effects';
import { completeSignIn } from '@/domain/session/completeSignIn';
import { signedIn } from '@/domain/session/sessionSlice';
import { decodeGoogleResult, googleAuthorizePath, type SigninResult } from '@/shared/api/account';
import { tryDecode } from '@/shared/api/decode';
import { environment } from '@/shared/browser/environment';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { GENERIC_FAILURE, RemoteError } from '@/shared/remote/remoteError';
import type { Send } from '@/shared/remote/remoteSaga';
import { openTabChannel } from '@/shared/storage/tabChannel';
import { call, race, take } from '@/shared/store/effects';
import type { RootState } from '@/shared/store/rootReducer';
import {
  decodeGoogleMessage,
  endPendingSignIn,
  GOOGLE_CHANNEL,
  startPendingSignIn,
  TIMEOUT_MS,
} from './pendingSignIn';

/** Outcome of the pop-up. `closed`: or cut off from this page; `silent`: nothing was sent for too long. */
type GoogleAnswer =
  | { readonly kind: 'answered'; readonly result: SigninResult }
  | { readonly kind: 'closed' | 'silent' };

/** px */
const WIDTH = 600;
const HEIGHT = 400;
/** Polled, because no event reports that a pop-up was closed. */
const CHECK_INTERVAL_MS = 500;

/**
 * Opens the server's Google authorization; must be called in the click, or the browser blocks it. Undefined
 * when blocked.
 */
function openGooglePopup(): Window | undefined {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - WIDTH) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2));
  return (
    window.open(
      `${environment.apiHost}/qlearn${googleAuthorizePath(location.origin)}`,
      'qlearn-google',
      `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`,
    ) ?? undefined
  );
}

/**
 * Emits outcomes of a pop-up: a message of the right form, from that window, from the app's own or the API's origin,
 * or by the channel of our own pages with the attempt's nonce; anything else is ignored.
 */
function googleAnswers(popup: Window, nonce: string): EventChannel<GoogleAnswer> {
  const origins = [location.origin, new URL(environment.apiHost, location.origin).origin];
  return eventChannel((emit) => {
    let wasClosed = false;
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source !== popup || !origins.includes(origin)) return;
      const result = tryDecode(() => decodeGoogleResult(data));
      if (result !== undefined) emit({ kind: 'answered', result });
    };
    const channel = openTabChannel(GOOGLE_CHANNEL, decodeGoogleMessage, (message) => {
      if (message.nonce !== nonce) return;
      channel.post({ taken: nonce });
      emit({ kind: 'answered', result: message.result });
    });
    const look = setInterval(() => {
      // Checked once more after closing: the last message may still arrive.
      if (wasClosed) {
        clearInterval(look);
        emit({ kind: 'closed' });
      }
      wasClosed = popup.closed;
    }, CHECK_INTERVAL_MS);
    const timer = setTimeout(() => emit({ kind: 'silent' }), TIMEOUT_MS);
    window.addEventListener('message', onMessage);
    return () => {
      clearInterval(look);
      clearTimeout(timer);
      channel.close();
      window.removeEventListener('message', onMessage);
    };
  });
}

const FAILURE_TEXTS = {
  blocked: 'The Google window was blocked. Allow pop-ups for this site, then try again.',
  closed:
    'You are not signed in yet. Continue in the Google window if it is still open; otherwise, please try again.',
  silent: 'Google has not answered. Please try again.',
} as const;

const failed = (reason: keyof typeof FAILURE_TEXTS): RemoteError =>
  new RemoteError({ status: 400, serverMessage: FAILURE_TEXTS[reason] });

const signIn: Send<void, void> = function* () {
  // Before the window opens, and kept if none is returned: some browsers open it in place of this page.
  const nonce = startPendingSignIn();
  const popup = yield* call(openGooglePopup);
  if (popup === undefined) throw failed('blocked');
  const answers = yield* call(googleAnswers, popup, nonce);
  const answer = yield* nextAnswer(answers);
  if (answer?.kind === 'closed') {
    yield spawn(awaitLate, { answers, popup, nonce });
    throw failed('closed');
  }
  endPopup({ answers, popup, nonce });
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

interface Popup {
  readonly answers: EventChannel<GoogleAnswer>;
  readonly popup: Window;
  readonly nonce: string;
}

/** Undefined if the visitor signed in another way in the meantime. */
function* nextAnswer(answers: EventChannel<GoogleAnswer>): SagaIterator<GoogleAnswer | undefined> {
  const { answer } = yield* race({ answer: take(answers), other: take(signedIn) });
  return answer;
}

function endPopup({ answers, popup, nonce }: Popup): void {
  answers.close();
  popup.close();
  endPendingSignIn(nonce);
}

/** A window that seems closed may only be cut off from this page: its answer still counts, until the next attempt. */
function* awaitLate(open: Popup): SagaIterator<void> {
  const { late } = yield* race({
    late: call(nextAnswer, open.answers),
    again: take(signInWithGoogle.actions.request),
  });
  endPopup(open);
  if (late?.kind === 'answered') yield* completeSignIn(late.result);
}

/** From the click until the visitor is signed in, or the reason for a failure is known. */
export const selectIsGoogleAwaited = (root: RootState): boolean =>
  signInWithGoogle.selectState(root).status === 'pending';
