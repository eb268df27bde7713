import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type RefObject, type SyntheticEvent, useCallback, useRef, useState } from 'react';
import { HighlightToolbar, ImageDialog, KeyboardSelection } from '@/features/exam/lazyDialogs';
import { useCapabilities, useOpenExam, useQuestionId } from '@/features/exam/store/useExam';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { vars } from '@/shared/theme/vars';
import { RichText } from '@/shared/ui/rich-text/RichText';
import { sanitize } from '@/shared/ui/rich-text/sanitize';
import {
  anchored,
  checksum,
  type Highlight,
  HIGHLIGHT_LINES,
  type HighlightColor,
  highlighted,
  type TextRange,
  unhighlighted,
} from './highlightModel';
import { type HighlightableText, highlightsChanged, selectHighlights } from './highlightsSlice';
import { type TextSelection, useTextSelection } from './useTextSelection';

const HighlightFrame = styled('div')({
  position: 'relative',
  '&:focus-visible': { borderRadius: 2, outlineOffset: 4 },
  '& img[role=button]': { cursor: 'zoom-in' },
  '& mark': {
    borderRadius: 2,
    color: 'inherit',
    background: 'var(--mark)',
    textDecoration: 'var(--line) 1px',
  },
  '& mark[title]': { borderBottom: `2px dotted ${vars.palette.edge}` },
  '@media (forced-colors: active)': { '& mark': { color: 'MarkText', background: 'Mark' } },
});

const NOTES = { mt: 1.5, padding: '8px 12px', borderLeft: 3, borderColor: 'edge', typography: 'body1' };

interface HighlightedTextProps {
  readonly html: string;
  readonly text: HighlightableText;
  readonly className?: string | undefined;
}

/** A selection opens the toolbar. */
export function HighlightedText({ html, text, className }: HighlightedTextProps) {
  const questionId = useQuestionId();
  const highlights = useSelector((root) => selectHighlights(root, questionId)[text]);
  const isReadOnly = useOpenExam(({ readOnly, attempt }) => readOnly || attempt.ended);
  const { annotations } = useCapabilities();
  const frame = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<TextSelection & { readonly questionId: string }>();
  // A selection belongs to its question only.
  const chosen = choice?.questionId === questionId ? choice : undefined;
  const finish = (): void => {
    setChoice(undefined);
    window.getSelection()?.removeAllRanges();
  };
  const { highlight, remove } = useHighlightChanges(frame, text, finish);
  const [isFocused, setIsFocused] = useState(false);
  const decorate = useCallback(
    (holder: HTMLElement) => {
      paintHighlights(holder, highlights);
      makePicturesButtons(holder);
    },
    [highlights],
  );
  useTextSelection(frame, highlights, (found) => setChoice(found && { ...found, questionId }));

  const leave = (): void => {
    finish();
    frame.current?.blur();
  };
  const { enlarge, dialog } = useEnlargedPicture(frame);

  return (
    // Focused by a shortcut, to select text by keyboard.
    <HighlightFrame
      ref={frame}
      role="group"
      aria-label={text === 'stem' ? 'Question text' : 'Explanation text'}
      tabIndex={-1}
      data-words={text}
      // Only its own focus: the toolbar inside has buttons and a text box.
      onFocus={({ target, currentTarget }) => setIsFocused(target === currentTarget)}
      onBlur={() => setIsFocused(false)}
      onClick={enlarge}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') enlarge(event);
      }}
    >
      <RichText html={html} className={className} decorate={decorate} />
      {chosen !== undefined && !isReadOnly && (
        <HighlightToolbar
          key={`${chosen.start}-${chosen.end}`}
          chosen={chosen}
          annotates={annotations}
          onHighlight={(color, note) => highlight(chosen, color, note)}
          onRemove={() => remove(chosen)}
          onClose={() => setChoice(undefined)}
        />
      )}
      {isFocused && !isReadOnly && (
        <KeyboardSelection
          key={questionId}
          frame={frame}
          highlights={highlights}
          onHighlight={highlight}
          onRemove={remove}
          onLeave={leave}
        />
      )}
      {dialog}
      <NoteList html={html} highlights={highlights} />
    </HighlightFrame>
  );
}

