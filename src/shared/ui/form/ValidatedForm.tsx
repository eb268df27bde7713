import { Formik, type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import css from './fields.module.css';

/** The part of a yup object schema used here. */
export interface FormRules<Sent> {
  readonly validateSync: (values: unknown) => Sent;
}

interface SentFormProps<Values extends FormikValues, Sent> {
  /** In field order: after a refused submit, focus goes to the first invalid one. */
  readonly initialValues: Values;
  readonly rules: FormRules<Sent>;
  /** Something is being sent: the form keeps what is in it and sends nothing more. */
  readonly isBusy: boolean;
  /** Gets the values as the rules cast them. */
  readonly onSend: (sent: Sent) => void;
  readonly name?: string;
  readonly children: ReactNode;
}

/** A form behind the door: rules by a yup schema, errors below their fields, nothing ever sent by the browser. */
export function ValidatedForm<Values extends FormikValues, Sent>(props: SentFormProps<Values, Sent>) {
  const { initialValues, rules, isBusy, onSend, name, children } = props;
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={rules}
      onSubmit={(values) => {
        if (!isBusy) onSend(rules.validateSync(values));
      }}
    >
      <FormElement names={Object.keys(initialValues)} label={name}>
        {children}
      </FormElement>
    </Formik>
  );
}

interface FormElementProps {
  readonly names: readonly string[];
  readonly label: string | undefined;
  readonly children: ReactNode;
}

function FormElement({ names, label, children }: FormElementProps) {
  const { submitForm, validateForm } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);

  const send = async (): Promise<void> => {
    await submitForm();
    const errors = await validateForm();
    const wrong = names.find((name) => name in errors);
    if (wrong !== undefined) form.current?.querySelector<HTMLElement>(`[name^="${wrong}"]`)?.focus();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form ref={form} className={css.form} method="post" noValidate aria-label={label} onSubmit={onSubmit}>
      {children}
    </form>
  );
}
