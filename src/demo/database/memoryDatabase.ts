import { createQueue, type Database } from './database';
import type { Records, StoreName } from './records';

type Tables = { readonly [S in StoreName]: Map<string, Records[S]> };

const emptyTables = (): Tables => ({
  users: new Map(),
  quizzes: new Map(),
  sheets: new Map(),
  studies: new Map(),
  comments: new Map(),
  blocks: new Map(),
  studentFeedback: new Map(),
  tutorFeedback: new Map(),
  siteFeedback: new Map(),
  plans: new Map(),
  subscriptions: new Map(),
  bookings: new Map(),
  invitations: new Map(),
  qlinks: new Map(),
  mails: new Map(),
  settings: new Map(),
});

const byId = (a: { readonly id: string }, b: { readonly id: string }) =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;

/** A database that lasts as long as the page, for tests and for browsers that deny storage. */
export function createMemoryDatabase(): Database {
  const tables = emptyTables();

  const list = <S extends StoreName>(store: S, group?: string): Records[S][] => {
    const table: ReadonlyMap<string, Records[S]> = tables[store];
    return [...table.values()]
      .filter((record) => group === undefined || record.group === group)
      .sort(byId)
      .map((record) => structuredClone(record));
  };

  return {
    get: <S extends StoreName>(store: S, id: string) => {
      const table: ReadonlyMap<string, Records[S]> = tables[store];
      return Promise.resolve(structuredClone(table.get(id)));
    },
    all: (store) => Promise.resolve(list(store)),
    byGroup: (store, group) => Promise.resolve(list(store, group)),
    put: <S extends StoreName>(store: S, ...records: readonly Records[S][]) => {
      const table: Map<string, Records[S]> = tables[store];
      for (const record of records) table.set(record.id, structuredClone(record));
      return Promise.resolve();
    },
    remove: (store, id) => {
      tables[store].delete(id);
      return Promise.resolve();
    },
    clear: () => {
      for (const table of Object.values(tables)) table.clear();
      return Promise.resolve();
    },
    exclusive: createQueue(),
    close: () => undefined,
  };
}
