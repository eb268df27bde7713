import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toggleName } from '@/domain/quiz/picker/pickerModel';
import {
  isAccountChanged,
  isStudyChanged,
  offeredExamTypes,
  settingsRules,
  type SettingsValues,
  studySettingsOf,
} from '@/features/settings/settingsModel';

const saved: SettingsValues = {
  examType: ['Step 1', 'MCAT'],
  emailPracticeQuestions: false,
  retention: '90',
  examDay: '',
  endsBeforeExam: false,
  stopAt: '',
  questionsADay: '',
};
const TODAY = '2026-11-24';
const names = fc.uniqueArray(fc.constantFrom('ABIM', 'MCAT', 'OMM', 'Step 1', 'Step 2'));
const problemOf = (change: Partial<SettingsValues>, savedDay = ''): unknown => {
  try {
    settingsRules(TODAY, savedDay).validateSync({ ...saved, ...change });
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
  return undefined;
};

describe('settings: the form', () => {
  it('requires at least one exam type', () => {
    expect(problemOf({ examType: [] })).toBe('Please select at least one exam type');
    expect(problemOf({})).toBeUndefined();
  });

  it.each(['', '79', '98', '85.5', '9e1', '-90'])('refuses a retention of “%s”', (retention) => {
    expect(problemOf({ retention })).toBe('Please enter a number from 80 to 97');
  });

  it.each(['0', '301', '1.5', 'many'])('refuses “%s” questions a day', (questionsADay) => {
    expect(problemOf({ questionsADay })).toBe('Please enter a number from 1 to 300');
  });

  it.each(['', '1', '300'])('accepts “%s” questions a day', (questionsADay) => {
    expect(problemOf({ questionsADay })).toBeUndefined();
  });

  it('takes an exam date from today on, none, or the one that was saved', () => {
    for (const examDay of ['', TODAY, '2027-02-28']) expect(problemOf({ examDay })).toBeUndefined();
    expect(problemOf({ examDay: '2026-11-23' })).toBe('The date must not be in the past');
    expect(problemOf({ examDay: '2026-11-23' }, '2026-11-23')).toBeUndefined();
    expect(problemOf({ examDay: '2027-02-29' })).toBe('Please enter a date');
    expect(problemOf({ examDay: '9999-12-31' })).toBe('Please choose a date of the next ten years');
  });

  it('takes a time of the day to stop at, or none', () => {
    for (const stopAt of ['', '00:00', '21:30', '23:59'])
      expect(problemOf({ stopAt }), stopAt).toBeUndefined();
    for (const stopAt of ['24:00', '7:30', 'noon', '21:60'])
      expect(problemOf({ stopAt }), stopAt).toBe('Please enter a time');
  });

  it('stores what was chosen for the last days, and that studying went on', () => {
    const values = { ...saved, examDay: '2026-12-01', endsBeforeExam: true, stopAt: '21:00' };
    expect(isStudyChanged({ ...saved, endsBeforeExam: true }, saved)).toBe(true);
    expect(isStudyChanged({ ...saved, stopAt: '21:00' }, saved)).toBe(true);
    expect(studySettingsOf(values, { continuedOn: '2026-11-24' }, TODAY)).toEqual({
      retention: 90,
      examDay: '2026-12-01',
      endsBeforeExam: true,
      stopAt: '21:00',
      continuedOn: '2026-11-24',
    });
    expect(studySettingsOf(saved, { endsBeforeExam: true, stopAt: '21:00' }, TODAY)).toEqual({
      retention: 90,
    });
  });

  it('counts a goal from the day on which it was set or changed', () => {
    const goal = { questions: 40, since: '2026-11-01' };
    const values = { ...saved, examDay: '2027-01-05', questionsADay: '40' };
    expect(studySettingsOf(values, {}, TODAY).goal).toEqual({ questions: 40, since: TODAY });
    expect(studySettingsOf(values, { goal }, TODAY).goal).toEqual(goal);
    const changed = studySettingsOf({ ...values, questionsADay: '50' }, { goal }, TODAY);
    expect(changed.goal).toEqual({ questions: 50, since: TODAY });
    expect(studySettingsOf(saved, { goal }, TODAY)).toEqual({ retention: 90 });
  });

  it('counts a chosen type or switched e-mail as a change, not another order', () => {
    expect(isAccountChanged({ ...saved, examType: ['MCAT', 'Step 1'] }, saved)).toBe(false);
    expect(isAccountChanged({ ...saved, examType: ['MCAT'] }, saved)).toBe(true);
    expect(isAccountChanged({ ...saved, emailPracticeQuestions: true }, saved)).toBe(true);
    for (const change of [{ retention: '85' }, { examDay: TODAY }, { questionsADay: '1' }])
      expect(isStudyChanged({ ...saved, ...change }, saved)).toBe(true);
    expect(isStudyChanged({ ...saved, examType: ['MCAT'] }, saved)).toBe(false);
  });

  it('counts a type taken in and out again as no change', () => {
    fc.assert(
      fc.property(names, fc.constantFrom('ABIM', 'Step 1'), (examType, name) => {
        const before = { ...saved, examType };
        const after = { ...saved, examType: toggleName(toggleName(examType, name), name) };
        expect(isAccountChanged(after, before)).toBe(false);
        expect(isAccountChanged({ ...saved, examType: toggleName(examType, name) }, before)).toBe(true);
      }),
    );
  });

  it('offers what the bank has, and what was chosen before and is gone from it', () => {
    expect(offeredExamTypes(['ABIM', 'MCAT'], ['MCAT', 'Old'])).toEqual(['ABIM', 'MCAT', 'Old']);
  });
});
