import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { letterOf } from '@/shared/format/letters';
import { CrossIcon, TickIcon } from '@/shared/icons/icons';
import { targets, weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { RichText } from '@/shared/ui/rich-text/RichText';
import { verdictOf } from './verdictModel';

interface OptionsProps {
  /** HTML. */
  readonly options: readonly string[];
  /**
   * The correct option's letter; '' where it is unknown. Nothing of it is rendered before an option was
   * tried.
   */
  readonly correct: string;
  readonly tried: string | undefined;
  readonly onTry: (letter: string) => void;
}

const Option = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: targets.option,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '&:hover': { borderColor: vars.palette.edge },
  '&:has(:focus-visible)': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
  '&[data-chosen="true"]': {
    borderColor: vars.palette.primary.main,
    background: vars.palette.primary.soft,
  },
  '&[data-verdict="correct"]': {
    borderColor: vars.palette.success.main,
    background: vars.palette.success.soft,
  },
  '&[data-verdict="incorrect"]': {
    borderColor: vars.palette.error.main,
    background: vars.palette.error.soft,
  },
});

const Choice = styled(FormControlLabel)({
  flex: '1 1 16rem',
  minWidth: 0,
  padding: '9px 14px',
  '&:hover': { backgroundColor: 'transparent' },
  '&:has(:focus-visible)': { outline: 'none' },
  '& .MuiRadio-root': { marginTop: 3 },
  '& .MuiFormControlLabel-label': {
    display: 'flex',
    gap: '0.55em',
    font: vars.font.subtitle1,
    lineHeight: 1.5,
  },
});

const Letter = styled('span')({ flex: 'none', fontWeight: weights.medium });

const Note = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '4px 14px',
  font: vars.font.body2,
  fontWeight: weights.medium,
  '&:empty': { display: 'none' },
  '[data-verdict="correct"] > &': { color: vars.palette.success.main },
  '[data-verdict="incorrect"] > &': { color: vars.palette.error.main },
});

/** The options: each can be tried, and shows its verdict at once. */
export function Options({ options, correct, tried, onTry }: OptionsProps) {
  const id = useId();
  if (options.length === 0) return <p role="status">This question has no options to choose from.</p>;
  return (
    <RadioGroup
      aria-label="Answer options"
      sx={{ gap: 1, mt: 2.5 }}
      value={tried ?? ''}
      onChange={(_, letter) => onTry(letter)}
    >
      {options.map((html, index) => {
        const letter = letterOf(index);
        const verdict = verdictOf(letter, tried, correct);
        const noteId = `${id}-${letter}`;
        return (
          <Option key={letter} data-chosen={tried === letter} data-verdict={verdict?.kind}>
            <Choice
              value={letter}
              label={
                <>
                  <Letter>{letter}.</Letter> <RichText inline html={html} />
                </>
              }
              control={
                <Radio
                  slotProps={{ input: { 'aria-describedby': verdict === undefined ? undefined : noteId } }}
                />
              }
            />
            {verdict !== undefined && (
              <Note id={noteId}>
                {verdict.kind === 'correct' && <TickIcon />}
                {verdict.kind === 'incorrect' && <CrossIcon />}
                {verdict.words}
              </Note>
            )}
          </Option>
        );
      })}
    </RadioGroup>
  );
}
