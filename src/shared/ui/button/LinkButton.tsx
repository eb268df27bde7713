import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, lookOf } from './buttonLook';

/** A link to a page of ours that looks like a button. */
export function LinkButton(props: ButtonLook & Omit<LinkProps, 'color' | 'className'>) {
  const { variant, size, color, startIcon, className, children, ...rest } = props;
  return (
    <Link {...rest} {...lookOf({ variant, size, color, className })}>
      {startIcon}
      {children}
    </Link>
  );
}
