import FormControl, { type FormControlProps } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { type ReactNode, useId } from 'react';

export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldProps {
  readonly label: string;
  /** Permanent help text; it stays when an error appears next to it. */
  readonly helper?: string | undefined;
  readonly error?: string | undefined;
  /** Id of an additional description of the control. */
  readonly describedBy?: string | undefined;
  readonly size?: FormControlProps['size'];
  /** As wide as its container; otherwise as wide as its content. */
  readonly fullWidth?: boolean | undefined;
}

interface FieldFrameProps extends FieldProps {
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label above, help text and error below, both tied to the control for screen readers. */
export function Field({
  label,
  helper,
  error,
  describedBy,
  size,
  fullWidth = true,
  children,
}: FieldFrameProps) {
  const id = useId();
  const helperId = `${id}-helper`;
  const errorId = `${id}-error`;
  const described = [describedBy, helper && helperId, error && errorId].filter(Boolean).join(' ');
  return (
    <FormControl fullWidth={fullWidth} size={size} error={error !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {children({ id, 'aria-describedby': described === '' ? undefined : described })}
      {helper !== undefined && (
        <FormHelperText id={helperId} error={false}>
          {helper}
        </FormHelperText>
      )}
      {error !== undefined && <FormHelperText id={errorId}>{error}</FormHelperText>}
    </FormControl>
  );
}
