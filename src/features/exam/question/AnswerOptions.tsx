import { memo, type MouseEvent } from 'react';
import { letterOf } from '@/shared/format/letters';
import { CrossIcon, StrikeIcon, TickIcon } from '@/shared/icons/icons';
import { RichText } from '@/shared/ui/rich-text/RichText';
import controls from '@/features/exam/toolbar/controls.module.css';
import { type OptionVerdict, optionVerdict } from '@/features/exam/attempt/verdictModel';
import styles from './options.module.css';
import {
  useItem,
  useMayAnswer,
  useOpenExam,
  useQuestion,
  useExamActions,
  useCapabilities,
} from '@/features/exam/store/useExam';

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
      <p className={styles.none} role="status">
        This question has no options to choose from. Go on with the next one.
      </p>
    );
  }
  return (
    <div role="radiogroup" aria-label="Answer options" className={styles.group}>
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
    </div>
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
  const noteId = `option-${letter}-note`;
  const note = [...(struck ? ['Struck out'] : []), ...(verdict === undefined ? [] : verdict.words)].join(
    ', ',
  );
  return (
    <div
      className={styles.option}
      data-chosen={chosen}
      data-struck={struck}
      data-verdict={verdict?.kind}
      onContextMenu={strikeOnContextMenu}
    >
      <label className={styles.label} data-fixed={fixed || struck}>
        <input
          type="radio"
          name="answer"
          className={styles.radio}
          checked={chosen}
          disabled={fixed || struck}
          aria-describedby={note === '' ? undefined : noteId}
          onChange={() => choose(letter)}
        />
        <span className={styles.letter}>{letter}.</span> <OptionText index={index} />
      </label>
      <span id={noteId} className={verdict === undefined ? controls.hidden : styles.note}>
        {verdict?.kind === 'correct' && <TickIcon />}
        {verdict?.kind === 'incorrect' && <CrossIcon />}
        {note}
      </span>
      {!fixed && (
        <button
          type="button"
          className={styles.strike}
          disabled={chosen}
          aria-pressed={struck}
          aria-label={`${struck ? 'Restore' : 'Strike out'} ${letter}`}
          title={`${struck ? 'Restore' : 'Strike out'} ${letter}`}
          onClick={() => strike(letter)}
        >
          {STRIKE}
        </button>
      )}
    </div>
  );
});

/** Only the text changes with the item: the radio around it does not render while its state is the same. */
function OptionText({ index }: { readonly index: number }) {
  const html = useOpenExam(({ questions, attempt }) => questions[attempt.current]?.option.optionList[index]);
  return <RichText inline html={html ?? ''} className={styles.text} />;
}
