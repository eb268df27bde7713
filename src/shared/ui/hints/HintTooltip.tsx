import Tooltip from '@mui/material/Tooltip';
import type { RefObject } from 'react';

interface HintTooltipProps {
  readonly anchor: Element;
  readonly text: string;
  readonly popperRef: RefObject<HTMLDivElement | null>;
}

const PLACEMENTS = ['top', 'right', 'bottom', 'left'] as const;

const placementOf = (anchor: Element): (typeof PLACEMENTS)[number] =>
  PLACEMENTS.find((placement) => placement === anchor.getAttribute('data-hint-placement')) ?? 'bottom';

/** MUI's tooltip at a control that is not its child. */
export const HintTooltip = ({ anchor, text, popperRef }: HintTooltipProps) => (
  <Tooltip
    describeChild
    open
    // With plain text MUI would also set the `title` attribute.
    title={<>{text}</>}
    placement={placementOf(anchor)}
    slotProps={{
      popper: {
        ref: popperRef,
        anchorEl: anchor,
        // Within a landmark, like all content of a page.
        container: () => document.querySelector('main'),
        sx: { pointerEvents: 'none' },
      },
    }}
  >
    <span hidden />
  </Tooltip>
);
