import type { UnknownAction } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { take } from 'redux-saga/effects';
import { describe, expect, it } from 'vitest';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { RemoteError } from '@/shared/remote/remoteError';
import { logout } from '@/shared/store/logout';
import { rootReducer } from '@/shared/store/rootReducer';
import { settle } from '../../settle';
import { keyed, type Ref, setUp } from './createControlledCall';

describe('createRemoteCall: the state machine', () => {
  it('begins a call idle, also before its slice is in the store', () => {
    const { remoteCall, state } = setUp({ concurrency: 'latest' });
    expect(state()).toEqual({ status: 'idle' });
    expect(remoteCall.selectState({})).toEqual({ status: 'idle' });
    expect(remoteCall.selectData({})).toBeUndefined();
    expect(remoteCall.selectError({})).toBeUndefined();
  });

  it('leads from request to success with args and data', async () => {
    const { remoteCall, request, state, at, store } = setUp({ concurrency: 'latest' });
    request('a');
    expect(state()).toEqual({ status: 'pending', args: { id: 'a' }, data: undefined });
    at(0).answer('A');
    await settle();
    expect(state()).toEqual({ status: 'success', args: { id: 'a' }, data: 'A' });
    expect(remoteCall.selectData(store.getState())).toBe('A');
  });

  it('leads from request to error with plain data', async () => {
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

  it('turns a send that throws at once into an error', async () => {
    const broken = createRemoteCall<Ref, string>({
      name: 'test/broken',
      concurrency: 'latest',
      send: () => {
        throw new Error('at once');
      },
    });
    const { store } = setUp({ concurrency: 'latest' });
    store.dispatch(broken.actions.request({ id: 'a' }));
    await settle();
    store.dispatch(broken.actions.request({ id: 'b' }));
    expect(broken.selectState(store.getState())).toMatchObject({ status: 'error', args: { id: 'b' } });
  });

  it('keeps old data while it is reloaded and beside an error', async () => {
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

describe('createRemoteCall: redact', () => {
  const isKept = (store: { readonly getState: () => unknown }): boolean =>
    JSON.stringify(store.getState()).includes('secret');

  it('sends the arguments whole and keeps in the state what may be kept, also after a refusal', async () => {
    const { request, at, store, state } = setUp({ concurrency: 'leading', redact: () => ({ id: '' }) });
    request('secret');
    expect(at(0).args).toEqual({ id: 'secret' });
    expect(isKept(store)).toBe(false);
    at(0).fail(new RemoteError({ status: 401 }));
    await settle();
    expect(state()).toMatchObject({ status: 'error', args: { id: '' } });
    expect(isKept(store)).toBe(false);
  });

  it('redacts the arguments of a flow too', async () => {
    const { remoteCall, run, at, store, actions } = setUp({
      concurrency: 'leading',
      redact: () => ({ id: '' }),
    });
    const flow = run(function* (): SagaIterator<string> {
      return yield* remoteCall.run({ id: 'secret' });
    });
    expect(at(0).args).toEqual({ id: 'secret' });
    at(0).answer('A');
    await flow.toPromise();
    expect(isKept(store)).toBe(false);
    expect(JSON.stringify(actions)).not.toContain('secret');
  });
});

describe('createRemoteCall: reset', () => {
  it('returns to idle at a reset, aborts what is in flight and ignores its late answer', async () => {
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

  it('resets one key and leaves the others', async () => {
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

describe('createRemoteCall: LOGOUT', () => {
  it.each(['latest', 'leading', 'every'] as const)(
    'aborts the request in flight at %s and writes nothing after',
    async (concurrency) => {
      const { request, state, at, store, actions } = setUp({ concurrency });
      request('a');
      store.dispatch(logout());
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
    store.dispatch(logout());
    expect(state()).toEqual({ status: 'idle' });
    request('b');
    at(1).answer('B');
    await settle();
    expect(state()).toMatchObject({ data: 'B' });
  });
});

describe('createRemoteCall: what breaks stays small', () => {
  it('makes an exception in a reducer the error of that call, and the watcher lives on', async () => {
    let isBroken = true;
    rootReducer.inject({
      reducerPath: 'fragile',
      reducer: (state: object = {}, action: UnknownAction): object => {
        if (isBroken && action.type === 'test/call/success') throw new Error('reducer');
        return state;
      },
    });
    const { request, state, at, watcher } = setUp({ concurrency: 'latest' });
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

  it('leaves the call’s watcher alive when a saga dies', async () => {
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

  it('takes over data that a write is known to have changed, for a key that was loaded only', async () => {
    const { request, store, remoteCall, state, at } = setUp({ concurrency: 'latest', key: keyed });
    store.dispatch(remoteCall.actions.update('a', 'B'));
    expect(state('a')).toEqual({ status: 'idle' });
    request('a');
    at(0).answer('A');
    await settle();
    store.dispatch(remoteCall.actions.update('a', 'B'));
    expect(state('a')).toEqual({ status: 'success', args: { id: 'a' }, data: 'B' });
  });
});
