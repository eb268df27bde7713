import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CloseIcon, NoteIcon } from '@/shared/icons/icons';
import controls from '@/features/exam/toolbar/controls.module.css';
import { HIGHLIGHT_COLOURS, type HighlightColour } from './highlightModel';
import styles from './highlights.module.css';
import type { TextSelection } from './useTextSelection';

interface HighlightBarProps {
  readonly chosen: TextSelection;
  /** Notes may be written. */
  readonly annotates: boolean;
  readonly onHighlight: (colour: HighlightColour, note?: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Actions on the selected text, right below it. */
export function HighlightToolbar({ chosen, annotates, onHighlight, onRemove, onClose }: HighlightBarProps) {
  const [note, setNote] = useState<string>();
  const bar = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isWriting = note !== undefined;
  useLayoutEffect(() => {
    if (bar.current !== null) placeBar(bar.current, chosen.x);
  }, [chosen.x, isWriting]);
  useEffect(() => {
    if (isWriting) field.current?.focus();
  }, [isWriting]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  // A press on the toolbar must not clear the selection.
  const keepSelection = (event: MouseEvent): void => {
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
  };
  return (
    // Events are handled for the buttons inside.
    <div
      ref={bar}
      role="toolbar"
      aria-label="Highlight"
      tabIndex={-1}
      className={styles.bar}
      style={{ top: chosen.y }}
      onKeyDown={onKeyDown}
      onMouseDown={keepSelection}
    >
      {HIGHLIGHT_COLOURS.map((colour) => (
        <button
          key={colour}
          type="button"
          className={styles.colour}
          data-colour={colour}
          aria-label={`Highlight ${colour}`}
          title={`Highlight ${colour}`}
          onClick={() => onHighlight(colour)}
        >
          A
        </button>
      ))}
      {chosen.colour !== undefined && (
        <button type="button" className={controls.icon} onClick={onRemove}>
          <CloseIcon size={16} /> Remove highlight
        </button>
      )}
      {annotates && !isWriting && (
        <button type="button" className={controls.icon} onClick={() => setNote(chosen.note ?? '')}>
          <NoteIcon size={16} /> Annotate
        </button>
      )}
      {isWriting && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (note.trim() !== '') onHighlight(chosen.colour ?? 'yellow', note.trim());
          }}
        >
          <input
            ref={field}
            className={styles.input}
            aria-label="Note"
            value={note}
            maxLength={500}
            onChange={({ target }) => setNote(target.value)}
          />
          <button type="submit" className={controls.button}>
            Save note
          </button>
        </form>
      )}
    </div>
  );
}

/** Centred below the text, but within the column: navigator and panel would cover it. */
function placeBar(bar: HTMLElement, x: number): void {
  const column = bar.offsetParent?.clientWidth ?? 0;
  const left = Math.min(x - bar.offsetWidth / 2, column - bar.offsetWidth);
  bar.style.left = `${Math.max(0, left)}px`;
}
