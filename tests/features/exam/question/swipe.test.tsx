// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildQuestion, createTestBackend } from '@/demo/testing';
import { swipeToMove } from '@/domain/preferences/examSwitches';
import { SMALL_BANK } from '../../../demo/quizzes';
import { renderApp } from '../../../renderApp';
import { anExamQuiz } from '../examQuiz';

const STEM = '<p>Look at this.</p><table><tbody><tr><td>Sodium</td></tr></tbody></table>';

beforeEach(() => {
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: 5 });
  // jsdom has no layout: this makes the window as wide as a phone.
  Object.defineProperty(document.documentElement, 'clientWidth', { configurable: true, value: 390 });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'maxTouchPoints');
  Reflect.deleteProperty(document.documentElement, 'clientWidth');
  window.getSelection()?.removeAllRanges();
});

async function enterExam() {
  const questions = SMALL_BANK.map((question, index) =>
    index === 0
      ? buildQuestion(question.id, { stem: STEM, figures: ['ecg-strip-palpitations.png'] })
      : question,
  );
  const backend = await createTestBackend({ questions, now: () => Date.now() });
  const quizId = await anExamQuiz(backend);
  const app = await renderApp({ at: `/exam/${quizId}/1`, as: 'student', backend });
  await screen.findByRole('button', { name: 'Enlarge image 1' });
  return app;
}

const fingers = (...places: readonly (readonly [x: number, y: number])[]) =>
  places.map(([clientX, clientY], identifier) => ({ clientX, clientY, identifier }));

function swipe(target: Element, to: readonly [x: number, y: number] = [80, 400]): void {
  fireEvent.touchStart(target, { touches: fingers([250, 400]) });
  fireEvent.touchEnd(target, { changedTouches: fingers(to) });
}

const item = (number: number) => screen.findByRole('heading', { name: `Item ${number} of 3` });
const text = () => screen.getByText('Look at this.');

/**
 * Waits for the code of the swipe, which is loaded with the exam. A listener that is not passive could delay scrolling.
 */
async function enterExamWithSwipe() {
  const listens = vi.spyOn(HTMLElement.prototype, 'addEventListener');
  await enterExam();
  const isPassive: unknown = expect.objectContaining({ passive: true });
  await waitFor(() => expect(listens).toHaveBeenCalledWith('touchend', expect.anything(), isPassive));
}

it('moves by a swipe over the question, and back', async () => {
  await enterExamWithSwipe();
  swipe(text());
  await item(2);
  swipe(screen.getByRole('radiogroup'), [390, 400]);
  await item(1);
});

it('stays on the item when the finger began on a table or image, scrolled or was not alone', async () => {
  await enterExamWithSwipe();
  swipe(screen.getByText('Sodium'));
  swipe(screen.getByRole('button', { name: 'Enlarge image 1' }));
  swipe(text(), [200, 100]);
  fireEvent.touchStart(text(), { touches: fingers([250, 400], [260, 400]) });
  fireEvent.touchEnd(text(), { changedTouches: fingers([80, 400]) });
  fireEvent.touchStart(text(), { touches: fingers([250, 400]) });
  window.getSelection()?.selectAllChildren(text());
  fireEvent.touchEnd(text(), { changedTouches: fingers([80, 400]) });
  expect(screen.getByRole('heading', { name: 'Item 1 of 3' })).toBeVisible();
  window.getSelection()?.removeAllRanges();
  swipe(text());
  await item(2);
});

it('moves nothing when swipes are switched off', async () => {
  swipeToMove.turn(false);
  await enterExam();
  swipe(text());
  expect(screen.getByRole('heading', { name: 'Item 1 of 3' })).toBeVisible();
});
