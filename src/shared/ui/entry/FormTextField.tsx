import { useField } from 'formik';
import { PasswordField } from './PasswordField';
import { TextField } from './TextField';

interface FormTextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'password';
  readonly inputMode?: 'text' | 'email';
  readonly autoComplete?: string;
  readonly helper?: string;
}

/** A field of the surrounding Formik form; its error shows once the field was left or the form was sent. */
export function FormTextField({ type = 'text', ...rest }: FormTextFieldProps) {
  const [field, meta] = useField<string>(rest.name);
  const wired = { ...rest, ...field, error: meta.touched ? meta.error : undefined };
  return type === 'password' ? <PasswordField {...wired} /> : <TextField {...wired} type={type} />;
}
