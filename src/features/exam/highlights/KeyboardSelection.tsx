import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { latinKey } from '@/shared/browser/latinKey';
import { textNodesOf } from '@/shared/browser/textNodes';
import { below } from '@/shared/theme/breakpoints';
import { VisuallyHidden } from '@/shared/ui/layout/VisuallyHidden';
import {
  anchored,
  type Highlight,
  HIGHLIGHT_COLORS,
  type HighlightColor,
  type TextRange,
} from './highlightModel';
import { covered, movedChoice, type WordChoice, wordsOf } from './keyboardSelectionModel';

const BLOCKS = 'p, li, td, th, caption, blockquote, pre, h3, h4, h5, h6, div';

/** The holder's text as blocks, regardless of inline elements. */
function blocksOf(holder: HTMLElement): readonly string[] {
  const blocks: string[] = [];
  let before: Element | null | undefined;
  for (const node of textNodesOf(holder)) {
    const block = node.parentElement?.closest(BLOCKS) ?? null;
    if (block === before) blocks.push((blocks.pop() ?? '') + node.data);
    else blocks.push(node.data);
    before = block;
  }
  return blocks;
}

/** Also scrolls the range into view. */
function selectRange(holder: HTMLElement, { start, end }: TextRange): void {
  const range = document.createRange();
  let at = 0;
  for (const node of textNodesOf(holder)) {
    const next = at + node.data.length;
    if (at <= start && start < next) range.setStart(node, start - at);
    if (at < end && end <= next) range.setEnd(node, end - at);
    at = next;
  }
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  scrollRangeIntoView(holder, range);
}

/** px kept free below the selection for the toolbar. */
const BELOW = 64;

function scrollRangeIntoView(holder: HTMLElement, range: Range): void {
  let scroller = holder.parentElement;
  while (scroller !== null && scroller.scrollHeight <= scroller.clientHeight)
    scroller = scroller.parentElement;
  if (scroller === null) return;
  const bounds = range.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  if (bounds.top < view.top) scroller.scrollTop -= view.top - bounds.top + BELOW;
  else if (bounds.bottom + BELOW > view.bottom) scroller.scrollTop += bounds.bottom + BELOW - view.bottom;
}

const HELP_LINE = {
  position: 'absolute',
  zIndex: 4,
  inset: 'auto 0 100%',
  overflow: 'hidden',
  mb: '7px',
  lineHeight: '18px',
  whiteSpace: 'nowrap',
  [below('tablet')]: { display: 'none' },
};

const KEYS = { color: 'text.primary', font: 'inherit', fontWeight: 'fontWeightBold' };

const HELP = [
  ['← →', 'word'],
  ['↑ ↓', 'sentence'],
  ['Shift', 'extends'],
  ['1 2 3', 'yellow, green, pink'],
  ['Del', 'removes'],
  ['Esc', 'leaves'],
] as const;

interface KeyboardSelectionProps {
  /** Has the focus; its first child contains the text. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly highlights: readonly Highlight[];
  readonly onHighlight: (range: TextRange, color: HighlightColor) => void;
  readonly onRemove: (range: TextRange) => void;
  readonly onLeave: () => void;
}

/** Highlights without a pointer: the arrow keys choose words, a number key gives the color. */
export function KeyboardSelection({
  frame,
  highlights,
  onHighlight,
  onRemove,
  onLeave,
}: KeyboardSelectionProps) {
  const choice = useRef<WordChoice>(undefined);
  const [statusText, setStatusText] = useState('');

  const choose = (holder: HTMLElement, range: TextRange): string => {
    selectRange(holder, range);
    const text = holder.textContent;
    const over = anchored(highlights, text).find(({ start, end }) => start < range.end && range.start < end);
    const selected = text.slice(range.start, range.end);
    return over === undefined ? selected : `${selected}, highlighted ${over.colour}`;
  };

  const onKey = useEffectEvent((event: KeyboardEvent, holder: HTMLElement) => {
    if (event.target !== frame.current || event.ctrlKey || event.metaKey || event.altKey) return;
    const text = holder.textContent;
    const range = choice.current === undefined ? undefined : covered(choice.current);
    const color = HIGHLIGHT_COLORS[Number(latinKey(event)) - 1];
    const moved = movedChoice(text, wordsOf(blocksOf(holder)), choice.current, event.key, event.shiftKey);
    if (event.key === 'Escape') {
      onLeave();
    } else if (moved !== undefined) {
      choice.current = moved;
      setStatusText(choose(holder, covered(moved)));
    } else if (range !== undefined && color !== undefined) {
      onHighlight(range, color);
      setStatusText(`Highlighted ${color}: ${text.slice(range.start, range.end)}`);
    } else if (range !== undefined && (event.key === 'Delete' || event.key === 'Backspace')) {
      onRemove(range);
      setStatusText('Highlight removed');
    } else {
      return;
    }
    event.preventDefault();
  });

  useEffect(() => {
    const holder = frame.current?.firstElementChild;
    const box = frame.current;
    if (box === null || !(holder instanceof HTMLElement)) return;
    const listen = (event: KeyboardEvent): void => onKey(event, holder);
    box.addEventListener('keydown', listen);
    return () => box.removeEventListener('keydown', listen);
  }, [frame]);

  return (
    <>
      <Typography variant="caption" color="textSecondary" component="p" sx={HELP_LINE}>
        {HELP.map(([keys, does]) => (
          <Fragment key={keys}>
            <Box component="kbd" sx={KEYS}>
              {keys}
            </Box>{' '}
            <Box component="span" sx={{ marginInline: '4px 14px' }}>
              {does}
            </Box>
          </Fragment>
        ))}
      </Typography>
      <VisuallyHidden role="status">{statusText}</VisuallyHidden>
    </>
  );
}
