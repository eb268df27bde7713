import { DecodeContext } from '@/shared/api/decodeContext';

/** What `read` returns, and what was noticed meanwhile. */
export function readNoting<T>(read: (context: DecodeContext) => T, headers = {}) {
  const context = new DecodeContext(headers);
  const value = read(context);
  return { value, ...context.notes };
}
