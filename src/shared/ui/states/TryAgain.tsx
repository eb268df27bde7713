import Button, { type ButtonProps } from '@mui/material/Button';
import { keepsFocus } from './keptFocus';

/** Offered when something failed; see `keepsFocus`. */
export function TryAgain(props: Omit<ButtonProps, 'children' | 'ref'>) {
  return (
    <Button {...props} ref={keepsFocus}>
      Try again
    </Button>
  );
}
