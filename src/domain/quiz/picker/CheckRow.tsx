import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import type { KeyboardEventHandler } from 'react';

interface CheckRowProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly tabIndex?: number;
  /** Truncated to one line; the tooltip is the whole name. */
  readonly oneLine?: boolean;
  readonly onKeyDown: KeyboardEventHandler;
  readonly onToggle: () => void;
}

const OneLine = styled(FormControlLabel)({
  alignItems: 'center',
  height: '100%',
  '--q-choice-top': '0',
});

export function CheckRow(props: CheckRowProps) {
  const { label, checked, disabled, tabIndex, oneLine = false, onKeyDown, onToggle } = props;
  const Label = oneLine ? OneLine : FormControlLabel;
  return (
    <Label
      label={label}
      disabled={disabled}
      {...(oneLine && { title: label, slotProps: { typography: { noWrap: true } } })}
      control={
        <Checkbox checked={checked} slotProps={{ input: { tabIndex, onKeyDown } }} onChange={onToggle} />
      }
    />
  );
}
