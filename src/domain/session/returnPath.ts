import { string } from '@/shared/api/decode';
import { isReturnPath } from '@/shared/routing/paths';
import { textEntry } from '@/shared/storage/localEntries';
import { tabText } from '@/shared/storage/safeStorage';

const entry = textEntry('returnPath', string, tabText);

/** Stores the return path for this tab; only paths of the route table. */
export function storeReturnPath(pathname: string): void {
  if (isReturnPath(pathname)) entry.write(pathname);
}

/** Removes and returns the return path; undefined if none is stored. */
export function takeReturnPath(): string | undefined {
  const pathname = entry.read();
  entry.remove();
  return pathname !== undefined && isReturnPath(pathname) ? pathname : undefined;
}
