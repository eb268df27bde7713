import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

interface HintProps {
  readonly text: string;
  readonly children: TooltipProps['children'];
}

/** Explains a control beyond its name, on hover, focus and long touch; its accessible name stays. */
export function Hint({ text, children }: HintProps) {
  return (
    // With plain text MUI would also set the `title` attribute.
    <Tooltip describeChild title={text === '' ? undefined : <>{text}</>}>
      {children}
    </Tooltip>
  );
}

interface IconActionProps extends Omit<IconButtonProps, 'aria-label' | 'title'> {
  /** Accessible name and hint. */
  readonly label: string;
  /** Where the hint is shown; below, if not given. */
  readonly placement?: TooltipProps['placement'];
}

/** A button that is only an icon: its name is shown on hover, focus and long touch. */
export function IconAction({ label, placement, ...button }: IconActionProps) {
  return (
    <Tooltip title={label} placement={placement}>
      <IconButton {...button} />
    </Tooltip>
  );
}
