import type { SagaIterator } from 'redux-saga';
import { call, fork } from 'redux-saga/effects';
import { describe, expect, it } from 'vitest';
import { RemoteError } from '@/shared/remote/remoteError';
import { settle } from '../../settle';
import { setUp } from './createControlledCall';

describe('createRemoteCall: perform, inside a flow', () => {
  it('answers the data and takes the state along, sending once', async () => {
    const { remoteCall, run, state, at, sent } = setUp({ concurrency: 'latest' });
    const task = run(function* (): SagaIterator<string> {
      const data = yield* remoteCall.run({ id: 'a' });
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
        return yield* remoteCall.run({ id: 'a' });
      } catch (cause) {
        return cause;
      }
    });
    at(0).fail(failure);
    expect(await task.toPromise()).toBe(failure);
    expect(state()).toMatchObject({ status: 'error', error: { status: 409, message: 'Taken' } });
  });

  it('aborts the call with the flow, and returns the state to the one before', async () => {
    const { remoteCall, request, run, state, at } = setUp({ concurrency: 'latest' });
    request('a');
    at(0).answer('A');
    await settle();
    const task = run(function* () {
      yield* remoteCall.run({ id: 'b' });
    });
    task.cancel();
    expect(at(1).signal.aborted).toBe(true);
    expect(state()).toEqual({ status: 'success', args: { id: 'a' }, data: 'A' });
  });

  it('ends a call with its flow, which does not go on as if it had been answered', async () => {
    const { remoteCall, run, at } = setUp({ concurrency: 'latest' });
    const after: string[] = [];
    const read = function* (): SagaIterator<string> {
      return yield* remoteCall.run({ id: 'a' });
    };
    const task = run(function* () {
      after.push(yield* read());
    });
    task.cancel();
    at(0).answer('A');
    await settle();
    expect(after).toEqual([]);
  });

  it('returns to idle when a flow is canceled that began from idle', () => {
    const { remoteCall, run, state } = setUp({ concurrency: 'leading' });
    const task = run(function* () {
      yield call(remoteCall.run, { id: 'a' });
    });
    expect(state()).toMatchObject({ status: 'pending' });
    task.cancel();
    expect(state()).toEqual({ status: 'idle' });
  });

  it('takes the place of a screen’s older read', async () => {
    const { remoteCall, request, run, state, at } = setUp({ concurrency: 'latest' });
    request('a');
    run(function* () {
      yield fork(remoteCall.run, { id: 'b' });
    });
    expect(at(0).signal.aborted).toBe(true);
    at(1).answer('B');
    await settle();
    expect(state()).toMatchObject({ args: { id: 'b' }, data: 'B' });
  });

  it('sends no leading call a second time by a flow while it is in flight', async () => {
    const { remoteCall, request, run, sent, state, at } = setUp({ concurrency: 'leading' });
    request('a');
    const task = run(function* () {
      yield* remoteCall.run({ id: 'a' });
    });
    await expect(task.toPromise()).rejects.toMatchObject({ status: 409 });
    expect(sent).toHaveLength(1);
    at(0).answer('A');
    await settle();
    expect(state()).toMatchObject({ status: 'success', data: 'A' });
  });
});
