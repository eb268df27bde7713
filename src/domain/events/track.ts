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
