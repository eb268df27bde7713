import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountProblem,
  defaultAmount,
  isCreateDisabled,
  isOutOfQuestions,
  maximumAmount,
  quotaText,
  typedAmount,
} from '@/features/create-quiz/store/questionCountModel';

const count = (questionLeftInDay: number) => ({
  questionCount: 50,
  eligibleQuestionCount: 50,
  questionLeftInDay,
});

describe("'# of Questions'", () => {
  it('takes what is 1 to the maximum and ignores everything else', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0, max: 400 }), (typed, maximum) => {
        const next = typedAmount('7', typed, maximum);
        const isValid = /^\d+$/.test(typed.trim()) && Number(typed) >= 1 && Number(typed) <= maximum;
        if (typed.trim() === '') expect(next).toBe('');
        else expect(next).toBe(isValid ? String(Number(typed)) : '7');
      }),
    );
  });

  it.each(['0', '-1', '1.5', '1e2', '٣', 'abc', '41', ' 4 1'])(
    "ignores '%s' when 40 is the most",
    (typed) => {
      expect(typedAmount('10', typed, 40)).toBe('10');
    },
  );

  it('takes the least and the most, with spaces around', () => {
    expect([' 1 ', '40'].map((typed) => typedAmount('7', typed, 40))).toEqual(['1', '40']);
  });

  it('takes every number in range and may be emptied', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), (amount) => {
        expect(typedAmount('1', String(amount), 400)).toBe(String(amount));
      }),
    );
    expect(typedAmount('10', '', 40)).toBe('');
  });

  it('takes at most 40 from tutors and administrators, from students the eligible count', () => {
    expect(maximumAmount('ROLE_TUTOR', 90)).toBe(40);
    expect(maximumAmount('ROLE_ADMIN', 12)).toBe(40);
    expect(maximumAmount('ROLE_STUDENT', 90)).toBe(90);
    expect(maximumAmount('ROLE_STUDENT', 3)).toBe(3);
    expect(maximumAmount('ROLE_STUDENT', undefined)).toBe(400);
  });

  it('suggests 10 questions, in power search the eligible count if that is lower', () => {
    expect(defaultAmount('CATEGORY_SEARCH', 4)).toBe('10');
    expect(defaultAmount('CATEGORY_SEARCH', undefined)).toBe('10');
    expect(defaultAmount('POWER_SEARCH', 4)).toBe('4');
    expect(defaultAmount('POWER_SEARCH', 55)).toBe('10');
    expect(defaultAmount('POWER_SEARCH', 0)).toBe('10');
    expect(defaultAmount('POWER_SEARCH', undefined)).toBe('10');
  });
});

describe('Create Quiz', () => {
  it('disables Create Quiz when the amount is empty or above the eligible count, and shows why', () => {
    expect(isCreateDisabled('', 20)).toBe(true);
    expect(amountProblem('', 20)).toBe('Amount of questions cannot be empty');
    expect(isCreateDisabled('21', 20)).toBe(true);
    expect(amountProblem('21', 20)).toBe('Not enough questions available');
    expect(isCreateDisabled('20', 20)).toBe(false);
    expect(amountProblem('20', 20)).toBeUndefined();
  });

  it('leaves Create Quiz enabled while nobody has counted', () => {
    expect(isCreateDisabled('10', undefined)).toBe(false);
    expect(amountProblem('10', undefined)).toBeUndefined();
  });

  it('disables Create Quiz exactly when the field shows that something is wrong', () => {
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: 1, max: 500 }), { nil: '' }),
        fc.option(fc.nat(500), { nil: undefined }),
        (amount, eligible) => {
          const text = String(amount);
          expect(isCreateDisabled(text, eligible)).toBe(amountProblem(text, eligible) !== undefined);
        },
      ),
    );
  });
});

describe('the quota of the day', () => {
  it('limits students alone', () => {
    expect(isOutOfQuestions('ROLE_STUDENT', count(0))).toBe(true);
    expect(isOutOfQuestions('ROLE_STUDENT', count(-3))).toBe(true);
    expect(isOutOfQuestions('ROLE_STUDENT', count(1))).toBe(false);
    expect(isOutOfQuestions('ROLE_TUTOR', count(0))).toBe(false);
    expect(isOutOfQuestions('ROLE_ADMIN', count(0))).toBe(false);
  });

  it('shows the quota to students before it runs out', () => {
    expect(quotaText('ROLE_STUDENT', count(38))).toBe('38 questions left today');
    expect(quotaText('ROLE_STUDENT', count(1))).toBe('1 question left today');
    expect(quotaText('ROLE_STUDENT', count(Number.POSITIVE_INFINITY))).toBeUndefined();
    expect(quotaText('ROLE_TUTOR', count(38))).toBeUndefined();
  });
});
