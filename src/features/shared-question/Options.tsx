import { useId } from 'react';
import { letterOf } from '@/shared/format/letters';
import { CrossIcon, TickIcon } from '@/shared/icons/icons';
import { RichText } from '@/shared/ui/rich-text/RichText';
import { verdictOf } from './verdictModel';
import { Letter, Note, Option, OptionsBox } from './sharedQuestionStyles';

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

/** The options: each can be tried, and shows its verdict at once. */
export function Options({ options, correct, tried, onTry }: OptionsProps) {
  const id = useId();
  if (options.length === 0) return <p role="status">This question has no options to choose from.</p>;
  return (
    <OptionsBox role="radiogroup" aria-label="Answer options">
      {options.map((html, index) => {
        const letter = letterOf(index);
        const verdict = verdictOf(letter, tried, correct);
        const noteId = `${id}-${letter}`;
        return (
          <Option key={letter} data-chosen={tried === letter} data-verdict={verdict?.kind}>
            <label>
              <input
                type="radio"
                name={id}
                value={letter}
                checked={tried === letter}
                aria-describedby={verdict === undefined ? undefined : noteId}
                onChange={() => onTry(letter)}
              />
              <Letter>{letter}.</Letter> <RichText inline html={html} />
            </label>
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
    </OptionsBox>
  );
}
