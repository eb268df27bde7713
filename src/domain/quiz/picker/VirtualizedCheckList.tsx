import { styled } from '@mui/material/styles';
import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { CheckListProps } from './CheckList';
import { CheckRow, FOCUSABLE, Scroller } from './CheckRow';
import { rowAfterKey } from './pickerModel';

const VirtualizedList = styled('ul')({ position: 'relative' });

const VirtualizedRow = styled('li')({ position: 'absolute', right: 6, left: 6 });

/** px, height of a virtualized row; on touch screens rows are higher. */
const ROW_HEIGHT = 32;
const COARSE_ROW_HEIGHT = 44;

/** Rows outside either edge of the list that are in the document. */
const OVERSCAN = 6;

/** Rows rendered before the height of the list is known. */
const FIRST_ROWS = 24;

/** Only the checkboxes of a long list that are near its visible part are rendered; the list has one tab stop. */
export function VirtualizedCheckList({ label, names, chosen, disabled, onToggle }: CheckListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [rowHeight] = useState(() =>
    matchMedia('(pointer: coarse)').matches ? COARSE_ROW_HEIGHT : ROW_HEIGHT,
  );
  const virtualizer = useVirtualizer({
    count: names.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: FIRST_ROWS * rowHeight },
    observeElementRect: observeVisibleRect,
  });
  const rows = virtualizer.getVirtualItems();
  const from = rows[0]?.index ?? 0;
  const to = rows.at(-1)?.index ?? 0;
  const [active, setActive] = useState(0);
  const [wanted, setWanted] = useState<number>();

  // The row may have to be rendered before it can be focused.
  useEffect(() => {
    if (wanted === undefined) return;
    scroller.current?.querySelector<HTMLInputElement>(`[data-row="${wanted}"] input`)?.focus();
  }, [wanted, from, to]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = rowAfterKey(event.key, active, names.length);
    if (next === undefined) return;
    event.preventDefault();
    virtualizer.scrollToIndex(next);
    setActive(next);
    setWanted(next);
  };
  const tabStop = Math.min(Math.max(active, from), to);
  return (
    <Scroller ref={scroller} isVirtualized {...(disabled && { ...FOCUSABLE, 'aria-label': label })}>
      <VirtualizedList aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
        {rows.map(({ index, start }) => {
          const name = names[index] ?? '';
          return (
            <VirtualizedRow
              key={name}
              data-row={index}
              aria-setsize={names.length}
              aria-posinset={index + 1}
              style={{ top: start, height: rowHeight }}
              onFocus={() => {
                setActive(index);
                setWanted(undefined);
              }}
            >
              <CheckRow
                label={name}
                checked={chosen.has(name)}
                disabled={disabled}
                tabIndex={index === tabStop ? 0 : -1}
                oneLine
                onKeyDown={onKeyDown}
                onToggle={() => onToggle(name)}
              />
            </VirtualizedRow>
          );
        })}
      </VirtualizedList>
    </Scroller>
  );
}

/** An element without layout (jsdom) has no height: the rows of the first render stay. */
const observeVisibleRect: typeof observeElementRect<HTMLDivElement> = (instance, onRect) =>
  observeElementRect(instance, (rect) => {
    if (rect.height > 0) onRect(rect);
  });
