/** What is known about the service worker; apart from its registration, which no first paint waits for. */
import { createListeners } from '@/shared/browser/listeners';

/** Activates the waiting version; undefined while there is none. */
let activate: (() => void) | undefined;
const listeners = createListeners();

/** Offers a new version, which `next` activates. */
export function offerUpdate(next: () => void): void {
  activate = next;
  listeners.notify();
}

/** Whether a new version can be activated; for useSyncExternalStore. */
export const isUpdateReady = (): boolean => activate !== undefined;

export const subscribeToWorkerState = listeners.subscribe;

/** Activates the new version and reloads the page. */
export const activateUpdate = (): void => activate?.();

/**
 * Whether the app opens without network: 'absent' in builds without a service worker, 'refused' by the
 * browser, 'full' if there was no space for its code, 'failed' if one of its files did not load.
 */
export type OfflineReadiness = 'absent' | 'pending' | 'ready' | 'refused' | 'full' | 'failed';

let readiness: OfflineReadiness = __DEMO__ || !import.meta.env.PROD ? 'absent' : 'pending';

/** For useSyncExternalStore. */
export const offlineReadiness = (): OfflineReadiness => readiness;

export function setReadiness(next: OfflineReadiness): void {
  readiness = next;
  listeners.notify();
}
