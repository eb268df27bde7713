import type { SagaIterator } from 'redux-saga';
import { describe, expect, it, vi } from 'vitest';
import { createAppStore } from '@/app/store/createStore';
import { selectNotifications } from '@/shared/notifications/notificationsSlice';
import { createRemoteCall } from '@/shared/remote/createRemoteCall';
import { RemoteError } from '@/shared/remote/remoteError';
import { call } from '@/shared/store/effects';
import { logout } from '@/shared/store/logout';

const UNCLEAR = new RemoteError({ status: 500, unclear: true });

interface Ref {
  readonly id: string;
}

function setUp(write: () => Promise<string>, isDone?: () => Promise<boolean>) {
  const read = vi.fn(({ id }: Ref) => Promise.resolve(`list of ${id}`));
  const list = createRemoteCall<Ref, string>({ name: 'test/list', concurrency: 'latest', send: read });
  const thing = createRemoteCall<Ref, string>({
    name: 'test/write',
    concurrency: 'leading',
    key: ({ id }) => id,
    send: write,
    onSuccess: {
      notify: (data, { id }) => ({ text: `${data} of ${id}`, autoHideSeconds: null }),
      reload: [list],
    },
    onError: { notify: ({ status }) => `Failed with ${status}` },
    onUnclear: { reload: [({ id }) => list.actions.request({ id: `of ${id}` })] },
    ...(isDone !== undefined && {
      *verify(): SagaIterator<{ isDone: true; data: string } | { isDone: false }> {
        return (yield* call(isDone)) ? { isDone: true, data: 'verified' } : { isDone: false };
      },
    }),
  });
  const store = createAppStore({ http: { send: vi.fn() }, navigate: vi.fn() });
  return {
    store,
    read,
    readList: () => store.dispatch(list.actions.request({ id: 'all' })),
    request: () => store.dispatch(thing.actions.request({ id: 'a' })),
    state: () => thing.selectState(store.getState(), 'a'),
    error: () => thing.selectError(store.getState(), 'a'),
    notifications: () => selectNotifications(store.getState()).map(({ text }) => text),
  };
}

describe('consequences of a write', () => {
  it('notifies, and reads again with the same arguments what was read', async () => {
    const { read, readList, request, notifications } = setUp(() => Promise.resolve('done'));
    readList();
    request();
    await vi.waitFor(() => expect(notifications()).toEqual(['done of a']));
    expect(read.mock.calls.map(([args]) => args)).toEqual([{ id: 'all' }, { id: 'all' }]);
  });

  it('reads nothing that was never read', async () => {
    const { read, request, notifications } = setUp(() => Promise.resolve('done'));
    request();
    await vi.waitFor(() => expect(notifications()).toEqual(['done of a']));
    expect(read).not.toHaveBeenCalled();
  });

  it('notifies of an error, and reloads only when its outcome is unclear', async () => {
    const write = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new RemoteError({ status: 400 }))
      .mockRejectedValue(UNCLEAR);
    const { read, request, notifications } = setUp(write);
    request();
    await vi.waitFor(() => expect(notifications()).toEqual(['Failed with 400']));
    expect(read).not.toHaveBeenCalled();
    request();
    await vi.waitFor(() => expect(notifications()).toEqual(['Failed with 400', 'Failed with 500']));
    expect(read.mock.calls.map(([args]) => args)).toEqual([{ id: 'of a' }]);
  });

  it('applies no consequences when the end of the session canceled the write', async () => {
    let answer: (data: string) => void = vi.fn();
    const { store, request, notifications } = setUp(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    request();
    store.dispatch(logout());
    answer('done');
    await Promise.resolve();
    expect(notifications()).toEqual([]);
  });
});

describe('a write that must not be done twice', () => {
  it('shows a refusal and can be tried again', async () => {
    const write = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new RemoteError({ status: 400, serverMessage: 'not now' }))
      .mockResolvedValue('done');
    const isDone = vi.fn(() => Promise.resolve(false));
    const { read, readList, request, error, state } = setUp(write, isDone);
    readList();
    request();
    await vi.waitFor(() => expect(error()?.message).toBe('not now'));
    expect(read).toHaveBeenCalledTimes(1);
    expect(isDone).not.toHaveBeenCalled();
    request();
    await vi.waitFor(() => expect(state()).toMatchObject({ status: 'success', data: 'done' }));
  });

  it.each([404, 409, 410])('reloads the screen after a %i', async (status) => {
    const { read, readList, request, error } = setUp(
      () => Promise.reject(new RemoteError({ status })),
      () => Promise.resolve(false),
    );
    readList();
    request();
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(error()).toMatchObject({ status });
  });

  it('verifies a write after an unclear outcome: done is done', async () => {
    const isDone = vi.fn(() => Promise.resolve(true));
    const { request, notifications } = setUp(() => Promise.reject(UNCLEAR), isDone);
    request();
    await vi.waitFor(() => expect(notifications()).toEqual(['verified of a']));
    expect(isDone).toHaveBeenCalledTimes(1);
  });

  it('offers a write again, without sending it, when it turned out not to be done', async () => {
    const write = vi.fn(() => Promise.reject(UNCLEAR));
    const { request, error } = setUp(write, () => Promise.resolve(false));
    request();
    await vi.waitFor(() => expect(error()?.unclear).toBe(false));
    expect(error()?.message).toContain('nothing has been changed yet');
    expect(write).toHaveBeenCalledTimes(1);
    request();
    await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(2));
  });

  it('sends nothing while the outcome is unknown: the next request only verifies', async () => {
    const write = vi.fn(() => Promise.reject(UNCLEAR));
    const isDone = vi
      .fn<() => Promise<boolean>>()
      .mockRejectedValueOnce(new RemoteError({ status: 500 }))
      .mockResolvedValue(true);
    const { request, error, state } = setUp(write, isDone);
    request();
    await vi.waitFor(() => expect(error()?.unclear).toBe(true));
    request();
    await vi.waitFor(() => expect(state()).toMatchObject({ status: 'success', data: 'verified' }));
    expect(write).toHaveBeenCalledTimes(1);
    expect(isDone).toHaveBeenCalledTimes(2);
  });
});
