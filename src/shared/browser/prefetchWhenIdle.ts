import { whenIdle } from './whenIdle';

/** False with the data saver on, and on a 2G line. Only Chromium has `navigator.connection`. */
export function canPrefetch(): boolean {
  const { saveData = false, effectiveType = '4g' } = navigator.connection ?? {};
  return !saveData && !effectiveType.endsWith('2g');
}

/** Runs `prefetch` when the browser is idle, unless the visitor saves data or has a very slow line. */
export function prefetchWhenIdle(prefetch: () => void): void {
  if (canPrefetch()) whenIdle(prefetch);
}
