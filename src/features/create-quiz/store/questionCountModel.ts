import type { Role } from '@/shared/api/account';
import type { QuestionCount } from '@/shared/api/quiz';
import type { QuizMode } from '@/shared/api/preference';
import { permissions } from '@/domain/session/permissions';

/** '# of Questions' unless changed (specification 1, section 9). */
const DEFAULT_AMOUNT = 10;
/** While nobody has counted, no more than any plan gives in a day. */
const UNCOUNTED_MAXIMUM = 400;

/** The most that '# of Questions' takes: 40 for tutors and administrators, else the eligible count once it is known. */
export function maximumAmount(role: Role, eligible: number | undefined): number {
  return permissions[role].mostQuestions ?? eligible ?? UNCOUNTED_MAXIMUM;
}

/** What stands in the field after it was typed into: anything but digits from 1 to `maximum` is ignored. */
export function typedAmount(current: string, typed: string, maximum: number): string {
  const text = typed.trim();
  if (text === '') return '';
  if (!/^\d+$/.test(text)) return current;
  const amount = Number(text);
  return amount >= 1 && amount <= maximum ? String(amount) : current;
}

/** What stands in the field before it was typed into: 10, in power search the eligible count if that is lower. */
export function defaultAmount(mode: QuizMode, eligible: number | undefined): string {
  const isLowered = mode === 'POWER_SEARCH' && eligible !== undefined && eligible > 0;
  return String(isLowered ? Math.min(DEFAULT_AMOUNT, eligible) : DEFAULT_AMOUNT);
}

/** The helper text under the field, where something is wrong. */
export function amountProblem(amount: string, eligible: number | undefined): string | undefined {
  if (amount === '') return 'Amount of questions cannot be empty';
  return isTooMany(amount, eligible) ? 'Not enough questions available' : undefined;
}

/** Create Quiz is disabled with an empty amount, or with more than is eligible once that is known. */
export function isCreateDisabled(amount: string, eligible: number | undefined): boolean {
  return amount === '' || isTooMany(amount, eligible);
}

function isTooMany(amount: string, eligible: number | undefined): boolean {
  return eligible !== undefined && Number(amount) > eligible;
}

/** Whether the plan's questions of the day are used up; only students have a quota. */
export function isOutOfQuestions(role: Role, { questionLeftInDay }: QuestionCount): boolean {
  return permissions[role].dailyQuota && questionLeftInDay <= 0;
}

/** '{n} questions left today'; nothing for those who have no limit. */
export function quotaText(role: Role, { questionLeftInDay }: QuestionCount): string | undefined {
  if (!permissions[role].dailyQuota || !Number.isFinite(questionLeftInDay)) return undefined;
  return `${questionLeftInDay} ${questionLeftInDay === 1 ? 'question' : 'questions'} left today`;
}
