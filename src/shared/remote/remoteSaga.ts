import type { Action, UnknownAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put } from 'redux-saga/effects';
import { type Notification, notificationAdded } from '@/shared/notifications/notificationsSlice';
import { call, cancelled, race, select, take } from '@/shared/store/effects';
import type { RootState } from '@/shared/store/rootReducer';
import type { Http } from './http';
import type { RemoteActions, RequestMeta } from './remoteActions';
import { RemoteError, type RemoteFailure, toFailure } from './remoteError';
import { isAwaited, type RemoteEntries, stateAt, wasUnclear } from './remoteState';
import { getDependency } from './sagaContext';

type Notice = string | (Pick<Notification, 'text'> & Partial<Pick<Notification, 'autoHideSeconds' | 'link'>>);

/** A call to read again with its last arguments, or an action made from the arguments of the write. */
type Reload<Args> =
  | { readonly actions: { readonly reload: () => UnknownAction } }
  | ((args: Args) => UnknownAction);

interface Consequences<Result, Args> {
  /** Undefined if the screen itself shows the outcome. */
  readonly notify?: Notice | ((outcome: Result, args: Args) => Notice | undefined);
  readonly reload?: readonly Reload<Args>[];
}

function* applyConsequences<Result, Args>(
  severity: Notification['severity'],
  { notify, reload = [] }: Consequences<Result, Args>,
  outcome: Result,
  args: Args,
): SagaIterator<void> {
  const notice = typeof notify === 'function' ? notify(outcome, args) : notify;
  if (notice !== undefined) {
    yield put(notificationAdded({ severity, ...(typeof notice === 'string' ? { text: notice } : notice) }));
  }
  for (const target of reload)
    yield put(typeof target === 'function' ? target(args) : target.actions.reload());
}

/** What the server reports about a write whose outcome was unclear. */
type Verdict<Data> =
  | { readonly isDone: true; readonly data: Data }
  | { readonly isDone: false; readonly message?: string };

/** Reads the server to find out whether a write was done. Throws RemoteError. */
type Verify<Args, Data> = (args: Args) => SagaIterator<Verdict<Data>>;

const NOT_DONE = 'The server did not answer. It was asked again: nothing has been changed yet.';

/**
 * Returns the data of a write that turned out to be done. Throws RemoteError: unclear as long as the server
 * cannot be read, with the reason if the write was not done.
 */
function* verifyUnclear<Args, Data>(verify: Verify<Args, Data>, args: Args): SagaIterator<Data> {
  let verdict: Verdict<Data>;
  try {
    verdict = yield* call(verify, args);
  } catch {
    throw new RemoteError({ status: 500, unclear: true });
  }
  if (verdict.isDone) return verdict.data;
  throw new RemoteError({ status: 500, serverMessage: verdict.message ?? NOT_DONE });
}

/** One request, or a saga if one write takes several. Throws RemoteError. */
export type Send<Args, Data> = (
  args: Args,
  tools: { readonly http: Http; readonly signal: AbortSignal },
) => Promise<Data> | SagaIterator<Data>;

export interface RemoteConsequences<Args, Data> {
  readonly onSuccess?: Consequences<Data, Args>;
  /** After any failure. */
  readonly onError?: Consequences<RemoteFailure, Args>;
  /** After a failure that leaves open whether the write was done: reload what would show it. */
  readonly onUnclear?: Pick<Consequences<RemoteFailure, Args>, 'reload'>;
  /**
   * For a write that must not be done twice: reads the server to find out whether an unclear write was done.
   * Until that is known, the next request only verifies and sends nothing. A refusal that means that the
   * screen is out of date (404, 409, 410) reloads what a success does.
   */
  readonly verify?: Verify<Args, Data>;
}

interface RemoteSagaOptions<Args, Data> extends RemoteConsequences<Args, Data> {
  readonly actions: RemoteActions<Args, Data>;
  readonly concurrency: 'latest' | 'leading' | 'every';
  readonly send: Send<Args, Data>;
  readonly selectEntries: (root: RootState) => RemoteEntries<Args, Data>;
}

