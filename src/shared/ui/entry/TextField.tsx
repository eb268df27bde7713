import { type ChangeEventHandler, type FocusEventHandler, type ReactNode, useId } from 'react';

/** A form's hold on its `TextField`. */
export interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'password';
  /** Keyboard of a touch screen. E-mail stays a text field: only there can a selection be taken over. */
  readonly inputMode?: 'text' | 'email';
  readonly autoComplete?: string;
  /** Standing advice under the field; it stays when an error joins it. */
  readonly helper?: string | undefined;
  readonly error?: string | undefined;
  /** What stands inside the field's edge, behind the text. */
  readonly adornment?: ReactNode;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
  readonly onBlur: FocusEventHandler<HTMLInputElement>;
}

/** A labelled line of text: label above, advice and error below, both tied to the field for screen readers. */
export function TextField(props: TextFieldProps) {
  const { name, label, value, type = 'text', inputMode, autoComplete, helper, error, adornment } = props;
  const id = useId();
  const helperId = `${id}-helper`;
  const errorId = `${id}-error`;
  const describedBy = [helper && helperId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className="q-field">
      <label className="q-label" htmlFor={id}>
        {label}
      </label>
      <div className="q-input" data-invalid={error === undefined ? undefined : true}>
        <input
          id={id}
          name={name}
          type={type}
          value={value}
          inputMode={inputMode}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          onChange={props.onChange}
          onBlur={props.onBlur}
        />
        {adornment}
      </div>
      {helper !== undefined && (
        <p className="q-help" id={helperId}>
          {helper}
        </p>
      )}
      {error !== undefined && (
        <p className="q-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
