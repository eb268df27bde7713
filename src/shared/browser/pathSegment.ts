const SEGMENT = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Whether a value may be one segment of a path: routers decode `%2E%2E` to `..` and `encodeURIComponent` does
 * not escape it, so only an allow-list is safe.
 */
export function isPathSegment(value: string): boolean {
  return SEGMENT.test(value);
}
