import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 12,
  '& p': { flex: '1 1 18rem', margin: 0, color: 'var(--q-ink-soft)' },
});

interface PanelBarProps {
  readonly about: string;
  /** What can be done here, whatever comes of the list below. */
  readonly children: ReactNode;
}

/** What a tab of the portal is about, and its acts. */
export function PanelHeader({ about, children }: PanelBarProps) {
  return (
    <Bar>
      <p>{about}</p>
      {children}
    </Bar>
  );
}
