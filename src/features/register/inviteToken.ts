import { text } from '@/shared/contract/decode';
import { textEntry } from '@/shared/storage/localEntries';
import { tabText } from '@/shared/storage/safeStorage';

const PARAMETER = 'inviteToken';

/** Kept for the tab, so that a reload does not cost the invitation once its token is out of the address. */
const entry = textEntry(PARAMETER, text, tabText);

/** The token of the invitation that led here. Changes nothing. */
export function readInviteToken(search: string): string | undefined {
  return new URLSearchParams(search).get(PARAMETER) ?? entry.read();
}

/** Keeps the token and takes it out of address and history (robustness 18). */
export function hideInviteToken(token: string | undefined): void {
  if (token !== undefined) entry.write(token);
  if (location.search !== '') history.replaceState(history.state, '', location.pathname);
}

/** The invitation was used. */
export function forgetInviteToken(): void {
  entry.remove();
}
