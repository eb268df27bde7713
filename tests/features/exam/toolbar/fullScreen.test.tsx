// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createTestBackend } from '@/demo/testing';
import { SMALL_BANK } from '../../../demo/quizzes';
import { renderApp } from '../../../renderApp';
import { anExamQuiz } from '../examQuiz';

let full: Element | null = null;
const change = (element: Element | null): Promise<void> => {
  full = element;
  document.dispatchEvent(new Event('fullscreenchange'));
  return Promise.resolve();
};

/** jsdom has no full screen. */
function withFullScreen(): void {
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => full },
    exitFullscreen: { configurable: true, value: () => change(null) },
  });
  Object.assign(document.documentElement, { requestFullscreen: () => change(document.documentElement) });
}

afterEach(() => {
  full = null;
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
    Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
});

async function enterExam() {
  const backend = await createTestBackend({ questions: SMALL_BANK, now: () => Date.now() });
  const quizId = await anExamQuiz(backend);
  const app = await renderApp({ at: `/exam/${quizId}/1`, as: 'student', backend });
  await screen.findByRole('radiogroup', { name: 'Answer options' });
  return app;
}

it('goes to full screen by its button and by W, and leaves it with the exam', async () => {
  withFullScreen();
  const { user } = await enterExam();
  await user.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(full).toBe(document.documentElement);
  await user.click(await screen.findByRole('button', { name: 'Exit full screen' }));
  await waitFor(() => expect(full).toBeNull());
  await user.keyboard('w');
  expect(await screen.findByRole('button', { name: 'Exit full screen' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  await screen.findByRole('heading', { level: 1, name: 'Create Quiz' });
  await waitFor(() => expect(full).toBeNull());
});

it('shows no button when the browser has no full screen', async () => {
  const { user } = await enterExam();
  await user.keyboard('w');
  expect(screen.queryByRole('button', { name: 'Full screen' })).not.toBeInTheDocument();
});
