import { matchPath } from 'react-router-dom';
import { isOnline } from '@/shared/browser/network';
import { paths } from '@/shared/routing/paths';
import { localEntries } from '@/shared/storage/localEntries';

export const readToken = (): string | undefined => localEntries.token.read();

/** Whether another tab has signed in since this user did, of which this tab is notified later. */
export const isReplaced = (userId: string): boolean =>
  readToken() !== undefined && localEntries.userId.read() !== userId;

/** The token of a user, undefined once it is replaced: nothing of one user is sent with the token of another. */
export const tokenOf = (userId: string | undefined): string | undefined =>
  userId !== undefined && isReplaced(userId) ? undefined : readToken();

/**
 * Whether an attempt continues although its token has expired, or has by the device's clock: without network
 * nobody can sign in again, and only the server can decide it.
 */
export const isAttemptOffline = (pathname: string): boolean =>
  !isOnline() && readToken() !== undefined && matchPath(paths.exam.pattern, pathname) !== null;

export function storeFreshToken(token: string, now: number): void {
  // The token is last: other tabs react to it. Whose it is, /user/me says.
  localEntries.userId.remove();
  localEntries.tokenReceivedAt.write(now);
  localEntries.token.write(token);
}
