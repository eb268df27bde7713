import { useId } from 'react';
import textArea from '@/shared/ui/form/textArea.module.css';
import styles from './feedback.module.css';

interface TextBoxProps {
  readonly label: string;
  readonly value: string;
  readonly rows: number;
  /** Id of the element that tells this box from others of the same name. */
  readonly describedBy?: string;
  readonly onChange: (text: string) => void;
}

/** Free text of any length. */
export function TextBox({ label, value, rows, describedBy, onChange }: TextBoxProps) {
  const id = useId();
  return (
    <div className={styles.textBox}>
      <label htmlFor={id}>{label}</label>
      <textarea
        className={textArea.textArea}
        id={id}
        rows={rows}
        value={value}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
