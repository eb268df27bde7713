import { styled } from '@mui/material/styles';
import { ClockIcon, CrossIcon, TickIcon } from '@/shared/icons/icons';
import { vars } from '@/shared/theme/vars';
import type { Finding } from './paymentReturnModel';

const Sign = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  border: '1px solid currentColor',
  borderRadius: '50%',
  '&[data-kind="paid"]': { color: vars.palette.success.main, background: vars.palette.success.soft },
  '&[data-kind="failed"]': { color: vars.palette.error.main, background: vars.palette.error.soft },
  '&[data-kind="confirming"]': { color: vars.palette.warning.main, background: vars.palette.warning.soft },
});

const ICONS = { paid: TickIcon, failed: CrossIcon, confirming: ClockIcon } as const;

/** Icon beside the title, which says the same in words. */
export function OutcomeIcon({ finding }: { readonly finding: Finding | undefined }) {
  if (finding === undefined || finding.kind === 'notFound') return null;
  const Icon = ICONS[finding.kind];
  return (
    <Sign data-kind={finding.kind} aria-hidden="true">
      <Icon size={20} />
    </Sign>
  );
}
