import type { ReactNode } from 'react';

interface IconProps {
  /** px, edge length. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/**
 * Icon factory: 24 px grid, round strokes of 1.75. Icons are hidden from screen readers; the control has the
 * name.
 */
export function drawIcon(drawing: ReactNode) {
  return function Icon({ size = 20, className }: IconProps) {
    return (
      <svg
        className={className}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {drawing}
      </svg>
    );
  };
}

/** An icon of one path. */
export function drawLine(d: string) {
  return drawIcon(<path d={d} />);
}
