import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type SagaIterator, type Task } from 'redux-saga';
import { call, fork, take } from 'redux-saga/effects';
import { describe, expect, it, vi } from 'vitest';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { RemoteError } from '@/shared/remote/remoteError';
import type { RootState } from '@/shared/remote/rootState';
import type { SliceModule } from '@/shared/remote/storeModule';
import { loggedOut } from '@/shared/session/loggedOut';

interface Ref {
  readonly id: string;
}
interface Sent {
  readonly args: Ref;
  readonly signal: AbortSignal;
  readonly answer: (data: string) => void;
  readonly fail: (cause: unknown) => void;
}
type Options = Pick<Parameters<typeof createRemoteCall<Ref, string>>[0], 'concurrency' | 'key'>;

/** A call whose requests are answered by hand, in a real store with the real middleware. */
function setUp(options: Options, extra: readonly SliceModule[] = []) {
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
    context: { http: { send: vi.fn() } },
    onError: () => undefined,
  });
  const slices: readonly SliceModule[] = [...extra, remoteCall];
  const store = configureStore({
    reducer: (state: RootState = {}, action: UnknownAction): RootState => {
      actions.push(action);
      return Object.fromEntries(
        slices.map((slice) => [slice.reducerPath, slice.reducer(state[slice.reducerPath], action)]),
      );
    },
    middleware: (defaults) => defaults({ thunk: false }).concat(saga),
  });
  const watcher = saga.run(remoteCall.saga);
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

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const keyed = (args: Ref): string => args.id;

describe('createRemoteCall: the state machine', () => {
  it('begins idle, also before its slice is in the store', () => {
    const { remoteCall, state } = setUp({ concurrency: 'latest' });
    expect(state()).toEqual({ status: 'idle' });
    expect(remoteCall.selectState({})).toEqual({ status: 'idle' });
    expect(remoteCall.selectData({})).toBeUndefined();
    expect(remoteCall.selectError({})).toBeUndefined();
  });

  it('goes from request to success with args and data', async () => {
    const { remoteCall, request, state, at, store } = setUp({ concurrency: 'latest' });
    request('a');
    expect(state()).toEqual({ status: 'pending', args: { id: 'a' }, data: undefined });
    at(0).answer('A');
    await settle();
    expect(state()).toEqual({ status: 'success', args: { id: 'a' }, data: 'A' });
    expect(remoteCall.selectData(store.getState())).toBe('A');
  });

  it('goes from request to error with plain data', async () => {
    const { remoteCall, request, state, at, store } = setUp({ concurrency: 'latest' });
    request('a');
    at(0).fail(new RemoteError({ status: 400, serverMessage: 'No.', unclear: false }));
    await settle();
    const error = { status: 400, message: 'No.', unclear: false };
    expect(state()).toEqual({ status: 'error', args: { id: 'a' }, data: undefined, error });
    expect(remoteCall.selectError(store.getState())).toEqual(error);
  });

  it('takes any other exception, in send or in a decoder, for status 500 without words', async () => {
    const { request, state, at } = setUp({ concurrency: 'latest' });
    request('a');
    at(0).fail(new TypeError('x is not a function'));
    await settle();
    expect(state()).toMatchObject({ status: 'error', error: { status: 500, unclear: false } });
    expect(state()).not.toHaveProperty('error.message');
  });

  it('survives a send that throws at once', async () => {
    const broken = createRemoteCall<Ref, string>({
      name: 'test/broken',
      concurrency: 'latest',
      send: () => {
        throw new Error('at once');
      },
    });
    const { store, run } = setUp({ concurrency: 'latest' }, [broken]);
    run(broken.saga);
    store.dispatch(broken.actions.request({ id: 'a' }));
    await settle();
    store.dispatch(broken.actions.request({ id: 'b' }));
    expect(broken.selectState(store.getState())).toMatchObject({ status: 'error', args: { id: 'b' } });
  });

  it('keeps old data while it is fetched anew and beside an error', async () => {
    const { request, state, at } = setUp({ concurrency: 'latest' });
    request('a');
    at(0).answer('A');
    await settle();
    request('a');
    expect(state()).toMatchObject({ status: 'pending', data: 'A' });
    at(1).fail(new RemoteError({ status: 503 }));
    await settle();
    expect(state()).toMatchObject({ status: 'error', data: 'A' });
  });

  it('recovers from an error with the next request', async () => {
    const { request, state, at } = setUp({ concurrency: 'leading' });
    request('a');
    at(0).fail(new RemoteError({ status: 500 }));
    await settle();
    request('a');
    at(1).answer('A');
    await settle();
    expect(state()).toMatchObject({ status: 'success', data: 'A' });
  });

  it('lets nothing unserialisable into actions or state', async () => {
    const { request, actions, store, at } = setUp({ concurrency: 'every', key: keyed });
    request('a');
    request('b');
    at(0).fail(new RemoteError({ status: 500 }));
    at(1).answer('B');
    await settle();
    const own = actions.filter(({ type }) => type.startsWith('test/'));
    expect(JSON.parse(JSON.stringify(own))).toEqual(own);
    expect(JSON.parse(JSON.stringify(store.getState()))).toMatchObject({
      'test/call': { a: { remote: { status: 'error' } }, b: { remote: { status: 'success' } } },
    });
  });
});

