import { fork, put, takeEvery } from 'redux-saga/effects';
import { describe, expect, it, vi } from 'vitest';
import { requireUser } from '@/domain/session/currentUser';
import { signedIn } from '@/domain/session/sessionSlice';
import { call } from '@/shared/store/effects';
import { createTestStore } from '../../createTestStore';

function setUp() {
  const onError = vi.fn();
  const store = createTestStore({ http: { send: vi.fn() }, navigate: vi.fn(), onError });
  const seen: string[] = [];
  function* greet() {
    const user = yield* requireUser();
    seen.push(user.id);
  }
  function* callGreet() {
    yield* call(greet);
    seen.push('after');
  }
  store.runSagas([
    function* () {
      yield takeEvery('greet', callGreet);
      yield fork(greet);
      yield put({ type: 'greet' });
      seen.push('watching');
    },
  ]);
  return { store, seen, onError };
}

describe('requireUser', () => {
  it('ends the task and its callers when nobody is signed in, not the watcher', () => {
    const { store, seen, onError } = setUp();
    expect(seen).toEqual(['watching']);
    store.dispatch(signedIn({ id: 'u1', displayName: 'A', email: 'a@b.c', primaryRole: 'ROLE_STUDENT' }));
    store.dispatch({ type: 'greet' });
    expect(seen).toEqual(['watching', 'u1', 'after']);
    expect(onError).not.toHaveBeenCalled();
  });
});
