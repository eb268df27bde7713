import type { KeyboardEventHandler } from 'react';
import css from './checkBox.module.css';

interface CheckBoxProps {
  readonly label: string;
  readonly checked: boolean;
  /** Some of what it stands for is chosen, not all. */
  readonly partial?: boolean;
  readonly disabled?: boolean | undefined;
  /** Element that says more about the box. */
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean | undefined;
  readonly tabIndex?: number | undefined;
  /** One line, cut off where it is too long; the whole name is its tooltip. */
  readonly oneLine?: boolean;
  readonly onKeyDown?: KeyboardEventHandler;
  readonly onToggle: () => void;
}

/** A native checkbox in our look: thousands of them stay instant. */
export function CheckBox(props: CheckBoxProps) {
  const { label, checked, partial = false, disabled = false, oneLine = false } = props;
  return (
    <label className={css.row} data-one-line={oneLine} title={oneLine ? label : undefined}>
      <input
        ref={(box) => {
          if (box !== null) box.indeterminate = partial;
        }}
        type="checkbox"
        className={css.box}
        checked={checked}
        disabled={disabled}
        tabIndex={props.tabIndex}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid === true ? true : undefined}
        onKeyDown={props.onKeyDown}
        onChange={props.onToggle}
      />
      <span className={css.label}>{label}</span>
    </label>
  );
}
