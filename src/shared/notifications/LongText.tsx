import Button from '@mui/material/Button';
import { useState } from 'react';
import { kerningOf } from '@/shared/format/kerning';

/** Characters shown at first: about three lines. */
const MESSAGE_LENGTH = 280;
/** Characters added with each press: the layout of 200,000 letters without whitespace takes over a minute. */
const STEP = 5_000;

interface LongTextProps {
  readonly text: string;
  /** Characters shown at first; `WRITTEN` for what a person has written. */
  readonly first?: number;
}

/** For a text that is read on its own, not next to other things. */
export const WRITTEN = STEP;

/** A text of any length: its beginning, and more on request. */
export function LongText({ text, first = MESSAGE_LENGTH }: LongTextProps) {
  const [shown, setShown] = useState(first);
  const fontKerning = kerningOf(text);
  if (text.length <= first)
    return fontKerning === 'auto' ? text : <span style={{ fontKerning }}>{text}</span>;
  const isWhole = shown >= text.length;
  return (
    <>
      <span style={{ fontKerning, overflowWrap: 'anywhere', ...(shown > first && SCROLLED) }}>
        {isWhole ? inPieces(text) : inPieces(`${text.slice(0, shown).trimEnd()}…`)}
      </span>{' '}
      {!isWhole && (
        <Button size="small" aria-expanded={shown > first} onClick={() => setShown(shown + STEP)}>
          Show more
        </Button>
      )}
      {shown > first && (
        <Button size="small" aria-expanded onClick={() => setShown(first)}>
          Show less
        </Button>
      )}
    </>
  );
}

/** Regardless of its length, the buttons below stay on the screen. */
const SCROLLED = { display: 'block', maxHeight: '40vh', overflowY: 'auto' } as const;

/** Lets each piece break across lines, so that no run of letters is laid out as one word. */
function inPieces(text: string) {
  if (text.length <= STEP) return text;
  const starts = Array.from({ length: Math.ceil(text.length / STEP) }, (_, at) => at * STEP);
  return starts.map((start) => (
    <span key={start}>
      {text.slice(start, start + STEP)}
      <wbr />
    </span>
  ));
}
