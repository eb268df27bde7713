import type { Invitation } from '@/shared/api/invitation';
import { formatDate } from '@/shared/format/dates';
import type { Column } from '@/shared/ui/table/dataTableModel';
import { canResend, statusName } from './invitationModel';
import { ResendButton } from './ResendButton';

export const INVITATION_COLUMNS: readonly Column<Invitation>[] = [
  {
    id: 'email',
    narrow: 'lead',
    header: 'Email',
    isRowHeader: true,
    sortBy: ({ email }) => email,
    cell: ({ email }) => email,
  },
  {
    id: 'plan',
    header: 'Plan',
    width: '150px',
    sortBy: ({ invitedPackage }) => invitedPackage.name,
    cell: ({ invitedPackage }) => invitedPackage.name,
  },
  {
    id: 'sent',
    header: 'Sent',
    width: '116px',
    firstDirection: 'desc',
    sortBy: ({ invitationSendDate }) => invitationSendDate,
    cell: ({ invitationSendDate }) => formatDate(invitationSendDate),
  },
  {
    id: 'expires',
    header: 'Expires',
    width: '116px',
    firstDirection: 'desc',
    sortBy: ({ expirationDate }) => expirationDate,
    cell: ({ expirationDate }) => formatDate(expirationDate),
  },
  {
    id: 'accepted',
    header: 'Accepted',
    width: '116px',
    firstDirection: 'desc',
    sortBy: ({ acceptDate }) => acceptDate,
    cell: ({ acceptDate }) => formatDate(acceptDate) || '–',
  },
  {
    id: 'status',
    header: 'Status',
    width: '104px',
    sortBy: statusName,
    cell: statusName,
  },
  {
    id: 'resend',
    narrow: 'act',
    header: 'Resend',
    isHeaderHidden: true,
    width: '96px',
    align: 'end',
    cell: (invitation) => (canResend(invitation) ? <ResendButton invitation={invitation} /> : null),
  },
];
