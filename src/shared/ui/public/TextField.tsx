import type { ChangeEventHandler, FocusEventHandler, ReactNode } from 'react';
import { FieldFrame } from '@/shared/ui/form/FieldFrame';

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

/** A labelled line of text, in its frame. */
export function TextField(props: TextFieldProps) {
  const { name, label, value, type = 'text', inputMode, autoComplete, helper, error, adornment } = props;
  return (
    <FieldFrame label={label} helper={helper} error={error}>
      {(control) => (
        <div className="q-input" data-invalid={error === undefined ? undefined : true}>
          <input
            {...control}
            name={name}
            type={type}
            value={value}
            inputMode={inputMode}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onChange={props.onChange}
            onBlur={props.onBlur}
          />
          {adornment}
        </div>
      )}
    </FieldFrame>
  );
}
