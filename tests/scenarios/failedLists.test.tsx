// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../renderApp';

it.each([
  ['Quiz History', '/quiz-history', 'student', 'quiz-history/user/:id', 'quiz history', 'Quiz History'],
  [
    'Performance',
    '/overall-performance',
    'student',
    'user-performance/user/:id',
    'performance',
    'Discipline',
  ],
  ['Manage Plans', '/manage-plans', 'admin', 'plan', 'plans', 'Plans'],
  ['Admin Portal', '/admin-portal', 'admin', 'enrollments/invitations', 'invitations', 'Invitations'],
  [
    'Feedbacks',
    '/feedback-dashboard',
    'admin',
    'question/feedback/student/all',
    'feedback',
    'Feedback by question',
  ],
] as const)('says that the list of %s could not be loaded, and shows it after Try again', async (...row) => {
  const [, at, as, call, what, name] = row;
  let requests = 0;
  const { user } = await renderApp({
    at,
    as,
    handlers: [
      http.get(`*/qlearn/${call}`, () => {
        requests += 1;
        return requests === 1 ? HttpResponse.json({}, { status: 400 }) : undefined;
      }),
    ],
  });
  const failure = `The ${what} could not be loaded. Please try again.`;
  expect(await screen.findByText(failure)).toBeVisible();
  expect(screen.queryByRole('table', { name })).not.toBeInTheDocument();
  expect(requests).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name })).toBeVisible();
  expect(screen.queryByText(failure)).not.toBeInTheDocument();
  expect(requests).toBe(2);
});
