import type { Action } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { takeEvery } from 'redux-saga/effects';
import type { Endpoint } from '@/shared/api/endpoint';
import { call } from '@/shared/store/effects';
import { type CallPath, rootReducer, type RootState } from '@/shared/store/rootReducer';
import { createRemoteActions } from './remoteActions';
import type { RemoteFailure } from './remoteError';
import { createRemoteSaga, type RemoteConsequences, type Send } from './remoteSaga';
import { createRemoteReducer, dataOf, type RemoteEntries, stateAt } from './remoteState';
import { getDependency } from './sagaContext';

interface RemoteCallOptions<Args, Data> extends RemoteConsequences<Args, Data> {
  /** Slice path and prefix of the action types: 'feature/call'. */
  readonly name: CallPath;
  /**
   * Key of an entry: a quiz, a question. Required for anything that is read by an id; otherwise one id's data
   * would show for the next.
   */
  readonly key?: (args: Args) => string;
  /** The arguments that may be stored in the state: never a password. */
  readonly redact?: (args: Args) => Args;
}

/**
 * `latest` for reads: a newer request of the same key aborts the older one. `leading` for writes and payments: while
 * one is in flight, others of its key are dropped. `every`: each runs, the newest of a key is shown.
 */
type Concurrency = 'latest' | 'leading' | 'every';

/** An endpoint says whether it only reads; a call of several steps has to say it. */
type Sending<Args, Data> =
  | { readonly endpoint: Endpoint<Args, Data>; readonly concurrency?: Concurrency }
  | { readonly send: Send<Args, Data>; readonly concurrency: Concurrency };

/**
 * Declares one remote call: its slice, its saga, its actions and selectors. It is in the store from then on, and no
 * screen lists it. Screens use `request`, sagas `run`. Arguments and data must be serializable; failures are stored as
 * plain data.
 *
 * @example
 * const loadHistory = createRemoteCall({ name: 'history/load', endpoint: getHistory });
 * // a screen: useRemote(loadHistory, { userId }), a saga: yield* loadHistory.run({ userId })
 */
export function createRemoteCall<Args, Data>(options: RemoteCallOptions<Args, Data> & Sending<Args, Data>) {
  const { name, key: keyOf = () => '', redact = (args: Args): Args => args } = options;
  const { send, concurrency } = 'send' in options ? options : sendingOf(options);

  // Only this call writes under its path, which makes the narrowing true.
  const isOwn = (value: unknown): value is RemoteEntries<Args, Data> =>
    typeof value === 'object' && value !== null;
  const none: RemoteEntries<Args, Data> = {};
  const selectEntries = (root: RootState): RemoteEntries<Args, Data> => {
    const value: unknown = root[name];
    return isOwn(value) ? value : none;
  };
  const selectState = (root: RootState, key = '') => stateAt(selectEntries(root), key);

  const actions = createRemoteActions<Args, Data>({ name, keyOf, redact });
  const reducer = createRemoteReducer({ name, actions, isLeading: concurrency === 'leading', redact });
  const { saga, run } = createRemoteSaga({ ...options, actions, send, concurrency, selectEntries });
  rootReducer.inject({ reducerPath: name, reducer }, { overrideExisting: true });
  registerSaga(name, saga);

  const { request, success, error, reset, reload, update } = actions;
  return {
    name,
    actions: { request, success, error, reset, reload, update },
    keyOf,
    /** State of the call; for a keyed call, of that key. */
    selectState,
    /** The last data, even while it is being reloaded. */
    selectData: (root: RootState, key = ''): Data | undefined => dataOf(selectState(root, key)),
    selectError: (root: RootState, key = ''): RemoteFailure | undefined => {
      const remote = selectState(root, key);
      return remote.status === 'error' ? remote.error : undefined;
    },
    /** Keys whose last request failed. */
    selectFailedKeys: (root: RootState): readonly string[] =>
      Object.entries(selectEntries(root)).flatMap(([key, { remote }]) =>
        remote.status === 'error' ? [key] : [],
      ),
    run,
  };
}

function sendingOf<Args, Data>({
  endpoint,
  concurrency,
}: Extract<Sending<Args, Data>, { endpoint: unknown }>) {
  const send: Send<Args, Data> = (args, { http, signal }) => http.send(endpoint, args, signal);
  return { send, concurrency: concurrency ?? (endpoint.isRead ? 'latest' : 'leading') };
}

export type RemoteCall<Args, Data> = ReturnType<typeof createRemoteCall<Args, Data>>;

type CallSaga = (action: Action) => SagaIterator<void>;

/** The saga of each declared call, by the prefix of its action types. */
const sagas = new Map<string, CallSaga>();

/** Called by `createRemoteCall`: a call is handled from its declaration on, in every store. */
function registerSaga(name: string, saga: CallSaga): void {
  sagas.set(name, saga);
}

/** 'feature/call' of the action type 'feature/call/request'. */
const sagaOf = ({ type }: Action): CallSaga | undefined => sagas.get(type.slice(0, type.lastIndexOf('/')));

/**
 * Passes the actions of each remote call to its saga. A single watcher, because every watcher is tried for
 * every action.
 */
export function* remoteCallsSaga(): SagaIterator<void> {
  yield takeEvery((action: Action) => sagaOf(action) !== undefined, handle);
}

/** A failure is reported and affects no other call. */
function* handle(action: Action): SagaIterator<void> {
  const saga = sagaOf(action);
  if (saga === undefined) return;
  try {
    yield* call(saga, action);
  } catch (cause) {
    const onError = yield* getDependency('onError');
    onError(cause);
  }
}
