// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '@/demo/testing';
import { signOutRequested } from '@/domain/session/sessionSlice';
import { attemptContent } from '@/shared/storage/attemptContent';
import { journal } from '@/shared/storage/journal';
import { SMALL_BANK, STUDENT } from '../../demo/quizzes';
import { anExamQuiz } from '../../features/exam/examQuiz';
import { renderApp } from '../../renderApp';

let backend: TestBackend;
let quizId: string;

beforeEach(async () => {
  backend = await createTestBackend({ questions: SMALL_BANK, now: () => Date.now() });
  quizId = await anExamQuiz(backend);
  await attemptContent.clear();
});

const owner = () => ({ userId: STUDENT, quizId });
const stored = () => attemptContent.read(owner());

/** Chooses an option of the first item, and reloads the page without network. */
async function reloadOffline() {
  const first = await renderApp({ at: `/exam/${quizId}/1`, as: 'student', backend });
  await first.user.click(await screen.findByRole('radio', { name: 'B. Second' }));
  await waitFor(async () => expect(await stored()).toBeDefined());
  cleanup();
  const unreachable = http.all('*/qlearn/*', () => HttpResponse.error());
  return renderApp({
    at: `/exam/${quizId}/1`,
    as: 'student',
    backend: { ...backend, handlers: [unreachable] },
  });
}

describe('a started attempt without network', () => {
  it('survives a reload: the same item with its answer', async () => {
    await reloadOffline();
    expect(await screen.findByRole('heading', { name: 'Item 1 of 3' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Question' })).toHaveTextContent('Stem of q-1.');
    expect(screen.getByRole('radio', { name: 'B. Second' })).toBeChecked();
  });

  it('goes on from there', async () => {
    const { user } = await reloadOffline();
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('radio', { name: 'C. Third' }));
    expect(screen.getByRole('radio', { name: 'C. Third' })).toBeChecked();
  });

  it('is not opened for another user of the device', async () => {
    await reloadOffline();
    await screen.findByRole('heading', { name: 'Item 1 of 3' });
    cleanup();
    localStorage.clear();
    await renderApp({
      at: `/exam/${quizId}/1`,
      as: 'tutor',
      backend: { ...backend, handlers: [http.all('*/qlearn/*', () => HttpResponse.error())] },
    });
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  });
});

describe('the end of the session without network', () => {
  const answered = async () =>
    (await journal.list(STUDENT)).map(({ items }) => items.map(({ answer }) => answer));

  it('by a token that has expired keeps the answers, and sign-in is offered', async () => {
    await reloadOffline();
    await screen.findByRole('heading', { name: 'Item 1 of 3' });
    cleanup();
    const start = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => start + 13 * 3_600_000);
    await renderApp({
      at: `/exam/${quizId}/1`,
      backend: { ...backend, handlers: [http.all('*/qlearn/*', () => HttpResponse.error())] },
    });
    expect(await screen.findByText('Your session has expired. Please sign in again.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await answered()).toContainEqual(['B', '', '']);
    await waitFor(async () => expect(await stored()).toBeUndefined());
  });

  it('by sign-out keeps the answers, and no text of the questions', async () => {
    const { store } = await reloadOffline();
    await screen.findByRole('heading', { name: 'Item 1 of 3' });
    store.dispatch(signOutRequested());
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await answered()).toContainEqual(['B', '', '']);
    await waitFor(async () => expect(await stored()).toBeUndefined());
  });
});

describe('the texts of an attempt', () => {
  it('leave the device at sign-out', async () => {
    const { store } = await renderApp({ at: `/exam/${quizId}/1`, as: 'student', backend });
    await screen.findByRole('radiogroup');
    await waitFor(async () => expect(await stored()).toBeDefined());
    store.dispatch(signOutRequested());
    await waitFor(async () => expect(await stored()).toBeUndefined());
  });

  it('leave the device with the submission', async () => {
    const { user } = await renderApp({ at: `/exam/${quizId}/1`, as: 'student', backend });
    await screen.findByRole('radiogroup');
    await waitFor(async () => expect(await stored()).toBeDefined());
    await user.click(screen.getByRole('button', { name: 'End Block' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'End Block' }));
    await screen.findByRole('heading', { level: 1, name: 'Result' });
    expect(await stored()).toBeUndefined();
  });
});
