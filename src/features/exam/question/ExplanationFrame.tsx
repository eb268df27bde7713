import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { vars } from '@/shared/theme/vars';
import { useIsPanelHidden, usePanelWidth } from './panelLayout';

const Panel = styled('aside')<{ readonly isFolded: boolean }>({
  position: 'relative',
  gridRow: 2,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minWidth: 320,
  minHeight: 0,
  borderLeft: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  '@media (max-width: 1099px)': {
    display: 'block',
    minWidth: '100%',
    borderTop: `1px solid ${vars.palette.divider}`,
    borderLeft: 0,
  },
  variants: [{ props: { isFolded: true }, style: { '@media (min-width: 1100px)': { minWidth: 0 } } }],
});

interface ExplanationFrameProps {
  readonly id?: string;
  readonly label?: string;
  readonly children?: ReactNode;
}

/** Reserves the space of the explanation until its code is loaded, so that the question does not move. */
export function ExplanationFrame({ id, label, children }: ExplanationFrameProps) {
  const isHidden = useIsPanelHidden();
  const width = usePanelWidth();
  return (
    <Panel
      id={id}
      aria-label={label}
      aria-hidden={children === undefined}
      isFolded={isHidden}
      // Percent of the width that the navigator and a side panel leave.
      style={
        isHidden ? undefined : { width: `calc((100vw - 104px - var(--tool-width, 0px)) * ${width / 100})` }
      }
    >
      {children}
    </Panel>
  );
}
