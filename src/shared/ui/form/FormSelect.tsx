import { useField } from 'formik';
import { FieldFrame } from './FieldFrame';
import css from './fields.module.css';

interface FormSelectProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  /** Stands while nothing is chosen; without it something always is. */
  readonly placeholder?: string;
  readonly helper?: string;
}

/** A choice of the surrounding Formik form by the platform's own list. */
export function FormSelect({ name, label, options, placeholder, helper }: FormSelectProps) {
  const [field, meta] = useField<string>(name);
  return (
    <FieldFrame label={label} helper={helper} error={meta.touched ? meta.error : undefined}>
      {(control) => (
        <select {...control} {...field} className={css.control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
