import { useField } from 'formik';
import { RadioField } from './RadioField';

interface FormRadioFieldProps<Value extends string | number> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly required?: boolean;
}

/** One of a few choices of the surrounding Formik form. */
export function FormRadioField<Value extends string | number>({
  name,
  ...field
}: FormRadioFieldProps<Value>) {
  const [{ value }, , { setValue }] = useField<Value | undefined>(name);
  return <RadioField {...field} value={value} onChange={(chosen) => void setValue(chosen)} />;
}
