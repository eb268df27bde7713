import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type SagaIterator, type Task } from 'redux-saga';
import { superviseSaga } from '@/app/store/superviseSaga';
import type { Endpoint } from '@/shared/api/endpoint';
import { createRemoteCall, remoteCallsSaga } from '@/shared/remote/createRemoteCall';
import { logout } from '@/shared/store/logout';
import { rootReducer, type RootState } from '@/shared/store/rootReducer';

/** The arguments of the call under test. */
export interface Ref {
  readonly id: string;
}
interface Sent {
  readonly args: Ref;
  readonly signal: AbortSignal;
  readonly answer: (data: string) => void;
  readonly fail: (cause: unknown) => void;
}
interface Options extends Pick<Parameters<typeof createRemoteCall<Ref, string>>[0], 'key' | 'redact'> {
  /** Given by an endpoint in its place. */
  readonly concurrency: 'latest' | 'leading' | 'every' | Endpoint<Ref, string>;
}

/** A call whose responses are given by the test, in a real store with the real middleware. */
export function setUp(options: Options) {
  const sent: Sent[] = [];
  const send = (args: Ref, signal: AbortSignal) =>
    new Promise<string>((answer, fail) => {
      sent.push({ args, signal, answer, fail });
    });
  const { concurrency, ...others } = options;
  const remoteCall = createRemoteCall<Ref, string>({
    name: 'test/call',
    ...others,
    ...(typeof concurrency === 'string'
      ? { concurrency, send: (args, { signal }) => send(args, signal) }
      : { endpoint: concurrency }),
  });
  const actions: UnknownAction[] = [];
  const saga = createSagaMiddleware({
    context: {
      http: { send: (_: unknown, args: Ref, signal: AbortSignal) => send(args, signal) },
      clock: { now: Date.now },
      onError: () => undefined,
    },
    onError: () => undefined,
  });
  const store = configureStore({
    reducer: (state: RootState | undefined, action: UnknownAction): RootState => {
      actions.push(action);
      return rootReducer(logout.match(action) ? undefined : state, action);
    },
    middleware: (defaults) => defaults({ thunk: false }).concat(saga),
  });
  const watcher = saga.run(superviseSaga, remoteCallsSaga, { endsWithSession: true });
  const at = (index: number): Sent => {
    const one = sent[index];
    if (one === undefined) throw new Error(`Request ${index} was not sent`);
    return one;
  };
  return {
    remoteCall,
    actions,
    sent,
    at,
    store,
    watcher,
    run: (flow: () => SagaIterator): Task => saga.run(flow),
    request: (id: string) => store.dispatch(remoteCall.actions.request({ id })),
    state: (key?: string) => remoteCall.selectState(store.getState(), key),
  };
}

/** Gives each id a key of its own. */
export const keyed = ({ id }: Ref): string => id;
