import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import type { TableItems } from './rows';
import { FrameBody, SpaceCell, WideRow } from './TableFrame';

/** Height of a row in px before it has been measured. */
const ROW_HEIGHT = 41;

/** Rows outside either edge of the viewport that are in the document. */
const OVERSCAN = 12;

/** The rows of a long table that are near the viewport, and the one that has the focus. */
export function VirtualizedRows({ rows, count, columns, renderItem }: TableItems) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number>();
  useLayoutEffect(() => {
    const box = body.current?.getBoundingClientRect();
    if (box !== undefined) setTop(box.top + window.scrollY);
  }, [rows]);

  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_HEIGHT,
    // Without layout (jsdom) nothing has a height.
    measureElement: (element) => element.getBoundingClientRect().height || ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: (range: Range) => {
      const near = defaultRangeExtractor(range);
      return focused === undefined || focused >= count || near.includes(focused)
        ? near
        : [...near, focused].sort((a, b) => a - b);
    },
  });
  const onFocus = ({ target }: FocusEvent): void => {
    const index = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index);
    if (Number.isInteger(index)) setFocused(index);
  };

  const items = virtualizer.getVirtualItems();
  const end = virtualizer.getTotalSize() + top;
  return (
    <FrameBody ref={body} role="rowgroup" onFocus={onFocus} onBlur={() => setFocused(undefined)}>
      {items.flatMap(({ index, start, end: itemEnd }, itemIndex) => [
        <Space
          key={`before ${index}`}
          height={start - (items[itemIndex - 1]?.end ?? top)}
          columns={columns}
        />,
        renderItem(index, { itemIndex: index, measure: virtualizer.measureElement }),
        itemIndex === items.length - 1 && <Space key="after" height={end - itemEnd} columns={columns} />,
      ])}
    </FrameBody>
  );
}

/** Placeholder for rows that are not in the document. */
function Space({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <WideRow aria-hidden="true">
      <SpaceCell colSpan={columns} style={{ height }} />
    </WideRow>
  );
}
