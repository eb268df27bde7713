import { type EventChannel, eventChannel } from 'redux-saga';
import { decodeGoogleResult, googleAuthorizePath, type SigninResult } from '@/shared/api/account';
import { tryDecode } from '@/shared/api/decode';
import { environment } from '@/shared/browser/environment';

/** Outcome of the pop-up. `silent`: it is open and has sent nothing for too long. */
export type GoogleAnswer =
  | { readonly kind: 'answered'; readonly result: SigninResult }
  | { readonly kind: 'closed' | 'silent' };

/** px */
const WIDTH = 600;
const HEIGHT = 400;
/** Polled, because no event reports that a pop-up was closed. */
const CHECK_INTERVAL_MS = 500;
/** For password and second factor at Google. */
const TIMEOUT_MS = 180_000;

/**
 * Opens the server's Google authorization; must be called in the click, or the browser blocks it. Undefined
 * when blocked.
 */
export function openGooglePopup(): Window | undefined {
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
 * Emits one outcome of a pop-up: a message of the right form, from that window, from the app's own or the
 * API's origin; anything else is ignored.
 */
export function googleAnswers(popup: Window): EventChannel<GoogleAnswer> {
  const origins = [location.origin, new URL(environment.apiHost, location.origin).origin];
  return eventChannel((emit) => {
    let wasClosed = false;
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source !== popup || !origins.includes(origin)) return;
      const result = tryDecode(() => decodeGoogleResult(data));
      if (result !== undefined) emit({ kind: 'answered', result });
    };
    const look = setInterval(() => {
      // Checked once more after closing: the last message may still arrive.
      if (wasClosed) emit({ kind: 'closed' });
      wasClosed = popup.closed;
    }, CHECK_INTERVAL_MS);
    const timer = setTimeout(() => emit({ kind: 'silent' }), TIMEOUT_MS);
    window.addEventListener('message', onMessage);
    return () => {
      clearInterval(look);
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
    };
  });
}
