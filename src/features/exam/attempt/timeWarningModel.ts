import { spokenDuration } from '@/shared/format/durations';

/** Announced when this much time is left. */
const WARNINGS_S = [300, 60] as const;

/** In a block of an exam day, as a test driver does. */
const DAY_WARNINGS_S = [300, 120, 60] as const;

/** The warning due between two readings of the clock, in seconds; each is returned once. */
export function warningBetween(before: number, now: number, isOfDay: boolean): string | undefined {
  const warnings = isOfDay ? DAY_WARNINGS_S : WARNINGS_S;
  const due = warnings.filter((seconds) => before > seconds && now <= seconds && now > 0).at(-1);
  return due === undefined ? undefined : timeLeftText(now);
}

/** '5 minutes left'. */
export const timeLeftText = (seconds: number): string => `${spokenDuration(seconds)} left`;

export type Urgency = 'none' | 'soon' | 'now';

export function urgencyOf(seconds: number): Urgency {
  if (seconds > WARNINGS_S[0]) return 'none';
  return seconds > WARNINGS_S[1] ? 'soon' : 'now';
}
