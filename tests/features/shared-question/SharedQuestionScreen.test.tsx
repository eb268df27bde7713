// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType, type RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { buildQuestion, createTestBackend } from '@/demo/testing';
import { renderApp } from '../../renderApp';

const QUESTIONS = Array.from({ length: 6 }, (_, index) => buildQuestion(`q${index + 1}`));
const NO_KEY = 'The correct answer of this question could not be read';
const GONE = 'This quiz link has expired or is no longer available.';

const backendOfSix = () => createTestBackend({ questions: QUESTIONS, now: () => Date.now() });

/** The path and the token of a link, as the demo backend generates it. */
async function sharedAddress(title: string): Promise<{ readonly path: string; readonly token: string }> {
  const { context } = await backendOfSix();
  const { toQlink } = await import('@/demo/rules/qlinks');
  const records = await context.database.all('qlinks');
  const record = records.find((candidate) => candidate.title === title);
  if (record === undefined) throw new Error(`No link ${title}`);
  const url = new URL(toQlink(record, context.origin, context.now()).url);
  return { path: url.pathname, token: url.searchParams.get('token') ?? '' };
}

async function openLink(title: string) {
  const { path, token } = await sharedAddress(title);
  const app = await renderApp({ at: `${path}?token=${token}`, backend: await backendOfSix() });
  await screen.findByRole('heading', { level: 1, name: 'Shared question' });
  return { ...app, path, token };
}

/** A visitor with a token from an earlier visit, for whom `handlers` respond. */
async function openAnswered(...handlers: readonly RequestHandler[]) {
  localStorage.setItem('userAcquisitiontoken', 't');
  const app = await renderApp({ at: '/question/view/q1', backend: await backendOfSix(), handlers });
  await screen.findByRole('heading', { level: 1, name: 'Shared question' });
  return app;
}

