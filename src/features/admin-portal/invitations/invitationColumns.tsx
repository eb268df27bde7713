import type { Invitation } from '@/shared/api/invitation';
import { formatDate } from '@/shared/format/dates';
import { formatRelativeDay } from '@/shared/format/relativeDays';
import type { Column } from '@/shared/ui/table/dataTableModel';
import { canResend, statusName } from './invitationModel';
import { ResendButton } from './ResendButton';

/** Columns of the invitations table; `today` is a local day. */
export const invitationColumns = (today: string): readonly Column<Invitation>[] => [
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
    isSpare: true,
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
    cell: ({ expirationDate }) => (
      <time dateTime={expirationDate} title={formatDate(expirationDate)}>
        {formatRelativeDay(expirationDate, today)}
      </time>
    ),
  },
  {
    id: 'accepted',
    isSpare: true,
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
    narrow: 'action',
    header: 'Resend',
    isHeaderHidden: true,
    width: '96px',
    align: 'end',
    cell: (invitation) => (canResend(invitation) ? <ResendButton invitation={invitation} /> : null),
  },
];
