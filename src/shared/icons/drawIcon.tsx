import type { ReactNode } from 'react';

interface IconProps {
  /** Edge length in px. */
  readonly size?: number;
}

/**
 * One set, drawn for QLearn: 24 grid, round strokes of 1.75. Icons are never announced; the control that carries
 * one has its own name.
 */
export function drawIcon(drawing: ReactNode) {
  return function Icon({ size = 20 }: IconProps) {
    return (
      <svg
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
