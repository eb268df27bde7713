// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { attempts } from '@/domain/attempt/attemptRecord';
import { type BuilderPage, openBuilder, usePlainMedia } from './builderPage';

usePlainMedia();

/** The next quiz is created only once the returned function is called; or not at all, with this response. */
function withholdQuiz({ server }: BuilderPage, refusal?: () => Response): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const respond = async () => {
    await released;
    return refusal?.();
  };
  server.use(http.post('*/qlearn/api/v2/quiz', respond, { once: true }));
  return release;
}

const FRAME = { level: 1, name: 'Opening the quiz' };
const findFrame = () => screen.findByRole('heading', FRAME);

async function fillForm(page: BuilderPage): Promise<void> {
  await page.chooseEverything();
  fireEvent.change(screen.getByLabelText('Quiz Name'), { target: { value: 'Tuesday' } });
  fireEvent.change(screen.getByLabelText('# of Questions'), { target: { value: '3' } });
}

it('shows the frame of the exam from the click on, and the question inside it once it has come', async () => {
  const page = await openBuilder();
  const write = vi.spyOn(attempts, 'write');
  await fillForm(page);
  await page.tick('Timer');
  const release = withholdQuiz(page);
  await page.press('Create Quiz');
  expect(await findFrame()).toHaveFocus();
  expect(document.title).toBe('Exam · QLearn');
  expect(location.pathname).toBe('/create-quiz');
  const heading = screen.getByText('Item 1 of 3');
  const listed = () => within(screen.getByRole('navigation', { name: 'Questions' })).getAllByRole('button');
  const buttons = listed();
  expect(buttons).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'End Block' }).closest('[inert]')).not.toBeNull();
  expect(screen.getByLabelText('Quiz Name')).not.toBeVisible();
  release();
  expect(await screen.findByRole('radiogroup')).toBeVisible();
  expect(location.pathname).toMatch(/^\/exam\/quiz-\w+\/1$/);
  expect(screen.getByRole('heading', { level: 1, name: 'Tuesday' })).toHaveFocus();
  // The same elements: nothing was rendered twice.
  expect(screen.getByText('Item 1 of 3')).toBe(heading);
  expect(listed()).toEqual(buttons);
  expect(heading.closest('[inert]')).toBeNull();
  expect(write.mock.calls.every(([, quizId]) => location.pathname.includes(quizId))).toBe(true);
});

it('returns to the form as it was, and to its button, when no quiz was created', async () => {
  const page = await openBuilder();
  await fillForm(page);
  const release = withholdQuiz(page, () =>
    HttpResponse.json({ message: 'No more questions today' }, { status: 400 }),
  );
  const { title } = document;
  await page.press('Create Quiz');
  await findFrame();
  release();
  expect(await screen.findByText('No more questions today')).toBeVisible();
  const button = await screen.findByRole('button', { name: 'Create Quiz' });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByLabelText('Quiz Name')).toHaveValue('Tuesday');
  expect(screen.getByLabelText('# of Questions')).toHaveValue('3');
  expect(screen.queryByRole('heading', FRAME)).not.toBeInTheDocument();
  expect(document.title).toBe(title);
});

it('shows the page before the form after Back, instead of the frame', async () => {
  const page = await openBuilder();
  await page.press('Open menu');
  await page.user.click(await screen.findByRole('link', { name: 'Settings' }));
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  await page.press('Open menu');
  await page.user.click(await screen.findByRole('link', { name: 'Create Quiz' }));
  await screen.findByRole('heading', { level: 1, name: 'Create Quiz' });
  await fillForm(page);
  const release = withholdQuiz(page, () => HttpResponse.json({}, { status: 500 }));
  await page.press('Create Quiz');
  await findFrame();
  act(() => history.back());
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(screen.queryByRole('heading', FRAME)).not.toBeInTheDocument();
  release();
});

it('offers the form again when creating a quiz takes long', async () => {
  const page = await openBuilder();
  await fillForm(page);
  page.server.use(http.post('*/qlearn/api/v2/quiz', () => delay('infinite')));
  await page.press('Create Quiz');
  await findFrame();
  expect(await screen.findByText('Still trying')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await page.press('Cancel');
  await waitFor(() => expect(screen.getByLabelText('Quiz Name')).toBeVisible());
  expect(screen.getByRole('button', { name: 'Create Quiz' })).toHaveAttribute('aria-busy', 'true');
});
