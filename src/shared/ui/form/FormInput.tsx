import { useField } from 'formik';
import { FieldFrame } from './FieldFrame';
import css from './fields.module.css';

interface FormInputProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'date';
  readonly inputMode?: 'text' | 'email' | 'numeric' | 'decimal';
  readonly helper?: string;
  /** Earliest day of a date field, `YYYY-MM-DD`. */
  readonly min?: string;
  readonly maxLength?: number;
  /** What of the typed text is taken. */
  readonly take?: (typed: string) => string;
  /** What becomes of the text once the field is left. */
  readonly settle?: (typed: string) => string;
}

/** One line of the surrounding Formik form; its error shows once the field was left or the form was sent. */
export function FormInput(props: FormInputProps) {
  const { name, label, type = 'text', inputMode, helper, min, maxLength, take, settle } = props;
  const [field, meta, helpers] = useField<string>(name);
  return (
    <FieldFrame label={label} helper={helper} error={meta.touched ? meta.error : undefined}>
      {(control) => (
        <input
          {...control}
          className={css.control}
          name={name}
          type={type}
          value={field.value}
          inputMode={inputMode}
          min={min}
          maxLength={maxLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => void helpers.setValue(take?.(target.value) ?? target.value)}
          onBlur={(event) => {
            field.onBlur(event);
            const settled = settle?.(field.value) ?? field.value;
            if (settled !== field.value) void helpers.setValue(settled);
          }}
        />
      )}
    </FieldFrame>
  );
}
