// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tutorial } from '@/features/exam-day/overview/Tutorial';
import { createTestStore } from '../../createTestStore';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('offers the first block once the tutorial is over, and takes nothing from the break', () => {
  const onStart = vi.fn();
  const store = createTestStore({
    http: { send: () => new Promise(() => undefined) },
    navigate: () => undefined,
  });
  render(
    <Provider store={store}>
      <Tutorial minutes={5} onStart={onStart} />
    </Provider>,
  );
  act(() => void vi.advanceTimersByTime(299_000));
  expect(screen.getByRole('button', { name: 'Skip tutorial' })).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent('0:01');
  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.getByRole('status')).toHaveTextContent('The tutorial is over. Block 1 can begin.');
  act(() => screen.getByRole('button', { name: 'Start block 1' }).click());
  expect(onStart).toHaveBeenCalledExactlyOnceWith(0);
});
