// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildQuestion, createTestBackend } from '@/demo/testing';
import { SMALL_BANK } from '../../../demo/quizzes';
import { renderApp } from '../../../renderApp';
import { anExamQuiz } from '../examQuiz';

const TABLE = '<table><tbody><tr><td>Potassium</td><td>4.9 mEq/L</td></tr></tbody></table>';

it('leaves the arrow keys to a table that scrolls, and moves by them from one that does not', async () => {
  const questions = SMALL_BANK.map((question) => ({ ...buildQuestion(question.id), stem: TABLE }));
  const backend = await createTestBackend({ questions, now: () => Date.now() });
  const quizId = await anExamQuiz(backend);
  const { user } = await renderApp({ at: `/exam/${quizId}/1`, as: 'student', backend });
  const table = await screen.findByRole('table');
  Object.defineProperties(table, {
    scrollWidth: { value: 600 },
    clientWidth: { value: 280, writable: true },
  });
  table.focus();
  expect(table).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('heading', { name: 'Item 1 of 3' })).toBeInTheDocument();
  Object.assign(table, { clientWidth: 600 });
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('heading', { name: 'Item 2 of 3' })).toBeInTheDocument();
});
