/** Converts between text offsets and the DOM selection. */
import type { TextRange } from './highlightModel';

const BLOCKS = 'p, li, td, th, caption, blockquote, pre, h3, h4, h5, h6, div';

function textNodesOf(holder: HTMLElement): readonly Text[] {
  const nodes: Text[] = [];
  const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) nodes.push(node);
  }
  return nodes;
}

/** The holder's text as blocks, whatever elements run through their lines. */
export function blocksOf(holder: HTMLElement): readonly string[] {
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

/** Selects a range of the holder's text and scrolls it into view. */
export function selectRange(holder: HTMLElement, { start, end }: TextRange): void {
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
  const words = range.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  if (words.top < view.top) scroller.scrollTop -= view.top - words.top + BELOW;
  else if (words.bottom + BELOW > view.bottom) scroller.scrollTop += words.bottom + BELOW - view.bottom;
}
