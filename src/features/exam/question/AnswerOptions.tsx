import { styled } from '@mui/material/styles';
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
    return (
      <NoOptions role="status">
        This question has no options to choose from. Go on with the next one.
      </NoOptions>
    );
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
    <OptionRow
      data-chosen={chosen}
      data-struck={struck}
      data-verdict={verdict?.kind}
      onContextMenu={strikeOnContextMenu}
    >
      <label data-fixed={fixed || struck}>
        <input
          type="radio"
          name="answer"
          checked={chosen}
          disabled={fixed || struck}
          aria-describedby={note === '' ? undefined : noteId}
          onChange={() => choose(letter)}
        />
        <span>{letter}.</span> <OptionText index={index} />
      </label>
      <span id={noteId}>
        {verdict?.kind === 'correct' && <TickIcon />}
        {verdict?.kind === 'incorrect' && <CrossIcon />}
        {note}
      </span>
      {!fixed && (
        <button
          type="button"
          disabled={chosen}
          aria-pressed={struck}
          aria-label={strikeName}
          title={strikeName}
          onClick={() => strike(letter)}
        >
          {STRIKE}
        </button>
      )}
    </OptionRow>
  );
});

/** Only the text changes with the item: the radio around it does not render while its state is the same. */
function OptionText({ index }: { readonly index: number }) {
  const html = useOpenExam(({ questions, attempt }) => questions[attempt.current]?.option.optionList[index]);
  return <RichText inline html={html ?? ''} />;
}
