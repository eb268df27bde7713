import { useField } from 'formik';
import { PasswordField } from './PasswordField';
import { TextField } from '@/shared/ui/public/TextField';

interface FormTextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'password';
  readonly inputMode?: 'text' | 'email';
  readonly autoComplete?: string;
  readonly helper?: string;
  /** Shows validation errors from the first key on. */
  readonly showsErrorsAtOnce?: boolean;
}

/** A field of the surrounding Formik form; its error shows after blur or submit. */
export function FormTextField({ type = 'text', showsErrorsAtOnce = false, ...rest }: FormTextFieldProps) {
  const [field, meta] = useField<string>(rest.name);
  const isJudged = meta.touched || (showsErrorsAtOnce && field.value !== '');
  const wired = { ...rest, ...field, error: isJudged ? meta.error : undefined };
  return type === 'password' ? <PasswordField {...wired} /> : <TextField {...wired} type={type} />;
}
