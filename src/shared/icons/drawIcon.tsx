import type { ReactNode } from 'react';

const COLORS = {
  primary: 'var(--q-palette-primary-main)',
  success: 'var(--q-palette-success-main)',
  error: 'var(--q-palette-error-main)',
  warning: 'var(--q-palette-warning-main)',
  disabled: 'var(--q-palette-text-disabled)',
} as const;

interface IconProps {
  /** px, edge length. */
  readonly size?: number;
  /** The color of the surrounding text if omitted. */
  readonly color?: keyof typeof COLORS;
  readonly className?: string | undefined;
}

/** Icon factory: 24 px grid, round strokes of 1.75. Icons are hidden from screen readers; the control has the name. */
export function drawIcon(drawing: ReactNode) {
  return function Icon({ size = 20, color, className }: IconProps) {
    return (
      <svg
        className={className}
        color={color && COLORS[color]}
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

export function drawLine(d: string) {
  return drawIcon(<path d={d} />);
}
