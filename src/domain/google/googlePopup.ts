import { eventChannel, type EventChannel } from 'redux-saga';
import { decodeGoogleResult, googleAuthorizePath } from '@/shared/api/account';
import { attempt } from '@/shared/api/decode';
import { environment } from '@/shared/browser/environment';

/** How the pop-up ended. `silent`: it is open and has said nothing for too long. */
export type GoogleAnswer =
  { readonly kind: 'answered'; readonly token: string | undefined } | { readonly kind: 'closed' | 'silent' };

/** px (specification 1, section 4). */
const WIDTH = 600;
const HEIGHT = 400;
/** Milliseconds. No event tells that a pop-up was closed; it is looked at this often. */
const LOOK_EVERY = 500;
/** Milliseconds that someone may take for password and second factor at Google. */
const PATIENCE = 180_000;

/** Opens the server's Google authorization; call it in the click, or the browser blocks it. Undefined when blocked. */
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
 * The one answer of a pop-up: a message in the right form, from that window, from the own or the API's origin; anything
 * else that arrives is ignored (robustness 17).
 */
export function googleAnswers(popup: Window): EventChannel<GoogleAnswer> {
  const origins = [location.origin, new URL(environment.apiHost, location.origin).origin];
  return eventChannel((emit) => {
    let wasClosed = false;
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>): void => {
      if (source !== popup || !origins.includes(origin)) return;
      const result = attempt(() => decodeGoogleResult(data));
      if (result !== undefined) emit({ kind: 'answered', token: result.accessToken });
    };
    const look = setInterval(() => {
      // Once more after it was seen closed: its last message may still be on the way.
      if (wasClosed) emit({ kind: 'closed' });
      wasClosed = popup.closed;
    }, LOOK_EVERY);
    const patience = setTimeout(() => emit({ kind: 'silent' }), PATIENCE);
    window.addEventListener('message', onMessage);
    return () => {
      clearInterval(look);
      clearTimeout(patience);
      window.removeEventListener('message', onMessage);
    };
  });
}
