import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { memo, type MouseEvent, useMemo } from 'react';
import { AnswerOption, OptionGroup } from '@/domain/question/AnswerOption';
import { optionNames } from '@/domain/question/optionNames';
import { OptionText } from '@/domain/question/OptionText';
import { NO_KEY, type OptionVerdict, optionVerdict } from '@/domain/question/verdictModel';
import {
  useCapabilities,
  useExamActions,
  useItem,
  useMayAnswer,
  useOpenExam,
  useQuestion,
  useReanswer,
} from '@/features/exam/store/useExam';
import { letterOf } from '@/shared/format/letters';
import { StrikeIcon } from '@/shared/icons/icons';
import { targets } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';
import { hinted } from '@/shared/ui/controls/hinted';

/** One group of native radios. */
export function AnswerOptions() {
  const count = useQuestion()?.option.optionList.length;
  if (count === undefined) return null;
  if (count === 0) {
    return <Notice text="This question has no options to choose from. Continue with the next one." />;
  }
  return (
    <>
      <OptionGroup role="radiogroup" aria-label="Answer options">
        <Options count={count} />
      </OptionGroup>
      <MissingKey />
    </>
  );
}

const Notice = ({ text }: { readonly text: string }) => (
  <Alert severity="warning" role="status" sx={{ mt: 2.5 }}>
    {text}
  </Alert>
);

/** Shown only if the mode shows the key. */
function MissingKey() {
  const { key } = useCapabilities();
  const correctAnswer = useQuestion()?.option.correctAnswer;
  return key && correctAnswer === '' ? <Notice text={NO_KEY} /> : null;
}

/**
 * Separate from their group, whose style would be computed with each choice. Verdicts only if the mode shows the key.
 */
function Options({ count }: { readonly count: number }) {
  const { correctAnswer = '', optionList } = useQuestion()?.option ?? {};
  const names = useMemo(() => optionNames(optionList ?? []), [optionList]);
  const item = useItem();
  const { key } = useCapabilities();
  const mayAnswer = useMayAnswer();
  const reanswer = useReanswer();
  const isReanswering = reanswer === '';
  if (item === undefined) return null;
  return Array.from({ length: count }, (_, index) => {
    const letter = letterOf(index);
    return (
      <Option
        key={letter}
        letter={letter}
        name={names[index]}
        index={index}
        chosen={(reanswer ?? item.answer) === letter}
        struck={!isReanswering && item.struckLetters.includes(letter)}
        fixed={!mayAnswer}
        isReanswering={isReanswering}
        verdict={
          key && !isReanswering ? optionVerdict(letter, item.answer, correctAnswer, reanswer) : undefined
        }
      />
    );
  });
}

// Created once: an option renders with each change of its state.
const STRIKE = <StrikeIcon size={18} />;

const StrikeButton = styled('button')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: targets.option,
  border: 0,
  borderRadius: '0 7px 7px 0',
  color: vars.palette.text.disabled,
  background: 'transparent',
  // Only below the pointer: if the style of a button changes the cursor, the browser looks up what is below it.
  '&:hover:enabled': { cursor: 'pointer' },
  "&:is(:hover, :focus-visible, [aria-pressed='true'])": {
    color: vars.palette.text.primary,
    background: vars.palette.background.sunken,
  },
  // Transparent rather than hidden: the number of painted elements stays the same, and layers are not sorted again.
  '&:disabled': { color: 'transparent', background: 'transparent', pointerEvents: 'none' },
});

interface OptionProps {
  readonly letter: string;
  readonly name: string | undefined;
  readonly index: number;
  readonly chosen: boolean;
  readonly struck: boolean;
  /** Nothing can change: a review, a read-only tab, an ended block. */
  readonly fixed: boolean;
  /** Can be chosen nevertheless: the question is being answered again. */
  readonly isReanswering: boolean;
  readonly verdict: OptionVerdict | undefined;
}

/**
 * The memoized parts of an option: without, a question takes 11 % more of the main thread. So nothing of a question is
 * among its props but a name, which few options have.
 */
const Option = memo(function Option({
  letter,
  name,
  index,
  chosen,
  struck,
  fixed,
  isReanswering,
  verdict,
}: OptionProps) {
  const { choose, strike } = useExamActions();
  const strikeOnContextMenu = (event: MouseEvent): void => {
    if (fixed) return;
    event.preventDefault();
    strike(letter);
  };
  return (
    <AnswerOption
      letter={letter}
      name={name}
      group="answer"
      chosen={chosen}
      disabled={(fixed && !isReanswering) || struck}
      struck={struck}
      verdict={verdict}
      onChoose={() => choose(letter)}
      onContextMenu={strikeOnContextMenu}
      action={!fixed && <Strike letter={letter} struck={struck} />}
    >
      <TextOfOption index={index} />
    </AnswerOption>
  );
});

interface StrikeProps {
  readonly letter: string;
  readonly struck: boolean;
}

const Strike = memo(function Strike({ letter, struck }: StrikeProps) {
  const { strike } = useExamActions();
  const chosen = useOpenExam(({ attempt }) => attempt.items[attempt.current]?.answer === letter);
  return (
    <StrikeButton
      {...hinted(`${struck ? 'Restore' : 'Strike out'} ${letter}`)}
      type="button"
      disabled={chosen}
      aria-pressed={struck}
      onClick={() => strike(letter)}
    >
      {STRIKE}
    </StrikeButton>
  );
});

/** Text and radio render separately: the text with the item, the radio with its state. */
const TextOfOption = memo(function TextOfOption({ index }: { readonly index: number }) {
  const html = useQuestion()?.option.optionList[index];
  return <OptionText html={html ?? ''} />;
});
