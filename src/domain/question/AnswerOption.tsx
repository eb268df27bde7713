import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { CrossIcon, TickIcon } from '@/shared/icons/icons';
import { below } from '@/shared/theme/breakpoints';
import { targets, weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { visuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import type { OptionVerdict } from './verdictModel';

export const OptionGroup = styled('div')({
  display: 'grid',
  // No wider than the column, whatever an option's longest word is.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  marginTop: 20,
});

interface RowProps {
  readonly isChosen: boolean;
  readonly verdict: OptionVerdict['kind'] | undefined;
}

const OptionRow = styled('div')<RowProps>({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: targets.option,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  contain: 'layout style',
  '&:hover': { borderColor: vars.palette.edge },
  [below('largePhone')]: { flexWrap: 'wrap' },
  variants: [
    {
      props: { isChosen: true },
      style: {
        '&, &:hover': { borderColor: vars.palette.primary.main, background: vars.palette.primary.soft },
      },
    },
    {
      props: { verdict: 'correct' },
      style: {
        '&, &:hover': { borderColor: vars.palette.success.main, background: vars.palette.success.soft },
      },
    },
    {
      props: { verdict: 'incorrect' },
      style: { '&, &:hover': { borderColor: vars.palette.error.main, background: vars.palette.error.soft } },
    },
  ],
});

const OptionLabel = styled('label')<{ readonly isFixed: boolean }>({
  flex: 1,
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.55em',
  minWidth: 0,
  padding: '9px 14px',
  lineHeight: 1.5,
  cursor: 'pointer',
  variants: [{ props: { isFixed: true }, style: { cursor: 'default' } }],
});

const Radio = styled('input')({
  flex: 'none',
  width: 17,
  height: 17,
  alignSelf: 'flex-start',
  // In the middle of the first line.
  margin: 'calc((1.5em - 17px) / 2) 0 0',
  fontSize: 'inherit',
  accentColor: vars.palette.primary.main,
  // The same ring as other radios: in the dark theme Chromium's own are gray discs that look disabled.
  '@media not (forced-colors: active)': {
    appearance: 'none',
    border: `1.5px solid ${vars.palette.edge}`,
    borderRadius: '50%',
    backgroundColor: vars.palette.background.paper,
    '&:checked': { border: `5px solid ${vars.palette.primary.main}` },
    '&:disabled': { borderColor: vars.palette.divider, backgroundColor: vars.palette.background.sunken },
    '&:checked:disabled': { borderColor: vars.palette.text.disabled },
  },
});

interface StruckProps {
  readonly isStruck: boolean;
}

const STRUCK = {
  props: { isStruck: true },
  style: {
    color: vars.palette.text.disabled,
    textDecoration: 'line-through',
    // No line runs through these.
    '& :is(img, math, pre, table)': { opacity: 0.35 },
  },
} as const;

const Letter = styled('span')<StruckProps>({
  flex: 'none',
  fontWeight: weights.medium,
  fontVariantNumeric: 'tabular-nums',
  variants: [STRUCK],
});

/** Takes the rest of the line, so that its text need not be measured. */
const OptionText = styled('span')<StruckProps>({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'break-word',
  variants: [STRUCK],
});

/** 'Struck out' and the verdict, if it is shown. */
const VerdictNote = styled('span')<Pick<RowProps, 'verdict'>>({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  paddingInline: '8px 14px',
  font: vars.font.body2,
  fontWeight: weights.medium,
  '&:empty': { display: 'none' },
  [below('largePhone')]: { order: 3, width: '100%', padding: '0 14px 8px' },
  variants: [
    { props: ({ verdict }) => verdict === undefined, style: visuallyHidden },
    { props: { verdict: 'correct' }, style: { color: vars.palette.success.main } },
    { props: { verdict: 'incorrect' }, style: { color: vars.palette.error.main } },
  ],
});

interface AnswerOptionProps {
  readonly letter: string;
  /** From `optionNames`. */
  readonly name: string | undefined;
  /** Name of the radio group. */
  readonly group: string;
  readonly chosen: boolean;
  readonly disabled?: boolean;
  readonly struck?: boolean;
  /** Only if the key may be shown. */
  readonly verdict: OptionVerdict | undefined;
  readonly onChoose: () => void;
  readonly onContextMenu?: (event: MouseEvent) => void;
  readonly children: ReactNode;
  /** A button at the end. */
  readonly action?: ReactNode;
}

/** An answer option, in an `OptionGroup`: a native radio with its letter, text and verdict. */
export function AnswerOption(props: AnswerOptionProps) {
  const { letter, name, group, chosen, disabled = false, struck = false, verdict, children, action } = props;
  const noteId = `${group}-${letter}-note`;
  const note = [...(struck ? ['Struck out'] : []), ...(verdict?.labels ?? [])].join(', ');
  return (
    <OptionRow isChosen={chosen} verdict={verdict?.kind} onContextMenu={props.onContextMenu}>
      <OptionLabel isFixed={disabled}>
        <Radio
          type="radio"
          name={group}
          checked={chosen}
          disabled={disabled}
          aria-label={name}
          aria-describedby={note === '' ? undefined : noteId}
          onChange={props.onChoose}
        />
        <Letter translate="no" isStruck={struck}>{`${letter}.`}</Letter>{' '}
        <OptionText isStruck={struck}>{children}</OptionText>
      </OptionLabel>
      <VerdictNote id={noteId} verdict={verdict?.kind}>
        {verdict?.kind === 'correct' && <TickIcon />}
        {verdict?.kind === 'incorrect' && <CrossIcon />}
        <span>{note}</span>
      </VerdictNote>
      {action}
    </OptionRow>
  );
}
