import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { CrossIcon, TickIcon } from '@/shared/icons/icons';
import { targets, weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { visuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import type { OptionVerdict } from './verdictModel';

/**
 * The options of a question, below its stem. Each is a label with radio, letter and text, then a note, then a button.
 * Their styles are the group's, which is styled once: an option renders with each change of its state. `data-verdict`
 * shows the note.
 */
export const OptionGroup = styled('div')({
  display: 'grid',
  gap: 8,
  marginTop: 20,
  '& > div': {
    display: 'flex',
    alignItems: 'stretch',
    minHeight: targets.option,
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
    contain: 'layout style',
    '&:hover': { borderColor: vars.palette.edge },
    "&[data-chosen='true']": {
      borderColor: vars.palette.primary.main,
      background: vars.palette.primary.soft,
    },
    "&[data-verdict='correct']": {
      borderColor: vars.palette.success.main,
      background: vars.palette.success.soft,
      '& > span': { color: vars.palette.success.main },
    },
    "&[data-verdict='incorrect']": {
      borderColor: vars.palette.error.main,
      background: vars.palette.error.soft,
      '& > span': { color: vars.palette.error.main },
    },
    '& > label': {
      flex: 1,
      display: 'flex',
      alignItems: 'baseline',
      gap: '0.55em',
      minWidth: 0,
      padding: '9px 14px',
      lineHeight: 1.5,
      cursor: 'pointer',
      "&[data-fixed='true']": { cursor: 'default' },
    },
    "& input[type='radio']": {
      flex: 'none',
      width: 17,
      height: 17,
      alignSelf: 'flex-start',
      // In the middle of the first line.
      margin: 'calc((1.5em - 17px) / 2) 0 0',
      fontSize: 'inherit',
      accentColor: vars.palette.primary.main,
      // The ring of the other radios: in the dark Chromium's own are grey discs that look disabled.
      '@media not (forced-colors: active)': {
        appearance: 'none',
        border: `1.5px solid ${vars.palette.edge}`,
        borderRadius: '50%',
        backgroundColor: vars.palette.background.paper,
        '&:checked': { border: `5px solid ${vars.palette.primary.main}` },
        '&:disabled': { borderColor: vars.palette.divider, backgroundColor: vars.palette.background.sunken },
        '&:checked:disabled': { borderColor: vars.palette.text.disabled },
      },
    },
    '& > label > span:first-of-type': {
      flex: 'none',
      fontWeight: weights.medium,
      fontVariantNumeric: 'tabular-nums',
    },
    // Takes the rest of the line, so that its text need not be measured.
    '& > label > span:last-of-type': { flex: 1, minWidth: 0, overflowWrap: 'break-word' },
    "&[data-struck='true'] > label > span:last-of-type": {
      color: vars.palette.text.disabled,
      textDecoration: 'line-through',
    },
    // The note: what was struck out, and the verdict where it is shown.
    '& > span': {
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      paddingInline: '8px 14px',
      font: vars.font.body2,
      fontWeight: weights.medium,
      '&:empty': { display: 'none' },
    },
    '&:not([data-verdict]) > span': visuallyHidden,
    '& > button': {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: targets.option,
      border: 0,
      borderRadius: '0 7px 7px 0',
      color: vars.palette.text.disabled,
      background: 'transparent',
      // Only below the pointer: where the style of a button changes the cursor, the browser looks for what is below it.
      '&:hover:enabled': { cursor: 'pointer' },
      "&:is(:hover, :focus-visible, [aria-pressed='true'])": {
        color: vars.palette.text.primary,
        background: vars.palette.background.sunken,
      },
      // Transparent rather than hidden: the number of painted elements stays the same, and layers are not sorted again.
      '&:disabled': { color: 'transparent', background: 'transparent' },
    },
    '@media (max-width: 480px)': {
      flexWrap: 'wrap',
      '&[data-verdict] > span': { order: 3, width: '100%', padding: '0 14px 8px' },
    },
  },
});

interface AnswerOptionProps {
  readonly letter: string;
  /** Name of the radio group. */
  readonly group: string;
  readonly chosen: boolean;
  readonly disabled?: boolean;
  readonly struck?: boolean;
  /** Only where the key may be shown. */
  readonly verdict: OptionVerdict | undefined;
  readonly onChoose: () => void;
  readonly onContextMenu?: (event: MouseEvent) => void;
  /** Text of the option: one inline element. */
  readonly children: ReactNode;
  /** A button at the end. */
  readonly action?: ReactNode;
}

/** An answer option, in an `OptionGroup`: a native radio with its letter, text and verdict. */
export function AnswerOption(props: AnswerOptionProps) {
  const { letter, group, chosen, disabled = false, struck = false, verdict, children, action } = props;
  const noteId = `${group}-${letter}-note`;
  const note = [...(struck ? ['Struck out'] : []), ...(verdict?.words ?? [])].join(', ');
  return (
    <div
      data-chosen={chosen}
      data-struck={struck}
      data-verdict={verdict?.kind}
      onContextMenu={props.onContextMenu}
    >
      <label data-fixed={disabled}>
        <input
          type="radio"
          name={group}
          checked={chosen}
          disabled={disabled}
          aria-describedby={note === '' ? undefined : noteId}
          onChange={props.onChoose}
        />
        <span>{letter}.</span> {children}
      </label>
      <span id={noteId}>
        {verdict?.kind === 'correct' && <TickIcon />}
        {verdict?.kind === 'incorrect' && <CrossIcon />}
        {note}
      </span>
      {action}
    </div>
  );
}
