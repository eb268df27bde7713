import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

interface IconActionProps extends Omit<IconButtonProps, 'aria-label' | 'title'> {
  /** Accessible name and hint. */
  readonly label: string;
}

/** A button that is only an icon: its name is shown on hover, focus and long touch. */
export function IconAction({ label, ...button }: IconActionProps) {
  return (
    <Tooltip title={label}>
      <IconButton {...button} />
    </Tooltip>
  );
}
