import { useField } from 'formik';
import { useId } from 'react';
import css from './fields.module.css';

interface FormCheckGroupProps {
  readonly name: string;
  readonly label: string;
  readonly options: readonly string[];
}

/** Any number of choices of the surrounding Formik form: a checkbox each, in one named group. */
export function FormCheckGroup({ name, label, options }: FormCheckGroupProps) {
  const [field, meta, helpers] = useField<readonly string[]>(name);
  const errorId = useId();
  const error = meta.touched ? meta.error : undefined;
  // What is ticked is sent, so it is seen too, also where it is no longer offered.
  const shown = [...new Set([...options, ...field.value])];
  const toggle = (option: string) => {
    const isChosen = field.value.includes(option);
    void helpers.setValue(
      isChosen ? field.value.filter((chosen) => chosen !== option) : [...field.value, option],
    );
    void helpers.setTouched(true, false);
  };
  return (
    <fieldset className={css.group} aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{label}</legend>
      <div className={css.choices}>
        {shown.map((option) => (
          <label key={option} className={css.choice}>
            <input
              type="checkbox"
              name={name}
              checked={field.value.includes(option)}
              onChange={() => toggle(option)}
            />
            {option}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className="q-error" id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
