/** Widths of the window in px from which there is room for more; MUI's own scale is only that of its dialogs. */
const WIDTHS = {
  /** The exam's footer has room beside its buttons. */
  phone: 360,
  largePhone: 480,
  tablet: 760,
  /** A form or list, and something beside it. */
  twoColumns: 860,
  laptop: 1024,
  desktop: 1100,
  /** The margins beside the page have room for a floating button. */
  margins: 1280,
  wideDesktop: 1440,
} as const;

export type Breakpoint = keyof typeof WIDTHS;

/** Media queries for `useMediaQuery` and for combined conditions. Zoomed windows have fractions of a px. */
export const isBelow = (name: Breakpoint): string => `(max-width: ${WIDTHS[name] - 0.05}px)`;
const isFrom = (name: Breakpoint): string => `(min-width: ${WIDTHS[name]}px)`;

/**
 * A phone on its side, a window at 400 %, or paper: nothing but the content keeps a place of its own, and the page
 * scrolls as a whole.
 */
export const isLow = '(max-height: 420.95px), print';
export const isHigh = '(min-height: 421px)';

/** Keys of style objects: `[below('tablet')]: { display: 'none' }`. */
export const below = (name: Breakpoint): string => `@media ${isBelow(name)}`;
export const from = (name: Breakpoint): string => `@media ${isFrom(name)}`;
