import { useField } from 'formik';
import { FieldFrame } from './FieldFrame';
import css from './fields.module.css';

interface FormTextAreaProps {
  readonly name: string;
  readonly label: string;
  readonly rows: number;
}

/** Some lines of text of the surrounding Formik form. */
export function FormTextArea({ name, label, rows }: FormTextAreaProps) {
  const [field, meta] = useField<string>(name);
  return (
    <FieldFrame label={label} error={meta.touched ? meta.error : undefined}>
      {(control) => (
        <textarea {...control} {...field} rows={rows} className={`${css.control ?? ''} ${css.area ?? ''}`} />
      )}
    </FieldFrame>
  );
}
