// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createTestBackend } from '@/demo/testing';
import { attempts } from '@/domain/attempt/attemptRecord';
import { SMALL_BANK, STUDENT } from '../../../demo/quizzes';
import { renderApp } from '../../../renderApp';
import { anExamQuiz } from '../examQuiz';

async function showNotSeen(user: UserEvent) {
  const navigator = within(await screen.findByRole('navigation', { name: 'Questions' }));
  await user.selectOptions(navigator.getByRole('combobox', { name: 'Show' }), 'Not seen');
  return () => navigator.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
}

it('lists the items that were not on screen, and the one that is until it is left', async () => {
  const backend = await createTestBackend({ questions: SMALL_BANK, now: () => Date.now() });
  const quizId = await anExamQuiz(backend);
  const first = await renderApp({ at: `/exam/${quizId}/1`, as: 'student', backend });
  const listed = await showNotSeen(first.user);
  const all = ['Question 1, unanswered', 'Question 2, unanswered', 'Question 3, unanswered'];
  expect(listed()).toEqual(all);
  await first.user.click(screen.getByRole('button', { name: 'Question 2, unanswered' }));
  expect(listed()).toEqual(all.slice(1));
  await waitFor(async () => expect(await attempts.read(STUDENT, quizId)).toMatchObject({ currentItem: 2 }));
  first.unmount();

  const again = await renderApp({ at: `/exam/${quizId}/3`, as: 'student', backend });
  expect((await showNotSeen(again.user))()).toEqual(all.slice(2));
});
