// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createTestBackend } from '@/demo/testing';
import { renderApp } from '../../renderApp';

/** The table, once all later parts of the page have loaded: a part still loading would delay every update. */
async function findTable(): Promise<HTMLElement> {
  await screen.findByRole('button', { name: 'Site feedback' });
  return screen.findByRole('table', { name: 'Quiz History' });
}
const bodyRows = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);

/** A backend with that many rows of history; the first is the newest, the last has the best score. */
async function openHistory(count: number, at = '/quiz-history', as: 'student' | 'tutor' = 'student') {
  const backend = await createTestBackend({ now: () => Date.now() });
  const rows = Array.from({ length: count }, (_, index) => ({
    id: `q${index}`,
    title: `Block ${index}`,
    percentageCorrect: index % 101,
    timerOn: index % 2 === 0,
    tutorOn: true,
    total: 10,
    complete: new Date(Date.UTC(2026, 0, 1) - index * 3_600_000).toISOString(),
  }));
  const handlers = [
    http.get('*/qlearn/quiz-history/user/:id', () => HttpResponse.json(rows)),
    ...backend.handlers,
  ];
  return renderApp({ at, as, backend: { ...backend, handlers } });
}

describe('quiz history', () => {
  it('shows ten rows at first, and 5 or 25 on demand, kept in the address', async () => {
    const { user } = await openHistory(40);
    const table = await findTable();
    expect(bodyRows(table)).toHaveLength(10);
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'SCORE',
      'NAME',
      'CATEGORIES',
      "# Q'S",
      'DATE SUBMITTED',
      'Review',
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25');
    await waitFor(() => expect(bodyRows(table)).toHaveLength(25));
    expect(location.search).toBe('?size=25');
  });

  it('shows the history that its URL says: search, order, page', async () => {
    await openHistory(40, '/quiz-history?q=block&sort=-score&page=2&size=5');
    const table = await findTable();
    const scores = bodyRows(table).map((row) => /^\d+%/.exec(row.textContent)?.[0]);
    expect(scores).toEqual(['34%', '33%', '32%', '31%', '30%']);
  });

  it.each([
    ['-score', 'Block 11'],
    ['score', 'Block 0'],
    ['name', 'Block 0'],
    ['-name', 'Block 11'],
    ['date', 'Block 11'],
    ['-date', 'Block 0'],
  ])('sorts by %s with %s first', async (sort, first) => {
    await openHistory(12, `/quiz-history?sort=${sort}`);
    const [row] = bodyRows(await findTable());
    expect(row?.textContent).toContain(first);
  });

  it('finds by name; what is not there shows it', async () => {
    const { user } = await openHistory(40);
    await findTable();
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'block 39');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Block 39' })).toBeVisible());
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'x');
    expect(await screen.findByText('No data found')).toBeVisible();
  });

  it('leads from a row to its result', async () => {
    await openHistory(3);
    await findTable();
    expect(screen.getByRole('link', { name: 'Block 1' })).toHaveAttribute('href', '/result/q1');
  });

  it('opens the review of a row by its Review', async () => {
    const { user } = await renderApp({ at: '/quiz-history', as: 'student' });
    const [first] = bodyRows(await findTable());
    if (first === undefined) throw new Error('The history is empty.');
    const result = within(first).getByRole('link').getAttribute('href') ?? '';
    await user.click(within(first).getByRole('button', { name: 'Review' }));
    await waitFor(() => expect(location.pathname).toBe(`${result.replace('/result/', '/exam/')}/1/review`));
  });

  it('shows the timer to students, and also the tutor mode to tutors', async () => {
    const { unmount } = await openHistory(1);
    expect((await findTable()).textContent).toContain('Timer ON');
    expect(screen.queryByText(/Tutor O/)).not.toBeInTheDocument();
    unmount();
    await openHistory(1, '/quiz-history', 'tutor');
    expect((await findTable()).textContent).toContain('Timer ON · Tutor ON');
  });

  it('draws no more of 10,000 rows than of 50', async () => {
    await openHistory(10_000);
    expect(bodyRows(await findTable())).toHaveLength(10);
    expect(screen.getByText(/of 10,000$/)).toBeVisible();
  });

  it('shows its headers while it is loading, but nothing to use yet', async () => {
    const { handlers, ...backend } = await createTestBackend({ now: () => Date.now() });
    const pending = http.get('*/qlearn/quiz-history/user/:id', () => new Promise(() => undefined));
    await renderApp({
      at: '/quiz-history',
      as: 'student',
      backend: { ...backend, handlers: [pending, ...handlers] },
    });
    expect(await screen.findByText('DATE SUBMITTED')).toBeVisible();
    const search = screen.getByLabelText('Search by name');
    expect(search.closest('[inert][aria-hidden="true"]')).not.toBeNull();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByText(/of 0$/)).not.toBeVisible();
  });

  it('shows that there is no quiz, with the way to one', async () => {
    await openHistory(0);
    expect(await screen.findByText('No data found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Quiz' })).toHaveAttribute('href', '/create-quiz');
  });
});
