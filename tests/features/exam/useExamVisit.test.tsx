// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeLeftAt } from '@/features/exam/attempt/attemptModel';
import { clockStarted, selectExam, selectOpenExam } from '@/features/exam/store/examSlice';
import { monotonicNow } from '@/features/exam/store/monotonicNow';
import { useExamVisit, usePageVisibility } from '@/features/exam/useExamVisit';
import { anAttempt } from './attempt/attempts';
import { openedExam } from './openedExam';

/** An exam of one question, 90 s, with a running clock. */
function openRunning() {
  const store = openedExam({ attempt: anAttempt(1) });
  store.dispatch(clockStarted({ now: monotonicNow() }));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  const attempt = () => selectOpenExam(store.getState())?.attempt ?? expect.fail('It is not open.');
  return {
    store,
    wrapper,
    secondsLeft: () => timeLeftAt(attempt(), monotonicNow()) / 1_000,
    /** Up to the latest settlement. */
    secondsSpent: () => (attempt().items[0]?.timeSpentMs ?? 0) / 1_000,
  };
}

function turn(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

const pageShow = (persisted: boolean): boolean =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the page of an exam', () => {
  it('counts for the block and not for its item while it is hidden', () => {
    const { wrapper, secondsLeft, secondsSpent } = openRunning();
    renderHook(() => usePageVisibility(), { wrapper });
    vi.advanceTimersByTime(10_000);
    turn('hidden');
    vi.advanceTimersByTime(20_000);
    turn('visible');
    vi.advanceTimersByTime(5_000);
    turn('hidden');
    expect(secondsLeft()).toBe(55);
    expect(secondsSpent()).toBe(15);
  });

  it('counts sleep for the block when it is shown again', () => {
    const { wrapper, secondsLeft } = openRunning();
    renderHook(() => usePageVisibility(), { wrapper });
    turn('hidden');
    // Meanwhile the monotonic clock stopped.
    vi.setSystemTime(Date.now() + 60_000);
    turn('visible');
    expect(secondsLeft()).toBe(30);
  });

  it('stops its clock in the back/forward cache, and starts it again when it comes back', () => {
    const { wrapper, secondsLeft } = openRunning();
    renderHook(() => usePageVisibility(), { wrapper });
    vi.advanceTimersByTime(10_000);
    window.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(60_000);
    expect(secondsLeft()).toBe(80);
    pageShow(true);
    vi.advanceTimersByTime(20_000);
    expect(secondsLeft()).toBe(60);
  });

  it('does not start its clock by being loaded: it starts once the exam is open', () => {
    const { wrapper, secondsLeft } = openRunning();
    renderHook(() => usePageVisibility(), { wrapper });
    window.dispatchEvent(new Event('pagehide'));
    pageShow(false);
    vi.advanceTimersByTime(20_000);
    expect(secondsLeft()).toBe(90);
  });

  it('stops the clock before the exam is closed', () => {
    const { store, wrapper } = openRunning();
    const dispatch = vi.spyOn(store, 'dispatch');
    const { unmount } = renderHook(() => useExamVisit('quiz-1', 'take', 0), { wrapper });
    dispatch.mockClear();
    unmount();
    expect(dispatch.mock.calls.map(([{ type }]) => type)).toEqual(['exam/clockStopped', 'exam/examLeft']);
    expect(selectExam(store.getState()).phase).toBe('closed');
  });
});
