const SEGMENT = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Whether a value may stand as one segment of a path, ours or the server's (robustness 16): routers decode `%2E%2E` to
 * `..` and `encodeURIComponent` lets it pass, so only an allow-list keeps a path what it says.
 */
export function isPathSegment(value: string): boolean {
  return SEGMENT.test(value);
}
