import type { ReactNode } from 'react';

/** How a button looks; the theme's words, so that a call site reads like any other component's. */
export interface ButtonLook {
  /** `contained` for the page's main act, `text` where a frame would be one too many. */
  readonly variant?: 'outlined' | 'contained' | 'text' | undefined;
  readonly size?: 'medium' | 'small' | undefined;
  /** `error` for an act that cannot be taken back. */
  readonly color?: 'primary' | 'error' | undefined;
  readonly startIcon?: ReactNode;
}

/** The look as data attributes, which is all that the rules below read. */
export const lookOf = ({ variant = 'outlined', size = 'medium', color = 'primary' }: ButtonLook) => ({
  'data-variant': variant,
  'data-size': size,
  'data-color': color,
});

export const buttonStyle = {
  '--ink': 'var(--q-accent)',
  '--fill': 'var(--q-accent)',
  '--fill-strong': 'var(--q-accent-strong)',
  '--on-fill': 'var(--q-on-accent)',
  '&[data-color="error"]': {
    '--ink': 'var(--q-incorrect)',
    '--fill': 'var(--q-incorrect)',
    '--fill-strong': 'var(--q-incorrect)',
  },
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 36,
  padding: '4px 14px',
  border: '1px solid var(--q-edge)',
  borderRadius: 'var(--q-radius)',
  background: 'transparent',
  color: 'var(--ink)',
  font: '550 0.875rem/1.5 var(--q-font)',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { background: 'var(--q-sunken)' },
  '&[data-size="small"]': { minHeight: 30, padding: '2px 10px', fontSize: '0.8125rem' },
  '&[data-variant="text"]': { borderColor: 'transparent' },
  '&[data-variant="contained"]': {
    borderColor: 'var(--fill)',
    background: 'var(--fill)',
    color: 'var(--on-fill)',
  },
  '&[data-variant="contained"]:hover': {
    borderColor: 'var(--fill-strong)',
    background: 'var(--fill-strong)',
  },
  '&[aria-busy="true"]': { cursor: 'progress' },
  '&:disabled': {
    borderColor: 'var(--q-hairline)',
    background: 'var(--q-sunken)',
    color: 'var(--q-ink-faint)',
    cursor: 'default',
  },
  '@media (forced-colors: active)': {
    '&[data-variant="contained"]': {
      background: 'buttontext',
      color: 'buttonface',
      forcedColorAdjust: 'none',
    },
  },
} as const;
