import { useId } from 'react';
import { TextBoxBox } from './feedbackStyles';
import { TextArea } from '@/shared/ui/form/textAreaStyles';

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
    <TextBoxBox>
      <label htmlFor={id}>{label}</label>
      <TextArea
        id={id}
        rows={rows}
        value={value}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
      />
    </TextBoxBox>
  );
}
