import type { Clock } from './limits';

/** Waits until one more call may start: at most `most` in any second. */
export function createPace(most: number, { now, wait }: Clock): () => Promise<void> {
  const starts: number[] = [];
  return async () => {
    const earliest = starts.length < most ? undefined : starts.shift();
    const due = earliest === undefined ? 0 : earliest + 1000 - now();
    if (due > 0) await wait(due);
    starts.push(now());
  };
}

/** Seconds of a `Retry-After` header, a number or a date; `undefined` if it is missing or unreadable. */
export function retryAfter(header: string | undefined, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const date = Date.parse(text);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
