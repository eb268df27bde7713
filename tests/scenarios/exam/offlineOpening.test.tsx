// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '@/demo/testing';
import { attemptContent } from '@/domain/attempt/attemptContent';
import { logout } from '@/shared/store/logout';
import { SMALL_BANK, STUDENT } from '../../demo/quizzes';
import { anExamQuiz } from '../../features/exam/examQuiz';
import { renderApp } from '../../renderApp';

const unreachable = http.all('*/qlearn/*', () => HttpResponse.error());

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend({ questions: SMALL_BANK, now: () => Date.now() });
  await attemptContent.clear();
});

function setOnline(isOnline: boolean): void {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Opens an address without a network, as a user who has signed in before. */
async function openOffline(at: string) {
  localStorage.setItem('userId', STUDENT);
  localStorage.setItem('role', 'ROLE_STUDENT');
  localStorage.setItem('userdetails', JSON.stringify({ name: 'Sam', email: 'sam@example.org' }));
  setOnline(false);
  return renderApp({ at, as: 'student', backend: { ...backend, handlers: [unreachable] } });
}

/** Opens a quiz at its second item, and leaves it by closing the page. Returns its id. */
async function leaveStarted(): Promise<string> {
  const quizId = await anExamQuiz(backend);
  const { store, user } = await renderApp({ at: `/exam/${quizId}/2`, as: 'student', backend });
  await user.click(await screen.findByRole('radio', { name: 'B. Second' }));
  await waitFor(async () => expect(await attemptContent.read({ userId: STUDENT, quizId })).toBeDefined());
  cleanup();
  store.dispatch(logout());
  return quizId;
}

describe('a quiz that is not on this device, without network', () => {
  it('says that the quiz is not here, and loads by itself when the network is back', async () => {
    const quizId = await anExamQuiz(backend);
    const { server } = await openOffline(`/exam/${quizId}/1`);
    expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toHaveFocus();
    expect(screen.getByText(/It will load when you are back online\.$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Resume' })).not.toBeInTheDocument();
    server.resetHandlers(...backend.handlers);
    act(() => setOnline(true));
    expect(await screen.findByRole('heading', { name: 'Item 1 of 3' })).toBeInTheDocument();
  });

  it('leads to the attempt that is on the device, at the item that was left', async () => {
    const started = await leaveStarted();
    const { user } = await openOffline(`/exam/${await anExamQuiz(backend)}/1`);
    await screen.findByRole('heading', { level: 1, name: 'You are offline' });
    await user.click(await screen.findByRole('link', { name: 'Resume' }));
    expect(await screen.findByRole('heading', { name: 'Item 2 of 3' })).toBeInTheDocument();
    expect(location.pathname).toBe(`/exam/${started}/2`);
    expect(screen.getByRole('radio', { name: 'B. Second' })).toBeChecked();
  });

  it('calls no quiz offline when the network is there and the server is not', async () => {
    const quizId = await anExamQuiz(backend);
    await renderApp({
      at: `/exam/${quizId}/1`,
      as: 'student',
      backend: {
        ...backend,
        handlers: [http.get('*/qlearn/quiz/*', () => HttpResponse.error()), ...backend.handlers],
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  });
});

describe('an account that is not on this device, without network', () => {
  it.each([
    ['the exam', '/exam/any/1'],
    ['Create Quiz', '/create-quiz'],
  ])(
    'says that the account is offline on %s, and loads by itself when the network is back',
    async (_, at) => {
      setOnline(false);
      const { server } = await renderApp({
        at,
        as: 'student',
        backend: { ...backend, handlers: [unreachable] },
      });
      expect(await screen.findByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
      expect(screen.getByText(/^Your account is not stored on this device\. It will load/)).toBeVisible();
      server.resetHandlers(...backend.handlers);
      act(() => setOnline(true));
      const title = at === '/create-quiz' ? 'Create Quiz' : 'Quiz not found';
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    },
  );
});

describe('Create Quiz without network', () => {
  it('leads to the attempt that is on the device', async () => {
    const started = await leaveStarted();
    const { user } = await openOffline('/create-quiz');
    const notice = await screen.findByText('You are offline.');
    const strip = within(notice.closest('[role=status]') ?? document.body);
    await user.click(await strip.findByRole('link', { name: 'Resume' }));
    await waitFor(() => expect(location.pathname).toBe(`/exam/${started}/2`));
    expect(await screen.findByRole('heading', { name: 'Item 2 of 3' })).toBeInTheDocument();
  });
});
