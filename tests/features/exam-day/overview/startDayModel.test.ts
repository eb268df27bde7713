import { describe, expect, it } from 'vitest';
import { blocksFilledBy, itemsOf, partOf } from '@/domain/exam-day/examDayModel';
import { LIMITS, PROFILES } from '@/domain/exam-day/profiles';
import {
  bankText,
  blocksOfDay,
  daySchema,
  EXAMS,
  extraTimeText,
  FIRST_FORM,
  formatOf,
  formOf,
  limitText,
  rowsOf,
} from '@/features/exam-day/overview/startDayModel';
import { EXAM_TYPES } from '@/shared/api/category';

const custom = {
  exam: 'Custom',
  blocks: '3',
  items: '5',
  minutes: '10',
  breakMinutes: '0',
  extraBreakMinutes: '0',
};

const presetOf = (exam: string) => {
  const format = formatOf(formOf(exam, custom));
  if (format === undefined) throw new Error(`${exam} has no format`);
  return format;
};

describe('the form of an exam day', () => {
  it('offers the presets, then Custom', () => {
    expect(EXAMS).toEqual([
      'USMLE Step 1',
      'USMLE Step 2 CK',
      'USMLE Step 3 day 1',
      'COMLEX Level 1',
      'MCAT',
      'ABIM',
      'ABFM',
      'ABSITE',
      'Custom',
    ]);
    expect(FIRST_FORM).toEqual({
      exam: 'USMLE Step 1',
      blocks: '14',
      items: '20',
      minutes: '30',
      breakMinutes: '55',
      extraBreakMinutes: '0',
    });
  });

  it.each([
    ['USMLE Step 1', 280, 420],
    ['USMLE Step 2 CK', 316, 480],
    ['USMLE Step 3 day 1', 232, 360],
    ['COMLEX Level 1', 320, 480],
    ['MCAT', 230, 375],
    ['ABIM', 240, 480],
    ['ABFM', 300, 380],
    ['ABSITE', 250, 300],
  ])('fills in for %s the items (%i) and minutes (%i) that the board publishes', (exam, items, minutes) => {
    const format = presetOf(exam);
    expect(itemsOf(format)).toBe(items);
    const parts = Array.from({ length: format.blocks }, (_, index) => partOf(format, index));
    expect(parts.reduce((sum, part) => sum + part.minutes, 0)).toBe(minutes);
    expect(daySchema.isValidSync(formOf(exam, custom))).toBe(true);
  });

  it.each(PROFILES)('lists as many parts and fixed breaks for $exam as it has blocks', (profile) => {
    expect([0, profile.blocks]).toContain(profile.parts.length);
    expect([0, profile.blocks - 1]).toContain(profile.fixedBreaks.length);
    expect(EXAM_TYPES).toContain(profile.examType);
  });

  it('refers to a table when the blocks of a day differ', () => {
    expect(formOf('MCAT', custom)).toMatchObject({ blocks: '4', items: 'see below', minutes: 'see below' });
    expect(formOf('USMLE Step 2 CK', custom)).toMatchObject({ items: 'see below', minutes: '30' });
    expect(rowsOf(presetOf('MCAT'))).toEqual([
      { name: 'Block 1', items: 59, minutes: 95 },
      { name: 'Block 2', items: 53, minutes: 90 },
      { name: 'Blocks 3–4', items: 59, minutes: 95 },
    ]);
  });

  it('fills the numbers of a preset, and keeps those that are there for Custom', () => {
    const preset = formOf('COMLEX Level 1', custom);
    expect(preset).toMatchObject({ blocks: '8', items: '40', minutes: '60' });
    expect(formOf('Custom', preset)).toEqual({ ...preset, exam: 'Custom' });
    expect(formOf('Custom', formOf('MCAT', custom))).toMatchObject({ items: '59', minutes: '95' });
  });

  it.each(Object.entries(LIMITS))('accepts %s from %j on, and nothing beyond', (name, [least, most]) => {
    const isValid = (value: number | string) => daySchema.isValidSync({ ...custom, [name]: String(value) });
    expect([least, most].map(isValid)).toEqual([true, true]);
    expect([least - 1, most + 1, '', '1.5', 'x'].map(isValid)).toEqual([false, false, false, false, false]);
  });

  it('names the minutes of a block with extra time', () => {
    expect(extraTimeText(30, 150)).toBe('30 min, with extra time 45 min');
    expect(extraTimeText(30, 125)).toBe('30 min, with extra time 37:30');
  });

  it('finds no format while a number is missing', () => {
    const empty = { ...custom, blocks: '' };
    expect(formatOf(empty)).toBeUndefined();
  });
});

describe('a bank with fewer questions than the day', () => {
  it('fills as many whole blocks as it can, with the number of each', () => {
    const mcat = presetOf('MCAT');
    expect([58, 59, 111, 112, 229, 230, 1_000].map((there) => blocksFilledBy(mcat, there))).toEqual([
      0, 1, 1, 2, 3, 4, 4,
    ]);
  });

  it('plans one block of what is there when none can be filled', () => {
    const absite = presetOf('ABSITE');
    expect([0, 41, 125, 249, 250].map((there) => blocksOfDay(absite, there))).toEqual([1, 1, 1, 1, 2]);
  });

  it('names a short bank with its questions and those of the whole day', () => {
    const step = presetOf('USMLE Step 1');
    expect(bankText(step, 72)).toBe('The chosen categories have 72 of the 280 questions of this day');
    expect(bankText(step, 280)).toBeUndefined();
  });
});

describe('the daily limit', () => {
  it('names the daily limit when it does not suffice for the whole day', () => {
    expect(limitText(280, 40)).toBe('Your plan has 40 questions left today. This exam day needs 280.');
    expect(limitText(2, 1)).toBe('Your plan has 1 question left today. This exam day needs 2.');
  });

  it('says nothing of a daily limit that suffices, or without one', () => {
    expect(limitText(280, 280)).toBeUndefined();
    expect(limitText(280, Number.POSITIVE_INFINITY)).toBeUndefined();
  });
});
