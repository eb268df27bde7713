import { useSyncExternalStore } from 'react';

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

/** Resolves when the network comes back; never outside a browser. */
export const untilOnline = (): Promise<true> =>
  new Promise((resolve) => {
    if (typeof window === 'undefined') return;
    window.addEventListener('online', () => resolve(true), { once: true });
  });

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