/** Shows a picture of the text, which was clicked, in the image dialog. */
function useEnlargedPicture(frame: RefObject<HTMLElement | null>) {
  /** `index`: from 0. */
  const [shown, setShown] = useState<{ readonly imageNames: readonly string[]; readonly index: number }>();
  return {
    enlarge: (event: SyntheticEvent): void => {
      const pictures = [...(frame.current?.querySelectorAll<HTMLImageElement>('img[role=button]') ?? [])];
      const index = pictures.findIndex((picture) => picture === event.target);
      if (index < 0) return;
      event.preventDefault();
      setShown({ imageNames: pictures.map(({ src }) => src), index });
    },
    dialog: shown && (
      <ImageDialog
        {...shown}
        isOpen
        onIndex={(index) => setShown({ ...shown, index })}
        onClose={() => setShown(undefined)}
      />
    ),
  };
}

/** `onChanged` is called after each change. */
function useHighlightChanges(
  frame: RefObject<HTMLElement | null>,
  text: HighlightableText,
  onChanged: () => void,
) {
  const questionId = useQuestionId();
  const highlights = useSelector((root) => selectHighlights(root, questionId)[text]);
  const dispatch = useAppDispatch();
  const change = (next: readonly Highlight[]): void => {
    dispatch(highlightsChanged({ questionId, text, highlights: next }));
    onChanged();
  };
  return {
    highlight: ({ start, end }: TextRange, color: HighlightColor, note?: string): void => {
      const content = frame.current?.firstElementChild?.textContent ?? '';
      const check = checksum(content.slice(start, end));
      const added = { start, end, check, colour: color, ...(note === undefined ? {} : { note }) };
      change(highlighted(highlights, added, content));
    },
    remove: (range: TextRange): void => change(unhighlighted(highlights, range)),
  };
}

interface NoteListProps {
  readonly html: string;
  readonly highlights: readonly Highlight[];
}

function NoteList({ html, highlights }: NoteListProps) {
  const noted = highlights.filter(({ note }) => note !== undefined);
  return (
    noted.length > 0 && (
      <Stack component="ul" spacing={0.5} aria-label="Notes" sx={NOTES}>
        {noted.map((highlight) => (
          <li key={highlight.start}>
            <Quote html={html} highlight={highlight} /> <span>{highlight.note}</span>
          </li>
        ))}
      </Stack>
    )
  );
}

/** The highlighted words of a note; nothing if the text no longer contains them. */
function Quote({ html, highlight }: { readonly html: string; readonly highlight: Highlight }) {
  const content = sanitize(html).textContent ?? '';
  const [range] = anchored([highlight], content);
  return (
    range && (
      <Typography component="q" variant="inherit" color="textDisabled">
        {content.slice(range.start, range.end)}
      </Typography>
    )
  );
}

/** The pictures of a text open in the image dialog, by keyboard too; one inside a link leads where the link does. */
function makePicturesButtons(holder: HTMLElement): void {
  for (const picture of holder.querySelectorAll('img')) {
    if (picture.closest('a') !== null) continue;
    picture.tabIndex = 0;
    picture.setAttribute('role', 'button');
    picture.setAttribute('aria-label', `Enlarge: ${picture.alt}`);
  }
}

/** Wraps highlighted ranges of a holder's text in <mark>, across element boundaries. */
function paintHighlights(holder: HTMLElement, highlights: readonly Highlight[]): void {
  for (const highlight of anchored(highlights, holder.textContent)) {
    for (const piece of piecesOf(holder, highlight)) {
      const mark = document.createElement('mark');
      mark.style.setProperty('--mark', vars.palette.highlight[highlight.colour]);
      mark.style.setProperty('--line', HIGHLIGHT_LINES[highlight.colour]);
      mark.dataset.start = String(highlight.start);
      if (highlight.note !== undefined) mark.title = highlight.note;
      piece.replaceWith(mark);
      mark.append(piece);
    }
  }
}

/** A blank between the parts of a table, list or formula, which may have no other children. */
const isBetweenParts = (text: Text): boolean =>
  text.data.trim() === '' &&
  text.parentElement?.matches('table, thead, tbody, tfoot, tr, ul, ol, dl, math, math *') === true;

/** Text nodes of a range, split at its ends. */
function piecesOf(holder: HTMLElement, { start, end }: Highlight): readonly Text[] {
  const pieces: Text[] = [];
  const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
  let at = 0;
  for (let node = walker.nextNode(); node !== null && at < end; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    let piece = node;
    const from = Math.max(0, start - at);
    const to = Math.min(piece.data.length, end - at);
    at += piece.data.length;
    if (from >= to || isBetweenParts(piece)) continue;
    if (to < piece.data.length) piece.splitText(to);
    if (from > 0) piece = piece.splitText(from);
    walker.currentNode = piece;
    pieces.push(piece);
  }
  return pieces;
}
