import { type ReactNode, useId } from 'react';

/** What a control needs of the frame around it. */
export interface FramedControl {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  readonly label: string;
  readonly helper?: string | undefined;
  readonly error?: string | undefined;
  readonly children: (control: FramedControl) => ReactNode;
}

/** Label above, advice and error below, both tied to the control for screen readers. */
export function FieldFrame({ label, helper, error, children }: FieldFrameProps) {
  const id = useId();
  const helperId = `${id}-helper`;
  const errorId = `${id}-error`;
  const described = [helper && helperId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className="q-field">
      <label className="q-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
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
