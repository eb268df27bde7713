import { toPathSegment } from '@/shared/browser/pathSegment';
import { RemoteError } from './remoteError';

/**
 * Fills an endpoint's path, each value as one segment. Throws RemoteError 404 for a value that is missing or
 * cannot be a segment, so that nothing is sent to a wrong path.
 */
export function fillPath(path: string, segments: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = Object.hasOwn(segments, name) ? segments[name] : undefined;
    const segment = value === undefined ? undefined : toPathSegment(value);
    if (segment === undefined) throw new RemoteError({ status: 404 });
    return segment;
  });
}
