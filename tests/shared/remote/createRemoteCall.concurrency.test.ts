import { describe, expect, it } from 'vitest';
import { del, get, post, put } from '@/shared/api/endpoint';
import { RemoteError } from '@/shared/remote/remoteError';
import { settle } from '../../settle';
import { keyed, setUp } from './createControlledCall';

describe('createRemoteCall: concurrency', () => {
  it('aborts by latest the older request, whose answer is not used', async () => {
    const { request, state, at } = setUp({ concurrency: 'latest' });
    request('a');
    request('b');
    expect(at(0).signal.aborted).toBe(true);
    at(1).answer('B');
    at(0).answer('A');
    await settle();
    expect(state()).toEqual({ status: 'success', args: { id: 'b' }, data: 'B' });
  });

  it('keeps by latest with a key each key’s own latest', async () => {
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

  it('drops by leading the second while the first is in flight', async () => {
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

  it('takes by leading two keys for two intents', () => {
    const { request, sent } = setUp({ concurrency: 'leading', key: keyed });
    request('a');
    request('b');
    request('b');
    expect(sent.map(({ args }) => args.id)).toEqual(['a', 'b']);
  });

  const call = ['test', '/test/:id', String] as const;

  it('aborts the older request of an endpoint that only reads', () => {
    const { request, at } = setUp({ concurrency: get(...call) });
    request('a');
    request('b');
    expect([at(0).signal.aborted, at(1).signal.aborted]).toEqual([true, false]);
  });

  it.each([post, put, del])('drops the second request of an endpoint that changes something', (method) => {
    const { request, sent } = setUp({ concurrency: method(...call) });
    request('a');
    request('b');
    expect(sent.map(({ args }) => args.id)).toEqual(['a']);
  });

  it('runs each call declared as every, with a state of its own', async () => {
    const { remoteCall, request, state, at, store } = setUp({ concurrency: 'every', key: keyed });
    request('a');
    request('b');
    at(1).answer('B');
    await settle();
    expect(state('a')).toMatchObject({ status: 'pending' });
    expect(state('b')).toMatchObject({ status: 'success', data: 'B' });
    at(0).fail(new RemoteError({ status: 404 }));
    await settle();
    expect(state('a')).toMatchObject({ status: 'error' });
    expect(remoteCall.selectFailedKeys(store.getState())).toEqual(['a']);
  });

  it('shows by every the newer of two requests of one key, whichever answers last', async () => {
    const { request, state, at } = setUp({ concurrency: 'every', key: keyed });
    request('a');
    request('a');
    at(0).answer('old');
    await settle();
    expect(state('a')).toMatchObject({ status: 'pending', data: undefined });
    at(1).answer('new');
    await settle();
    expect(state('a')).toMatchObject({ status: 'success', data: 'new' });
    request('a');
    request('a');
    at(3).answer('newest');
    at(2).fail(new RemoteError({ status: 500 }));
    await settle();
    expect(state('a')).toMatchObject({ status: 'success', data: 'newest' });
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
