import { useField } from 'formik';
import { afterPress } from '@/shared/browser/afterPress';
import { TextField, type TextFieldProps } from './TextField';

interface FormTextFieldProps extends Omit<
  TextFieldProps,
  'error' | 'value' | 'onChange' | 'onBlur' | 'name'
> {
  readonly name: string;
  readonly maxLength?: number;
  /** Earliest day of a date field, `YYYY-MM-DD`. */
  readonly min?: string;
  /** Removes what the field does not accept while it is typed. */
  readonly filter?: (typed: string) => string;
  readonly format?: (typed: string) => string;
  /** Shows errors from the first key press on. */
  readonly showsErrorsAtOnce?: boolean;
}

/** Text of the surrounding Formik form; its error is shown once the field was left or the form was sent. */
export function FormTextField(props: FormTextFieldProps) {
  const { name, maxLength, min, filter, format, showsErrorsAtOnce = false, slotProps, ...rest } = props;
  const [field, meta, helpers] = useField<string>(name);
  const isChecked = meta.touched || (showsErrorsAtOnce && field.value !== '');
  return (
    <TextField
      autoComplete="off"
      {...rest}
      name={name}
      value={field.value}
      error={isChecked ? meta.error : undefined}
      slotProps={{
        ...slotProps,
        input: {
          ...slotProps?.input,
          ...(rest.rows === undefined && { autoCapitalize: 'none', spellCheck: false }),
          maxLength,
          min,
        },
      }}
      onChange={({ target }) => void helpers.setValue(filter?.(target.value) ?? target.value)}
      onBlur={(event) => {
        afterPress(() => field.onBlur(event));
        const formatted = format?.(field.value) ?? field.value;
        if (formatted !== field.value) void helpers.setValue(formatted);
      }}
    />
  );
}
