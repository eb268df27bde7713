import { matchPath } from 'react-router-dom';
import { isOnline } from '@/shared/browser/network';
import { paths } from '@/shared/routing/paths';
import { localEntries } from '@/shared/storage/localEntries';

export const readToken = (): string | undefined => localEntries.token.read();

/**
 * Whether an attempt continues although its token has expired, or has by the device's clock: without network
 * nobody can sign in again, and only the server can decide it.
 */
export const isAttemptOffline = (pathname: string): boolean =>
  !isOnline() && readToken() !== undefined && matchPath(paths.exam.pattern, pathname) !== null;

export function storeFreshToken(token: string, now: number): void {
  // Time first: other tabs react to the token.
  localEntries.tokenReceivedAt.write(now);
  localEntries.token.write(token);
}
