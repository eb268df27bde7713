/** Lets the browser handle input and paint between two parts of a long computation. */
export type Pause = () => Promise<void>;

/** Why a long computation ended early: its screen was left, or its user has signed out. */
export class CanceledError extends Error {}

export const pause: Pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** A pause that throws `CanceledError` once the result is no longer needed. */
export const pauseUnless =
  (isLeft: () => boolean): Pause =>
  async () => {
    await pause();
    if (isLeft()) throw new CanceledError();
  };
