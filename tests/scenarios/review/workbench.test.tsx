// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import { openExam, review, useExamFixtures } from './examFixtures';

const { aQuiz, enter } = useExamFixtures();

/** The labels of the items in the navigator. */
const listed = () =>
  within(screen.getByRole('navigation', { name: 'Questions' }))
    .queryAllByRole('button')
    .map((item) => item.getAttribute('aria-label'));
const chips = async () => within(await screen.findByRole('group', { name: 'Show' }));
const move = (name: string) => screen.getByRole('button', { name });

const keepAttempt = (attempt: FinishedAttempt) =>
  finishedAttempts.write(attempt.userId, attempt.quizId, attempt);

describe('how a question was answered', () => {
  it('shows time and target from the server, and the path from this device', async () => {
    const quizId = await aQuiz('student');
    await keepAttempt({
      userId: 'user-student',
      quizId,
      name: 'Morning block',
      timerOn: false,
      tutorOn: false,
      submittedAt: 1,
      items: [
        {
          questionId: 'q-1',
          labels: { discipline: [], organSystem: [], examType: [], topics: [], subtopics: [] },
          attemptedLetters: ['B', 'C', 'A'],
          attemptedAtMs: [-1, -1, -1],
          answer: 'A',
          result: 'correct',
          marked: false,
          timeSpentMs: 20_000,
          confidence: undefined,
        },
      ],
    });
    const { user } = await enter(review(quizId), 'student');
    await openExam();
    expect(await screen.findByText('Path: B → C → A')).toBeVisible();
    expect(screen.getByText('Time 0:20, target 1:30')).toBeVisible();
    await user.keyboard('n');
    expect(screen.queryByText(/^Path:/)).not.toBeInTheDocument();
    expect(screen.getByText('Time 0:20, target 1:30')).toBeVisible();
  });
});

describe('Answer again', () => {
  const words = () => document.body.textContent;
  const radio = (name: RegExp) => screen.getByRole('radio', { name });

  it('hides answer, key and explanation until a choice, and changes and sends nothing', async () => {
    const quizId = await aQuiz('student');
    const { user, sent } = await enter(review(quizId, 2), 'student');
    await openExam();
    await screen.findByText('Correct answer');
    await screen.findByRole('tab', { name: 'Explanation' });
    const again = await screen.findByRole('button', { name: 'Answer again' });
    const before = sent.length;
    await user.click(again);
    expect(words()).not.toMatch(/Your answer|Correct answer|Incorrect(?! 1)|Path:/);
    expect(screen.queryByRole('tab', { name: 'Explanation' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('radio').some((option) => option.matches(':checked'))).toBe(false);
    expect(listed()[1]).toBe('Question 2, answered, marked');

    await user.click(radio(/^C\./));
    expect(screen.getByText('Still wrong').parentElement).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Show my answer' })).toHaveFocus();
    expect(radio(/^C\./)).toBeChecked();
    expect(radio(/^C\./)).toHaveAccessibleDescription('This time, Incorrect');
    expect(radio(/^B\./)).toHaveAccessibleDescription('Your answer, Incorrect');
    expect(radio(/^A\./)).toHaveAccessibleDescription('Correct answer');
    await screen.findByRole('tab', { name: 'Explanation' });
    expect(radio(/^D\./)).toBeDisabled();
    expect(listed()[1]).toBe('Question 2, incorrect, marked');

    await user.click(screen.getByRole('button', { name: 'Show my answer' }));
    expect(radio(/^B\./)).toBeChecked();
    expect(words()).not.toMatch(/Still wrong|This time/);
    expect(sent).toHaveLength(before);
  });

  it('answers again by the keys, and ends with the item', async () => {
    const { user } = await enter(review(await aQuiz('student'), 2), 'student');
    await openExam();
    // Until then, nothing can be chosen.
    await user.keyboard('c');
    expect(radio(/^B\./)).toBeChecked();
    await user.click(await screen.findByRole('button', { name: 'Answer again' }));
    await user.keyboard('a');
    expect(screen.getByText('Right this time')).toBeVisible();
    await user.keyboard('n');
    expect(screen.queryByText('Right this time')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Answer again' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Answer again' }));
    await user.keyboard('p');
    expect(screen.getByText('Correct answer')).toBeInTheDocument();
    expect(radio(/^B\./)).toBeChecked();
  });
});

describe('the filters of a review', () => {
  it('leads navigator, Next, Previous and keys, and is kept in the URL', async () => {
    const { user } = await enter(review(await aQuiz('student')), 'student');
    await openExam();
    const show = await chips();
    expect(screen.queryByRole('combobox', { name: 'Show' })).not.toBeInTheDocument();
    await user.click(show.getByRole('button', { name: 'Incorrect 1' }));
    expect(listed()).toEqual(['Question 2, incorrect, marked']);
    expect(location.search).toBe('?show=incorrect');
    expect(show.getByRole('status')).toHaveTextContent('1 of 3 shown');
    // The question on screen stays until the user moves.
    expect(screen.getByRole('heading', { name: 'Item 1 of 3' })).toBeVisible();
    expect(move('Previous')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('n');
    expect(screen.getByRole('heading', { name: 'Item 2 of 3' })).toBeVisible();
    await waitFor(() => expect(location.pathname).toMatch(/\/2\/review$/));
    expect(location.search).toBe('?show=incorrect');
    expect(move('Next')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: 'Proceed to Next Question' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('heading', { name: 'Item 2 of 3' })).toBeVisible();

    await user.click(show.getByRole('button', { name: 'Incorrect 1' }));
    await user.click(show.getByRole('button', { name: 'Unanswered 1' }));
    expect(listed()).toEqual(['Question 3, unanswered']);
    await user.click(move('Next'));
    expect(screen.getByRole('heading', { name: 'Item 3 of 3' })).toBeVisible();
  });

  it('says that nothing matches, and All shows every question again', async () => {
    const { user } = await enter(`${review(await aQuiz('student'))}?show=correct,marked`, 'student');
    await openExam();
    const show = await chips();
    await screen.findByText('No question matches');
    expect(listed()).toEqual([]);
    expect(move('Next')).toHaveAttribute('aria-disabled', 'true');
    await user.click(show.getByRole('button', { name: 'All 3' }));
    expect(listed()).toHaveLength(3);
    expect(location.search).toBe('');
  });

  it('carries filters from the result into the review and back', async () => {
    const quizId = await aQuiz('student');
    const { user } = await enter(`/result/${quizId}?show=incorrect`, 'student');
    await user.click(await screen.findByRole('button', { name: 'Review question 2' }));
    await openExam();
    const show = await chips();
    await waitFor(() => expect(listed()).toEqual(['Question 2, incorrect, marked']));
    expect(location.search).toBe('?show=incorrect');
    await user.click(show.getByRole('button', { name: 'Marked 1' }));
    await user.click(screen.getByRole('button', { name: 'Result' }));
    await screen.findByRole('table', { name: 'Questions' });
    expect(location.pathname + location.search).toBe(`/result/${quizId}?show=incorrect,marked`);
    expect((await chips()).getByRole('button', { name: 'Marked 1' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('gives way to the list of states while a block is taken', async () => {
    await enter(`/exam/${await aQuiz('student', { status: 'IN_PROGRESS' })}/1`, 'student');
    await openExam();
    const select = within(screen.getByRole('combobox', { name: 'Show' }));
    expect(select.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Unanswered',
      'Not seen',
      'Marked',
    ]);
    expect(screen.queryByRole('group', { name: 'Show' })).not.toBeInTheDocument();
  });
});
