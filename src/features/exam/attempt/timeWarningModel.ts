import { spokenDuration } from '@/shared/format/durations';

/** Seconds left at which the clock is announced. */
const WARNINGS = [300, 60] as const;

/** The warning that falls due between two readings of the clock, in seconds; each is given once. */
export function warningBetween(before: number, now: number): string | undefined {
  const due = WARNINGS.filter((seconds) => before > seconds && now <= seconds && now > 0).at(-1);
  return due === undefined ? undefined : timeLeftText(now);
}

/** '5 minutes left'. */
export const timeLeftText = (seconds: number): string => `${spokenDuration(seconds)} left`;

export type Urgency = 'none' | 'soon' | 'now';

/** Urgency from seconds left. */
export function urgencyOf(seconds: number): Urgency {
  if (seconds > WARNINGS[0]) return 'none';
  return seconds > WARNINGS[1] ? 'soon' : 'now';
}
