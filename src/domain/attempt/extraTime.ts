import { SECONDS_PER_QUESTION } from '@/shared/api/quiz';
import { formatPace } from '@/shared/format/durations';

/** Percent of the usual time, as an accommodation is approved; without one, the usual time. */
export const EXTRA_TIMES = [125, 150, 200] as const;
export type ExtraTime = (typeof EXTRA_TIMES)[number];

export const EXTRA_TIME_NAMES: Readonly<Record<ExtraTime, string>> = {
  125: '25 % more',
  150: '50 % more',
  200: 'Double',
};

export const extraTimeOf = (value: unknown): ExtraTime | undefined =>
  EXTRA_TIMES.find((percent) => percent === value);

/** Seconds for an item; not always whole. */
export const targetSeconds = (percent: ExtraTime | undefined): number =>
  (SECONDS_PER_QUESTION * (percent ?? 100)) / 100;

/** '1:53' for an item. */
export const targetText = (percent: ExtraTime | undefined): string =>
  formatPace(Math.round(targetSeconds(percent)));

/** Seconds for a quiz, whole. */
export const quizSeconds = (items: number, percent: ExtraTime | undefined): number =>
  Math.ceil(items * targetSeconds(percent));

/** Seconds for so many minutes of a format. */
export const secondsOfMinutes = (minutes: number, percent: ExtraTime | undefined): number =>
  Math.ceil((minutes * 60 * (percent ?? 100)) / 100);
