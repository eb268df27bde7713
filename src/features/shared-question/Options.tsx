import { useId } from 'react';
import { AnswerOption, OptionGroup } from '@/domain/question/AnswerOption';
import { optionVerdict } from '@/domain/question/verdictModel';
import { letterOf } from '@/shared/format/letters';
import { RichText } from '@/shared/ui/rich-text/RichText';

interface OptionsProps {
  /** HTML. */
  readonly options: readonly string[];
  /** The correct option's letter; '' where it is unknown. Nothing of it is rendered before an option was tried. */
  readonly correct: string;
  readonly tried: string | undefined;
  readonly onTry: (letter: string) => void;
}

/** The options: each can be tried, and shows its verdict at once. */
export function Options({ options, correct, tried, onTry }: OptionsProps) {
  const group = useId();
  if (options.length === 0) return <p role="status">This question has no options to choose from.</p>;
  return (
    <OptionGroup role="radiogroup" aria-label="Answer options">
      {options.map((html, index) => {
        const letter = letterOf(index);
        return (
          <AnswerOption
            key={letter}
            letter={letter}
            group={group}
            chosen={tried === letter}
            verdict={
              tried === undefined || correct === '' ? undefined : optionVerdict(letter, tried, correct)
            }
            onChoose={() => onTry(letter)}
          >
            <RichText inline html={html} />
          </AnswerOption>
        );
      })}
    </OptionGroup>
  );
}
