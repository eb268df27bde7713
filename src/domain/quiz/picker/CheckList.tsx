import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useRef } from 'react';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';
import { CheckRow, FOCUSABLE, Scroller } from './CheckRow';
import { isVirtualized, rowAfterKey } from './pickerModel';
import { PickerSkeleton } from './PickerSkeleton';

const CheckBoxes = styled('ul')({ padding: 6 });

export interface CheckListProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly chosen: ReadonlySet<string>;
  readonly disabled: boolean;
  readonly onToggle: (name: string) => void;
}

/** Only long lists need its library; without it they are slower, but complete. */
const VirtualizedCheckList = lazyPart(
  async () => (await import('./VirtualizedCheckList')).VirtualizedCheckList,
  {
    // No boxes: replacing them would take their focus away.
    placeholder: <PickerSkeleton rows={8} />,
    fallback: (props) => <PlainList {...props} />,
  },
);

/** One checkbox per name. Arrow keys move between rows; a long list is virtualized and has one tab stop. */
export function CheckList(props: CheckListProps) {
  return isVirtualized(props.names.length) ? <VirtualizedCheckList {...props} /> : <PlainList {...props} />;
}

function PlainList({ label, names, chosen, disabled, onToggle }: CheckListProps) {
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const boxes = [...(list.current?.querySelectorAll('input') ?? [])];
    const index = boxes.findIndex((box) => box === event.target);
    const next = rowAfterKey(event.key, index, boxes.length);
    if (next === undefined) return;
    event.preventDefault();
    boxes[next]?.focus();
  };
  return (
    <Scroller {...(disabled && { ...FOCUSABLE, 'aria-label': label })}>
      <CheckBoxes ref={list} aria-label={label}>
        {names.map((name) => (
          <li key={name}>
            <CheckRow
              label={name}
              checked={chosen.has(name)}
              disabled={disabled}
              onKeyDown={onKeyDown}
              onToggle={() => onToggle(name)}
            />
          </li>
        ))}
      </CheckBoxes>
    </Scroller>
  );
}
