import type { Track } from '@/shared/remote/sagaContext';

/**
 * Sends events to `url` by beacon, which outlives the page and carries no token (contract, 'Events'). Without a url
 * nothing is sent. Callers hand in no names, addresses or tokens; the browser adds its own time and nothing of the page.
 */
export function createTrack(url: string | undefined): Track {
  if (url === undefined) return () => undefined;
  return (name, properties = {}) => {
    try {
      // As text: a beacon of JSON would need the other side's leave first.
      navigator.sendBeacon(url, JSON.stringify({ name, properties, at: new Date().toISOString() }));
    } catch {
      // An event is never worth an error: the address may be wrong, a blocker may stand in between.
    }
  };
}
