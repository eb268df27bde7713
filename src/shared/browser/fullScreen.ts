import { useSyncExternalStore } from 'react';

export const canFullScreen = (): boolean => document.fullscreenEnabled;

/** The whole page, so that dialogs and anything else rendered at its end remain visible. */
export function toggleFullScreen(): void {
  if (!canFullScreen()) return;
  if (document.fullscreenElement !== null) leaveFullScreen();
  // Rejected if the browser does not treat it as the user's own action: nothing changes then.
  else document.documentElement.requestFullscreen().catch(() => undefined);
}

export function leaveFullScreen(): void {
  if (canFullScreen() && document.fullscreenElement !== null)
    document.exitFullscreen().catch(() => undefined);
}

export const useIsFullScreen = (): boolean =>
  useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
