// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openGuide } from '@/features/tutor-guide/openGuide';

const place = { quizId: 'quiz-1', item: 1 };

afterEach(() => vi.unstubAllGlobals());

describe('opening the guide', () => {
  it('shows that the browser has blocked the window', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    expect(await openGuide('user-tutor', place)).toBe('blocked');
  });

  it('finds a guide that another tab, or this page before its reload, has opened', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const query = () => Promise.resolve({ held: [{ name: 'qlearn-guide-window-user-tutor' }] });
    vi.stubGlobal('navigator', { locks: { query } });
    expect(await openGuide('user-tutor', place)).toBe('already open');
    expect(open).not.toHaveBeenCalled();
  });
});
