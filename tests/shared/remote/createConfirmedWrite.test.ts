import type { SagaIterator } from 'redux-saga';
import { call, type CallEffect } from 'redux-saga/effects';
import { describe, expect, it, vi } from 'vitest';
import { createAppStore } from '@/app/store/createStore';
import { createConfirmedWrite } from '@/shared/remote/createConfirmedWrite';
import { selectNotifications } from '@/shared/notifications/notificationsSlice';
import { RemoteError } from '@/shared/remote/remoteError';

const UNCLEAR = new RemoteError({ status: 500, unclear: true });

/** A store with one act on 'thing'; `perform` and `isDone` are what the server does. */
function setUp(perform: () => Promise<void>, isDone: () => Promise<boolean> = () => Promise.resolve(false)) {
  const refresh = vi.fn();
  const act = createConfirmedWrite<string>({
    name: 'test/act',
    *perform(): SagaIterator<void> {
      yield call(perform);
    },
    *isDone(): Generator<CallEffect<boolean>, boolean, boolean> {
      return yield call(isDone);
    },
    *refresh(target): SagaIterator<void> {
      yield call(refresh, target);
    },
    success: { text: 'It is done', seconds: null },
    failure: (message) => `Refused: ${message ?? 'no word'}`,
  });
  const store = createAppStore({
    http: { send: () => Promise.reject(new Error('no call is expected')) },
    navigate: vi.fn(),
  });
  store.inject({ calls: [act] });
  const { asked, kept, confirmed } = act.actions;
  return {
    refresh,
    asked: () => act.select(store.getState()),
    notifications: () => selectNotifications(store.getState()).map(({ text }) => text),
    ask: () => store.dispatch(asked('thing')),
    keep: () => store.dispatch(kept()),
    confirm: () => store.dispatch(confirmed()),
  };
}

describe('an act that cannot be taken back', () => {
  it('does nothing until it is confirmed, and nothing when it is not', () => {
    const perform = vi.fn(() => Promise.resolve());
    const { ask, keep, asked } = setUp(perform);
    ask();
    expect(asked()).toMatchObject({ target: 'thing', isUnderWay: false });
    keep();
    expect(asked()).toBeUndefined();
    expect(perform).not.toHaveBeenCalled();
  });

  it('is sent once however often it is confirmed, cannot be left while under way, and shows that it is done', async () => {
    let answer = (): void => undefined;
    const server = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const perform = vi.fn(() => server);
    const { ask, confirm, keep, asked, notifications, refresh } = setUp(perform);
    ask();
    confirm();
    confirm();
    keep();
    expect(asked()).toMatchObject({ isUnderWay: true });
    answer();
    await vi.waitFor(() => expect(asked()).toBeUndefined());
    expect(perform).toHaveBeenCalledTimes(1);
    expect(notifications()).toEqual(['It is done']);
    expect(refresh).toHaveBeenCalledWith('thing');
  });

  it('shows a refusal and can be tried again', async () => {
    const perform = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new RemoteError({ status: 400, serverMessage: 'not now' }))
      .mockResolvedValue(undefined);
    const { ask, confirm, asked, refresh } = setUp(perform);
    ask();
    confirm();
    await vi.waitFor(() => expect(asked()?.message).toBe('Refused: not now'));
    expect(refresh).not.toHaveBeenCalled();
    confirm();
    await vi.waitFor(() => expect(asked()).toBeUndefined());
  });

  it.each([404, 409, 410])('brings the screen up to date after a %i', async (status) => {
    const { ask, confirm, asked, refresh } = setUp(() => Promise.reject(new RemoteError({ status })));
    ask();
    confirm();
    await vi.waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(asked()?.message).toBe('Refused: no word');
  });

  it('reads again after an unclear outcome: done is done', async () => {
    const isDone = vi.fn(() => Promise.resolve(true));
    const { ask, confirm, notifications } = setUp(() => Promise.reject(UNCLEAR), isDone);
    ask();
    confirm();
    await vi.waitFor(() => expect(notifications()).toEqual(['It is done']));
    expect(isDone).toHaveBeenCalledTimes(1);
  });

  it('reads again after an unclear outcome: what is not done is asked again, not sent', async () => {
    const perform = vi.fn(() => Promise.reject(UNCLEAR));
    const { ask, confirm, asked, notifications } = setUp(perform);
    ask();
    confirm();
    await vi.waitFor(() => expect(asked()).toMatchObject({ isUnderWay: false, isUnclear: false }));
    expect(asked()?.message).toContain('nothing has been changed yet');
    expect(perform).toHaveBeenCalledTimes(1);
    expect(notifications()).toEqual([]);
  });

  it('sends nothing more while the outcome is unknown: the next attempt only reads', async () => {
    const perform = vi.fn(() => Promise.reject(UNCLEAR));
    const isDone = vi
      .fn<() => Promise<boolean>>()
      .mockRejectedValueOnce(new RemoteError({ status: 500 }))
      .mockResolvedValue(true);
    const { ask, confirm, asked, notifications } = setUp(perform, isDone);
    ask();
    confirm();
    await vi.waitFor(() => expect(asked()).toMatchObject({ isUnclear: true, isUnderWay: false }));
    confirm();
    await vi.waitFor(() => expect(notifications()).toEqual(['It is done']));
    expect(perform).toHaveBeenCalledTimes(1);
    expect(isDone).toHaveBeenCalledTimes(2);
  });
});
