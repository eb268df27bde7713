// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '@/demo/testing';
import { attemptContent } from '@/domain/attempt/attemptContent';
import { attempts } from '@/domain/attempt/attemptRecord';
import { signOutRequested } from '@/domain/session/sessionSlice';
import { logout } from '@/shared/store/logout';
import { SMALL_BANK, STUDENT } from '../../demo/quizzes';
import { anExamQuiz } from '../../features/exam/examQuiz';
import { renderApp } from '../../renderApp';
import { valuesOf } from '../../storedRecords';

let backend: TestBackend;
let quizId: string;

beforeEach(async () => {
  backend = await createTestBackend({
    questions: SMALL_BANK,
    now: () => Date.now(),
  });
  quizId = await anExamQuiz(backend);
  await attemptContent.clear();
});

const owner = () => ({ userId: STUDENT, quizId });
const stored = () => attemptContent.read(owner());

/** Ends an app as a reload does: its store must not go on writing the journal. */
function close({ store }: Awaited<ReturnType<typeof renderApp>>): void {
  cleanup();
  store.dispatch(logout());
}

/** Chooses an option of the first item, and waits until the journal has it. */
async function chooseOption() {
  const app = await renderApp({ at: `/exam/${quizId}/1`, as: 'student', backend });
  await app.user.click(await screen.findByRole('radio', { name: 'B. Second' }));
  await waitFor(async () => expect(await stored()).toBeDefined());
  return app;
}

/** Chooses an option of the first item, and reloads the page without a network. */
async function reloadOffline() {
  const first = await chooseOption();
  close(first);
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

  it('continues an attempt from its stored state', async () => {
    const { user } = await reloadOffline();
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Item 2 of 3' });
    await user.click(screen.getByRole('radio', { name: 'C. Third' }));
    expect(screen.getByRole('radio', { name: 'C. Third' })).toBeChecked();
  });

  it('opens no attempt for another user of the device', async () => {
    await reloadOffline();
    await screen.findByRole('heading', { name: 'Item 1 of 3' });
    cleanup();
    localStorage.clear();
    await renderApp({
      at: `/exam/${quizId}/1`,
      as: 'tutor',
      backend: {
        ...backend,
        handlers: [http.all('*/qlearn/*', () => HttpResponse.error())],
      },
    });
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  });
});

const DAY = 24 * 3_600_000;

/** Moves the device's clock, but not the page's own. */
function moveClock(by: number): void {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + by);
}

const secondsLeft = (): number => {
  const [minutes = 0, seconds = 0] = screen.getByRole('timer').textContent.split(':').map(Number);
  return minutes * 60 + seconds;
};

describe('a wrong clock without network', () => {
  const loseNetwork = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  /** Chooses an option of the first item, moves the clock, and reloads the page without a network. */
  async function reloadAfterJump(by: number) {
    const first = await chooseOption();
    const left = secondsLeft();
    close(first);
    moveClock(by);
    const onLine = loseNetwork();
    const app = await renderApp({
      at: `/exam/${quizId}/1`,
      backend: {
        ...backend,
        handlers: [http.all('*/qlearn/*', () => HttpResponse.error())],
      },
    });
    await screen.findByRole('heading', { name: 'Item 1 of 3' });
    return { ...app, left, onLine };
  }

  it.each([
    ['forward, past the end of the token', DAY],
    ['back', -DAY],
  ])('changes by a day %s neither item nor answers nor the time left', async (_, by) => {
    const { user, left } = await reloadAfterJump(by);
    expect(screen.getByRole('radio', { name: 'B. Second' })).toBeChecked();
    expect(left - secondsLeft()).toBeGreaterThanOrEqual(0);
    expect(left - secondsLeft()).toBeLessThan(60);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'Item 2 of 3' })).toBeInTheDocument();
    expect(screen.queryByText(/session has expired/)).not.toBeInTheDocument();
  });

  it('ends no attempt when the clock jumps in the middle of it', async () => {
    const { user } = await renderApp({
      at: `/exam/${quizId}/1`,
      as: 'student',
      backend,
    });
    await user.click(await screen.findByRole('radio', { name: 'B. Second' }));
    const left = secondsLeft();
    loseNetwork();
    moveClock(DAY);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'Item 2 of 3' })).toBeInTheDocument();
    expect(left - secondsLeft()).toBeLessThan(60);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByRole('radio', { name: 'B. Second' })).toBeChecked();
  });

  it('asks for sign-in when the network is back after expiry, and leads to the answers', async () => {
    const { user, server, onLine } = await reloadAfterJump(DAY);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Item 2 of 3' });
    await user.click(await screen.findByRole('radio', { name: 'C. Third' }));
    // The address changes after the paint.
    await waitFor(() => expect(location.pathname).toBe(`/exam/${quizId}/2`));
    server.use(http.get('*/qlearn/user/me', () => HttpResponse.json({}, { status: 401 })));
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Your session has expired. Please sign in again.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await waitFor(async () => expect(await stored()).toBeUndefined());

    vi.mocked(Date.now).mockRestore();
    server.resetHandlers(...backend.handlers);
    await user.type(screen.getByLabelText('Email'), 'student@qlearn.demo');
    await user.type(screen.getByLabelText('Password'), 'Demo@1234');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByRole('heading', { name: 'Item 2 of 3' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'C. Third' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByRole('radio', { name: 'B. Second' })).toBeChecked();
  });
});

describe('the end of the session without network', () => {
  const answered = async () =>
    (await valuesOf(attempts, STUDENT)).map(({ items }) => items.map(({ answer }) => answer));

  it('keeps the answers when the token expires, and offers sign-in', async () => {
    const sitting = await reloadOffline();
    await screen.findByRole('heading', { name: 'Item 1 of 3' });
    close(sitting);
    const start = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => start + 13 * 3_600_000);
    await renderApp({
      at: `/exam/${quizId}/1`,
      backend: {
        ...backend,
        handlers: [http.all('*/qlearn/*', () => HttpResponse.error())],
      },
    });
    expect(await screen.findByText('Your session has expired. Please sign in again.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await answered()).toContainEqual(['B', '', '']);
    await waitFor(async () => expect(await stored()).toBeUndefined());
  });

  it('keeps the answers at sign-out, and no text of the questions', async () => {
    const { store } = await reloadOffline();
    await screen.findByRole('heading', { name: 'Item 1 of 3' });
    store.dispatch(signOutRequested());
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await answered()).toContainEqual(['B', '', '']);
    await waitFor(async () => expect(await stored()).toBeUndefined());
  });
});

describe('the texts of an attempt', () => {
  it('removes the texts from the device at sign-out', async () => {
    const { store } = await renderApp({
      at: `/exam/${quizId}/1`,
      as: 'student',
      backend,
    });
    await screen.findByRole('radiogroup');
    await waitFor(async () => expect(await stored()).toBeDefined());
    store.dispatch(signOutRequested());
    await waitFor(async () => expect(await stored()).toBeUndefined());
  });

  it('removes the texts from the device with the submission', async () => {
    const { user } = await renderApp({
      at: `/exam/${quizId}/1`,
      as: 'student',
      backend,
    });
    await screen.findByRole('radiogroup');
    await waitFor(async () => expect(await stored()).toBeDefined());
    await user.click(screen.getByRole('button', { name: 'End Block' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'End Block' }));
    await screen.findByRole('heading', { level: 1, name: 'Result' });
    expect(await stored()).toBeUndefined();
  });
});
