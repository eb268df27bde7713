// @vitest-environment jsdom
// isolated: once storage is denied, the modules remember it for the lifetime of the page
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestBackend } from '@/demo/testing';
import { SMALL_BANK } from '../../../demo/quizzes';
import { renderApp } from '../../../renderApp';
import { anExamQuiz } from '../examQuiz';

it('keeps notes while the page lives when nothing is stored, and says that they will be lost', async () => {
  const backend = await createTestBackend({ questions: SMALL_BANK, now: () => Date.now() });
  const quizId = await anExamQuiz(backend);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { user } = await renderApp({ at: `/exam/${quizId}/1`, as: 'student', backend });
  await screen.findByRole('radiogroup', { name: 'Answer options' });
  await user.keyboard('o');
  const panel = within(await screen.findByRole('region', { name: 'Notes' }));
  const field = await panel.findByRole('textbox', { name: 'Note on this question' });
  await user.type(field, 'in memory');
  const warning = 'Not saved – this browser blocks storage. Notes are lost when this page closes.';
  expect(await panel.findByText(warning)).toHaveRole('status');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(panel.getByRole('textbox', { name: 'Note on this question' })).toHaveValue(''));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await waitFor(() =>
    expect(panel.getByRole('textbox', { name: 'Note on this question' })).toHaveValue('in memory'),
  );
  expect(panel.getByText(warning)).toBeInTheDocument();
});
