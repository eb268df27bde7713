import css from './switch.module.css';

interface SwitchProps {
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** Where the words of the label around it are not its name. */
  readonly name?: string;
  readonly onSwitch: (on: boolean) => void;
}

/** A native checkbox that looks and speaks like a switch; a label stands around it. */
export function Switch({ checked, disabled, name, onSwitch }: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      className={css.switch}
      aria-label={name}
      checked={checked}
      disabled={disabled}
      onChange={({ target }) => onSwitch(target.checked)}
    />
  );
}
