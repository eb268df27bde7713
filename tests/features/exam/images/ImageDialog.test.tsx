// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import type { BankQuestion } from '@/demo/bank/types';
import { buildQuestion, createTestBackend, type TestBackend } from '@/demo/testing';
import { imageViews } from '@/features/exam/images/imageViewsRecord';
import { SMALL_BANK } from '../../../demo/quizzes';
import { outsideOf } from '../../../outsideOf';
import { renderApp } from '../../../renderApp';
import { anExamQuiz } from '../examQuiz';

const ECG = 'ecg-strip-palpitations.png';
const FILM = 'chest-film.png';
const IMAGES = [ECG, FILM];

/** An exam whose first question has two images. */
async function openExam(
  handlers: TestBackend['handlers'],
  more: Partial<BankQuestion> = { figures: IMAGES },
) {
  const questions = SMALL_BANK.map((question, index) =>
    index === 0 ? buildQuestion(question.id, more) : question,
  );
  const backend = await createTestBackend({ questions, now: () => Date.now() });
  const quizId = await anExamQuiz(backend);
  return renderApp({
    at: `/exam/${quizId}/1`,
    as: 'student',
    backend: { ...backend, handlers: [...handlers, ...backend.handlers] },
  });
}

async function openViewer(handlers: TestBackend['handlers'] = []) {
  const app = await openExam(handlers);
  await app.user.click(await screen.findByRole('button', { name: 'Enlarge image 1' }));
  await screen.findByRole('dialog', { name: 'Image' });
  return app;
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Image' }));
const button = (name: string) => dialog().getByRole('button', { name });
const shown = () => dialog().getByRole('img');
const status = () => dialog().getByRole('status');

/** A frame of 800 × 600 px, and images of twice that size. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 800, 600));
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1600);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(1200);
});

it('makes the image 100 px wider or narrower by its buttons, from 200 to 1200 px', async () => {
  const { user } = await openViewer();
  await waitFor(() => expect(button('Zoom out')).toHaveAttribute('aria-disabled', 'false'));
  await user.click(button('Zoom in'));
  expect(status()).toHaveTextContent('Zoom 113 %');
  for (let step = 0; step < 4; step += 1) await user.click(button('Zoom in'));
  expect(status()).toHaveTextContent('Zoom 150 %');
  expect(button('Zoom in')).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('+');
  await waitFor(() => expect(status()).toHaveTextContent('Zoom 200 %'));
  await user.click(button('Zoom out'));
  expect(status()).toHaveTextContent('Zoom 150 %');
  for (let step = 0; step < 12; step += 1) await user.click(button('Zoom out'));
  expect(status()).toHaveTextContent('Zoom 25 %');
  expect(button('Zoom out')).toHaveAttribute('aria-disabled', 'true');
});

it('zooms, rotates and fits by its buttons and keys, and says so', async () => {
  const { user } = await openViewer();
  expect(status()).toHaveTextContent('1 of 2 · Zoom 100 %');
  for (let step = 0; step < 3; step += 1) await user.keyboard('+');
  await user.click(button('Rotate'));
  expect(status()).toHaveTextContent('Zoom 200 %, rotated 90°');
  await waitFor(() => expect(shown().style.transform).toMatch(/rotate\(90deg\) scale\(/));
  await user.keyboard('-');
  await waitFor(() => expect(status()).toHaveTextContent('Zoom 150 %, rotated 90°'));
  await user.keyboard('{Control>}+{/Control}{Alt>}{ArrowLeft}{/Alt}');
  expect(status()).toHaveTextContent('Zoom 150 %, rotated 90°');
  expect(shown().style.transform).toContain('translate(0px, 0px)');
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(shown().style.transform).not.toContain('translate(0px, 0px)'));
  await user.click(button('Fit'));
  expect(status()).toHaveTextContent('Zoom 100 %, rotated 90°');
  await waitFor(() => expect(shown().style.transform).toContain('translate(0px, 0px)'));
  await user.click(button('Reset'));
  expect(status()).toHaveTextContent(/Zoom 100 %$/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Enlarge image 1' })).toHaveFocus();
  expect(screen.getByRole('heading', { name: 'Item 1 of 3' })).toBeInTheDocument();
});

it('changes the tones, and arrow keys on a slider do not move the image', async () => {
  const { user } = await openViewer();
  const brightness = dialog().getByRole('slider', { name: 'Brightness' });
  expect(brightness).toHaveAttribute('aria-valuetext', '100 %');
  fireEvent.change(brightness, { target: { value: '140' } });
  fireEvent.change(dialog().getByRole('slider', { name: 'Contrast' }), { target: { value: '60' } });
  await user.click(dialog().getByRole('switch', { name: 'Invert' }));
  await waitFor(() => expect(shown().style.filter).toBe('brightness(140%) contrast(60%) invert(1)'));
  expect(brightness).toHaveAttribute('aria-valuetext', '140 %');
  brightness.focus();
  await user.keyboard('{ArrowRight}');
  expect(shown().style.transform).toContain('translate(0px, 0px)');
  await user.click(button('Reset'));
  expect(dialog().getByRole('switch', { name: 'Invert' })).not.toBeChecked();
  await waitFor(() => expect(shown().style.filter).toBe(''));
});

it('goes through the images of the question and keeps the settings of each for the attempt', async () => {
  const { user } = await openViewer();
  expect(button('Previous image')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Zoom in'));
  await user.click(button('Next image'));
  expect(status()).toHaveTextContent('2 of 2 · Zoom 100 %');
  expect(shown()).toHaveAccessibleName('Figure 2 of the question');
  expect(button('Next image')).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog().getByRole('switch', { name: 'Invert' }));
  await user.click(button('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await user.click(await screen.findByRole('button', { name: 'Enlarge image 2' }));
  expect(await dialog().findByRole('switch', { name: 'Invert' })).toBeChecked();
  expect(shown().style.filter).toBe('invert(1)');
  await user.click(button('Previous image'));
  expect(status()).toHaveTextContent('1 of 2 · Zoom 113 %');
});

it('shows each image as it was left, also after the exam was left and entered again', async () => {
  const { user, backend, unmount } = await openViewer();
  await user.click(button('Rotate'));
  await user.click(dialog().getByRole('switch', { name: 'Invert' }));
  const at = location.pathname;
  unmount();
  const again = await renderApp({ at, as: 'student', backend });
  await again.user.click(await screen.findByRole('button', { name: 'Enlarge image 1' }));
  await waitFor(() => expect(status()).toHaveTextContent('Zoom 100 %, rotated 90°'));
  expect(dialog().getByRole('switch', { name: 'Invert' })).toBeChecked();
  await waitFor(() => expect(shown().style.filter).toBe('invert(1)'));
});

it('renders the dialog before it opens, and leaves the shortcuts to the question meanwhile', async () => {
  const { user } = await openExam([]);
  await screen.findByRole('button', { name: 'Enlarge image 1' });
  expect(await screen.findByRole('dialog', { hidden: true })).not.toBeVisible();
  await user.keyboard('m');
  expect(await screen.findByRole('checkbox', { name: 'Mark' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Enlarge image 2' }));
  expect(status()).toHaveTextContent('2 of 2');
  await user.keyboard('m');
  await user.click(button('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('checkbox', { name: 'Mark' })).toBeChecked();
  await user.keyboard('m');
  expect(screen.getByRole('checkbox', { name: 'Mark' })).not.toBeChecked();
});

it('keeps the dialog open after a drag that ends outside', async () => {
  await openViewer();
  const frame = dialog().getByRole('group', { name: 'Image 1' });
  Object.assign(frame, { setPointerCapture: () => undefined });
  const outside = outsideOf(frame);
  fireEvent.pointerDown(frame, { pointerId: 1, button: 0, clientX: 10, clientY: 10 });
  fireEvent.mouseDown(frame);
  fireEvent.pointerMove(frame, { pointerId: 1, clientX: 12, clientY: 11 });
  fireEvent.pointerUp(frame, { pointerId: 1, clientX: 12, clientY: 11 });
  fireEvent.mouseUp(outside);
  fireEvent.click(outside);
  expect(dialog().getByRole('heading', { name: 'Image' })).toBeVisible();
});

it('says when an image cannot be had, and loads it again', async () => {
  let fails = true;
  const refuse = http.get('*/bank/image', ({ request }) =>
    fails && request.url.includes(FILM) ? HttpResponse.json({}, { status: 404 }) : undefined,
  );
  const { user } = await openViewer([refuse]);
  await user.click(button('Next image'));
  expect(await dialog().findByRole('alert')).toHaveTextContent('Image 2 could not be loaded.');
  fails = false;
  await user.click(button('Try again'));
  expect(await dialog().findByRole('img')).toHaveAccessibleName('Figure 2 of the question');
  // Its bytes begin like an image, but cannot be decoded.
  fireEvent.error(shown());
  expect(await dialog().findByRole('alert')).toHaveTextContent('Image 2 could not be shown.');
  expect(dialog().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('describes the figure on request, and no more when asked again', async () => {
  const { user } = await openViewer();
  const text = `What ${ECG} shows`;
  const describe = await dialog().findByRole('button', { name: 'Describe figure' });
  expect(describe).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  await user.click(describe);
  expect(dialog().getByText(text)).toBeVisible();
  await user.click(button('Next image'));
  expect(await dialog().findByText(`What ${FILM} shows`)).toBeVisible();
  await user.click(button('Describe figure'));
  expect(screen.queryByText(`What ${FILM} shows`)).not.toBeInTheDocument();
});

it('offers no description of a figure that the server does not describe', async () => {
  await openViewer([http.get('*/bank/image', () => HttpResponse.json({ imgData: 'iVBORw0KGgo=' }))]);
  await waitFor(() => expect(button('Zoom out')).toHaveAttribute('aria-disabled', 'false'));
  expect(screen.queryByRole('button', { name: 'Describe figure' })).not.toBeInTheDocument();
});

it('enlarges a picture of the stem, by pointer and by keyboard, and stores none of its bytes', async () => {
  const [tracing, smear] = ['R0lGODlhAQABAAAAACw=', 'R0lGODlhAgABAAAAACw='].map(
    (gif) => `data:image/gif;base64,${gif}`,
  );
  const stem = `<p>The tracing <img src="${tracing}" alt="lead II"> and <img src="${smear}"> are shown.</p>`;
  const { user } = await openExam([], { stem });
  await user.click(await screen.findByRole('button', { name: 'Enlarge: lead II' }));
  expect(await screen.findByRole('dialog', { name: 'Image' })).toBeVisible();
  expect(shown()).toHaveAttribute('src', tracing);
  await waitFor(() => expect(button('Zoom out')).toHaveAttribute('aria-disabled', 'false'));
  await user.click(button('Zoom in'));
  await user.click(button('Next image'));
  expect(shown()).toHaveAttribute('src', smear);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Enlarge: lead II' })).toHaveFocus();
  screen.getByRole('button', { name: 'Enlarge: Picture' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Image' })).toBeVisible();
  expect(shown()).toHaveAttribute('src', smear);
  await user.click(button('Close'));
  const views = await imageViews.list('user-student');
  expect(JSON.stringify(views)).not.toContain('R0lGOD');
});

it('leaves a picture inside a link to the link', async () => {
  const stem =
    '<p><a href="https://www.example.org/"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="map"></a></p>';
  await openExam([], { stem });
  expect(await screen.findByRole('link', { name: 'map' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Enlarge/ })).not.toBeInTheDocument();
});
