import type { ReactNode } from 'react';
import styles from './button.module.css';

/** How a button looks; the theme's words, so that a call site reads like any other component's. */
export interface ButtonLook {
  /** `contained` for the page's main act, `text` where a frame would be one too many. */
  readonly variant?: 'outlined' | 'contained' | 'text' | undefined;
  readonly size?: 'medium' | 'small' | undefined;
  /** `error` for an act that cannot be taken back. */
  readonly color?: 'primary' | 'error' | undefined;
  readonly startIcon?: ReactNode;
  readonly className?: string | undefined;
}

/** The look as attributes, which is all that the style sheet reads. */
export const lookOf = ({
  variant = 'outlined',
  size = 'medium',
  color = 'primary',
  className,
}: ButtonLook) => ({
  className: [styles.button, className].filter(Boolean).join(' '),
  'data-variant': variant,
  'data-size': size,
  'data-color': color,
});
