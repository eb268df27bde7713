/** Lets pending tasks of the event loop run: one turn of the loop, and no time. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
