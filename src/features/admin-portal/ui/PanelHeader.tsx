import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { vars } from '@/shared/theme/vars';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  '& p': { flex: '1 1 18rem', margin: 0, color: vars.palette.text.secondary, textWrap: 'balance' },
});

interface PanelHeaderProps {
  readonly about: string;
  /** Actions, independent of the list below. */
  readonly children: ReactNode;
}

/** Introduction and actions of a tab of the portal. */
export function PanelHeader({ about, children }: PanelHeaderProps) {
  return (
    <Bar>
      <p>{about}</p>
      {children}
    </Bar>
  );
}
