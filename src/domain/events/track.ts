import { whenIdle } from '@/shared/browser/whenIdle';
import type { Track } from '@/shared/remote/sagaContext';

/**
 * Sends events to `url` by beacon, which outlives the page and carries no token; without a url nothing is
 * sent. Callers pass no names, addresses or tokens.
 */
export function createTrack(url: string | undefined): Track {
  if (url === undefined) return () => undefined;
  return (name, properties = {}) => {
    try {
      // As text: a JSON beacon would need a CORS preflight.
      navigator.sendBeacon(
        url,
        JSON.stringify({ name, properties, at: new Date().toISOString(), release: __RELEASE__ }),
      );
    } catch {
      // An event never causes an error: the address may be wrong, or a blocker may intervene.
    }
  };
}

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
