import { whenIdle } from '@/shared/browser/whenIdle';
import type { Track } from '@/shared/remote/sagaContext';

/** Sends each Core Web Vital of the page as an event; the code is loaded after the first paint. Never throws. */
export function reportWebVitals(track: Track): void {
  whenIdle(() => {
    import('web-vitals').then(
      ({ onCLS, onFCP, onINP, onLCP, onTTFB }) => {
        for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
          // Milliseconds; CLS is a score of 0 to about 1.
          watch(({ name, value, rating }) => {
            track('web vital', { vital: name, value: Math.round(value * 1000) / 1000, rating });
          });
        }
      },
      () => undefined,
    );
  });
}
