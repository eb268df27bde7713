type Hold = (event: PopStateEvent) => void;

let hold: Hold | undefined;

// App imports this before the router mounts: Chromium calls the window's listeners in the order in which they
// were added, in either phase, and the router must not see what is intercepted.
window.addEventListener('popstate', (event) => hold?.(event));

/** Calls the listener for Back and Forward before the router; returns an unsubscribe function. */
export function interceptBackForward(listener: Hold): () => void {
  hold = listener;
  return () => {
    if (hold === listener) hold = undefined;
  };
}
