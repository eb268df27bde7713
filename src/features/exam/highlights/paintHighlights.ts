import { vars } from '@/shared/theme/vars';
import { anchored, type Highlight } from './highlightModel';

/** Wraps highlighted ranges of a holder's text in <mark>, across element boundaries. */
export function paintHighlights(holder: HTMLElement, highlights: readonly Highlight[]): void {
  for (const highlight of anchored(highlights, holder.textContent)) {
    for (const piece of piecesOf(holder, highlight)) {
      const mark = document.createElement('mark');
      mark.style.setProperty('--mark', vars.palette.highlight[highlight.colour]);
      mark.dataset.start = String(highlight.start);
      if (highlight.note !== undefined) mark.title = highlight.note;
      piece.replaceWith(mark);
      mark.append(piece);
    }
  }
}

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
    if (from >= to) continue;
    if (to < piece.data.length) piece.splitText(to);
    if (from > 0) piece = piece.splitText(from);
    walker.currentNode = piece;
    pieces.push(piece);
  }
  return pieces;
}

/** Undefined without a selection, or if it extends beyond the holder. */
export function selectedRange(
  holder: HTMLElement,
): { readonly start: number; readonly end: number; readonly rect: DOMRect } | undefined {
  const selection = window.getSelection();
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  if (!holder.contains(range.commonAncestorContainer)) return undefined;
  const text = range.toString();
  if (text.trim() === '') return undefined;
  const before = document.createRange();
  before.selectNodeContents(holder);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return { start, end: start + text.length, rect: range.getBoundingClientRect() };
}
