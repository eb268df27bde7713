import { describe, expect, it } from 'vitest';
import { usedToday } from '@/features/create-quiz/settings/QuizSettings';

describe('the meter of the day', () => {
  const count = { questionCount: 9, eligibleQuestionCount: 9, questionLeftInDay: 30 };

  it('shows what was drawn of the limit', () => {
    expect(usedToday('ROLE_STUDENT', 120, count)).toBe(90);
    expect(usedToday('ROLE_STUDENT', 120, { ...count, questionLeftInDay: 0 })).toBe(120);
  });

  it('keeps the meter within the limit when plan and count disagree', () => {
    expect(usedToday('ROLE_STUDENT', 20, count)).toBe(0);
    expect(usedToday('ROLE_STUDENT', 20, { ...count, questionLeftInDay: -5 })).toBe(20);
  });

  it('knows nothing of the quota without a limit or a count', () => {
    expect(usedToday('ROLE_TUTOR', 120, count)).toBeUndefined();
    expect(usedToday('ROLE_STUDENT', undefined, count)).toBeUndefined();
    expect(usedToday('ROLE_STUDENT', 120, undefined)).toBeUndefined();
    expect(
      usedToday('ROLE_STUDENT', 120, { ...count, questionLeftInDay: Number.POSITIVE_INFINITY }),
    ).toBeUndefined();
  });
});
