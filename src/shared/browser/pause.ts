/** Lets the browser handle input and paint between two parts of a long computation. */
export type Pause = () => Promise<void>;

export const pause: Pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** A pause that throws the signal's reason once it is aborted: the result is no longer needed. */
export const pauseUnlessAborted =
  (signal: AbortSignal): Pause =>
  async () => {
    await pause();
    signal.throwIfAborted();
  };
