import { useId } from 'react';
import css from './settings.module.css';

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly part?: string;
  readonly inputMode?: 'numeric' | 'search';
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Hint, or validation error. */
  readonly helper?: string | undefined;
  readonly invalid?: boolean;
  /** Inside the field's border, after the text. */
  readonly suffix?: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onEnter?: () => void;
  readonly onFocusChange?: (isFocused: boolean) => void;
}

/** A text field: label above, helper text below and tied to it. */
export function Field(props: FieldProps) {
  const { label, value, helper, suffix, invalid = false, onChange, onEnter, onFocusChange } = props;
  const id = useId();
  const describedBy = [suffix && `${id}-suffix`, helper && `${id}-helper`].filter(Boolean).join(' ');
  return (
    <div className="q-field" data-part={props.part}>
      <label className="q-label" htmlFor={id}>
        {label}
      </label>
      <div className={`q-input ${css.input ?? ''}`} data-invalid={invalid ? true : undefined}>
        <input
          id={id}
          type="text"
          value={value}
          inputMode={props.inputMode}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={invalid}
          aria-describedby={describedBy === '' ? undefined : describedBy}
          onChange={({ target }) => onChange(target.value)}
          onFocus={() => onFocusChange?.(true)}
          onBlur={() => onFocusChange?.(false)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || onEnter === undefined) return;
            event.preventDefault();
            onEnter();
          }}
        />
        {suffix !== undefined && (
          <span className={css.suffix} id={`${id}-suffix`}>
            {suffix}
          </span>
        )}
      </div>
      {helper !== undefined && (
        <p className={invalid ? 'q-error' : 'q-help'} id={`${id}-helper`}>
          {helper}
        </p>
      )}
    </div>
  );
}
