import { permissions } from '@/domain/session/permissions';
import type { Role } from '@/shared/api/account';
import type { QuizMode } from '@/shared/api/preference';
import type { QuestionCount } from '@/shared/api/quiz';
import { counted } from '@/shared/format/numbers';

/** Initial '# of Questions'. */
const DEFAULT_AMOUNT = 10;
/** Upper bound until the count is known: the largest daily quota of any plan. */
const UNCOUNTED_MAXIMUM = 400;

/** Upper bound of '# of Questions': 40 for tutors and administrators, otherwise the eligible count once it is known. */
export function maximumAmount(role: Role, eligible: number | undefined): number {
  return permissions[role].maxQuestions ?? eligible ?? UNCOUNTED_MAXIMUM;
}

/** Value of the field after typing: anything but digits from 1 to `maximum` is ignored. */
export function typedAmount(current: string, typed: string, maximum: number): string {
  const text = typed.trim();
  if (text === '') return '';
  if (!/^\d+$/.test(text)) return current;
  const amount = Number(text);
  return amount >= 1 && amount <= maximum ? String(amount) : current;
}

/** Initial value of the field: 10, in power search the eligible count if that is lower. */
export function defaultAmount(mode: QuizMode, eligible = 0): string {
  const isLowered = mode === 'POWER_SEARCH' && eligible > 0;
  return String(isLowered ? Math.min(DEFAULT_AMOUNT, eligible) : DEFAULT_AMOUNT);
}

export function amountProblem(amount: string, eligible: number | undefined): string | undefined {
  if (amount === '') return 'Amount of questions cannot be empty';
  return isTooMany(amount, eligible) ? 'Not enough questions available' : undefined;
}

/** Create Quiz is disabled if the amount is empty, or above the eligible count once that is known. */
export function isCreateDisabled(amount: string, eligible: number | undefined): boolean {
  return amount === '' || isTooMany(amount, eligible);
}

const isTooMany = (amount: string, eligible = Infinity): boolean => Number(amount) > eligible;

/** Whether the plan's daily quota is used up; only students have one. */
export function isOutOfQuestions(role: Role, { questionLeftInDay }: QuestionCount): boolean {
  return permissions[role].dailyQuota && questionLeftInDay <= 0;
}

/** '{n} questions left today'; nothing for roles without a limit. */
export function quotaText(role: Role, { questionLeftInDay }: QuestionCount): string | undefined {
  if (!permissions[role].dailyQuota || !Number.isFinite(questionLeftInDay)) return undefined;
  return `${counted(questionLeftInDay, 'question')} left today`;
}
