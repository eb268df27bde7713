// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { panelOf, PanelTabs } from '@/shared/ui/layout/PanelTabs';

const TABS = [
  { value: 'notes', name: 'Notes' },
  { value: 'chart', name: 'Chart' },
] as const;

type TabName = (typeof TABS)[number]['value'];

const Chart = ({ data }: { readonly data: Promise<string> }) => use(data);

function NotesAndChart({ data }: { readonly data: Promise<string> }) {
  const [tab, setTab] = useState<TabName>('notes');
  return (
    <>
      <PanelTabs id="views" label="Views" tabs={TABS} value={tab} onChange={setTab} />
      <div {...panelOf('views', tab)}>
        <Suspense fallback="Loading">{tab === 'notes' ? 'A note' : <Chart data={data} />}</Suspense>
      </div>
    </>
  );
}

it('shows a tab as chosen at once, and the panel before it until the next one is ready', async () => {
  let resolve: (text: string) => void = () => undefined;
  const data = new Promise<string>((done) => {
    resolve = done;
  });
  render(<NotesAndChart data={data} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Chart' }));
  expect(screen.getByRole('tab', { name: 'Chart', selected: true })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Notes' })).toHaveTextContent('A note');
  resolve('A chart');
  expect(await screen.findByRole('tabpanel', { name: 'Chart' })).toHaveTextContent('A chart');
  expect(screen.getByRole('tab', { name: 'Chart', selected: true })).toBeVisible();
});

it('keeps the tab whose panel is shown if choosing another only triggers an action', async () => {
  const signOut = vi.fn();
  render(<PanelTabs id="views" label="Views" tabs={TABS} value="notes" onChange={signOut} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Chart' }));
  expect(signOut).toHaveBeenCalledExactlyOnceWith('chart');
  expect(await screen.findByRole('tab', { name: 'Notes', selected: true })).toBeVisible();
});
