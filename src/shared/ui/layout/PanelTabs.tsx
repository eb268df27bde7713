import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { startTransition, useOptimistic } from 'react';

interface PanelTabsProps<Value extends string> {
  /** Shared with `panelOf`. */
  readonly id: string;
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly { readonly value: Value; readonly name: string }[];
  readonly value: Value;
  /** Arrow keys select immediately; false if selecting triggers an action. */
  readonly followsFocus?: boolean;
  /** In the head of a panel, which has the line below itself. */
  readonly isInHead?: boolean;
  readonly onChange: (value: Value) => void;
}

const HEAD_TABS = { borderBottom: 0 };
const HEAD_TAB = { minHeight: 44, padding: '0 12px' };

/** Tabs over one panel, which the caller renders with `panelOf`. The chosen tab is painted before its panel. */
export function PanelTabs<Value extends string>(props: PanelTabsProps<Value>) {
  const { id, label, tabs, value, followsFocus = true, isInHead = false, onChange } = props;
  const [shown, show] = useOptimistic(value);
  const choose = (chosen: Value) =>
    startTransition(() => {
      show(chosen);
      onChange(chosen);
    });
  return (
    <MuiTabs
      aria-label={label}
      value={shown}
      sx={isInHead ? HEAD_TABS : undefined}
      selectionFollowsFocus={followsFocus}
      onChange={(_, chosen: unknown) => {
        const tab = tabs.find((candidate) => candidate.value === chosen);
        if (tab !== undefined) choose(tab.value);
      }}
    >
      {tabs.map((tab) => (
        <MuiTab
          key={tab.value}
          value={tab.value}
          label={tab.name}
          sx={isInHead ? HEAD_TAB : undefined}
          id={`${id}-tab-${tab.value}`}
          aria-controls={`${id}-panel`}
        />
      ))}
    </MuiTabs>
  );
}

export const panelOf = (id: string, value: string) =>
  ({ id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-tab-${value}` }) as const;
