import { visuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import { memo, type MouseEvent } from 'react';
import { OptionRow } from '@/domain/question/OptionRow';
import { letterOf } from '@/shared/format/letters';
import { CrossIcon, StrikeIcon, TickIcon } from '@/shared/icons/icons';
import { vars } from '@/shared/theme/vars';
import { RichText } from '@/shared/ui/rich-text/RichText';
import { type OptionVerdict, optionVerdict } from '@/features/exam/attempt/verdictModel';
import {
  useCapabilities,
  useExamActions,
  useItem,
  useMayAnswer,
  useOpenExam,
  useQuestion,
} from '@/features/exam/store/useExam';
import { styled } from '@mui/material/styles';
import { gridStep, targets, weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

const None = styled('p')({
  margin: `calc(2.5 * ${gridStep}px) 0 0`,
  padding: '12px 16px',
  border: `1px solid ${vars.palette.warning.main}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.warning.soft,
});

const Group = styled('div')({ display: 'grid', gap: 8, marginTop: `calc(2.5 * ${gridStep}px)` });

const OptionBox = styled('div')({
  display: 'flex',
  alignItems: 'stretch',
  minHeight: targets.option,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  contain: 'layout style',
  '&:hover': { borderColor: vars.palette.edge },
  '&[data-chosen="true"]': { borderColor: vars.palette.primary.main, background: vars.palette.primary.soft },
  '&[data-verdict="correct"]': {
    borderColor: vars.palette.success.main,
    background: vars.palette.success.soft,
  },
  '&[data-verdict="incorrect"]': {
    borderColor: vars.palette.error.main,
    background: vars.palette.error.soft,
  },
  '@media (max-width: 480px)': { flexWrap: 'wrap' },
});

const Label = styled('label')({
  flex: 1,
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.55em',
  minWidth: 0,
  padding: '9px 14px',
  lineHeight: 1.5,
  cursor: 'pointer',
  '&[data-fixed="true"]': { cursor: 'default' },
});

const Radio = styled('input')({
  flex: 'none',
  width: 17,
  height: 17,
  alignSelf: 'flex-start',
  margin: 'calc((1.5em - 17px) / 2) 0 0',
  fontSize: 'inherit',
  accentColor: vars.palette.primary.main,
});

const Letter = styled('span')({
  flex: 'none',
  fontWeight: weights.medium,
  fontVariantNumeric: 'tabular-nums',
});

const StrikeBox = styled('button')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: targets.option,
  border: 0,
  borderRadius: '0 7px 7px 0',
  color: vars.palette.text.disabled,
  background: 'transparent',
  cursor: 'pointer',
  '&:is(:hover, :focus-visible)': {
    color: vars.palette.text.primary,
    background: vars.palette.background.sunken,
  },
  '&[aria-pressed="true"]': { color: vars.palette.text.primary, background: vars.palette.background.sunken },
  '&:disabled': {
    // Without colour rather than without visibility: what is painted stays the same in number, and no layer is sorted anew.
    color: 'transparent',
    background: 'transparent',
    cursor: 'default',
  },
});

// Takes what is left of the line, so that its words need not be measured for it.
const Text = styled(RichText)({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'break-word',
  '[data-struck="true"] &': { color: vars.palette.text.disabled, textDecoration: 'line-through' },
});

const Note = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  paddingInline: '8px 14px',
  font: vars.font.body2,
  fontWeight: weights.medium,
  '[data-verdict="correct"] > &': { color: vars.palette.success.main },
  '[data-verdict="incorrect"] > &': { color: vars.palette.error.main },
  '@media (max-width: 759px)': { order: 3, width: '100%', padding: '0 14px 8px' },
  '&:empty': { display: 'none' },
  '&[data-hidden]': visuallyHidden,
});

const NoOptions = styled('p')({
  margin: '20px 0 0',
  padding: '12px 16px',
  border: `1px solid ${vars.palette.warning.main}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.warning.soft,
});

const Group = styled('div')({ display: 'grid', gap: 8, marginTop: 20 });

/** The options as one group of native radios. Verdicts only where the mode shows the key. */
export function AnswerOptions() {
  const question = useQuestion();
  const item = useItem();
  const { key } = useCapabilities();
  const mayAnswer = useMayAnswer();
  if (question === undefined || item === undefined) return null;
  const { optionList, correctAnswer } = question.option;
  if (optionList.length === 0) {
    return <None role="status">This question has no options to choose from. Go on with the next one.</None>;
  }
  return (
    <Group role="radiogroup" aria-label="Answer options">
      {optionList.map((_, index) => {
        const letter = letterOf(index);
        return (
          <Option
            key={letter}
            letter={letter}
            index={index}
            chosen={item.answer === letter}
            struck={item.struckLetters.includes(letter)}
            fixed={!mayAnswer}
            verdict={key ? optionVerdict(letter, item.answer, correctAnswer) : undefined}
          />
        );
      })}
    </Group>
  );
}

// Created once: an option renders with each change of its state.
const STRIKE = <StrikeIcon size={18} />;

interface OptionProps {
  readonly letter: string;
  readonly index: number;
  readonly chosen: boolean;
  readonly struck: boolean;
  /** Nothing can change: a review, a read-only tab, an ended block. */
  readonly fixed: boolean;
  readonly verdict: OptionVerdict | undefined;
}

const Option = memo(function Option({ letter, index, chosen, struck, fixed, verdict }: OptionProps) {
  const { choose, strike } = useExamActions();
  const strikeOnContextMenu = (event: MouseEvent): void => {
    event.preventDefault();
    if (!fixed) strike(letter);
  };
  const strikeName = `${struck ? 'Restore' : 'Strike out'} ${letter}`;
  const noteId = `option-${letter}-note`;
  const note = [...(struck ? ['Struck out'] : []), ...(verdict === undefined ? [] : verdict.words)].join(
    ', ',
  );
  return (
    <OptionBox
      data-chosen={chosen}
      data-struck={struck}
      data-verdict={verdict?.kind}
      onContextMenu={strikeOnContextMenu}
    >
      <Label data-fixed={fixed || struck}>
        <Radio
          type="radio"
          name="answer"
          checked={chosen}
          disabled={fixed || struck}
          aria-describedby={note === '' ? undefined : noteId}
          onChange={() => choose(letter)}
        />
        <Letter>{letter}.</Letter> <OptionText index={index} />
      </Label>
      <Note id={noteId} data-hidden={verdict === undefined || undefined}>
        {verdict?.kind === 'correct' && <TickIcon />}
        {verdict?.kind === 'incorrect' && <CrossIcon />}
        {note}
      </Note>
      {!fixed && (
        <StrikeBox
          type="button"
          disabled={chosen}
          aria-pressed={struck}
          aria-label={strikeName}
          title={strikeName}
          onClick={() => strike(letter)}
        >
          {STRIKE}
        </StrikeBox>
      )}
    </OptionBox>
  );
});

/** Only the text changes with the item: the radio around it does not render while its state is the same. */
function OptionText({ index }: { readonly index: number }) {
  const html = useOpenExam(({ questions, attempt }) => questions[attempt.current]?.option.optionList[index]);
  return <Text inline html={html ?? ''} />;
}
