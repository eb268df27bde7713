import type { RemoteFailure } from './remoteError';

/** State of one remote call. Old data remains while it is being reloaded, and next to an error. */
export type RemoteState<Args, Data> =
  | { readonly status: 'idle' }
  | { readonly status: 'pending'; readonly args: Args; readonly data: Data | undefined }
  | { readonly status: 'success'; readonly args: Args; readonly data: Data }
  | {
      readonly status: 'error';
      readonly args: Args;
      readonly data: Data | undefined;
      readonly error: RemoteFailure;
    };

export interface Remote<Data> {
  readonly state: RemoteState<unknown, Data>;
  /** Remains while it is fetched again and after an error. */
  readonly data: Data | undefined;
  /** Sends the same request again; the same function as long as the arguments are equal. */
  readonly retry: () => void;
}

/** The last data, even while it is being reloaded or after an error. */
export const dataOf = <Data>(remote: RemoteState<unknown, Data>): Data | undefined =>
  remote.status === 'idle' ? undefined : remote.data;

/** The newest request of a key, and the previous state in case it is canceled. */
interface RemoteEntry<Args, Data> {
  readonly requestId: string;
  readonly remote: RemoteState<Args, Data>;
  readonly before: RemoteState<Args, Data>;
}

export type RemoteEntries<Args, Data> = Readonly<Record<string, RemoteEntry<Args, Data>>>;

const IDLE = { status: 'idle' } as const;

/** State of the call for a key; idle if it was never requested. */
export function stateAt<Args, Data>(
  entries: RemoteEntries<Args, Data>,
  key: string,
): RemoteState<Args, Data> {
  return entryAt(entries, key)?.remote ?? IDLE;
}

/** Replaces the data of an entry; one that was never loaded is left alone. */
export function updateData<Args, Data>(
  entries: RemoteEntries<Args, Data>,
  key: string,
  data: Data,
): RemoteEntries<Args, Data> {
  const entry = entryAt(entries, key);
  if (entry === undefined || dataOf(entry.remote) === undefined || entry.remote.status === 'idle')
    return entries;
  return { ...entries, [key]: { ...entry, remote: { ...entry.remote, data } } };
}

/** Whether the previous request may have been done. */
export function wasUnclear(entries: RemoteEntries<unknown, unknown>, key: string): boolean {
  const before = entryAt(entries, key)?.before;
  return before?.status === 'error' && before.error.unclear;
}

/** Whether `requestId` is the newest request of its key and still pending. */
export function isAwaited<Args, Data>(
  entries: RemoteEntries<Args, Data>,
  key: string,
  requestId: string,
): boolean {
  const entry = entryAt(entries, key);
  return entry?.requestId === requestId && entry.remote.status === 'pending';
}

/** Starts a request of a key: the old data stays visible until the response. */
export function startRequest<Args, Data>(
  entries: RemoteEntries<Args, Data>,
  key: string,
  requestId: string,
  args: Args,
): RemoteEntries<Args, Data> {
  const entry = entryAt(entries, key);
  const remote = stateAt(entries, key);
  const before = entry !== undefined && remote.status === 'pending' ? entry.before : remote;
  const data = dataOf(remote);
  return { ...entries, [key]: { requestId, before, remote: { status: 'pending', args, data } } };
}

/** Stores the outcome of a request; one that is no longer awaited is ignored. */
export function settleRequest<Args, Data>(
  entries: RemoteEntries<Args, Data>,
  key: string,
  requestId: string,
  answer: { readonly data: Data } | { readonly error: RemoteFailure },
): RemoteEntries<Args, Data> {
  const entry = entryAt(entries, key);
  if (entry?.requestId !== requestId || entry.remote.status !== 'pending') return entries;
  const { args, data } = entry.remote;
  const remote: RemoteState<Args, Data> =
    'error' in answer
      ? { status: 'error', args, data, error: answer.error }
      : { status: 'success', args, data: answer.data };
  return { ...entries, [key]: { requestId, before: IDLE, remote } };
}

/** Cancels a request: the previous state is restored. */
export function cancelRequest<Args, Data>(
  entries: RemoteEntries<Args, Data>,
  key: string,
  requestId: string,
): RemoteEntries<Args, Data> {
  const entry = entryAt(entries, key);
  if (entry?.requestId !== requestId || entry.remote.status !== 'pending') return entries;
  return { ...entries, [key]: { requestId, before: IDLE, remote: entry.before } };
}

function entryAt<Args, Data>(
  entries: RemoteEntries<Args, Data>,
  key: string,
): RemoteEntry<Args, Data> | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}
