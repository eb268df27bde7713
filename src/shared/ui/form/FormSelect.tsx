import { useField } from 'formik';
import { afterPress } from '@/shared/browser/afterPress';
import { Field } from './Field';
import { renderOptions, SelectInput, type SelectOption } from './SelectField';

interface FormSelectProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen; without it something always is. */
  readonly placeholder?: string;
}

/** A choice of the surrounding Formik form, as a native select. */
export function FormSelect({ name, label, options, placeholder }: FormSelectProps) {
  const [field, meta] = useField<string>(name);
  return (
    <Field label={label} error={meta.touched ? meta.error : undefined}>
      {(control) => (
        <SelectInput control={control} {...field} onBlur={(event) => afterPress(() => field.onBlur(event))}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {renderOptions(options)}
        </SelectInput>
      )}
    </Field>
  );
}
