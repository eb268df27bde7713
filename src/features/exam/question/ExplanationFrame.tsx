import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { boolean, string } from '@/shared/api/decode';
import { textEntry } from '@/shared/storage/localEntries';
import { createLocalSetting } from '@/shared/storage/localSetting';
import { below, from } from '@/shared/theme/breakpoints';
import { vars } from '@/shared/theme/vars';

/** Width of the panel, percent of what the navigator leaves. */
export const PANEL_WIDTHS = { min: 25, max: 65, usual: 42, step: 2 } as const;

const clamp = (width: number): number =>
  Math.round(Math.min(PANEL_WIDTHS.max, Math.max(PANEL_WIDTHS.min, width)));

/** Both are stored per browser, like the text size. */
const isHidden = createLocalSetting(textEntry('examPanelHidden', boolean), false);
const width = createLocalSetting(
  textEntry('examPanelWidth', (value) => clamp(Number(string(value)) || PANEL_WIDTHS.usual)),
  PANEL_WIDTHS.usual,
);

export const hidePanel = isHidden.write;
export const useIsPanelHidden = isHidden.useValue;

export const setPanelWidth = (percent: number): void => width.write(clamp(percent));
export const usePanelWidth = width.useValue;

const ExplanationAside = styled('aside')<{ readonly isFolded: boolean }>({
  position: 'relative',
  gridRow: 2,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minWidth: 320,
  minHeight: 0,
  borderLeft: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  [below('desktop')]: {
    display: 'block',
    minWidth: '100%',
    borderTop: `1px solid ${vars.palette.divider}`,
    borderLeft: 0,
  },
  variants: [{ props: { isFolded: true }, style: { [from('desktop')]: { minWidth: 0 } } }],
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
    <ExplanationAside
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
    </ExplanationAside>
  );
}
