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
/** React renders the effects of pointer events in a later task. */
const settle = () => wait(0);
const banner = () => screen.queryByText(WORDS);

function open() {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<WelcomeBanner />);
  return user;
}

describe('welcome banner', () => {
  it('shows the banner at the first visit and hides it after 10 s', async () => {
    open();
    expect(banner()).toBeVisible();
    expect(localStorage.getItem('hasNotified')).toBe('true');
    await wait(9_500);
    expect(banner()).toBeVisible();
    await wait(1_000);
    expect(banner()).not.toBeInTheDocument();
  });

  it('closes the banner by Dismiss', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(banner()).not.toBeInTheDocument();
  });

  it('returns the focus to the page when it is dismissed', async () => {
    render(<h1 tabIndex={-1}>Create Quiz</h1>);
    const user = open();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('heading', { name: 'Create Quiz' })).toHaveFocus();
  });

  it('keeps the banner while it has the focus', async () => {
    const user = open();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await wait(30_000);
    expect(banner()).toBeVisible();
    await user.tab();
    await wait(10_500);
    expect(banner()).not.toBeInTheDocument();
  });

  it('keeps the banner while the pointer is over it', async () => {
    const user = open();
    await user.hover(screen.getByText(WORDS));
    await settle();
    await wait(30_000);
    expect(banner()).toBeVisible();
    await user.unhover(screen.getByText(WORDS));
    await settle();
    await wait(10_500);
    expect(banner()).not.toBeInTheDocument();
  });

  it('shows the banner once a browser', async () => {
    localStorage.setItem('hasNotified', 'true');
    open();
    expect(banner()).not.toBeInTheDocument();
    await wait(20_000);
    expect(banner()).not.toBeInTheDocument();
  });
});
