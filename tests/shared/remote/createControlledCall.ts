import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type SagaIterator, type Task } from 'redux-saga';
import { vi } from 'vitest';
import { superviseSaga } from '@/app/store/superviseSaga';
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
type Options = Pick<Parameters<typeof createRemoteCall<Ref, string>>[0], 'concurrency' | 'key' | 'redact'>;

/** A call whose responses are given by the test, in a real store with the real middleware. */
export function setUp(options: Options) {
  const sent: Sent[] = [];
  const remoteCall = createRemoteCall<Ref, string>({
    name: 'test/call',
    ...options,
    send: (args, { signal }) =>
      new Promise((answer, fail) => {
        sent.push({ args, signal, answer, fail });
      }),
  });
  const actions: UnknownAction[] = [];
  const saga = createSagaMiddleware({
    context: { http: { send: vi.fn() }, clock: { now: Date.now }, onError: () => undefined },
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
