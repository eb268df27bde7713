// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { openGuide } from '@/features/tutor-guide/GuideButton';

const place = { quizId: 'quiz-1', item: 1 };

describe('opening the guide', () => {
  it('shows that the browser has blocked the window', () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    expect(openGuide(place)).toBe('blocked');
  });
});
