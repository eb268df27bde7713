// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { monotonicNow, stopSleepTracking, trackSleep } from '@/features/exam/store/monotonicNow';

/** Milliseconds. */
const MINUTE = 60_000;

/** Milliseconds on the exam's clock since the call. */
function measure(): () => number {
  const start = monotonicNow();
  return () => monotonicNow() - start;
}

const show = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

/** Stops the monotonic clock, but not the wall clock. */
const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  stopSleepTracking();
});
afterEach(() => void vi.useRealTimers());

describe('the clock of an exam', () => {
  it('runs the clock with the page, seen or hidden', () => {
    const passed = measure();
    trackSleep();
    vi.advanceTimersByTime(MINUTE);
    show('hidden');
    trackSleep();
    vi.advanceTimersByTime(MINUTE);
    trackSleep();
    expect(passed()).toBe(2 * MINUTE);
  });

  it('ignores the wall clock', () => {
    const passed = measure();
    trackSleep();
    sleep(60 * MINUTE);
    trackSleep();
    expect(passed()).toBe(0);
  });

  it('counts each sleep of a hidden page, once', () => {
    const passed = measure();
    show('hidden');
    trackSleep();
    sleep(10 * MINUTE);
    trackSleep();
    trackSleep();
    expect(passed()).toBe(10 * MINUTE);
    sleep(5 * MINUTE);
    trackSleep();
    expect(passed()).toBe(15 * MINUTE);
  });

  it('counts no sleep between two exams', () => {
    const passed = measure();
    show('hidden');
    trackSleep();
    stopSleepTracking();
    sleep(10 * MINUTE);
    trackSleep();
    expect(passed()).toBe(0);
  });
});
