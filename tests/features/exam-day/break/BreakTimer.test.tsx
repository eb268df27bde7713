// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BreakTimer } from '@/features/exam-day/break/BreakScreen';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('the timer of a break', () => {
  it('counts down to its deadline', () => {
    render(<BreakTimer deadline={Date.now() + 65_000} />);
    const timer = screen.getByRole('timer', { name: 'Break time left' });
    expect(timer).toHaveTextContent('1:05');
    pass(6_000);
    expect(timer).toHaveTextContent('0:59');
  });

  it('says at 0:00 that the break is over, then how much is overdrawn', () => {
    render(<BreakTimer deadline={Date.now() + 1_000} />);
    expect(screen.queryByText(/^The break is over/)).not.toBeInTheDocument();
    pass(1_000);
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    expect(screen.getByRole('status')).toHaveTextContent(/^The break is over\./);
    expect(screen.queryByText(/^Overdrawn/)).not.toBeInTheDocument();
    pass(62_000);
    expect(screen.getByRole('timer')).toHaveTextContent('0:00');
    expect(screen.getByText('Overdrawn: 1 minute 2 seconds')).toBeVisible();
  });

  it('shows the right time after the computer has slept', () => {
    render(<BreakTimer deadline={Date.now() + 600_000} />);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    pass(1_000);
    vi.setSystemTime(Date.now() + 300_000);
    hidden.mockReturnValue('visible');
    pass(1_000);
    expect(screen.getByRole('timer')).toHaveTextContent('4:58');
  });
});
