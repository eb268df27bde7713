import type { Role } from '@/shared/contract/account';
import type { Preference } from '@/shared/contract/preference';
import { permissions } from '@/shared/session/permissions';

/** Whether the agreement is still open: not for administrators, and not before it is known what was accepted. */
export function mustAccept(role: Role | undefined, preference: Preference | undefined): boolean {
  if (role === undefined || !permissions[role].agreement || preference === undefined) return false;
  return !preference.userAcknowledged;
}
