import { type RefObject, useEffect, useEffectEvent } from 'react';
import { anchored, type Highlight, type HighlightColor } from './highlightModel';

/** The selected text, or the clicked highlight. */
export interface TextSelection {
  readonly start: number;
  readonly end: number;
  /** px from the frame's upper left corner. */
  readonly x: number;
  readonly y: number;
  /** Color of the highlight at this place, if there is one. */
  readonly color?: HighlightColor | undefined;
  readonly note?: string | undefined;
}

/** The selection inside the frame's first child, or the clicked highlight; undefined for neither. */
export function useTextSelection(
  frame: RefObject<HTMLElement | null>,
  highlights: readonly Highlight[],
  callback: (chosen: TextSelection | undefined) => void,
): void {
  const onChosen = useEffectEvent(callback);
  useEffect(() => {
    const holder = frame.current?.firstElementChild;
    if (!(holder instanceof HTMLElement)) return;

    const placed = (
      range: Omit<TextSelection, 'x' | 'y' | 'color' | 'note'>,
      rect: DOMRect,
    ): TextSelection => {
      const { left, top } = frame.current?.getBoundingClientRect() ?? new DOMRect();
      const touched = anchored(highlights, holder.textContent).filter(
        ({ start, end }) => start < range.end && range.start < end,
      );
      return {
        ...range,
        x: rect.left + rect.width / 2 - left,
        y: rect.bottom - top,
        color: touched[0]?.colour,
        note: touched.find(({ note }) => note !== undefined)?.note,
      };
    };

    const onSelection = (): void => {
      // Writing a note moves focus, and in some browsers the selection, into the toolbar: the selection is kept.
      if (document.activeElement?.closest('[role=toolbar]') != null) return;
      const selected = selectedRange(holder);
      if (selected === undefined) {
        onChosen(undefined);
        return;
      }
      const { rect, ...range } = selected;
      onChosen(placed(range, rect));
    };
    const onClick = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || window.getSelection()?.isCollapsed === false) return;
      const mark = target.closest('mark');
      const found = anchored(highlights, holder.textContent).find(
        ({ start }) => String(start) === mark?.dataset.start,
      );
      if (mark === null || found === undefined) return;
      const { start, end } = found;
      onChosen(placed({ start, end }, mark.getBoundingClientRect()));
    };

    document.addEventListener('selectionchange', onSelection);
    holder.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('selectionchange', onSelection);
      holder.removeEventListener('click', onClick);
    };
  }, [frame, highlights]);
}

/**
 * Undefined without a selection, or if it has text beyond the holder. A triple click may end at the start of the next
 * element, with no text of it.
 */
function selectedRange(
  holder: HTMLElement,
): { readonly start: number; readonly end: number; readonly rect: DOMRect } | undefined {
  const selection = window.getSelection();
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const selected = selection.getRangeAt(0);
  if (!selected.intersectsNode(holder)) return undefined;
  const before = document.createRange();
  before.selectNodeContents(holder);
  const range = selected.cloneRange();
  if (range.compareBoundaryPoints(Range.START_TO_START, before) < 0) range.setStart(holder, 0);
  if (range.compareBoundaryPoints(Range.END_TO_END, before) > 0)
    range.setEnd(holder, holder.childNodes.length);
  const text = range.toString();
  if (text.trim() === '' || selected.toString().trim() !== text.trim()) return undefined;
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length + text.length - text.trimStart().length;
  return { start, end: start + text.trim().length, rect: range.getBoundingClientRect() };
}
