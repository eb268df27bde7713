import { createListeners } from '@/shared/browser/listeners';

const { subscribe, notify } = createListeners<[PopStateEvent]>();

// App imports this before the router mounts: Chromium calls the window's listeners in the order in which they
// were added, in either phase, and the router must not see what is intercepted.
window.addEventListener('popstate', notify);

/** Calls the listener for Back and Forward before the router; returns an unsubscribe function. */
export const interceptBackForward = subscribe;
