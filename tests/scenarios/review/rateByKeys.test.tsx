// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { buildQuestion, createTestBackend } from '@/demo/testing';
import { ratingLog } from '@/domain/ratings/ratingLogRecord';
import { itemsShown } from '@/features/exam/store/examSlice';
import { tutorDrafts } from '@/features/question-feedback/store/feedbackRecord';
import { questionsRated } from '@/features/question-feedback/store/ratedSlice';
import { clearRecords } from '../../clearRecords';
import { anExamQuiz } from '../../features/exam/examQuiz';
import { renderApp } from '../../renderApp';
import { openExam, tutorExam } from './examFixtures';

const TUTOR = 'user-tutor';

/** A quiz in tutor mode, opened at its first item with the tab 'Feedback'; `sent` are the ratings. */
async function openRating(count: number) {
  const bank = Array.from({ length: count }, (_, index) => buildQuestion(`q${index + 1}`));
  const backend = await createTestBackend({ questions: bank, now: () => Date.now() });
  const quizId = await anExamQuiz(backend, {
    owner: TUTOR,
    tutorOn: true,
    timerOn: false,
    questions: bank,
    size: count,
  });
  const sent: unknown[] = [];
  const listening = http.post('*/qlearn/question/feedback/tutor', async ({ request }) => {
    sent.push(await request.clone().json());
  });
  const app = await renderApp({
    at: tutorExam(quizId),
    as: 'tutor',
    backend: { ...backend, handlers: [listening, ...backend.handlers] },
  });
  await openExam();
  await app.user.click(await screen.findByRole('tab', { name: 'Feedback' }));
  await screen.findByRole('form', { name: 'Tutor feedback' });
  return { ...app, quizId, sent };
}

const form = () => screen.getByRole('form', { name: 'Tutor feedback' });
const group = (part: 'Stem' | 'Explanation', name: string) =>
  within(within(form()).getByRole('group', { name: part })).getByRole('radiogroup', { name });
const expanded = () => within(form()).getByRole('radiogroup', { name: 'Expanded explanation' });
const isIn = (radios: HTMLElement) => expect(radios.contains(document.activeElement)).toBe(true);
const findItem = (item: number, of: number) =>
  screen.findByRole('heading', { name: `Item ${item} of ${of}` });
const focusFirst = () => act(() => within(group('Stem', 'Difficulty')).getAllByRole('radio')[0]?.focus());
function box(): HTMLElement {
  const [first] = within(form()).getAllByRole('textbox', { name: 'Suggested improvement' });
  if (first === undefined) throw new Error('No box');
  return first;
}
/** Opened by 'Submit and next' at this item. */
const findFocused = async (item: number, of: number) => {
  await findItem(item, of);
  await waitFor(() => isIn(group('Stem', 'Difficulty')));
};

afterEach(clearRecords);

