import { isPathSegment } from '@/shared/browser/pathSegment';
import { RemoteError } from './remoteError';

/**
 * Fills an endpoint's path. Throws RemoteError 404 for a missing value or one that the allow-list refuses, so
 * that nothing is sent to a wrong path.
 */
export function fillPath(path: string, segments: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = Object.hasOwn(segments, name) ? segments[name] : undefined;
    if (value === undefined || !isPathSegment(value)) throw new RemoteError({ status: 404 });
    return value;
  });
}
