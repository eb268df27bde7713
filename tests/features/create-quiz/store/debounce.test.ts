// @vitest-environment jsdom
import type { UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { beforeEach, expect, it, vi } from 'vitest';
import { searchSaga } from '@/features/create-quiz/power-search/searchSaga';
import { searchSubmitted, searchTyped, typeToggled } from '@/features/create-quiz/store/builderSlice';
import { countAvailable, findTopics } from '@/features/create-quiz/store/calls';
import { countSaga } from '@/features/create-quiz/store/countSaga';
import { createHttp } from '@/shared/remote/http';
import type { WatcherSaga } from '@/shared/store/effects';
import { createTestStore } from '../../../createTestStore';

/** Runs one saga over the app's state; its actions are only recorded. */
function watch(saga: WatcherSaga) {
  const http = createHttp({ baseURL: '', getToken: () => undefined, onUnauthorized: () => undefined });
  const store = createTestStore({ http, navigate: () => undefined });
  const channel = stdChannel<UnknownAction>();
  const dispatched: string[] = [];
  const dispatch = ({ type }: UnknownAction) => dispatched.push(type);
  runSaga({ channel, dispatch, getState: () => store.getState() }, saga);
  const take = (action: UnknownAction): void => {
    store.dispatch(action);
    channel.put(action);
  };
  return { take, dispatched };
}

beforeEach(() => void vi.useFakeTimers());

it('counts 300 ms after the last of several choices, once', async () => {
  const { take, dispatched } = watch(countSaga);
  take(typeToggled('unused'));
  await vi.advanceTimersByTimeAsync(299);
  take(typeToggled('correct'));
  await vi.advanceTimersByTimeAsync(299);
  expect(dispatched).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  // Without a complete selection there is nothing to count.
  expect(dispatched).toEqual([countAvailable.actions.reset.type]);
});

it('searches 500 ms after the last of several letters, and at once by Enter', async () => {
  const { take, dispatched } = watch(searchSaga);
  take(searchTyped('card'));
  await vi.advanceTimersByTimeAsync(499);
  take(searchTyped('cardi'));
  await vi.advanceTimersByTimeAsync(499);
  expect(dispatched).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(dispatched).toEqual([findTopics.actions.request.type]);
  take(searchTyped('cardio'));
  take(searchSubmitted());
  expect(dispatched).toHaveLength(2);
  await vi.runAllTimersAsync();
  expect(dispatched).toHaveLength(2);
});
