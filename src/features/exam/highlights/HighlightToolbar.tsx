import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CloseIcon, NoteIcon } from '@/shared/icons/icons';
import { vars } from '@/shared/theme/vars';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { HIGHLIGHT_COLOURS, type HighlightColour } from './highlightModel';
import type { TextSelection } from './useTextSelection';

const Bar = styled('div')({
  position: 'absolute',
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  width: 'max-content',
  maxWidth: 'min(26rem, 100%)',
  marginTop: 6,
  padding: 4,
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  font: vars.font.body1,
});

const Colour = styled(IconAction)({
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: 6,
  color: vars.palette.text.primary,
  font: vars.font.subtitle2,
  cursor: 'pointer',
});

interface HighlightToolbarProps {
  readonly chosen: TextSelection;
  /** Notes may be written. */
  readonly annotates: boolean;
  readonly onHighlight: (colour: HighlightColour, note?: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Actions on the selected text, right below it. */
export function HighlightToolbar({
  chosen,
  annotates,
  onHighlight,
  onRemove,
  onClose,
}: HighlightToolbarProps) {
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
    <Bar
      ref={bar}
      role="toolbar"
      aria-label="Highlight"
      tabIndex={-1}
      style={{ top: chosen.y }}
      onKeyDown={onKeyDown}
      onMouseDown={keepSelection}
    >
      {HIGHLIGHT_COLOURS.map((colour) => (
        <Colour
          key={colour}
          label={`Highlight ${colour}`}
          sx={{ bgcolor: `highlight.${colour}` }}
          onClick={() => onHighlight(colour)}
        >
          A
        </Colour>
      ))}
      {chosen.colour !== undefined && (
        <Button variant="text" onClick={onRemove}>
          <CloseIcon size={16} /> Remove highlight
        </Button>
      )}
      {annotates && !isWriting && (
        <Button variant="text" onClick={() => setNote(chosen.note ?? '')}>
          <NoteIcon size={16} /> Annotate
        </Button>
      )}
      {isWriting && (
        <Stack
          component="form"
          direction="row"
          spacing={0.5}
          sx={{ flexWrap: 'nowrap', width: '100%' }}
          onSubmit={(event) => {
            event.preventDefault();
            if (note.trim() !== '') onHighlight(chosen.colour ?? 'yellow', note.trim());
          }}
        >
          <OutlinedInput
            inputRef={field}
            size="small"
            fullWidth
            value={note}
            slotProps={{ input: { 'aria-label': 'Note', maxLength: 500 } }}
            onChange={({ target }) => setNote(target.value)}
          />
          <Button type="submit">Save note</Button>
        </Stack>
      )}
    </Bar>
  );
}

/** Centred below the text, but within the column: navigator and panel would cover it. */
function placeBar(bar: HTMLElement, x: number): void {
  const column = bar.offsetParent?.clientWidth ?? 0;
  const left = Math.min(x - bar.offsetWidth / 2, column - bar.offsetWidth);
  bar.style.left = `${Math.max(0, left)}px`;
}
