import { Formik, useFormikContext } from 'formik';
import { type ReactNode, type RefObject, type SubmitEvent, useRef } from 'react';

/** The part of a yup object schema used here. */
interface FormSchema<Values> {
  readonly validateSync: (values: unknown) => Values;
}

type Texts<Values> = Record<keyof Values, string>;

interface EntryFormProps<Values extends Texts<Values>> {
  /** In field order: after a refused submit, focus goes to the first invalid one. */
  readonly initialValues: Values;
  readonly schema: FormSchema<Values>;
  /** Receives the values as cast by the schema, for instance trimmed. */
  readonly onSubmit: (values: Values) => void;
  readonly children: ReactNode;
  readonly form?: RefObject<HTMLFormElement | null>;
}

/**
 * Form of the account pages: validated by a yup schema, errors below their fields, never submitted by the
 * browser.
 */
export function AuthForm<Values extends Texts<Values>>(props: EntryFormProps<Values>) {
  const { initialValues, schema, onSubmit, children, form } = props;
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={(values) => onSubmit(schema.validateSync(values))}
    >
      <FormElement names={Object.keys(initialValues)} form={form}>
        {children}
      </FormElement>
    </Formik>
  );
}

interface FormElementProps {
  readonly names: readonly string[];
  readonly children: ReactNode;
  readonly form: RefObject<HTMLFormElement | null> | undefined;
}

function FormElement({ names, children, form }: FormElementProps) {
  const { submitForm, validateForm } = useFormikContext();
  const ownForm = useRef<HTMLFormElement>(null);
  const element = form ?? ownForm;

  const send = async (): Promise<void> => {
    await submitForm();
    const errors = await validateForm();
    const wrong = names.find((name) => name in errors);
    if (wrong !== undefined) element.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form ref={element} className="q-form" method="post" noValidate onSubmit={onSubmit}>
      {children}
    </form>
  );
}
