import type { Records, StoreName } from './records';

/** Where the demo backend keeps its records: IndexedDB in the browser, plain maps in tests. */
export interface Database {
  get<S extends StoreName>(store: S, id: string): Promise<Records[S] | undefined>;
  /** Every record of the store, in the order of their ids. */
  all<S extends StoreName>(store: S): Promise<Records[S][]>;
  /** The records of one group, in the order of their ids. */
  byGroup<S extends StoreName>(store: S, group: string): Promise<Records[S][]>;
  /** Writes all of them or none. */
  put<S extends StoreName>(store: S, ...records: readonly Records[S][]): Promise<void>;
  remove(store: StoreName, id: string): Promise<void>;
  clear(): Promise<void>;
  /** Runs the work alone: no other call of this browser reads or writes between its steps. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** Releases the connection. */
  close(): void;
}

/** Runs one work after the other, whatever becomes of each. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
