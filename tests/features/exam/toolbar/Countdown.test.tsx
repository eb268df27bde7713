// @vitest-environment jsdom
import Dialog from '@mui/material/Dialog';
import { act, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockStarted, clockStopped } from '@/features/exam/store/examSlice';
import { monotonicNow } from '@/features/exam/store/monotonicNow';
import { Countdown } from '@/features/exam/toolbar/Countdown';
import { anAttempt } from '../attempt/attempts';
import { openedExam, renderInExam } from '../openedExam';

/** The clock of a block of one question, stopped, with that many seconds left. */
function renderClock(seconds: number) {
  const store = openedExam({ attempt: { ...anAttempt(1), timeLeftMs: seconds * 1_000 } });
  renderInExam(<Countdown />, store);
  return store;
}

/** The number of timers that the page sets in that time. */
function wakings(milliseconds: number): number {
  const set = vi.spyOn(globalThis, 'setTimeout');
  act(() => void vi.advanceTimersByTime(milliseconds));
  const { length } = set.mock.calls;
  // Restored here: a restore after this file would leave the fake setTimeout to the next one.
  vi.restoreAllMocks();
  return length;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the countdown', () => {
  it('wakes the page once a second while the clock runs', () => {
    const store = renderClock(60);
    act(() => void store.dispatch(clockStarted({ now: monotonicNow() })));
    expect(wakings(10_500)).toBeLessThanOrEqual(11);
    expect(screen.getByRole('timer')).toHaveTextContent('00:50');
  });

  it('leaves the page at rest while the clock is stopped, and goes on when it runs again', () => {
    const store = renderClock(60);
    expect(wakings(10_000)).toBe(0);
    expect(screen.getByRole('timer')).toHaveTextContent('01:00');
    act(() => void store.dispatch(clockStarted({ now: monotonicNow() })));
    act(() => void vi.advanceTimersByTime(5_500));
    act(() => void store.dispatch(clockStopped({ now: monotonicNow() })));
    expect(wakings(10_000)).toBe(0);
    expect(screen.getByRole('timer')).toHaveTextContent('00:55');
  });

  it('leaves the page at rest once the time is over', () => {
    const store = renderClock(2);
    act(() => void store.dispatch(clockStarted({ now: monotonicNow() })));
    act(() => void vi.advanceTimersByTime(3_000));
    expect(screen.getByRole('timer')).toHaveTextContent('00:00');
    expect(wakings(10_000)).toBe(0);
  });

  it('shows a hidden time again at 5 and at 1 minute, until it is hidden again', () => {
    const store = renderClock(302);
    act(() => void store.dispatch(clockStarted({ now: monotonicNow() })));
    for (const milliseconds of [100, 237_000]) {
      act(() => void vi.advanceTimersByTime(milliseconds));
      act(() => screen.getByRole('button', { name: 'Hide time' }).click());
      expect(screen.getByRole('button', { name: 'Show time' })).toBeVisible();
      act(() => void vi.advanceTimersByTime(2_500));
      expect(screen.getByRole('button', { name: 'Hide time' })).toBeVisible();
    }
  });

  it.each([
    ['a quiz', undefined, ['5 minutes left', '5 minutes left', '1 minute left']],
    [
      'an exam day',
      { block: 1, blocks: 2, hasReference: true, secondsGiven: 600, secondsAfter: 0 },
      ['5 minutes left', '2 minutes left', '1 minute left'],
    ],
  ])('warns in a block of %s when as much time is left as a test driver warns of', (_, place, warnings) => {
    const store = openedExam({ attempt: { ...anAttempt(1), timeLeftMs: 302_000 }, dayBlock: place });
    renderInExam(<Countdown />, store);
    act(() => void store.dispatch(clockStarted({ now: monotonicNow() })));
    for (const [index, seconds] of [3, 180, 60].entries()) {
      act(() => void vi.advanceTimersByTime(seconds * 1_000));
      expect(screen.getAllByRole('status')[0]).toHaveTextContent(warnings[index] ?? '');
    }
  });

  it('shows the time of the whole exam day on request, and that of the block again at 5 minutes', () => {
    const dayBlock = { block: 1, blocks: 3, hasReference: true, secondsGiven: 600, secondsAfter: 7_200 };
    const store = openedExam({ attempt: { ...anAttempt(1), timeLeftMs: 302_000 }, dayBlock });
    renderInExam(<Countdown />, store);
    act(() => void store.dispatch(clockStarted({ now: monotonicNow() })));
    const button = screen.getByRole('button', { name: 'Whole day', pressed: false });
    act(() => button.click());
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('timer', { name: 'Time remaining in the day' })).toHaveTextContent('2:05:02');
    act(() => void vi.advanceTimersByTime(2_500));
    expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByRole('timer', { name: 'Time remaining' })).toHaveTextContent(/^05:00$/);
  });

  it('announces the time left once, also while a dialog is open', async () => {
    const store = openedExam({ attempt: { ...anAttempt(1), timeLeftMs: 302_000 } });
    const { rerender } = renderInExam(<Countdown />, store);
    const page = (open: boolean) => (
      <Provider store={store}>
        <MemoryRouter>
          <Countdown />
          <Dialog open={open} transitionDuration={0} aria-label="Shortcuts">
            <button>Close</button>
          </Dialog>
        </MemoryRouter>
      </Provider>
    );
    const announced = () =>
      screen
        .queryAllByRole('status')
        .map(({ textContent }) => textContent)
        .filter((text) => text !== '');
    rerender(page(true));
    await act(() => vi.advanceTimersByTimeAsync(0));
    act(() => void store.dispatch(clockStarted({ now: monotonicNow() })));
    expect(announced()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(2_500));
    expect(announced()).toEqual(['5 minutes left']);
    rerender(page(false));
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(announced()).toEqual(['5 minutes left']);
  });
});