describe('createRemoteCall: reset', () => {
  it('returns to idle, aborts what is in flight and ignores its late answer', async () => {
    const { remoteCall, request, state, at, store } = setUp({ concurrency: 'leading' });
    request('a');
    store.dispatch(remoteCall.actions.reset());
    expect(at(0).signal.aborted).toBe(true);
    at(0).answer('A');
    await settle();
    expect(state()).toEqual({ status: 'idle' });
    request('b');
    expect(state()).toMatchObject({ status: 'pending', data: undefined });
  });

  it('forgets one key and leaves the others', async () => {
    const { remoteCall, request, state, at, store } = setUp({ concurrency: 'every', key: keyed });
    request('a');
    request('b');
    store.dispatch(remoteCall.actions.reset('a'));
    at(1).answer('B');
    await settle();
    expect(state('a')).toEqual({ status: 'idle' });
    expect(at(0).signal.aborted).toBe(true);
    expect(state('b')).toMatchObject({ status: 'success', data: 'B' });
  });
});

describe('createRemoteCall: concurrency', () => {
  it('latest: the newer request aborts the older, whose answer is nobody’s', async () => {
    const { request, state, at } = setUp({ concurrency: 'latest' });
    request('a');
    request('b');
    expect(at(0).signal.aborted).toBe(true);
    at(1).answer('B');
    at(0).answer('A');
    await settle();
    expect(state()).toEqual({ status: 'success', args: { id: 'b' }, data: 'B' });
  });

  it('latest with a key: each key has its own latest', async () => {
    const { request, state, at } = setUp({ concurrency: 'latest', key: keyed });
    request('a');
    request('b');
    expect(at(0).signal.aborted).toBe(false);
    request('a');
    expect(at(0).signal.aborted).toBe(true);
    at(1).answer('B');
    at(2).answer('A2');
    await settle();
    expect(state('a')).toMatchObject({ data: 'A2' });
    expect(state('b')).toMatchObject({ data: 'B' });
  });

  it('leading: the second is dropped while the first is in flight', async () => {
    const { request, state, at, sent } = setUp({ concurrency: 'leading' });
    request('a');
    request('b');
    request('a');
    expect(sent).toHaveLength(1);
    at(0).answer('A');
    await settle();
    expect(state()).toEqual({ status: 'success', args: { id: 'a' }, data: 'A' });
    request('b');
    expect(sent).toHaveLength(2);
  });

  it('leading with a key: two keys are two intents', () => {
    const { request, sent } = setUp({ concurrency: 'leading', key: keyed });
    request('a');
    request('b');
    request('b');
    expect(sent.map(({ args }) => args.id)).toEqual(['a', 'b']);
  });

  it('every: many run at once, each with a state of its own', async () => {
    const { request, state, at } = setUp({ concurrency: 'every', key: keyed });
    request('a');
    request('b');
    at(1).answer('B');
    await settle();
    expect(state('a')).toMatchObject({ status: 'pending' });
    expect(state('b')).toMatchObject({ status: 'success', data: 'B' });
    at(0).fail(new RemoteError({ status: 404 }));
    await settle();
    expect(state('a')).toMatchObject({ status: 'error' });
  });

  it('keeps hostile keys apart from the object’s own', async () => {
    const { request, state, at } = setUp({ concurrency: 'every', key: keyed });
    expect(state('constructor')).toEqual({ status: 'idle' });
    request('__proto__');
    at(0).answer('P');
    await settle();
    expect(state('__proto__')).toMatchObject({ status: 'success', data: 'P' });
    expect(state('toString')).toEqual({ status: 'idle' });
  });
});

describe('createRemoteCall: LOGGED_OUT', () => {
  it.each(['latest', 'leading', 'every'] as const)(
    '%s: aborts the request in flight and writes nothing after',
    async (concurrency) => {
      const { request, state, at, store, actions } = setUp({ concurrency });
      request('a');
      store.dispatch(loggedOut());
      expect(at(0).signal.aborted).toBe(true);
      at(0).answer('A');
      await settle();
      expect(state()).toEqual({ status: 'idle' });
      expect(actions.map(({ type }) => type)).not.toContain('test/call/success');
    },
  );

  it('forgets the data of the visitor who left, and works for the next', async () => {
    const { request, state, at, store } = setUp({ concurrency: 'latest' });
    request('a');
    at(0).answer('A');
    await settle();
    store.dispatch(loggedOut());
    expect(state()).toEqual({ status: 'idle' });
    request('b');
    at(1).answer('B');
    await settle();
    expect(state()).toMatchObject({ data: 'B' });
  });
});

