import { isPathSegment } from '@/shared/browser/pathSegment';
import { RemoteError } from './remoteError';

/**
 * Puts values into an endpoint's path. Throws RemoteError 404 for a missing value or one that the allow-list refuses,
 * so that nothing is sent for a bad address (robustness 16).
 */
export function fillPath(path: string, segments: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = Object.hasOwn(segments, name) ? segments[name] : undefined;
    if (value === undefined || !isPathSegment(value)) throw new RemoteError({ status: 404 });
    return value;
  });
}
