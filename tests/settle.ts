/** Lets pending tasks run in one turn of the event loop; no time passes. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
