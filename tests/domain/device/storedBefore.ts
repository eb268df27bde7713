import type { StoreName } from '@/domain/stores';
import stored from './storedBefore.json';

export type StoredRow = readonly [recordId: string, value: unknown];

/** The records of the fixture, as the release of November 2026 wrote them. */
export const rowsBefore: ReadonlyMap<string, readonly StoredRow[]> = new Map(
  Object.entries(stored).map(([store, rows]) => [
    store,
    rows.flatMap(([id, value]): StoredRow[] => (typeof id === 'string' ? [[id, value]] : [])),
  ]),
);

export const storedBefore = (store: StoreName, recordId: string): unknown =>
  rowsBefore.get(store)?.find(([id]) => id === recordId)?.[1];
