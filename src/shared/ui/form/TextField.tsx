import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { latinDigits } from '@/shared/format/numbers';
import { Field, type FieldProps } from './Field';

/** A labeled text line; with `rows`, several lines. The input's own attributes go into `slotProps.input`. */
export interface TextFieldProps
  extends FieldProps, Omit<OutlinedInputProps, 'label' | 'error' | 'id' | 'size' | 'fullWidth'> {
  readonly label: string;
}

/** MUI's own TextField imports Select and Menu, which would delay sign-in. */
export function TextField(props: TextFieldProps) {
  const { label, helper, error, describedBy, fullWidth, inputMode, slotProps, onChange, ...input } = props;
  const isNumeric = inputMode === 'numeric' || inputMode === 'decimal';
  return (
    <Field label={label} helper={helper} error={error} describedBy={describedBy} fullWidth={fullWidth}>
      {(control) => (
        <OutlinedInput
          {...control}
          {...input}
          onChange={(event) => {
            if (isNumeric) event.target.value = latinDigits(event.target.value);
            onChange?.(event);
          }}
          // MUI would set it on the input's frame, which on-screen keyboards ignore.
          slotProps={{ ...slotProps, input: { inputMode, ...slotProps?.input } }}
          // A plain text area, which the user can resize.
          {...(input.rows !== undefined && { multiline: true, inputComponent: 'textarea' })}
        />
      )}
    </Field>
  );
}
