import type { Records, StoreName } from './records';

/** Storage of the demo backend: IndexedDB in the browser, maps in tests. */
export interface Database {
  get<S extends StoreName>(store: S, id: string): Promise<Records[S] | undefined>;
  /** Every record of the store, ordered by id. */
  all<S extends StoreName>(store: S): Promise<Records[S][]>;
  /** The records of one group, ordered by id. */
  byGroup<S extends StoreName>(store: S, group: string): Promise<Records[S][]>;
  /** Writes all of them or none. */
  put<S extends StoreName>(store: S, ...records: readonly Records[S][]): Promise<void>;
  remove(store: StoreName, id: string): Promise<void>;
  clear(): Promise<void>;
  /** Runs the work exclusively: no other call in this browser reads or writes between its steps. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  close(): void;
}

export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
