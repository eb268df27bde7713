import { permissions } from '@/domain/session/permissions';
import type { Role } from '@/shared/api/account';
import type { Preference } from '@/shared/api/preference';

/** Whether the role must accept the agreement: not administrators. */
export const needsAgreement = (role: Role): boolean => permissions[role].agreement;

/** Whether the agreement is known to be unaccepted. */
export function mustAccept(role: Role | undefined, preference: Preference | undefined): boolean {
  if (role === undefined || !needsAgreement(role) || preference === undefined) return false;
  return !preference.userAcknowledged;
}
