import type { UnknownAction } from '@reduxjs/toolkit';
import type { CallPath } from '@/shared/store/rootReducer';
import type { RemoteActions, RequestMeta } from './remoteActions';
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

type Pending<Args, Data> = Extract<RemoteState<Args, Data>, { readonly status: 'pending' }>;

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
function updateData<Args, Data>(
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

/** Whether a request is the newest of its key and still pending. */
export function isAwaited<Args, Data>(
  entries: RemoteEntries<Args, Data>,
  { key, requestId }: RequestMeta,
): boolean {
  const entry = entryAt(entries, key);
  return entry?.requestId === requestId && entry.remote.status === 'pending';
}

/** Starts a request of a key: the old data stays visible until the response. */
function startRequest<Args, Data>(
  entries: RemoteEntries<Args, Data>,
  { key, requestId }: RequestMeta,
  args: Args,
): RemoteEntries<Args, Data> {
  const entry = entryAt(entries, key);
  const remote = stateAt(entries, key);
  const before = entry !== undefined && remote.status === 'pending' ? entry.before : remote;
  const data = dataOf(remote);
  return { ...entries, [key]: { requestId, before, remote: { status: 'pending', args, data } } };
}

/** Ends a request by the state that `end` returns; one that is no longer awaited is ignored. */
function endRequest<Args, Data>(
  entries: RemoteEntries<Args, Data>,
  { key, requestId }: RequestMeta,
  end: (pending: Pending<Args, Data>, before: RemoteState<Args, Data>) => RemoteState<Args, Data>,
): RemoteEntries<Args, Data> {
  const entry = entryAt(entries, key);
  if (entry?.requestId !== requestId || entry.remote.status !== 'pending') return entries;
  return { ...entries, [key]: { requestId, before: IDLE, remote: end(entry.remote, entry.before) } };
}

function entryAt<Args, Data>(
  entries: RemoteEntries<Args, Data>,
  key: string,
): RemoteEntry<Args, Data> | undefined {
  return Object.hasOwn(entries, key) ? entries[key] : undefined;
}

interface RemoteReducerOptions<Args, Data> {
  readonly name: CallPath;
  readonly actions: RemoteActions<Args, Data>;
  /** A request is ignored while another one of its key is in flight. */
  readonly isLeading: boolean;
  readonly redact: (args: Args) => Args;
}

/**
 * The states of one remote call by key. Not createSlice: the draft of a generic type has no type without a
 * cast, and responses of 10,000 rows would be frozen object by object.
 */
export function createRemoteReducer<Args, Data>(options: RemoteReducerOptions<Args, Data>) {
  const { name, actions, isLeading, redact } = options;
  const initial: RemoteEntries<Args, Data> = {};
  const prefix = `${name}/`;

  return function reducer(entries = initial, action: UnknownAction): RemoteEntries<Args, Data> {
    // Every call's reducer runs for every action, including each click in the exam.
    if (!action.type.startsWith(prefix)) return entries;
    if (actions.request.match(action) || actions.started.match(action)) {
      const isIgnored = isLeading && stateAt(entries, action.meta.key).status === 'pending';
      return isIgnored ? entries : startRequest(entries, action.meta, redact(action.payload));
    }
    if (actions.success.match(action)) {
      const data = action.payload;
      return endRequest(entries, action.meta, ({ args }) => ({ status: 'success', args, data }));
    }
    if (actions.error.match(action)) {
      const error = action.payload;
      return endRequest(entries, action.meta, ({ args, data }) => ({ status: 'error', args, data, error }));
    }
    if (actions.cancelled.match(action)) return endRequest(entries, action.meta, (_, before) => before);
    if (actions.update.match(action)) return updateData(entries, action.meta.key, action.payload);
    if (actions.reset.match(action)) {
      const key = action.payload;
      return key === undefined
        ? initial
        : Object.fromEntries(Object.entries(entries).filter(([other]) => other !== key));
    }
    return entries;
  };
}
