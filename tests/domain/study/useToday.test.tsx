// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useToday } from '@/domain/study/useToday';
import { localEntries } from '@/shared/storage/localEntries';

const HOUR = 3_600_000;
const EVENING = new Date(2026, 10, 24, 23, 0).getTime();

/** A token that the server issued at `issuedAt`, when the browser's clock showed `EVENING`. */
function storeToken(issuedAt: number): void {
  const claims = btoa(JSON.stringify({ iat: issuedAt / 1_000, exp: issuedAt / 1_000 + 86_400 }));
  localEntries.token.write(`e30.${claims}.x`);
  localEntries.tokenReceivedAt.write(EVENING);
}

beforeEach(() => void vi.useFakeTimers({ now: EVENING }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('today', () => {
  it('changes at midnight while the page is open, day after day', () => {
    const { result } = renderHook(useToday);
    expect(result.current).toBe('2026-11-24');
    act(() => void vi.advanceTimersByTime(HOUR - 1));
    expect(result.current).toBe('2026-11-24');
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toBe('2026-11-25');
    act(() => void vi.advanceTimersByTime(24 * HOUR));
    expect(result.current).toBe('2026-11-26');
  });

  it('reads the day again when the page is shown after the device slept', () => {
    const { result } = renderHook(useToday);
    const show = (state: DocumentVisibilityState): void => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    // A machine hides its pages before it sleeps.
    show('hidden');
    vi.setSystemTime(EVENING + 30 * HOUR);
    show('visible');
    expect(result.current).toBe('2026-11-26');
  });

  it('takes the day of the server’s clock when the device’s is behind', () => {
    storeToken(EVENING + 2 * HOUR);
    const { result } = renderHook(useToday);
    expect(result.current).toBe('2026-11-25');
    act(() => void vi.advanceTimersByTime(23 * HOUR));
    expect(result.current).toBe('2026-11-26');
  });
});
