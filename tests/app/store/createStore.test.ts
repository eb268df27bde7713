import { createSlice } from '@reduxjs/toolkit';
import type { SagaIterator } from 'redux-saga';
import { put, take, takeEvery } from 'redux-saga/effects';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createAppStore } from '@/app/store/createStore';
import { selectSession } from '@/domain/session/sessionSlice';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { getDependency } from '@/shared/remote/sagaContext';
import { logout } from '@/shared/store/logout';
import { rootReducer } from '@/shared/store/rootReducer';
import { settle } from '../../settle';

function setUp() {
  const onError = vi.fn();
  const navigate = vi.fn();
  const track = vi.fn();
  const store = createAppStore({ http: { send: vi.fn() }, navigate, track, onError });
  return { store, onError, navigate, track };
}

const counter = createSlice({
  name: 'counter',
  initialState: { count: 0 },
  reducers: { counted: (state) => ({ count: state.count + 1 }) },
});
const { counted } = counter.actions;
describe('the store', () => {
  it('creates the store with the session, signed out', () => {
    const { store } = setUp();
    expect(selectSession(store.getState())).toEqual({ status: 'signedOut' });
  });

  it('runs the sagas of a screen once, with its slices', async () => {
    const { store } = setUp();
    counter.injectInto(rootReducer);
    function* saga(): SagaIterator<void> {
      yield put(counted());
    }
    store.runSagas([saga]);
    store.runSagas([saga]);
    await settle();
    expect(store.getState()).toHaveProperty('counter', { count: 1 });
  });

  it('answers a remote call from its declaration on', async () => {
    const { store } = setUp();
    const greet = createRemoteCall<{ readonly name: string }, string>({
      name: 'test/greet',
      concurrency: 'latest',
      send: ({ name }) => Promise.resolve(`Hello ${name}`),
    });
    store.dispatch(greet.actions.request({ name: 'Ada' }));
    await settle();
    expect(greet.selectData(store.getState())).toBe('Hello Ada');
  });

  it('hands sagas what they need of the world', async () => {
    const { store, navigate, track } = setUp();
    store.runSagas([
      function* (): SagaIterator<void> {
        (yield* getDependency('navigate'))('/create-quiz');
        (yield* getDependency('track'))('quiz created');
      },
    ]);
    await settle();
    expect(navigate).toHaveBeenCalledWith('/create-quiz');
    expect(track).toHaveBeenCalledWith('quiz created');
  });

  it('keeps the same state for an action that changes nothing', () => {
    const { store } = setUp();
    const before = store.getState();
    store.dispatch({ type: 'nobody/knows' });
    expect(store.getState()).toBe(before);
  });
});

describe('the store: LOGOUT', () => {
  it('returns every slice to its beginning', () => {
    const { store } = setUp();
    counter.injectInto(rootReducer);
    store.dispatch(counted());
    store.dispatch(logout());
    expect(store.getState()).toHaveProperty('counter', { count: 0 });
  });

  it('ends what the sagas were doing and restarts them', async () => {
    const { store } = setUp();
    const log: string[] = [];
    store.runSagas([
      function* (): SagaIterator<void> {
        log.push('begin');
        try {
          yield take('never');
        } finally {
          log.push('end');
        }
      },
    ]);
    store.dispatch(logout());
    await settle();
    expect(log).toEqual(['begin', 'end', 'begin']);
  });
});

describe('the store: a saga that dies', () => {
  it('reports the dead saga and starts it again, and leaves the others alone', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { store, onError } = setUp();
    let deaths = 0;
    const seen: string[] = [];
    function* fragile(): SagaIterator<void> {
      yield take('ping');
      if (deaths++ === 0) throw new Error('died');
      seen.push('fragile');
    }
    function* sturdy(): SagaIterator<void> {
      yield takeEvery('ping', function* () {
        seen.push('sturdy');
        yield put({ type: 'pong' });
      });
    }
    store.runSagas([fragile, sturdy]);
    store.dispatch({ type: 'ping' });
    expect(onError).toHaveBeenCalledWith(new Error('died'));
    await vi.advanceTimersByTimeAsync(1_000);
    store.dispatch({ type: 'ping' });
    expect(seen).toEqual(['sturdy', 'sturdy', 'fragile']);
  });

  it('ends a saga that dies at once without a loop', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { store, onError } = setUp();
    store.runSagas([
      function* (): SagaIterator<void> {
        yield put({ type: 'begun' });
        throw new Error('at once');
      },
    ]);
    await vi.advanceTimersByTimeAsync(3_500);
    expect(onError).toHaveBeenCalledTimes(4);
  });
});
