type PopStateListener = (event: PopStateEvent) => void;

let interceptor: PopStateListener | undefined;

// App imports this before the router mounts: Chromium calls the window's listeners in the order in which they
// were added, in either phase, and the router must not see what is intercepted.
window.addEventListener('popstate', (event) => interceptor?.(event));

/** Calls the listener for Back and Forward before the router; returns an unsubscribe function. */
export function interceptBackForward(listener: PopStateListener): () => void {
  interceptor = listener;
  return () => {
    if (interceptor === listener) interceptor = undefined;
  };
}
