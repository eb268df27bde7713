/** What is known about the service worker; apart from its registration, which no first paint waits for. */
import { createObservable } from '@/shared/browser/listeners';

/** Activates the waiting version and reloads the page; undefined while there is none. */
export const update = createObservable<(() => void) | undefined>(undefined);

/**
 * Whether the app opens without network: 'absent' in builds without a service worker, 'refused' by the
 * browser, 'full' if there was no space for its code, 'failed' if one of its files did not load.
 */
export type OfflineReadiness = 'absent' | 'pending' | 'ready' | 'refused' | 'full' | 'failed';

export const offlineReadiness = createObservable<OfflineReadiness>(
  __DEMO__ || !import.meta.env.PROD ? 'absent' : 'pending',
);
