import type { ComponentProps } from 'react';
import { type ButtonLook, lookOf } from './buttonLook';

/**
 * A button behind the door. Our own, because MUI's brings ripple, progress ring and variants: 14 kB of the 60 kB that a
 * route may weigh.
 */
export function Button(props: ButtonLook & Omit<ComponentProps<'button'>, 'color' | 'className'>) {
  const { variant, size, color, startIcon, className, children, ...rest } = props;
  return (
    <button type="button" {...rest} {...lookOf({ variant, size, color, className })}>
      {startIcon}
      {children}
    </button>
  );
}
