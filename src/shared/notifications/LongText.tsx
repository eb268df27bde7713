import Button from '@mui/material/Button';
import { useState } from 'react';

/** About three lines. */
const SHOWN = 280;

/** A text of the server, which may have any length: its first lines, and the rest on request. */
export function LongText({ text }: { readonly text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  if (text.length <= SHOWN) return text;
  return (
    <>
      <span style={{ overflowWrap: 'anywhere', ...(isWhole && WHOLE) }}>
        {isWhole ? text : `${text.slice(0, SHOWN).trimEnd()}…`}
      </span>{' '}
      <Button size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
        {isWhole ? 'Show less' : 'Show more'}
      </Button>
    </>
  );
}

/** However long it is, the buttons below stay on the screen. */
const WHOLE = { display: 'block', maxHeight: '40vh', overflowY: 'auto' } as const;
