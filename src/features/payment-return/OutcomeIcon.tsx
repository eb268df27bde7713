import Avatar from '@mui/material/Avatar';
import { ClockIcon, CrossIcon, TickIcon } from '@/shared/icons/icons';
import type { Finding } from './paymentReturnModel';

const SIGNS = {
  paid: { Icon: TickIcon, color: 'success' },
  failed: { Icon: CrossIcon, color: 'error' },
  confirming: { Icon: ClockIcon, color: 'warning' },
} as const;

/** Icon beside the title, which says the same in words. */
export function OutcomeIcon({ finding }: { readonly finding: Finding | undefined }) {
  if (finding === undefined || finding.kind === 'notFound') return null;
  const { Icon, color } = SIGNS[finding.kind];
  return (
    <Avatar
      aria-hidden="true"
      sx={{ width: 36, height: 36, border: 1, color: `${color}.main`, bgcolor: `${color}.soft` }}
    >
      <Icon size={20} />
    </Avatar>
  );
}
