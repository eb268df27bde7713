/** Listeners of a value outside of React, as `useSyncExternalStore` takes them. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Returns a function that ends it. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (): void => {
      for (const listener of listeners) listener();
    },
  };
}
