import { text } from '@/shared/api/decode';
import { isReturnPath } from '@/shared/routing/paths';
import { textEntry } from '@/shared/storage/localEntries';
import { tabText } from '@/shared/storage/safeStorage';

const entry = textEntry('returnPath', text, tabText);

/** Remembers, for this tab, where the visitor was going; only pages of the route table (robustness 17). */
export function storeReturnPath(pathname: string): void {
  if (isReturnPath(pathname)) entry.write(pathname);
}

/** Where to go after sign-in, once; undefined where nothing was remembered. */
export function takeReturnPath(): string | undefined {
  const pathname = entry.read();
  entry.remove();
  return pathname !== undefined && isReturnPath(pathname) ? pathname : undefined;
}
