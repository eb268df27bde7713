/** Lets everything happen that waits for nothing but its turn: it passes one turn of the event loop, and no time. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
