import { counted } from '@/shared/format/numbers';

/** Days. */
export const PLAN_DURATIONS = [7, 30, 90, 180, 360] as const;

const NAMES: ReadonlyMap<number, string> = new Map([
  [90, '3 months'],
  [180, '6 months'],
  [360, '1 year'],
]);

/** '7 days', '30 days', '3 months', '6 months', '1 year'; any other number in days. */
export const formatPlanDuration = (days: number): string => NAMES.get(days) ?? counted(days, 'day');
