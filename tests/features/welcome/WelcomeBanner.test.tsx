// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WelcomeBanner } from '@/features/welcome/WelcomeBanner';

const WORDS = 'Welcome to the QLearn beta';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('welcome banner', () => {
  it('comes after 10 s and goes by Dismiss', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(<WelcomeBanner />);
    await wait(9_900);
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
    await wait(200);
    expect(screen.getByText(WORDS)).toBeVisible();
    expect(localStorage.getItem('hasNotified')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
  });

  it('comes once a browser', async () => {
    localStorage.setItem('hasNotified', 'true');
    render(<WelcomeBanner />);
    await wait(20_000);
    expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
  });
});
