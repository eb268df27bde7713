// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { createTestBackend } from '@/demo/testing';
import { renderApp } from '../../renderApp';

const topic = (subCategory: string, correctCount: number, incorrectCount: number) => ({
  subCategory,
  percentageCorrect: (100 * correctCount) / (correctCount + incorrectCount),
  correctCount,
  incorrectCount,
});

async function openPerformance(changed: readonly RequestHandler[] = []) {
  const backend = await createTestBackend({ now: () => Date.now() });
  const performance = {
    categoriesPerformance: [
      {
        category: 'discipline',
        subcategories: [topic('Surgery', 1, 3), topic('Anatomy', 3, 1), topic('Genetics', 9, 9)],
      },
      { category: 'subtopics', subcategories: [topic('Rash & fever', 2, 0)] },
    ],
    questionCorrect: 13,
    questionIncorrect: 13,
  };
  const history = [
    { id: 'old', title: 'Old one', percentageCorrect: 20, total: 10, complete: '2026-01-01T10:00:00Z' },
    {
      id: 'new',
      title: 'New one',
      percentageCorrect: 75,
      total: 20,
      timerOn: true,
      complete: '2026-02-01T10:00:00Z',
    },
  ];
  const handlers = [
    ...changed,
    http.get('*/qlearn/user-performance/user/:id', () => HttpResponse.json(performance)),
    http.get('*/qlearn/quiz-history/user/:id', () => HttpResponse.json(history)),
    http.post('*/qlearn/quiz/block', () =>
      HttpResponse.json({ blockId: 'b1', quizId: 'old' }, { status: 201 }),
    ),
    ...backend.handlers,
  ];
  return renderApp({ at: '/overall-performance', as: 'student', backend: { ...backend, handlers } });
}

const topicsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('performance', () => {
  it('shows the recent test, all quizzes together, and the latest quiz', async () => {
    await openPerformance();
    const recent = await screen.findByRole('region', { name: 'Recent test' });
    expect(recent).toHaveTextContent('75%');
    expect(recent).toHaveTextContent('15 correct');
    expect(recent).toHaveTextContent('5 incorrect');
    await waitFor(() => expect(recent).toHaveTextContent('All quizzes: 50%'));
    const latest = screen.getByRole('region', { name: 'Latest quiz' });
    expect(within(latest).getByRole('link', { name: 'New one' })).toHaveAttribute('href', '/result/new');
    expect(latest).toHaveTextContent('Timer ON');
  });

  it('names a quiz without a title, and counts a single question', async () => {
    const row = { id: 'q', title: '', percentageCorrect: 100, total: 1, complete: '2026-02-01T10:00:00Z' };
    await openPerformance([http.get('*/qlearn/quiz-history/user/:id', () => HttpResponse.json([row]))]);
    const latest = within(await screen.findByRole('region', { name: 'Latest quiz' }));
    expect(latest.getByRole('link', { name: 'Unnamed quiz' })).toBeVisible();
    expect(latest.getByRole('option', { name: 'Unnamed quiz (Feb 1, 2026)' })).toBeInTheDocument();
    await userEvent.hover(latest.getByRole('button', { name: 'Review' }));
    expect(await screen.findByRole('tooltip', { name: 'Review Unnamed quiz' })).toBeVisible();
    expect(latest.getByText('100% of 1 question · Timer OFF')).toBeVisible();
  });

  it('opens Create Quiz with the weakest categories, and names them', async () => {
    const { user } = await openPerformance();
    await user.click(await screen.findByRole('button', { name: 'Practice my weakest' }));
    expect(await screen.findByText('Your weakest: Genetics (9 of 18 correct).')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Genetics')).toBeChecked());
    expect(screen.getByLabelText('Anatomy')).not.toBeChecked();
    expect(screen.getByLabelText('Select all Organ System')).toBeChecked();
  });

  it('reviews whichever quiz is chosen', async () => {
    const { user } = await openPerformance();
    const select = await screen.findByRole('combobox', { name: 'All Quizzes' });
    await user.selectOptions(select, 'old');
    await user.click(screen.getByRole('button', { name: 'Review' }));
    await waitFor(() => expect(location.pathname).toBe('/exam/old/1/review'));
    expect(localStorage.getItem('feedbackBlockId')).toBe('b1');
  });

  it('sorts a tab by each of its columns', async () => {
    const { user } = await openPerformance();
    const table = await screen.findByRole('table', { name: 'Discipline' });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'TOPICS',
      'PERCENTAGE',
      'QUESTIONS CORRECT',
      'QUESTIONS INCORRECT',
    ]);
    expect(topicsIn(table)).toEqual(['Anatomy', 'Genetics', 'Surgery']);
    await user.click(screen.getByRole('button', { name: 'PERCENTAGE' }));
    expect(topicsIn(table)).toEqual(['Anatomy', 'Genetics', 'Surgery']);
    await user.click(screen.getByRole('button', { name: 'PERCENTAGE' }));
    expect(topicsIn(table)).toEqual(['Surgery', 'Genetics', 'Anatomy']);
    expect(screen.getByRole('columnheader', { name: 'PERCENTAGE' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await user.click(screen.getByRole('button', { name: 'QUESTIONS CORRECT' }));
    expect(topicsIn(table)).toEqual(['Genetics', 'Anatomy', 'Surgery']);
  });

  it('leads through the tabs by the arrow keys; an empty one says so', async () => {
    const { user } = await openPerformance();
    await user.click(await screen.findByRole('tab', { name: 'Discipline' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Organ System' })).toHaveFocus();
    expect(await screen.findByRole('tabpanel', { name: 'Organ System' })).toHaveTextContent('No data found');
    await user.keyboard('{End}');
    expect(await screen.findByRole('table', { name: 'Subtopics' })).toBeVisible();
  });

  it('offers to create a quiz when none is finished, and nothing else', async () => {
    await openPerformance([
      http.get('*/qlearn/user-performance/user/:id', () => HttpResponse.json({ categoriesPerformance: [] })),
      http.get('*/qlearn/quiz-history/user/:id', () => HttpResponse.json([])),
    ]);
    await screen.findByText('No data found');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Create Quiz' })).toHaveAttribute(
      'href',
      '/create-quiz',
    );
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Practice my weakest' })).not.toBeInTheDocument();
  });

  it('opens a topic: share, answers, and Practice with just that topic', async () => {
    const { user } = await openPerformance();
    await user.click(await screen.findByRole('tab', { name: 'Subtopics' }));
    const row = await screen.findByRole('button', { name: 'Rash & fever' });
    expect(row).toHaveAttribute('aria-expanded', 'false');
    await user.click(row);
    expect(row).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(/100% of 2 answers correct/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Practice' })).toHaveAttribute(
      'href',
      '/create-quiz?subtopics=Rash+%26+fever',
    );
  });

  it('says the trend as a table too', async () => {
    const { user } = await openPerformance();
    await user.click(await screen.findByRole('button', { name: 'Show as table' }));
    const trend = screen.getByRole('region', { name: 'Score trend as a table' });
    const cells = within(trend)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
    expect(cells).toEqual(['Jan 1, 2026Old one20%', 'Feb 1, 2026New one75%']);
  });
});
