import { array, type InferType, mixed, number, object, string } from 'yup';
import { formatPlanDuration } from '@/domain/plan/planModel';
import {
  MAX_PLAN_PRICE,
  MAX_QUESTIONS_PER_DAY,
  MIN_QUESTIONS_PER_DAY,
  type Plan,
  PLAN_CATEGORIES,
  PLAN_DURATIONS,
  PLAN_STATUSES,
  PLAN_TYPES,
  type PlanDraft,
  type PlanStatus,
  type PlanType,
} from '@/shared/api/plan';
import { type CsvColumn, toCsv } from '@/shared/browser/csv';
import { emailRule } from '@/shared/format/emailAddress';
import { formatCount, normalizeDecimal } from '@/shared/format/numbers';
import type { Typed } from '@/shared/ui/form/Form';

export const PER_DAY_RANGE = `${MIN_QUESTIONS_PER_DAY} to ${MAX_QUESTIONS_PER_DAY}`;
/** A constant of the contract. */
const VIDEO_EXPLANATION_LIMIT = 1;

/** Fields of the dialog; the video limit is not among them. */
export type PlanFields = Omit<PlanDraft, 'videoExplanationLimit'>;

export const clampPerDay = (amount: number): number =>
  Math.min(MAX_QUESTIONS_PER_DAY, Math.max(MIN_QUESTIONS_PER_DAY, Math.round(amount)));

export const planRules = object({
  name: string().trim().required('Enter a name'),
  category: string().required('Choose a category'),
  price: number()
    .transform((_, typed: unknown) => (typed === '' ? undefined : Number(normalizeDecimal(String(typed)))))
    .typeError('Enter the price as a number')
    .required('Enter a price')
    .min(0, 'The price cannot be below 0')
    .max(MAX_PLAN_PRICE, `The price is at most ${formatCount(MAX_PLAN_PRICE)}`)
    .test('cents', 'The price can have at most two decimals', (price) => isInCents(price)),
  durationInDay: number().typeError('Choose a duration').required('Choose a duration'),
  questionsPerDay: number()
    .typeError('Enter the questions per day as a number')
    .required('Enter the questions per day')
    .transform((amount: number) => (Number.isFinite(amount) ? clampPerDay(amount) : amount)),
  type: mixed<PlanType>().oneOf(PLAN_TYPES, 'Choose a type').required('Choose a type'),
  status: mixed<PlanStatus>().oneOf(PLAN_STATUSES, 'Choose a status').required('Choose a status'),
  examTypes: array().of(string().required()).required().min(1, 'Choose at least one exam type'),
  description: string().trim().default(''),
});

export type PlanForm = Typed<InferType<typeof planRules>>;

/** Initial values; a new plan is on sale. */
export const formOf = (plan?: Plan): PlanForm => ({
  name: plan?.name ?? '',
  category: plan?.category ?? '',
  price: String(plan?.price ?? ''),
  durationInDay: String(plan?.durationInDay ?? ''),
  questionsPerDay: String(plan?.questionsPerDay ?? ''),
  type: plan?.type ?? '',
  status: plan?.status ?? 'ACTIVE',
  examTypes: [...(plan?.examTypes ?? [])],
  description: plan?.description ?? '',
});

export const inviteRules = object({
  planId: string().required('Choose a plan'),
  email: emailRule('Email not valid'),
});

export const draftOf = (fields: PlanFields): PlanDraft => ({
  ...fields,
  videoExplanationLimit: VIDEO_EXPLANATION_LIMIT,
});

export const changedPlan = (plan: Plan, fields: PlanFields): Plan => ({
  ...fields,
  id: plan.id,
  videoExplanationLimit: VIDEO_EXPLANATION_LIMIT,
});

/** Whole cents, allowing for rounding of binary fractions. */
const isInCents = (price: number): boolean => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6;

/** Characters accepted by 'Questions per day': digits, at most 400. */
export function filterPerDay(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return Number(digits) > MAX_QUESTIONS_PER_DAY ? String(MAX_QUESTIONS_PER_DAY) : digits;
}

/** Normalizes 'Questions per day' on blur: 1 to 400, or still empty. */
export const normalizePerDay = (typed: string): string =>
  typed === '' ? '' : String(clampPerDay(Number(typed)));

/** Available durations, plus the plan's own if it is a different one. */
export function durationOptions(own = 0): readonly { readonly value: string; readonly name: string }[] {
  const days = new Set<number>(PLAN_DURATIONS);
  if (own > 0) days.add(own);
  return [...days]
    .sort((a, b) => a - b)
    .map((day) => ({ value: String(day), name: formatPlanDuration(day) }));
}

/** The known categories, plus the plan's own if the server has a different one. */
export const categoryOptions = (own: string | undefined): readonly string[] => [
  ...new Set([...PLAN_CATEGORIES, ...(own === undefined ? [] : [own])]),
];

export const isDeletable = ({ category }: Plan): boolean => category !== 'FREE';

const CSV: readonly CsvColumn<Plan>[] = [
  ['Name', ({ name }) => name],
  ['Category', ({ category }) => category],
  ['Price (USD)', ({ price }) => price],
  ['Duration (days)', ({ durationInDay }) => durationInDay],
  ['Questions per day', ({ questionsPerDay }) => questionsPerDay],
  ['Type', ({ type }) => type],
  ['Exam types', ({ examTypes }) => examTypes.join(', ')],
  ['Status', ({ status }) => status],
  ['Description', ({ description }) => description],
  ['Plan ID', ({ id }) => id],
];

export const plansCsv = (plans: readonly Plan[]): string => toCsv(CSV, plans);
