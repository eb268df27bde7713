import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useField } from 'formik';
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { object, string } from 'yup';
import { CloseIcon, NoteIcon } from '@/shared/icons/icons';
import { vars } from '@/shared/theme/vars';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { Form } from '@/shared/ui/form/Form';
import { HIGHLIGHT_COLORS, HIGHLIGHT_LINES, type HighlightColor } from './highlightModel';
import type { TextSelection } from './useTextSelection';

const HighlightBar = styled('div')({
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

const ColorButton = styled(IconAction)({
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: 6,
  color: vars.palette.text.primary,
  font: vars.font.subtitle2,
  cursor: 'pointer',
});

const noteRules = object({ note: string().trim().required() });

interface HighlightToolbarProps {
  readonly chosen: TextSelection;
  /** Notes may be written. */
  readonly annotates: boolean;
  readonly onHighlight: (color: HighlightColor, note?: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Shown right below the selected text. */
export function HighlightToolbar({
  chosen,
  annotates,
  onHighlight,
  onRemove,
  onClose,
}: HighlightToolbarProps) {
  const [isWriting, setIsWriting] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (bar.current !== null) placeBar(bar.current, chosen.x);
  }, [chosen.x, isWriting]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  // A press on the toolbar must not clear the selection.
  const keepSelection = (event: MouseEvent): void => {
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
  };
  return (
    <HighlightBar
      ref={bar}
      role="toolbar"
      aria-label="Highlight"
      tabIndex={-1}
      style={{ top: chosen.y }}
      onKeyDown={onKeyDown}
      onMouseDown={keepSelection}
    >
      {HIGHLIGHT_COLORS.map((color) => (
        <ColorButton
          key={color}
          label={`Highlight ${color}`}
          sx={{ bgcolor: `highlight.${color}`, textDecoration: HIGHLIGHT_LINES[color] }}
          onClick={() => onHighlight(color)}
        >
          A
        </ColorButton>
      ))}
      {chosen.color !== undefined && (
        <Button variant="text" onClick={onRemove}>
          <CloseIcon size={16} /> Remove highlight
        </Button>
      )}
      {annotates && !isWriting && (
        <Button variant="text" onClick={() => setIsWriting(true)}>
          <NoteIcon size={16} /> Annotate
        </Button>
      )}
      {isWriting && (
        <Box sx={{ width: '100%' }}>
          <Form
            initialValues={{ note: chosen.note ?? '' }}
            rules={noteRules}
            onSend={({ note }) => onHighlight(chosen.color ?? 'yellow', note)}
          >
            <NoteFields />
          </Form>
        </Box>
      )}
    </HighlightBar>
  );
}

function NoteFields() {
  const [note, { error }] = useField<string>('note');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Stack direction="row" spacing={0.5} sx={{ flexWrap: 'nowrap' }}>
      <OutlinedInput
        {...note}
        inputRef={input}
        size="small"
        fullWidth
        autoComplete="off"
        error={error !== undefined}
        slotProps={{ input: { 'aria-label': 'Note', maxLength: 500 } }}
      />
      <Button type="submit">Save note</Button>
    </Stack>
  );
}

/** Centers the bar below the text, but within the column: elsewhere navigator and panel would cover it. */
function placeBar(bar: HTMLElement, x: number): void {
  const column = bar.offsetParent?.clientWidth ?? 0;
  const left = Math.min(x - bar.offsetWidth / 2, column - bar.offsetWidth);
  bar.style.left = `${Math.max(0, left)}px`;
}