describe('createRemoteCall: what breaks stays small', () => {
  it('an exception in a reducer becomes the error of that call, the watcher lives on', async () => {
    let isBroken = true;
    const fragile: SliceModule = {
      reducerPath: 'fragile',
      reducer: (state = {}, action) => {
        if (isBroken && action.type === 'test/call/success') throw new Error('reducer');
        return state;
      },
    };
    const { request, state, at, watcher } = setUp({ concurrency: 'latest' }, [fragile]);
    request('a');
    at(0).answer('A');
    await settle();
    expect(state()).toMatchObject({ status: 'error', error: { status: 500 } });
    expect(watcher.isRunning()).toBe(true);
    isBroken = false;
    request('b');
    at(1).answer('B');
    await settle();
    expect(state()).toMatchObject({ status: 'success', data: 'B' });
  });

  it('a saga that dies leaves the call’s watcher alive', async () => {
    const { request, state, at, run } = setUp({ concurrency: 'latest' });
    const dying = run(function* () {
      yield take('test/call/request');
      throw new Error('other saga');
    });
    dying.toPromise().catch(() => undefined);
    request('a');
    at(0).answer('A');
    await settle();
    expect(dying.isRunning()).toBe(false);
    expect(state()).toMatchObject({ status: 'success', data: 'A' });
  });
});

describe('createRemoteCall: perform, inside a flow', () => {
  it('answers the data and takes the state along, sending once', async () => {
    const { remoteCall, run, state, at, sent } = setUp({ concurrency: 'latest' });
    const task = run(function* (): SagaIterator<string> {
      const data = yield* remoteCall.perform({ id: 'a' });
      return data.toLowerCase();
    });
    expect(state()).toMatchObject({ status: 'pending', args: { id: 'a' } });
    at(0).answer('A');
    expect(await task.toPromise()).toBe('a');
    expect(sent).toHaveLength(1);
    expect(state()).toMatchObject({ status: 'success', data: 'A' });
  });

  it('throws what the call threw, with the state in error', async () => {
    const { remoteCall, run, state, at } = setUp({ concurrency: 'leading' });
    const failure = new RemoteError({ status: 409, serverMessage: 'Taken' });
    const task = run(function* (): SagaIterator<unknown> {
      try {
        return yield* remoteCall.perform({ id: 'a' });
      } catch (cause) {
        return cause;
      }
    });
    at(0).fail(failure);
    expect(await task.toPromise()).toBe(failure);
    expect(state()).toMatchObject({ status: 'error', error: { status: 409, message: 'Taken' } });
  });

  it('is aborted with the flow, and the state returns to what stood before', async () => {
    const { remoteCall, request, run, state, at } = setUp({ concurrency: 'latest' });
    request('a');
    at(0).answer('A');
    await settle();
    const task = run(function* () {
      yield* remoteCall.perform({ id: 'b' });
    });
    task.cancel();
    expect(at(1).signal.aborted).toBe(true);
    expect(state()).toEqual({ status: 'success', args: { id: 'a' }, data: 'A' });
  });

  it('cancelled from idle it is idle again', () => {
    const { remoteCall, run, state } = setUp({ concurrency: 'leading' });
    const task = run(function* () {
      yield call(remoteCall.perform, { id: 'a' });
    });
    expect(state()).toMatchObject({ status: 'pending' });
    task.cancel();
    expect(state()).toEqual({ status: 'idle' });
  });

  it('takes the place of a screen’s older read', async () => {
    const { remoteCall, request, run, state, at } = setUp({ concurrency: 'latest' });
    request('a');
    run(function* () {
      yield fork(remoteCall.perform, { id: 'b' });
    });
    expect(at(0).signal.aborted).toBe(true);
    at(1).answer('B');
    await settle();
    expect(state()).toMatchObject({ args: { id: 'b' }, data: 'B' });
  });

  it('a leading call in flight is not sent a second time by a flow', async () => {
    const { remoteCall, request, run, sent, state, at } = setUp({ concurrency: 'leading' });
    request('a');
    const task = run(function* () {
      yield* remoteCall.perform({ id: 'a' });
    });
    await expect(task.toPromise()).rejects.toMatchObject({ status: 409 });
    expect(sent).toHaveLength(1);
    at(0).answer('A');
    await settle();
    expect(state()).toMatchObject({ status: 'success', data: 'A' });
  });
});