describe('a shared question', () => {
  it('keeps token and id, cleans the address, and sends the token without a Bearer', async () => {
    const { path, token } = await sharedAddress('Question of the week');
    const backend = await backendOfSix();
    const steps = window.history.length;
    const app = await renderApp({ at: `${path}?token=${token}`, backend });
    const sent: { readonly url: URL; readonly bearer: string | null }[] = [];
    app.server.events.on('request:start', ({ request }) => {
      sent.push({ url: new URL(request.url), bearer: request.headers.get('Authorization') });
    });
    expect(await screen.findByRole('radiogroup', { name: 'Answer options' })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe(path);
    expect(window.history.length).toBe(steps);
    expect(localStorage.getItem('userAcquisitiontoken')).toBe(token);
    expect(localStorage.getItem('userAcqQuesId')).toBe('qlink-question-of-the-week');
    for (const { url, bearer } of sent) {
      expect(url.searchParams.get('token')).toBe(token);
      expect(bearer).toBeNull();
    }
    expect(JSON.stringify(app.store.getState())).not.toContain(token);
    app.server.events.removeAllListeners();
  });

  it('lets options be tried, shows nothing of the key before, and shows the explanation alone', async () => {
    const { user, container } = await openLink('Question of the week');
    const wrong = await screen.findByRole('radio', { name: 'B. Second' });
    expect(container.innerHTML).not.toMatch(/correct|because it is/i);
    expect(screen.queryByRole('region', { name: 'Explanation' })).toBeNull();
    await user.click(wrong);
    expect(wrong).toHaveAccessibleDescription('Your answer, Incorrect');
    expect(screen.getByRole('radio', { name: 'A. First' })).toHaveAccessibleDescription('Correct answer');
    expect(screen.getByRole('region', { name: 'Explanation' })).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'A. First' }));
    expect(screen.getByRole('radio', { name: 'A. First' })).toHaveAccessibleDescription(
      'Your answer, Correct answer',
    );
    expect(screen.getByRole('button', { name: 'Sign In with Google' })).toBeVisible();
  });

  it('says that the key could not be read, and shows no option as right or wrong', async () => {
    const { user } = await openAnswered(
      http.get('*/qlearn/qlink/questions/:id', () => HttpResponse.json(['q1'])),
      http.post('*/qlearn/bank/question', () =>
        HttpResponse.json([
          {
            questionId: 'q1',
            stem: 'Stem',
            option: { optionList: ['First', 'Second'], correctAnswer: 'the fifth' },
          },
        ]),
      ),
    );
    const option = await screen.findByRole('radio', { name: 'B. Second' });
    expect(screen.queryByText(NO_KEY)).toBeNull();
    await user.click(option);
    expect(await screen.findByText(NO_KEY)).toBeVisible();
    expect(option).toHaveAccessibleDescription('Your answer');
    expect(screen.getByRole('radio', { name: 'A. First' })).not.toHaveAccessibleDescription();
  });

  it('moves between several questions; each keeps what was tried', async () => {
    const { user } = await openLink('Three questions to try');
    expect(await screen.findByRole('heading', { name: 'Question 1 of 3' })).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: 'A. First' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { name: 'Question 2 of 3' })).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'A. First' })).not.toBeChecked();
    expect(screen.queryByRole('region', { name: 'Explanation' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByRole('radio', { name: 'A. First' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByRole('heading', { name: 'Question 1 of 3' })).toBeVisible();
  });

  it('asks for nothing without a token and a session', async () => {
    const { server } = await renderApp({ at: '/question/view/q1', backend: await backendOfSix() });
    let calls = 0;
    server.events.on('request:start', () => (calls += 1));
    expect(await screen.findByText('Sorry. Please try again...')).toBeVisible();
    expect(calls).toBe(0);
    server.events.removeAllListeners();
  });

  it.each(['Question of last week', 'Withdrawn sample'])(
    'shows that %s is no longer available',
    async (title) => {
      await openLink(title);
      expect(await screen.findByText(GONE)).toBeVisible();
    },
  );

  it('shows that an empty link is no longer available', async () => {
    await openAnswered(
      http.get('*/qlearn/qlink/questions/:id', () => HttpResponse.json({ questionIds: [] })),
    );
    expect(await screen.findByText(GONE)).toBeVisible();
  });

  it.each([
    [{ message: 'Ask your teacher' }, 'Ask your teacher'],
    [{}, 'Link not valid...'],
  ])('shows why the questions did not come: %o', async (body, words) => {
    await openAnswered(
      http.get('*/qlearn/qlink/questions/:id', () => HttpResponse.json(['q1'])),
      http.post('*/qlearn/bank/question', () => HttpResponse.json(body, { status: 403 })),
    );
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says that a figure which the stem speaks of is not part of the link', async () => {
    const words = 'The figure of this question is not part of the link';
    const question = (id: string, stem: string) => ({ id, stem, option: { optionList: ['Yes', 'No'] } });
    const { user } = await openAnswered(
      http.get('*/qlearn/qlink/questions/:id', () => HttpResponse.json(['q1', 'q2'])),
      http.post('*/qlearn/bank/question', () =>
        HttpResponse.json([question('q1', '<p>His radiograph is shown.</p>'), question('q2', 'Plain.')]),
      ),
    );
    expect(await screen.findByText(words)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.queryByText(words)).toBeNull();
  });

  it('makes a visitor of someone whose token is refused, and loads the page again without Bearer', async () => {
    localStorage.setItem('userAcquisitiontoken', 't');
    const app = await renderApp({ at: '/forget-password', as: 'student', backend: await backendOfSix() });
    const bearers: (string | null)[] = [];
    app.server.use(
      http.get('*/qlearn/user/me', () => HttpResponse.json({}, { status: 401 })),
      http.all('*/qlearn/*', ({ request }) => {
        const bearer = request.headers.get('Authorization');
        if (new URL(request.url).pathname.includes('/qlink/')) bearers.push(bearer);
        return bearer === null ? undefined : HttpResponse.json({ message: 'Expired' }, { status: 401 });
      }),
      http.get('*/qlearn/qlink/questions/:id', () => HttpResponse.json(['q1'])),
      http.post('*/qlearn/bank/question', () =>
        HttpResponse.json([{ id: 'q1', stem: 'For everyone.', option: { optionList: ['Yes'] } }]),
      ),
    );
    window.history.pushState(null, '', '/question/view/q1');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await screen.findByText('For everyone.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign In with Google' })).toBeVisible();
    expect(window.location.pathname).toBe('/question/view/q1');
    expect(localStorage.getItem('token')).toBeNull();
    expect(localStorage.getItem('userAcquisitiontoken')).toBe('t');
    expect(screen.queryByText(/session has expired/)).toBeNull();
    expect(bearers.at(-1)).toBeNull();
  });

  it.each([401, 403])(
    'asks for the question once more without the Bearer that was refused with %i',
    async (status) => {
      localStorage.setItem('userAcquisitiontoken', 't');
      const bearers: boolean[] = [];
      await renderApp({
        at: '/question/view/q1',
        as: 'student',
        backend: await backendOfSix(),
        handlers: [
          http.all(/\/qlearn\/(?:qlink\/questions|bank\/question)/, ({ request }) => {
            bearers.push(request.headers.has('Authorization'));
            if (request.headers.has('Authorization')) return HttpResponse.json({}, { status });
            if (request.url.includes('/qlink/')) return HttpResponse.json(['q1']);
            return HttpResponse.json([{ id: 'q1', stem: 'For everyone.', option: { optionList: ['Yes'] } }]);
          }),
        ],
      });
      expect(await screen.findByText('For everyone.')).toBeVisible();
      expect(bearers).toEqual([true, false, true, false]);
      expect(localStorage.getItem('token')).not.toBeNull();
      expect(screen.queryByRole('button', { name: 'Sign In with Google' })).toBeNull();
    },
  );

  it('offers to retry when no question came', async () => {
    let questions: JsonBodyType = [];
    const { user } = await openAnswered(
      http.get('*/qlearn/qlink/questions/:id', () => HttpResponse.json(['q1'])),
      http.post('*/qlearn/bank/question', () => HttpResponse.json(questions)),
    );
    expect(await screen.findByText('No questions found. Please retry.')).toBeVisible();
    questions = [{ id: 'q1', stem: '<p>Now it is here.</p>', option: { optionList: ['Yes'] } }];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Now it is here.')).toBeVisible();
  });

  it('shows a question to signed-in visitors too: an id that is no link is a question’s own', async () => {
    await renderApp({ at: '/question/view/q1', as: 'student', backend: await backendOfSix() });
    expect(await screen.findByText('Stem of q1.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign In with Google' })).toBeNull());
    expect(screen.getByRole('link', { name: 'QLearn home' })).toHaveAttribute('href', '/create-quiz');
  });

  it('shows the question to a visitor whose remembered session the server ends', async () => {
    const { path, token } = await sharedAddress('Question of the week');
    const backend = await backendOfSix();
    localStorage.setItem('userAcquisitiontoken', token);
    localStorage.setItem('token', backend.tokenOf('nobody'));
    await renderApp({ at: path, backend });
    expect(await screen.findByRole('radiogroup', { name: 'Answer options' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign In with Google' })).toBeVisible();
    expect(window.location.pathname).toBe(path);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('shows no page and makes no call for an id that no address may have', async () => {
    const { server } = await renderApp({ at: '/question/view/a%00b', backend: await backendOfSix() });
    let calls = 0;
    server.events.on('request:start', () => (calls += 1));
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(calls).toBe(0);
    server.events.removeAllListeners();
  });
});
