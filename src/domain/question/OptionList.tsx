import { styled } from '@mui/material/styles';
import { type KeyboardEventHandler, useId, useMemo } from 'react';
import { letterOf } from '@/shared/format/letters';
import { vars } from '@/shared/theme/vars';
import { AnswerOption, OptionGroup } from './AnswerOption';
import { optionNames } from './optionNames';
import { OptionText } from './OptionText';
import { optionVerdict } from './verdictModel';

interface OptionListProps {
  /** HTML. */
  readonly options: readonly string[];
  /** The correct option's letter; '' if unknown. Not rendered before an option was chosen. */
  readonly correct: string;
  /** '' before an option was chosen. */
  readonly choice: string;
  readonly isFinal?: boolean;
  readonly onChoose: (letter: string) => void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLElement>;
}

const ReadingOptions = styled(OptionGroup)({ font: vars.font.subtitle1 });

/** The options outside the exam: the chosen one shows its verdict immediately. */
export function OptionList(props: OptionListProps) {
  const { options, correct, choice, isFinal = false, onChoose, onKeyDown } = props;
  const group = useId();
  const names = useMemo(() => optionNames(options), [options]);
  if (options.length === 0) return <p role="status">This question has no options to choose from.</p>;
  const isChosen = choice !== '';
  return (
    <ReadingOptions role="radiogroup" aria-label="Answer options" onKeyDown={onKeyDown}>
      {options.map((html, index) => {
        const letter = letterOf(index);
        return (
          <AnswerOption
            key={letter}
            letter={letter}
            name={names[index]}
            group={group}
            chosen={choice === letter}
            disabled={isFinal && isChosen}
            verdict={isChosen ? optionVerdict(letter, choice, correct) : undefined}
            onChoose={() => onChoose(letter)}
          >
            <OptionText html={html} />
          </AnswerOption>
        );
      })}
    </ReadingOptions>
  );
}
