// @vitest-environment jsdom
import type { Action } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { outbox } from '@/domain/outbox/outboxSlice';
import { isPermanent, pauseBeforeRetry } from '@/domain/outbox/retryPolicy';
import { RemoteError } from '@/shared/remote/remoteError';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts the pause after that many failures, with that jitter (0 to 1). */
function pause(failures: number, jitter = 1) {
  vi.spyOn(Math, 'random').mockReturnValue(jitter);
  const channel = stdChannel();
  const task = runSaga({ channel }, pauseBeforeRetry, failures, 'z1');
  return { task, put: (action: Action) => channel.put(action) };
}

describe('the pause before an outbox record is sent again', () => {
  it.each([
    [1, 2_000],
    [2, 4_000],
    [5, 32_000],
    [6, 60_000],
    [50, 60_000],
  ])('pauses after %i failures at most %i ms, and half of it at least', async (failures, longest) => {
    for (const [jitter, expected] of [
      [1, longest],
      [0, longest / 2],
    ] as const) {
      const { task } = pause(failures, jitter);
      await vi.advanceTimersByTimeAsync(expected - 1);
      expect(task.isRunning()).toBe(true);
      await vi.advanceTimersByTimeAsync(1);
      expect(task.isRunning()).toBe(false);
    }
  });

  it('ends the pause when the network is back', () => {
    const { task } = pause(6);
    window.dispatchEvent(new Event('online'));
    expect(task.isRunning()).toBe(false);
  });

  it('ends the pause with Try again for its quiz, not for another', () => {
    const { task, put } = pause(6);
    put(outbox.actions.submissionRetried({ quizId: 'z2' }));
    expect(task.isRunning()).toBe(true);
    put(outbox.actions.submissionRetried({ quizId: 'z1' }));
    expect(task.isRunning()).toBe(false);
  });
});

describe('a refusal', () => {
  it.each([
    [399, false],
    [400, true],
    [401, false],
    [404, true],
    [408, false],
    [429, false],
    [499, true],
    [500, false],
  ])('makes a retry useless with %i: %s', (status, expected) => {
    expect(isPermanent(new RemoteError({ status }))).toBe(expected);
  });

  it('takes a refusal from the server alone', () => {
    expect(isPermanent(Object.assign(new Error('No.'), { status: 404 }))).toBe(false);
  });
});
