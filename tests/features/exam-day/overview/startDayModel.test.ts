import { describe, expect, it } from 'vitest';
import { itemsOf, LIMITS, PROFILES } from '@/domain/exam-day/profiles';
import {
  daySchema,
  EXAMS,
  FIRST_FORM,
  formatOf,
  formOf,
  limitText,
} from '@/features/exam-day/overview/startDayModel';

const custom = { exam: 'Custom', blocks: '3', items: '5', minutes: '10', breakMinutes: '0' };

describe('the form of an exam day', () => {
  it('offers the presets, then Custom', () => {
    expect(EXAMS).toEqual([
      'USMLE Step 1',
      'USMLE Step 2 CK',
      'USMLE Step 3 day 1',
      'COMLEX Level 1',
      'Custom',
    ]);
    expect(FIRST_FORM).toEqual({
      exam: 'USMLE Step 1',
      blocks: '14',
      items: '20',
      minutes: '30',
      breakMinutes: '55',
    });
  });

  it.each(PROFILES)('accepts the format of $exam', (profile) => {
    expect(formatOf(formOf(profile.exam, custom))).toEqual(profile);
    expect(itemsOf(profile)).toBeGreaterThanOrEqual(240);
  });

  it('fills the numbers of a preset, and keeps those that are there for Custom', () => {
    const preset = formOf('COMLEX Level 1', custom);
    expect(preset).toMatchObject({ blocks: '8', items: '40', minutes: '60' });
    expect(formOf('Custom', preset)).toEqual({ ...preset, exam: 'Custom' });
  });

  it.each(Object.entries(LIMITS))('accepts %s from %j on, and nothing beyond', (name, [least, most]) => {
    const isValid = (value: number | string) => daySchema.isValidSync({ ...custom, [name]: String(value) });
    expect([least, most].map(isValid)).toEqual([true, true]);
    expect([least - 1, most + 1, '', '1.5', 'x'].map(isValid)).toEqual([false, false, false, false, false]);
  });

  it('has no format while a number is missing', () => {
    expect(formatOf({ ...custom, blocks: '' })).toBeUndefined();
  });
});

describe('the daily limit', () => {
  it('is named where it does not suffice for the whole day', () => {
    expect(limitText(280, 40)).toBe('Your plan has 40 questions left today. This exam day needs 280.');
    expect(limitText(2, 1)).toBe('Your plan has 1 question left today. This exam day needs 2.');
  });

  it('says nothing where it suffices or there is none', () => {
    expect(limitText(280, 280)).toBeUndefined();
    expect(limitText(280, Number.POSITIVE_INFINITY)).toBeUndefined();
  });
});
