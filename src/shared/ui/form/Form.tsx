import Stack from '@mui/material/Stack';
import { Formik, type FormikValues, useFormikContext } from 'formik';
import { type ReactNode, type RefObject, type SubmitEvent, useRef } from 'react';

interface FormRules<Sent> {
  readonly validateSync: (values: unknown) => Sent;
}

/**
 * Fields as they are typed or chosen, before the rules cast them to what is sent: numbers are texts, choices
 * may be empty.
 */
export type Typed<Sent> = {
  readonly [Field in keyof Sent]: Sent[Field] extends string | number ? string : Sent[Field];
};

interface FormProps<Values extends FormikValues, Sent> {
  /** In the order of the fields: after a refused attempt, focus moves to the first invalid one. */
  readonly initialValues: Values;
  readonly rules: FormRules<Sent>;
  /** Something is being sent: the form keeps its values and sends nothing more. */
  readonly isBusy?: boolean;
  /** Called with the values as the rules cast them. */
  readonly onSend: (sent: Sent) => void;
  readonly name?: string;
  readonly ref?: RefObject<HTMLFormElement | null> | undefined;
  readonly children: ReactNode;
  /** Behind the form, with its values, but outside of it: Enter in a field of it sends nothing. */
  readonly beside?: ReactNode;
}

/**
 * The one form: rules by a yup schema, errors below their fields, nothing ever sent by the browser.
 *
 * @example
 * <Form initialValues={{ email: '' }} rules={forgotSchema} onSend={(form) => dispatch(sendResetLink.actions.request(form))}>
 *   <FormTextField name="email" label="Email" />
 * </Form>
 */
export function Form<Values extends FormikValues, Sent>(props: FormProps<Values, Sent>) {
  const { initialValues, rules, isBusy = false, onSend, name, ref, children, beside } = props;
  return (
    <Formik
      initialValues={initialValues}
      validationSchema={rules}
      onSubmit={(values) => {
        if (!isBusy) onSend(rules.validateSync(values));
      }}
    >
      <>
        <FormElement names={Object.keys(initialValues)} label={name} form={ref}>
          {children}
        </FormElement>
        {beside}
      </>
    </Formik>
  );
}

interface FormElementProps {
  readonly names: readonly string[];
  readonly label: string | undefined;
  readonly form: RefObject<HTMLFormElement | null> | undefined;
  readonly children: ReactNode;
}

function FormElement({ names, label, form, children }: FormElementProps) {
  const { submitForm, validateForm, values, setValues } = useFormikContext<FormikValues>();
  const ownForm = useRef<HTMLFormElement>(null);
  const element = form ?? ownForm;

  const takeFilled = async (): Promise<void> => {
    const filled = element.current === null ? [] : filledIn(element.current, values);
    if (filled.length > 0) await setValues({ ...values, ...Object.fromEntries(filled) });
  };
  const send = async (): Promise<void> => {
    await takeFilled();
    await submitForm();
    const errors = await validateForm();
    const wrong = names.find((name) => name in errors);
    if (wrong !== undefined) element.current?.querySelector<HTMLElement>(`[name^="${wrong}"]`)?.focus();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <Stack
      component="form"
      spacing={0}
      ref={element}
      method="post"
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      onFocus={() => void takeFilled()}
      onPointerOver={() => void takeFilled()}
      sx={{ minHeight: 0 }}
    >
      {children}
    </Stack>
  );
}

/** Values that a password manager has set without events that React notices; a rendering would remove them. */
const filledIn = (form: HTMLFormElement, values: FormikValues): readonly (readonly [string, string])[] =>
  [...form.querySelectorAll<HTMLInputElement>('input[autocomplete]:not([autocomplete=off])')]
    .filter(({ name, value }) => typeof values[name] === 'string' && values[name] !== value)
    .map(({ name, value }) => [name, value]);
