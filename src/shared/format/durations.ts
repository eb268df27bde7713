/** Whole seconds, formatted. Negative values and NaN count as 0. */

interface Parts {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

function partsOf(duration: number): Parts {
  const total = Number.isFinite(duration) ? Math.max(0, Math.floor(duration)) : 0;
  return {
    hours: Math.floor(total / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
  };
}

const two = (part: number): string => String(part).padStart(2, '0');

/** '05:09', '1:05:09' from one hour on. */
export function formatClock(duration: number): string {
  const { hours, minutes, seconds } = partsOf(duration);
  const clock = `${two(minutes)}:${two(seconds)}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}

/** 'mm:ss', without hours: '05:09', '75:09'. */
export function formatMinutes(duration: number): string {
  const { hours, minutes, seconds } = partsOf(duration);
  return `${two(hours * 60 + minutes)}:${two(seconds)}`;
}

/** 'm:ss': '5:09', '1:15:09' from one hour on. */
export const formatPace = (duration: number): string => formatClock(duration).replace(/^0/, '');

/** '01h 05m 09s', the total time of a result. */
export function formatDurationWords(duration: number): string {
  const { hours, minutes, seconds } = partsOf(duration);
  return `${two(hours)}h ${two(minutes)}m ${two(seconds)}s`;
}

const named = (amount: number, unit: string): string[] =>
  amount > 0 ? [`${amount} ${unit}${amount === 1 ? '' : 's'}`] : [];

/** '1 hour 5 minutes 9 seconds', for screen readers; zero parts are left out, except in '0 seconds'. */
export function spokenDuration(duration: number): string {
  const { hours, minutes, seconds } = partsOf(duration);
  const parts = [...named(hours, 'hour'), ...named(minutes, 'minute'), ...named(seconds, 'second')];
  return parts.length > 0 ? parts.join(' ') : '0 seconds';
}
