// @vitest-environment jsdom
// isolated: once storage is denied, the modules remember it for the lifetime of the page
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aMissedQuiz, findQuestion, ids, openPractice } from './practicePage';

it('lets a drill work while the page lives when nothing is stored, and says so', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const { user } = await openPractice({ attempts: [aMissedQuiz(ids(2))] });
  await findQuestion('1 of 2');
  expect(screen.getByText(/this browser/i)).toBeVisible();
  await user.keyboard('a2');
  await findQuestion('2 of 2');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await findQuestion('1 of 2');
  await user.keyboard('2');
  await findQuestion('2 of 2');
  await user.keyboard('b1');
  expect(await screen.findByRole('heading', { name: 'Drill done' })).toBeVisible();
  expect(await screen.findByText(/^0 questions due\. Next in 1 day/)).toBeVisible();
});
