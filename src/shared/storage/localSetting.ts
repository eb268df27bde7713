import { useSyncExternalStore } from 'react';
import { createListeners } from '@/shared/browser/listeners';
import type { LocalEntry } from './localEntries';

interface LocalSetting<Value> {
  /** The same object as before as long as its content is the same. */
  readonly read: () => Value;
  readonly write: (value: Value) => void;
  /** The value, including changes made in another tab. */
  readonly useValue: () => Value;
}

/**
 * A setting of the browser. Every `read` reads the storage: another tab may have changed it.
 *
 * @example
 * const isHidden = createLocalSetting(textEntry('examPanelHidden', boolean), false);
 */
export function createLocalSetting<Value>(entry: LocalEntry<Value>, initial: Value): LocalSetting<Value> {
  const listeners = createListeners();
  let last = initial;

  const read = (): Value => {
    const value = entry.read() ?? initial;
    if (JSON.stringify(value) !== JSON.stringify(last)) last = value;
    return last;
  };

  function subscribe(listener: () => void): () => void {
    const onStorage = ({ key }: StorageEvent): void => {
      if (key === entry.name || key === null) listener();
    };
    const end = listeners.subscribe(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      end();
      window.removeEventListener('storage', onStorage);
    };
  }

  return {
    read,
    write: (value) => {
      entry.write(value);
      listeners.notify();
    },
    useValue: () => useSyncExternalStore(subscribe, read),
  };
}
