import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isAccountChanged,
  isStudyChanged,
  offeredExamTypes,
  settingsRules,
  type SettingsValues,
  toggled,
} from '@/features/settings/settingsModel';

const saved: SettingsValues = {
  examType: ['Step 1', 'MCAT'],
  emailPracticeQuestions: false,
  retention: '90',
};
const names = fc.uniqueArray(fc.constantFrom('ABIM', 'MCAT', 'OMM', 'Step 1', 'Step 2'));
const problemOf = (change: Partial<SettingsValues>): unknown => {
  try {
    settingsRules.validateSync({ ...saved, ...change });
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
  return undefined;
};

describe('settings: the form', () => {
  it('needs at least one exam type', () => {
    expect(problemOf({ examType: [] })).toBe('Please select at least one exam type');
    expect(problemOf({})).toBeUndefined();
  });

  it.each(['', '79', '98', '85.5', '9e1', '-90'])('refuses a retention of “%s”', (retention) => {
    expect(problemOf({ retention })).toBe('Please enter a number from 80 to 97');
  });

  it('has changed when another type is chosen or the e-mail is switched, not when the order differs', () => {
    expect(isAccountChanged({ ...saved, examType: ['MCAT', 'Step 1'] }, saved)).toBe(false);
    expect(isAccountChanged({ ...saved, examType: ['MCAT'] }, saved)).toBe(true);
    expect(isAccountChanged({ ...saved, emailPracticeQuestions: true }, saved)).toBe(true);
    expect(isStudyChanged({ ...saved, retention: '85' }, saved)).toBe(true);
    expect(isStudyChanged({ ...saved, examType: ['MCAT'] }, saved)).toBe(false);
  });

  it('a type taken in and out again is no change', () => {
    fc.assert(
      fc.property(names, fc.constantFrom('ABIM', 'Step 1'), (examType, name) => {
        const before = { ...saved, examType };
        const after = { ...saved, examType: toggled(toggled(examType, name), name) };
        expect(isAccountChanged(after, before)).toBe(false);
        expect(isAccountChanged({ ...saved, examType: toggled(examType, name) }, before)).toBe(true);
      }),
    );
  });

  it('offers what the bank has, and what was chosen before and is gone from it', () => {
    expect(offeredExamTypes(['ABIM', 'MCAT'], ['MCAT', 'Old'])).toEqual(['ABIM', 'MCAT', 'Old']);
  });
});
