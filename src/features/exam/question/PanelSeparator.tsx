import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { vars } from '@/shared/theme/vars';
import { PANEL_WIDTHS, setPanelWidth, usePanelWidth } from './panelLayout';

const Separator = styled('div')({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineStart: 0,
  width: 24,
  cursor: 'col-resize',
  touchAction: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: 3,
    background: 'transparent',
  },
  '&:is(:hover, :focus-visible)::before': { background: vars.palette.primary.main },
  '&:focus-visible': { outlineOffset: -3 },
  '@media (max-width: 1099px)': { display: 'none' },
});

/** The edge between question and panel: dragged, or moved by the arrow keys while it has focus. */
export function PanelSeparator({ panelId }: { readonly panelId: string }) {
  const width = usePanelWidth();
  const isDragged = useRef(false);

  const onKeyDown = (event: KeyboardEvent): void => {
    const { min, max, step } = PANEL_WIDTHS;
    const widths = { ArrowLeft: width + step, ArrowRight: width - step, Home: min, End: max };
    const nextWidth = new Map(Object.entries(widths)).get(event.key);
    if (nextWidth === undefined) return;
    event.preventDefault();
    // Otherwise the arrow keys move between the items.
    event.stopPropagation();
    setPanelWidth(nextWidth);
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    isDragged.current = true;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): void => {
    const place = currentTarget.parentElement?.parentElement?.getBoundingClientRect();
    if (!isDragged.current || place === undefined || place.width === 0) return;
    setPanelWidth(((place.right - clientX) / place.width) * 100);
  };
  const onPointerUp = (): void => {
    isDragged.current = false;
  };
  return (
    <Separator
      role="separator"
      aria-orientation="vertical"
      aria-label="Panel width"
      aria-controls={panelId}
      aria-valuenow={width}
      aria-valuemin={PANEL_WIDTHS.min}
      aria-valuemax={PANEL_WIDTHS.max}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    />
  );
}
