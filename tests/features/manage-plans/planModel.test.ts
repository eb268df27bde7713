import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import {
  categoryOptions,
  changedPlan,
  clampPerDay,
  draftOf,
  durationOptions,
  filterPerDay,
  formOf,
  inviteRules,
  isDeletable,
  normalizePerDay,
  type PlanForm,
  planRules,
  plansCsv,
} from '@/features/manage-plans/planModel';
import type { Plan } from '@/shared/api/plan';

const FORM: PlanForm = {
  name: '  Pro Month ',
  category: 'PRO',
  examTypes: ['Step 1'],
  price: '49.50',
  durationInDay: '30',
  questionsPerDay: '120',
  type: 'GENERAL',
  status: 'ACTIVE',
  description: ' A month. ',
};

const PLAN: Plan = {
  id: 'p1',
  name: 'Pro Month',
  category: 'PRO',
  examTypes: ['Step 1'],
  price: 49.5,
  durationInDay: 30,
  questionsPerDay: 120,
  type: 'GENERAL',
  description: 'A month.',
  status: 'DEPRECATED',
  videoExplanationLimit: 1,
};

describe('the plan form', () => {
  it('sends a plan with numbers, ACTIVE, with the video limit 1', () => {
    expect(draftOf(planRules.validateSync(FORM))).toEqual({
      name: 'Pro Month',
      category: 'PRO',
      examTypes: ['Step 1'],
      price: 49.5,
      durationInDay: 30,
      questionsPerDay: 120,
      type: 'GENERAL',
      description: 'A month.',
      status: 'ACTIVE',
      videoExplanationLimit: 1,
    });
  });

  it.each([
    ['a blank name', { name: '   ' }],
    ['no category', { category: '' }],
    ['no price', { price: '' }],
    ['a price that is no number', { price: 'ten' }],
    ['a price below 0', { price: '-1' }],
    ['no duration', { durationInDay: '' }],
    ['no questions per day', { questionsPerDay: '' }],
    ['questions per day that are no number', { questionsPerDay: 'many' }],
    ['no type', { type: '' }],
    ['no status', { status: '' }],
    ['no exam type', { examTypes: [] }],
  ])('refuses a plan with %s', (_, change: Partial<PlanForm>) => {
    expect(planRules.isValidSync({ ...FORM, ...change })).toBe(false);
  });

  it('requires no description', () => {
    expect(planRules.validateSync({ ...FORM, description: '' }).description).toBe('');
  });

  it('refuses the empty form field by field', async () => {
    const error: unknown = await planRules
      .validate(formOf(), { abortEarly: false })
      .catch((cause: unknown) => cause);
    if (!(error instanceof ValidationError)) throw error;
    expect([...new Set(error.inner.map(({ path }) => path))].sort()).toEqual([
      'category',
      'durationInDay',
      'examTypes',
      'name',
      'price',
      'questionsPerDay',
      'type',
    ]);
  });

  it('shows a plan as it is, and keeps its id and status when it is saved', () => {
    const fields = planRules.validateSync({ ...formOf(PLAN), name: 'Other' });
    expect(changedPlan(PLAN, fields)).toEqual({ ...PLAN, name: 'Other' });
  });
});

describe('questions per day', () => {
  it('allows 1 to 400 questions per day', () => {
    fc.assert(
      fc.property(fc.integer(), (typed) => {
        const { questionsPerDay } = planRules.validateSync({ ...FORM, questionsPerDay: String(typed) });
        expect(questionsPerDay).toBe(Math.min(400, Math.max(1, typed)));
        expect(clampPerDay(typed)).toBe(questionsPerDay);
      }),
    );
  });

  it('takes digits alone while they are typed, never more than 400', () => {
    expect(filterPerDay('12a')).toBe('12');
    expect(filterPerDay('0400')).toBe('0400');
    expect(filterPerDay('401')).toBe('400');
    expect(filterPerDay('-5')).toBe('5');
    expect(filterPerDay('')).toBe('');
  });

  it('settles to 1 at least once the field is left', () => {
    expect(normalizePerDay('0')).toBe('1');
    expect(normalizePerDay('')).toBe('');
    expect(normalizePerDay('400')).toBe('400');
  });
});

describe('the price', () => {
  const priceOf = (price: string) => planRules.validateSync({ ...FORM, price }).price;

  it.each([
    ['12', 12],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['12,50', 12.5],
    ['1,299', 1299],
    ['1,299.00', 1299],
    ['123,456', 123456],
    ['1299,5', 1299.5],
    ['0.1', 0.1],
  ])('reads %s as %d', (typed, price) => {
    expect(priceOf(typed)).toBe(price);
  });

  it.each([
    ['1.299', 'The price can have at most two decimals'],
    ['0.00000001', 'The price can have at most two decimals'],
    ['1.2.3', 'Enter the price as a number'],
    ['1,234,567', 'The price is at most 999,999'],
    ['', 'Enter a price'],
  ])('guesses no price from %s', (typed, message) => {
    expect(() => priceOf(typed)).toThrow(message);
  });
});

describe('plans', () => {
  it('deletes any plan that is not FREE', () => {
    expect(isDeletable(PLAN)).toBe(true);
    expect(isDeletable({ ...PLAN, category: 'FREE' })).toBe(false);
  });

  it('offers the durations that are sold, and a plan’s own when it is another', () => {
    expect(durationOptions(undefined).map(({ value }) => value)).toEqual(['7', '30', '90', '180', '360']);
    expect(durationOptions(0)).toHaveLength(5);
    expect(durationOptions(14).map(({ value }) => value)).toEqual(['7', '14', '30', '90', '180', '360']);
  });
});

describe('an invite', () => {
  it('requires a plan and a valid e-mail', () => {
    expect(inviteRules.validateSync({ planId: 'p1', email: ' ada@example.org ' })).toEqual({
      planId: 'p1',
      email: 'ada@example.org',
    });
    expect(() => inviteRules.validateSync({ planId: 'p1', email: 'ada' })).toThrow('Email not valid');
    expect(() => inviteRules.validateSync({ planId: 'p1', email: '' })).toThrow('Email not valid');
    expect(inviteRules.isValidSync({ planId: '', email: 'ada@example.org' })).toBe(false);
  });
});

it('lists plans with all that is entered of them as CSV', () => {
  const rows = plansCsv([{ ...PLAN, examTypes: ['Step 1', 'Step 2'] }])
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  expect(rows.map((row) => row.replaceAll('"', ''))).toEqual([
    'Name,Category,Price (USD),Duration (days),Questions per day,Type,Exam types,Status,Description,Plan ID',
    'Pro Month,PRO,49.5,30,120,GENERAL,Step 1, Step 2,DEPRECATED,A month.,p1',
  ]);
});

it('offers the categories, and a plan’s own when the server has another one', () => {
  expect(categoryOptions(undefined)).toEqual(['FREE', 'PRO', 'MAX']);
  expect(categoryOptions('PRO')).toEqual(['FREE', 'PRO', 'MAX']);
  expect(categoryOptions('PREMIUM')).toEqual(['FREE', 'PRO', 'MAX', 'PREMIUM']);
});