describe('rating by keys', () => {
  it('rates items with six key presses each, and says when all are rated', async () => {
    const { user, sent } = await openRating(2);
    focusFirst();
    for (let item = 1; item <= 2; item += 1) {
      await findFocused(item, 2);
      await user.keyboard('12311{Control>}{Enter}{/Control}');
      await waitFor(() => expect(sent).toHaveLength(item));
    }
    expect(await screen.findByText('All 2 rated')).toHaveRole('status');
    expect(sent[1]).toMatchObject({
      questionId: 'q2',
      stem: { difficulty: 'EASY', quality: 'GOOD', errors: 'GRAMMAR_TOPOLOGICAL' },
      explanation: { quality: 'EXCELLENT', errors: 'NONE' },
      improvementSuggestions: { stem: '', explanation: '', expandedExplanation: '' },
    });
    expect(await ratingLog.ids(TUTOR)).toHaveLength(2);
  });

  it('chooses by a digit, then focuses the next group without a choice, the optional one last', async () => {
    const { user } = await openRating(2);
    focusFirst();
    await user.keyboard('2');
    isIn(group('Stem', 'Quality'));
    expect(within(group('Stem', 'Difficulty')).getByRole('radio', { name: 'Medium' })).toBeChecked();
    await user.click(within(group('Explanation', 'Quality')).getByRole('radio', { name: 'Fair' }));
    act(() => within(group('Stem', 'Quality')).getAllByRole('radio')[0]?.focus());
    await user.keyboard('1');
    isIn(group('Stem', 'Errors'));
    await user.keyboard('1');
    isIn(group('Explanation', 'Errors'));
    await user.keyboard('3');
    isIn(expanded());
    await user.keyboard('3');
    for (const radio of within(expanded()).getAllByRole('radio')) expect(radio).not.toBeChecked();
    await user.keyboard('2');
    expect(within(expanded()).getByRole('radio', { name: 'Less relevant' })).toBeChecked();
  });

  it('never answers the question by a digit in the form, and takes digits in a text as text', async () => {
    const { user } = await openRating(2);
    focusFirst();
    await user.keyboard('9');
    act(() => screen.getByRole('button', { name: 'Same as last' }).focus());
    await user.click(box());
    await user.keyboard('12 mg');
    expect(box()).toHaveValue('12 mg');
    const options = within(screen.getByRole('radiogroup', { name: 'Answer options' }));
    for (const radio of options.getAllByRole('radio')) expect(radio).not.toBeChecked();
    for (const radio of within(form()).getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('sends from a text box too, waits for the server, and goes once for two presses', async () => {
    const { user, server, sent } = await openRating(3);
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.post('*/qlearn/question/feedback/tutor', async ({ request }) => {
        sent.push(await request.clone().json());
        await answered;
        return HttpResponse.json({});
      }),
    );
    focusFirst();
    await user.keyboard('11111');
    await user.click(box());
    await user.paste('Shorter');
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'Item 1 of 3' })).toBeVisible();
    const focused: (string | null | undefined)[] = [];
    const listen = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement)
        focused.push(target.textContent || target.closest('label')?.textContent);
    };
    document.addEventListener('focusin', listen);
    onTestFinished(() => document.removeEventListener('focusin', listen));
    answer();
    await findFocused(2, 3);
    // What a screen reader announces: the item, then the group, each once.
    expect(focused).toEqual(['Item 2 of 3', 'Easy']);
    expect(sent).toMatchObject([{ improvementSuggestions: { stem: 'Shorter' } }]);
  });

  it('stays at the item when sending fails, keeps the draft, and says so', async () => {
    const { user, server } = await openRating(2);
    server.use(http.post('*/qlearn/question/feedback/tutor', () => HttpResponse.json({}, { status: 500 })));
    focusFirst();
    await user.keyboard('12311{Control>}{Enter}{/Control}');
    expect(await within(form()).findByRole('alert')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Item 1 of 2' })).toBeVisible();
    expect(await tutorDrafts.read(TUTOR, 'q1')).toMatchObject({ stem: { quality: 'GOOD' } });
    expect(await ratingLog.ids(TUTOR)).toEqual([]);
  });

  it('leads past what is rated, wraps after the last item, and stays at one with ‘Rate again’', async () => {
    const { user, store, quizId } = await openRating(4);
    act(() => void store.dispatch(questionsRated({ quizId, questionIds: ['q2', 'q4'] })));
    await user.keyboard('nn');
    await findItem(3, 4);
    await user.keyboard('n');
    await user.click(await screen.findByRole('button', { name: 'Rate again' }));
    await findFocused(4, 4);
    await user.keyboard('11111');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    // 'Submit' alone goes nowhere.
    await screen.findByText('You have rated this question.');
    expect(screen.getByRole('heading', { name: 'Item 4 of 4' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rate again' }));
    await findFocused(4, 4);
    await user.keyboard('11111{Control>}{Enter}{/Control}');
    await findFocused(1, 4);
  });

  it('leads only to what the filter of the navigator lists, and says when that is rated', async () => {
    const { user, store } = await openRating(4);
    act(() => void store.dispatch(itemsShown([0, 2])));
    focusFirst();
    await user.keyboard('11111{Control>}{Enter}{/Control}');
    await findFocused(3, 4);
    await user.keyboard('11111{Control>}{Enter}{/Control}');
    expect(await screen.findByText('All 2 rated')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Item 3 of 4' })).toBeVisible();
  });

  it('fills the groups from this tab’s last rating, never the texts, and does not send it', async () => {
    const { user, sent } = await openRating(2);
    expect(screen.getByRole('button', { name: 'Same as last' })).toBeDisabled();
    focusFirst();
    await user.keyboard('123112');
    await user.click(box());
    await user.paste('Only here');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await findFocused(2, 2);
    await user.click(screen.getByRole('button', { name: 'Same as last' }));
    expect(screen.getByText('filled from item 1')).toHaveRole('status');
    expect(within(form()).getAllByRole('radio', { checked: true })).toHaveLength(6);
    expect(box()).toHaveValue('');
    expect(sent).toHaveLength(1);
  });

  it('says how long the rest takes, from five rated items on', async () => {
    const log = (seconds: number, index: number) => ({
      at: index,
      quizName: '',
      questionId: `a${index}`,
      seconds,
    });
    for (const [index, seconds] of [30, 61, 61, 9_000].entries())
      await ratingLog.write(TUTOR, String(index), log(seconds, index));
    await openRating(4);
    expect(await screen.findByText('rated 0 of 4')).toBeVisible();
    expect(screen.queryByText(/min left$/)).toBeNull();
    await act(() => ratingLog.write(TUTOR, '9', log(61, 9)));
    expect(await screen.findByText('about 5 min left')).toBeVisible();
  });
});
