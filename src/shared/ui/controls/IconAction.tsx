import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { cloneElement, type ReactElement } from 'react';
import { hinted } from './hinted';

interface HintProps {
  readonly text: string;
  readonly children: ReactElement<{ readonly 'data-hint'?: string; readonly 'aria-description'?: string }>;
}

/** Explains a control beyond its name, on hover, focus and long touch; its accessible name stays. */
export const Hint = ({ text, children }: HintProps) =>
  text === '' ? children : cloneElement(children, { 'data-hint': text, 'aria-description': text });

interface IconActionProps extends Omit<IconButtonProps, 'aria-label' | 'title'> {
  /** Accessible name and hint. */
  readonly label: string;
  /** Where the hint is shown; below, if not given. */
  readonly placement?: 'top' | 'right' | 'left';
}

/** A button that is only an icon: its name is shown on hover, focus and long touch. */
export const IconAction = ({ label, placement, ...button }: IconActionProps) => (
  <IconButton {...hinted(label)} data-hint-placement={placement} {...button} />
);
