// @vitest-environment jsdom
// isolated: sleep is remembered for the life of the page
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Milliseconds. */
const MINUTE = 60_000;

/** The clock of a page that was just loaded. */
async function loadClock() {
  vi.resetModules();
  const { monotonicNow, trackSleep, stopSleepTracking } = await import('@/features/exam/store/monotonicNow');
  const start = monotonicNow();
  return { passed: () => monotonicNow() - start, trackSleep, stopSleepTracking };
}

const show = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

/** The monotonic clock is stopped, the wall clock is not. */
const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('the clock of an exam', () => {
  it('runs with the page, seen or hidden', async () => {
    const { passed, trackSleep } = await loadClock();
    trackSleep();
    vi.advanceTimersByTime(MINUTE);
    show('hidden');
    trackSleep();
    vi.advanceTimersByTime(MINUTE);
    trackSleep();
    expect(passed()).toBe(2 * MINUTE);
  });

  it('does not follow the wall clock', async () => {
    const { passed, trackSleep } = await loadClock();
    trackSleep();
    sleep(60 * MINUTE);
    trackSleep();
    expect(passed()).toBe(0);
  });

  it('counts each sleep of a hidden page, once', async () => {
    const { passed, trackSleep } = await loadClock();
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

  it('counts no sleep between two exams', async () => {
    const { passed, trackSleep, stopSleepTracking } = await loadClock();
    show('hidden');
    trackSleep();
    stopSleepTracking();
    sleep(10 * MINUTE);
    trackSleep();
    expect(passed()).toBe(0);
  });
});
