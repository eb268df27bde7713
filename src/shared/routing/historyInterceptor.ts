type Hold = (event: PopStateEvent) => void;

let hold: Hold | undefined;

// App imports this before the router mounts: Chromium calls the window's listeners in the order in which they were
// added, whatever phase they ask for, and the router must not hear of what is held.
window.addEventListener('popstate', (event) => hold?.(event));

/** Lets a page hear of Back and Forward before the router does; answers how to stop. */
export function interceptBackForward(listener: Hold): () => void {
  hold = listener;
  return () => {
    if (hold === listener) hold = undefined;
  };
}