const OUTDATED: readonly number[] = [404, 409, 410];

/** The saga of one remote call: `saga` receives its actions, `run` is called by other sagas. */
export function createRemoteSaga<Args, Data>(options: RemoteSagaOptions<Args, Data>) {
  const { actions, concurrency, send, selectEntries, verify } = options;
  const consequences = createConsequencesSaga(options);

  /** Only ever called, never `yield*`: its `finally` yields, and a canceled saga would continue (see `withLock.ts`). */
  function* execute(args: Args, meta: RequestMeta): SagaIterator<Data> {
    const controller = new AbortController();
    try {
      const http = yield* getDependency('http');
      const data = yield* call(sendOnce, args, meta, { http, signal: controller.signal });
      yield put(actions.success(data, args, meta));
      return data;
    } catch (cause) {
      yield put(actions.error(toFailure(cause), args, meta));
      throw cause;
    } finally {
      /* eslint-disable syntax/no-restricted-syntax -- only ever called, as said above */
      const isCanceled = yield* cancelled();
      if (isCanceled) {
        controller.abort();
        yield put(actions.cancelled(meta));
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
      // The failure is already in the state.
    }
  }

  function* work({ payload, meta }: ReturnType<typeof actions.request>): SagaIterator<void> {
    const entries = yield* select(selectEntries);
    if (!isAwaited(entries, meta)) return;
    const endsCall = (action: Action): boolean =>
      (actions.reset.match(action) && (action.payload === undefined || action.payload === meta.key)) ||
      (concurrency === 'latest' &&
        (actions.request.match(action) || actions.started.match(action)) &&
        action.meta.key === meta.key);
    yield* race({ settled: call(executeQuietly, payload, meta), ended: take(endsCall) });
  }

  function* reloadAll(): SagaIterator<void> {
    for (const { remote } of Object.values(yield* select(selectEntries))) {
      if (remote.status !== 'idle') yield put(actions.request(remote.args));
    }
  }

  function* saga(action: Action): SagaIterator<void> {
    if (actions.request.match(action)) yield* work(action);
    else if (actions.reload.match(action)) yield* reloadAll();
    else yield* consequences(action);
  }

  /**
   * Runs the call inside a saga: `const quiz = yield* loadQuiz.run({ quizId })`. Returns the data, throws the
   * call's RemoteError, is canceled with the saga. A `leading` call already in flight throws RemoteError 409
   * and sends nothing.
   */
  function* run(args: Args): SagaIterator<Data> {
    const meta = actions.newMeta(args);
    const entries = yield* select(selectEntries);
    if (concurrency === 'leading' && stateAt(entries, meta.key).status === 'pending') {
      throw new RemoteError({ status: 409 });
    }
    yield put(actions.started(args, meta));
    const data = yield* call(execute, args, meta);
    return data;
  }

  return { saga, run };
}

function createConsequencesSaga<Args, Data>({
  actions,
  onSuccess,
  onError,
  onUnclear,
  verify,
}: RemoteConsequences<Args, Data> & Pick<RemoteSagaOptions<Args, Data>, 'actions'>) {
  return function* follow(action: Action): SagaIterator<void> {
    if (actions.success.match(action) && onSuccess !== undefined) {
      yield* applyConsequences('success', onSuccess, action.payload, action.meta.args);
    }
    if (!actions.error.match(action)) return;
    const { payload: failure, meta } = action;
    if (onError !== undefined) yield* applyConsequences('error', onError, failure, meta.args);
    if (failure.unclear && onUnclear !== undefined) {
      yield* applyConsequences('error', onUnclear, failure, meta.args);
    }
    if (verify !== undefined && OUTDATED.includes(failure.status)) {
      yield* applyConsequences('error', { reload: onSuccess?.reload ?? [] }, failure, meta.args);
    }
  };
}
