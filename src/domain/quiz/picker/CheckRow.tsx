import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import type { KeyboardEventHandler } from 'react';

export const Scroller = styled('div')<{ readonly isVirtualized?: boolean }>({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  maxHeight: 'var(--list-height, 360px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  variants: [
    {
      props: { isVirtualized: true },
      style: { contain: 'strict', flex: '1 0 auto', height: 'var(--virtualized-height, 420px)' },
    },
  ],
});

/** A list whose boxes are disabled takes the focus itself, so that it can be scrolled by keyboard. */
export const FOCUSABLE = { role: 'group', tabIndex: 0 } as const;

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
