import styled from '@emotion/styled';
import { type KeyboardEvent, useRef } from 'react';

interface TabBarProps<Value extends string> {
  /** The accessible name of the list of tabs. */
  readonly name: string;
  readonly value: Value;
  readonly tabs: readonly { readonly value: Value; readonly name: string }[];
  /** Ids of the tabs and of the one panel begin with it: `{idBase}-tab-{value}`, `{idBase}-panel`. */
  readonly idBase: string;
  /** The arrow keys only move the focus: for tabs that do something when they are chosen. */
  readonly isManual?: boolean;
  readonly onChange: (value: Value) => void;
}

const Bar = styled('div')({
  display: 'flex',
  overflowX: 'auto',
  borderBottom: '1px solid var(--q-hairline)',
  '& button': {
    flex: 'none',
    minHeight: 40,
    padding: '0 14px',
    border: 0,
    borderBottom: '2px solid transparent',
    background: 'none',
    color: 'var(--q-ink-soft)',
    font: 'var(--q-text-strong)',
    cursor: 'pointer',
  },
  '& button:focus-visible': { outlineOffset: -2 },
  '& button[aria-selected="true"]': { borderBottomColor: 'var(--q-accent)', color: 'var(--q-accent)' },
});

/** Tabs over one panel: one stop for the Tab key, the arrow keys choose (WAI-ARIA, tabs with automatic activation). */
export function TabBar<Value extends string>(props: TabBarProps<Value>) {
  const { name, value, tabs, idBase, isManual = false, onChange } = props;
  const bar = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(
      event.key,
      tabs.findIndex((tab) =>
        isManual ? document.activeElement?.id === `${idBase}-tab-${tab.value}` : tab.value === value,
      ),
      tabs.length,
    );
    const tab = target === undefined ? undefined : tabs[target];
    if (tab === undefined) return;
    event.preventDefault();
    if (!isManual) onChange(tab.value);
    document.getElementById(`${idBase}-tab-${tab.value}`)?.focus();
  };

  return (
    <Bar ref={bar} role="tablist" aria-label={name} tabIndex={-1} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${idBase}-tab-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={`${idBase}-panel`}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.name}
        </button>
      ))}
    </Bar>
  );
}

/** The place that a key leads to; undefined for a key that moves nothing. */
function targetOf(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count;
    case 'ArrowLeft':
      return (current + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
