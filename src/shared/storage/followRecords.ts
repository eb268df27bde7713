import type { DeviceRecord } from './deviceRecord';

/** Undefined if the records were read for the first time. */
export type ChangedBy = 'thisTab' | 'otherTab' | undefined;

export type Followable<Value> = Pick<DeviceRecord<Value>, 'read' | 'list' | 'watch'>;

/** Follows which records exist, without reading their content. */
export const idsOnly = <Value>({ read, ids, watch }: DeviceRecord<Value>): Followable<true> => ({
  read: async (userId, id) => isThere(await read(userId, id)),
  list: async (userId) => (await ids(userId)).map((id) => ({ id, value: true })),
  watch: (userId, onChange) =>
    watch(userId, (change) =>
      onChange(change.type === 'written' ? { ...change, value: isThere(change.value) } : change),
    ),
});

const isThere = (value: unknown): true | undefined => (value === undefined ? undefined : true);

type Row<Value> = readonly [id: string, value: Value | undefined];

/** As JSON a map does not contain its entries. */
const textOf = (value: unknown): string | undefined =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? [...part] : part));

/** Whose records, and which one; without an id all. */
interface Followed {
  readonly userId: string;
  readonly id: string | undefined;
}

/**
 * Shows the records as they are read, and as any tab changes them; what this page writes is shown in the call
 * that writes it. `changedBy` is who has changed them. Returns a function that ends it.
 */
export function followRecords<Value>(
  record: Followable<Value>,
  { userId, id }: Followed,
  show: (records: ReadonlyMap<string, Value>, changedBy: ChangedBy) => void,
): () => void {
  const known = new Map<string, Value>();
  /** What this page writes while the others are being read is newer than them. */
  const written = new Map<string, Value | undefined>();
  let stale: ReadonlySet<string> | 'all' | undefined = 'all';
  let isRead = false;
  let isReading = false;
  let isEnded = false;

  /** Returns whether this is a change. */
  const setKnown = (recordId: string, value: Value | undefined): boolean => {
    const before = known.get(recordId);
    // Thousands of records are not all compared.
    if (before === value || (id !== undefined && textOf(before) === textOf(value))) return false;
    if (value === undefined) known.delete(recordId);
    else known.set(recordId, value);
    return true;
  };

  const readEach = (ids: Iterable<string>): Promise<readonly Row<Value>[]> =>
    Promise.all(
      Array.from(ids, async (recordId) => [recordId, await record.read(userId, recordId)] as const),
    );

  async function readAll(): Promise<readonly Row<Value>[]> {
    return (await record.list(userId)).map((listed) => [listed.id, listed.value] as const);
  }

  function apply(requested: ReadonlySet<string> | 'all', read: readonly Row<Value>[]): boolean {
    const ids = new Set(read.map(([recordId]) => recordId));
    const removed = requested === 'all' ? [...known.keys()].filter((recordId) => !ids.has(recordId)) : [];
    return [
      ...removed.map((recordId) => setKnown(recordId, undefined)),
      ...read.map(([recordId, value]) => setKnown(recordId, value)),
    ].includes(true);
  }

  /** A restored backup changes thousands of records at once: they are read once or twice, not each time. */
  async function refresh(): Promise<void> {
    if (isReading) return;
    isReading = true;
    while (stale !== undefined) {
      const requested: ReadonlySet<string> | 'all' = id === undefined ? stale : new Set([id]);
      stale = undefined;
      written.clear();
      const read = requested === 'all' ? await readAll() : await readEach(requested);
      if (isEnded) return;
      const changedBy = isRead ? 'otherTab' : written.size > 0 ? 'thisTab' : undefined;
      const isChanged = apply(requested, [...read, ...written]);
      if (isChanged || !isRead) show(new Map(known), changedBy);
      isRead = true;
    }
    isReading = false;
  }

  const stop = record.watch(userId, (change) => {
    if (change.type === 'written') {
      if (id !== undefined && change.id !== id) return;
      written.set(change.id, change.value);
      if (setKnown(change.id, change.value) && (isRead || id !== undefined)) show(new Map(known), 'thisTab');
      return;
    }
    if (id !== undefined && change.ids?.includes(id) === false) return;
    stale = stale === 'all' || change.ids === undefined ? 'all' : new Set([...(stale ?? []), ...change.ids]);
    void refresh();
  });
  // A page that was frozen has missed the message.
  const onVisible = (): void => {
    if (id === undefined || document.visibilityState !== 'visible') return;
    stale = 'all';
    void refresh();
  };
  document.addEventListener('visibilitychange', onVisible);
  void refresh();
  return () => {
    isEnded = true;
    stop();
    document.removeEventListener('visibilitychange', onVisible);
  };
}
