import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle, lookOf } from './buttonStyle';

const Root = styled('button')(buttonStyle);

/**
 * A button behind the door. Our own, because MUI's brings ripple, progress ring and variants: 14 kB of the 60 kB that a
 * route may weigh.
 */
export function Button(props: ButtonLook & Omit<ComponentProps<typeof Root>, 'color'>) {
  const { variant, size, color, startIcon, children, ...rest } = props;
  return (
    <Root type="button" {...lookOf({ variant, size, color })} {...rest}>
      {startIcon}
      {children}
    </Root>
  );
}
