import { useCallback, useRef, useState } from 'react';
import { useSelector, useAppDispatch } from '@/shared/remote/hooks';
import { RichText } from '@/shared/ui/RichText';
import { type HighlightColour, type Stretch } from './highlightModel';
import { HighlightBar } from './HighlightBar';
import styles from './highlights.module.css';
import { highlightAdded, highlightRemoved, type NotedText, selectNotes } from './notes';
import { paintHighlights } from './paintHighlights';
import { type Chosen, useChosenText } from './useChosenText';
import { useItem, useOpenRoom, useRules } from './useRoom';

interface NotedRichTextProps {
  readonly html: string;
  readonly text: NotedText;
  readonly className?: string | undefined;
}

/** Text of the current question that can be highlighted; selecting some of it offers how. */
export function NotedRichText({ html, text, className }: NotedRichTextProps) {
  const questionId = useItem()?.questionId ?? '';
  const highlights = useSelector((root) => selectNotes(root, questionId)[text]);
  const isHeld = useOpenRoom(({ readOnly, sitting }) => readOnly || sitting.frozen) ?? true;
  const { annotations } = useRules();
  const dispatch = useAppDispatch();
  const frame = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const paint = useCallback((holder: HTMLElement) => paintHighlights(holder, highlights), [highlights]);
  useChosenText(frame, highlights, setChosen);

  const put = (colour: HighlightColour, note?: string): void => {
    if (chosen === undefined) return;
    const { start, end, quote } = chosen;
    const highlight = { start, end, quote, colour, ...(note === undefined ? {} : { note }) };
    dispatch(highlightAdded({ questionId, text, highlight }));
    finish();
  };
  const remove = (stretch: Stretch): void => {
    dispatch(highlightRemoved({ questionId, text, stretch }));
    finish();
  };
  const finish = (): void => {
    setChosen(undefined);
    window.getSelection()?.removeAllRanges();
  };
  const noted = highlights.filter(({ note }) => note !== undefined);

  return (
    <div ref={frame} className={styles.frame}>
      <RichText html={html} className={className} decorate={highlights.length > 0 ? paint : undefined} />
      {chosen !== undefined && !isHeld && (
        <HighlightBar
          key={`${chosen.start}-${chosen.end}`}
          chosen={chosen}
          annotates={annotations}
          onHighlight={put}
          onRemove={() => remove(chosen)}
          onClose={() => setChosen(undefined)}
        />
      )}
      {noted.length > 0 && (
        <ul className={styles.notes} aria-label="Notes">
          {noted.map(({ start, quote, note }) => (
            <li key={start}>
              <q>{quote}</q> {note}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
