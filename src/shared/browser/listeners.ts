/** Listeners of what happens outside of React; `subscribe` as `useSyncExternalStore` takes it. */
export function createListeners<Event extends readonly unknown[] = []>() {
  const listeners = new Set<(...event: Event) => void>();
  return {
    /** Returns a function that ends it. */
    subscribe: (listener: (...event: Event) => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: (...event: Event): void => {
      for (const listener of listeners) listener(...event);
    },
  };
}

/** A value outside of React, as `useSyncExternalStore` takes it. */
export function createObservable<Value>(initial: Value) {
  const { subscribe, notify } = createListeners();
  let value = initial;
  return {
    subscribe,
    read: (): Value => value,
    write: (next: Value): void => {
      value = next;
      notify();
    },
  };
}
