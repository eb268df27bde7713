import { type Action, createAction, nanoid, type UnknownAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import type { Endpoint } from '@/shared/api/endpoint';
import { call, cancelled, race, select, take } from '@/shared/store/effects';
import { logout } from '@/shared/store/logout';
import type { FactoryPath, RootState } from '@/shared/store/rootState';
import { applyConsequences, type Consequences } from './consequences';
import type { Http } from './http';
import { RemoteError, type RemoteFailure, toFailure } from './remoteError';
import {
  cancelRequest,
  dataOf,
  isAwaited,
  type RemoteEntries,
  settleRequest,
  startRequest,
  stateAt,
  updateData,
  wasUnclear,
} from './remoteState';
import { getDependency } from './sagaContext';
import { type Verify, verifyUnclear } from './verify';

export type { RemoteState } from './remoteState';

/** One request, or a saga where one write takes several. Throws RemoteError. */
type Send<Args, Data> = (
  args: Args,
  tools: { readonly http: Http; readonly signal: AbortSignal },
) => Promise<Data> | SagaIterator<Data>;

interface RemoteCallOptions<Args, Data> {
  /** Slice path and prefix of the action types: 'feature/call'. */
  readonly name: FactoryPath;
  /**
   * `latest` for reads: a newer request of the same key aborts the older one. `leading` for writes and
   * payments: while one is in flight, others of its key are dropped. `every`: each runs, the newest of a key
   * is shown.
   */
  readonly concurrency: 'latest' | 'leading' | 'every';
  /**
   * Key of an entry: a quiz, a question. Required for whatever is read by an id, or one id's data would show
   * for the next.
   */
  readonly key?: (args: Args) => string;
  /** The arguments that may be stored in the state: never a password. */
  readonly redact?: (args: Args) => Args;
  readonly onSuccess?: Consequences<Data, Args>;
  /** After any failure. */
  readonly onError?: Consequences<RemoteFailure, Args>;
  /** After a failure that leaves open whether the write was done: reload what would show it. */
  readonly onUnclear?: Pick<Consequences<RemoteFailure, Args>, 'reload'>;
  /**
   * For a write that must not be done twice: reads the server to find out whether an unclear write was done.
   * While that is unknown, the next request only verifies and sends nothing. A refusal that means that the
   * screen is out of date (404, 409, 410) reloads what a success does.
   */
  readonly verify?: Verify<Args, Data>;
}

const OUTDATED: readonly number[] = [404, 409, 410];

interface RequestMeta {
  readonly key: string;
  readonly requestId: string;
}

/**
 * Declares one remote call: its slice, its saga, its actions and selectors. Screens use `request`, sagas
 * `run`. Arguments and data must be serializable; failures are stored as plain data.
 *
 * @example
 * const loadHistory = createRemoteCall({ name: 'history', endpoint: getHistory, concurrency: 'latest' });
 * // a screen: useRemote(loadHistory, { userId }), a saga: yield* loadHistory.run({ userId })
 */
export function createRemoteCall<Args, Data>(
  options: RemoteCallOptions<Args, Data> &
    ({ readonly endpoint: Endpoint<Args, Data> } | { readonly send: Send<Args, Data> }),
) {
  const { name, concurrency, key: keyOf = () => '', redact = (args: Args): Args => args } = options;
  const { onSuccess, onError, onUnclear, verify } = options;
  const send: Send<Args, Data> =
    'send' in options ? options.send : (args, { http, signal }) => http.send(options.endpoint, args, signal);

  const newMeta = (args: Args): RequestMeta => ({ key: keyOf(args), requestId: nanoid() });
  const request = createAction(`${name}/request`, (args: Args) => ({ payload: args, meta: newMeta(args) }));
  /** A request sent by `run`: the watcher ignores it. */
  const started = createAction(`${name}/started`, (args: Args, meta: RequestMeta) => ({
    payload: redact(args),
    meta,
  }));
  const success = createAction(`${name}/success`, (data: Data, args: Args, meta: RequestMeta) => ({
    payload: data,
    meta: { ...meta, args: redact(args) },
  }));
  const error = createAction(`${name}/error`, (failure: RemoteFailure, args: Args, meta: RequestMeta) => ({
    payload: failure,
    meta: { ...meta, args: redact(args) },
  }));
  const cancelledAction = createAction(`${name}/cancelled`, (meta: RequestMeta) => ({
    payload: undefined,
    meta,
  }));
  /** Clears one key, or without a key all of the call, and cancels what is in flight. */
  const reset = createAction(`${name}/reset`, (key?: string) => ({ payload: key }));
  /** Replaces the loaded data of a key without a request, where the result of a write is known. */
  const update = createAction(`${name}/update`, (key: string, data: Data) => ({
    payload: data,
    meta: { key },
  }));
  /** Requests again, with the same arguments, each key that was requested. */
  const reload = createAction(`${name}/reload`);

  const initial: RemoteEntries<Args, Data> = {};
  const ownPrefix = `${name}/`;
  function reducer(
    entries: RemoteEntries<Args, Data> = initial,
    action: UnknownAction,
  ): RemoteEntries<Args, Data> {
    // Every call's reducer runs for every action, including each click in the exam.
    if (!action.type.startsWith(ownPrefix) && action.type !== logout.type) return entries;
    if (request.match(action) || started.match(action)) {
      const { key, requestId } = action.meta;
      const isBusy = stateAt(entries, key).status === 'pending';
      return concurrency === 'leading' && isBusy
        ? entries
        : startRequest(entries, key, requestId, redact(action.payload));
    }
    if (success.match(action)) {
      return settleRequest(entries, action.meta.key, action.meta.requestId, { data: action.payload });
    }
    if (error.match(action)) {
      return settleRequest(entries, action.meta.key, action.meta.requestId, { error: action.payload });
    }
    if (update.match(action)) return updateData(entries, action.meta.key, action.payload);
    if (cancelledAction.match(action)) return cancelRequest(entries, action.meta.key, action.meta.requestId);
    if (logout.match(action)) return initial;
    if (reset.match(action)) {
      const key = action.payload;
      return key === undefined
        ? initial
        : Object.fromEntries(Object.entries(entries).filter(([other]) => other !== key));
    }
    return entries;
  }
  // Only this reducer writes under this path, which makes the narrowing true.
  const isOwn = (value: unknown): value is RemoteEntries<Args, Data> =>
    typeof value === 'object' && value !== null;
  const selectEntries = (root: RootState): RemoteEntries<Args, Data> => {
    const value: unknown = root[name];
    return isOwn(value) ? value : initial;
  };

  /**
   * Only ever called, never `yield*`: its `finally` yields, and a cancelled saga would continue (see
   * `abortable`).
   */
  function* execute(args: Args, meta: RequestMeta): SagaIterator<Data> {
    const controller = new AbortController();
    try {
      const http = yield* getDependency('http');
      const data = yield* call(sendOnce, args, meta, { http, signal: controller.signal });
      yield put(success(data, args, meta));
      return data;
    } catch (cause) {
      yield put(error(toFailure(cause), args, meta));
      throw cause;
    } finally {
      /* eslint-disable syntax/no-restricted-syntax -- only ever called, as said above */
      const isCancelled = yield* cancelled();
      if (isCancelled) {
        controller.abort();
        yield put(cancelledAction(meta));
      }
      /* eslint-enable syntax/no-restricted-syntax */
    }
  }

  function* sendOnce(
    args: Args,
    { key }: RequestMeta,
    tools: Parameters<Send<Args, Data>>[1],
  ): SagaIterator<Data> {
    const entries = yield* select(selectEntries);
    if (verify !== undefined && wasUnclear(entries, key)) return yield* verifyUnclear(verify, args);
    try {
      return yield* call(send, args, tools);
    } catch (cause) {
      if (verify === undefined || !(cause instanceof RemoteError) || !cause.unclear) throw cause;
      return yield* verifyUnclear(verify, args);
    }
  }

  function* executeQuietly(args: Args, meta: RequestMeta): SagaIterator<void> {
    try {
      yield* call(execute, args, meta);
    } catch {
      // The failure is in the state already.
    }
  }

  function* work({ payload, meta }: ReturnType<typeof request>): SagaIterator<void> {
    const entries = yield* select(selectEntries);
    if (!isAwaited(entries, meta.key, meta.requestId)) return;
    const endsCall = (action: Action): boolean =>
      logout.match(action) ||
      (reset.match(action) && (action.payload === undefined || action.payload === meta.key)) ||
      (concurrency === 'latest' &&
        (request.match(action) || started.match(action)) &&
        action.meta.key === meta.key);
    yield* race({ settled: call(executeQuietly, payload, meta), ended: take(endsCall) });
  }

  function* reloadAll(): SagaIterator<void> {
    for (const { remote } of Object.values(yield* select(selectEntries))) {
      if (remote.status !== 'idle') yield put(request(remote.args));
    }
  }

  function* afterSuccess({ payload, meta }: ReturnType<typeof success>): SagaIterator<void> {
    if (onSuccess !== undefined) yield* applyConsequences('success', onSuccess, payload, meta.args);
  }

  function* afterError({ payload, meta }: ReturnType<typeof error>): SagaIterator<void> {
    if (onError !== undefined) yield* applyConsequences('error', onError, payload, meta.args);
    if (payload.unclear && onUnclear !== undefined) {
      yield* applyConsequences('error', onUnclear, payload, meta.args);
    }
    if (verify !== undefined && OUTDATED.includes(payload.status)) {
      const { reload: outdated = [] } = onSuccess ?? {};
      yield* applyConsequences('error', { reload: outdated }, payload, meta.args);
    }
  }

  function* handle(action: Action): SagaIterator<void> {
    if (request.match(action)) yield* work(action);
    else if (reload.match(action)) yield* reloadAll();
    else if (success.match(action)) yield* afterSuccess(action);
    else if (error.match(action)) yield* afterError(action);
  }

  function* saga(): SagaIterator<void> {
    // One watcher: every watcher is tried for every action, including each click in the exam.
    yield takeEvery(({ type }: Action) => type.startsWith(ownPrefix), handle);
  }

  /**
   * Runs the call inside a saga: `const quiz = yield* loadQuiz.run({ quizId })`. Returns the data, throws the
   * call's RemoteError, is cancelled with the saga. A `leading` call already in flight throws RemoteError 409
   * and sends nothing.
   */
  function* run(args: Args): SagaIterator<Data> {
    const meta = newMeta(args);
    const entries = yield* select(selectEntries);
    if (concurrency === 'leading' && stateAt(entries, meta.key).status === 'pending') {
      throw new RemoteError({ status: 409 });
    }
    yield put(started(args, meta));
    const data = yield* call(execute, args, meta);
    return data;
  }

  return {
    name,
    reducerPath: name,
    reducer,
    saga,
    actions: { request, success, error, reset, reload, update },
    keyOf,
    /** State of the call; for a keyed call, of that key. */
    selectState: (root: RootState, key = '') => stateAt(selectEntries(root), key),
    /** The last data, also while it is reloaded. */
    selectData: (root: RootState, key = ''): Data | undefined => dataOf(stateAt(selectEntries(root), key)),
    selectError: (root: RootState, key = ''): RemoteFailure | undefined => {
      const remote = stateAt(selectEntries(root), key);
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

/** Slice, saga, actions and selectors of one contract call. */
export type RemoteCall<Args, Data> = ReturnType<typeof createRemoteCall<Args, Data>>;
