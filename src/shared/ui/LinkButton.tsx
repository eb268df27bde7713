import { styled } from '@mui/material/styles';
import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonStyle, lookOf } from './buttonStyle';

const Root = styled(Link)(buttonStyle);

/** A link to a page of ours that looks like a button. */
export function LinkButton(props: ButtonLook & Omit<LinkProps, 'color'>) {
  const { variant, size, color, startIcon, children, ...rest } = props;
  return (
    <Root {...lookOf({ variant, size, color })} {...rest}>
      {startIcon}
      {children}
    </Root>
  );
}
