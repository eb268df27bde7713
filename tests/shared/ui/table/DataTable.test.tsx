// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataTable } from '@/shared/ui/table/DataTable';
import type { Column } from '@/shared/ui/table/dataTableModel';

interface Topic {
  readonly name: string;
}

const columns: readonly Column<Topic>[] = [
  { id: 'name', header: 'Topic', isRowHeader: true, cell: ({ name }) => name },
];
const topics = (count: number): Topic[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Topic ${index + 1}` }));

function showTable(count: number) {
  render(
    <DataTable
      name="Topics"
      columns={columns}
      rows={topics(count)}
      rowKey={({ name }) => name}
      detail={({ name }) => `About ${name}`}
    />,
  );
}

function Logged({ name, log }: { readonly name: string; readonly log: string[] }) {
  log.push(name);
  useEffect(() => void log.push(`${name} is in the document`), [log, name]);
  return name;
}

const bodyRows = () => within(screen.getAllByRole('rowgroup')[1] ?? document.body).getAllByRole('row');
const virtualized = () => screen.findByText((_, element) => element?.matches('tr[aria-hidden]') === true);

describe('DataTable', () => {
  it('shows each row of a short table', () => {
    showTable(50);
    expect(bodyRows()).toHaveLength(50);
    expect(screen.getByRole('table', { name: 'Topics' })).not.toHaveAttribute('aria-rowcount');
  });

  it('paints the rows that fit on the screen before it renders the others of a short table', () => {
    const log: string[] = [];
    const logging: readonly Column<Topic>[] = [
      {
        id: 'name',
        header: 'Topic',
        cell: ({ name }) => <Logged name={name} log={log} />,
      },
    ];
    render(<DataTable name="Topics" columns={logging} rows={topics(50)} rowKey={({ name }) => name} />);
    const first = log.slice(0, log.indexOf('Topic 1 is in the document'));
    expect(first).toContain('Topic 20');
    expect(first).not.toContain('Topic 40');
    expect(log).toContain('Topic 40');
  });

  it('shows the first rows of a long one at once, then those near the viewport', async () => {
    showTable(500);
    expect(screen.getByRole('table', { name: 'Topics' })).toHaveAttribute('aria-rowcount', '501');
    expect(bodyRows()[0]).toHaveAttribute('aria-rowindex', '2');
    expect(screen.getByRole('rowheader', { name: 'Topic 20' })).toBeInTheDocument();
    await virtualized();
    expect(screen.getByRole('rowheader', { name: 'Topic 1' })).toBeInTheDocument();
    expect(bodyRows().length).toBeLessThan(100);
    expect(screen.queryByRole('rowheader', { name: 'Topic 400' })).not.toBeInTheDocument();
  });

  it('opens a row of a long table, one at a time', async () => {
    const user = userEvent.setup();
    showTable(500);
    await virtualized();
    await user.click(screen.getByRole('button', { name: 'Topic 2' }));
    expect(screen.getByRole('button', { name: 'Topic 2' })).toHaveAttribute('aria-expanded', 'true');
    expect(bodyRows()[2]).toHaveTextContent('About Topic 2');
    expect(bodyRows()[3]).toHaveAttribute('aria-rowindex', '4');
    await user.click(screen.getByRole('button', { name: 'Topic 5' }));
    expect(screen.queryByText('About Topic 2')).not.toBeInTheDocument();
    expect(screen.getByText('About Topic 5')).toBeInTheDocument();
  });

  it('keeps what a row has in its state from the row that takes its place in a new order', async () => {
    const user = userEvent.setup();
    const stateful: readonly Column<Topic>[] = [
      { id: 'name', header: 'Topic', isRowHeader: true, cell: ({ name }) => name },
      { id: 'flag', header: 'Flag', cell: ({ name }) => <Flag name={name} /> },
    ];
    const table = (rows: readonly Topic[]) => (
      <DataTable name="Topics" columns={stateful} rows={rows} rowKey={({ name }) => name} />
    );
    const rows = topics(500);
    const { rerender } = render(table(rows));
    await virtualized();
    await user.click(screen.getByRole('checkbox', { name: 'Topic 1' }));
    rerender(table(rows.toReversed()));
    const [first] = bodyRows();
    expect(first).toHaveTextContent('Topic 500');
    expect(within(first ?? document.body).getByRole('checkbox', { name: 'Topic 500' })).not.toBeChecked();
    expect(screen.queryByRole('rowheader', { name: 'Topic 1' })).not.toBeInTheDocument();
  });
});

function Flag({ name }: Topic) {
  const [isOn, setIsOn] = useState(false);
  return <input type="checkbox" aria-label={name} checked={isOn} onChange={() => setIsOn(!isOn)} />;
}

describe('a table on a tablet', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('shows the values of spare columns below the column that shares the width', () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const wide: readonly Column<Topic>[] = [
      ...columns,
      { id: 'count', header: 'Count', width: '80px', cell: () => 12 },
      { id: 'sent', header: 'Sent', width: '80px', isSpare: true, cell: () => 'Monday' },
    ];
    render(
      <DataTable name="Topics" columns={wide} rows={topics(1)} rowKey={({ name }) => name} minWidth={860} />,
    );
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual(['Topic', 'Count']);
    expect(screen.getByRole('rowheader')).toHaveTextContent('Topic 1Sent Monday');
    expect(screen.getAllByRole('cell')).toHaveLength(1);
    expect(screen.getByRole('table').style.minWidth).toBe('');
  });
});
