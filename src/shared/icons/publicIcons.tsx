import type { ReactNode } from 'react';
import { vars } from '@/shared/theme/vars';

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

// Separate from the other icons, so that the entry chunk does not contain all of them.
export const CloseIcon = drawLine('M6 6l12 12M18 6L6 18');
export const TickIcon = drawLine('M5 12.5l4.5 4.5L19 7.5');
export const WarningIcon = drawLine('M12 4.5L21 19.5H3zM12 10v4.5M12 17.2v.1');
export const EyeIcon = drawIcon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
    <circle cx="12" cy="12" r="2.75" />
  </>,
);
export const EyeOffIcon = drawLine(
  'M4 4l16 16M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a15 15 0 0 1-2.6 3.3M6.6 7.3A15 15 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9 9 0 0 0 4-1M10 10.2a2.75 2.75 0 0 0 3.8 3.9',
);

/** QLearn's mark: a Q whose tail is the tick of an answered question. Never announced; its link has the name. */
export function LogoMark({ size = 28 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
      <path
        d="M24.1 10.6A10.5 10.5 0 1 0 15 26.5"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <path
        d="M13.5 18.5l6.5 7L29 15"
        stroke={vars.palette.primary.main}
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
