import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasChanged,
  offeredExamTypes,
  problemOf,
  type SettingsDraft,
  toggled,
} from '@/features/settings/settingsModel';

const saved: SettingsDraft = { examType: ['Step 1', 'MCAT'], emailPracticeQuestions: false };
const names = fc.uniqueArray(fc.constantFrom('ABIM', 'MCAT', 'OMM', 'Step 1', 'Step 2'));

describe('settings: the form', () => {
  it('needs at least one exam type', () => {
    expect(problemOf({ ...saved, examType: [] })).toBe('Please select at least one exam type');
    expect(problemOf(saved)).toBeUndefined();
  });

  it('has changed when another type is chosen or the e-mail is switched, not when the order differs', () => {
    expect(hasChanged({ ...saved, examType: ['MCAT', 'Step 1'] }, saved)).toBe(false);
    expect(hasChanged({ ...saved, examType: ['MCAT'] }, saved)).toBe(true);
    expect(hasChanged({ ...saved, emailPracticeQuestions: true }, saved)).toBe(true);
  });

  it('a type taken in and out again is no change', () => {
    fc.assert(
      fc.property(names, fc.constantFrom('ABIM', 'Step 1'), (examType, name) => {
        const before = { ...saved, examType };
        const after = { ...saved, examType: toggled(toggled(examType, name), name) };
        expect(hasChanged(after, before)).toBe(false);
        expect(hasChanged({ ...saved, examType: toggled(examType, name) }, before)).toBe(true);
      }),
    );
  });

  it('offers what the bank has, and what was chosen before and is gone from it', () => {
    expect(offeredExamTypes(['ABIM', 'MCAT'], ['MCAT', 'Old'])).toEqual(['ABIM', 'MCAT', 'Old']);
  });
});
