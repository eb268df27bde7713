// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { QuizRecord } from '@/demo/database/records';
import { createTestBackend } from '@/demo/testing';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import { rawStore } from '../../rawStore';
import { renderApp } from '../../renderApp';

/** A backend and the student's latest submitted quiz. */
async function withQuiz() {
  const backend = await createTestBackend({ now: () => Date.now() });
  const quizzes = await backend.context.database.byGroup('quizzes', 'user-student');
  const [quiz] = quizzes
    .filter(({ status }) => status === 'COMPLETE')
    .sort((one, other) => (other.submittedAt ?? 0) - (one.submittedAt ?? 0));
  if (quiz === undefined) throw new Error('The demo student has no quiz.');
  return { backend, quiz };
}

const open = async (quiz: QuizRecord, backend: Awaited<ReturnType<typeof createTestBackend>>) =>
  renderApp({ at: `/result/${quiz.id}`, as: 'student', backend });

const keepAttempt = (attempt: FinishedAttempt) =>
  finishedAttempts.write(attempt.userId, attempt.quizId, attempt);

describe('result', () => {
  it('shows the figures of the quiz, and the title of the page', async () => {
    const { backend, quiz } = await withQuiz();
    await open(quiz, backend);
    const overview = await screen.findByRole('region', { name: 'Overview' });
    expect(document.title).toBe('Result · QLearn');
    expect(screen.getByRole('heading', { level: 1, name: 'Result' })).toBeVisible();
    const text = overview.textContent;
    expect(text).toContain(quiz.name);
    expect(text).toContain(`Tutor Off - Timer ${quiz.timerOn ? 'On' : 'Off'}`);
    expect(text).toContain(`${Math.round((100 * quiz.correct) / quiz.total)}% correct`);
    expect(text).toContain(`${quiz.correct} out of ${quiz.attempted}`);
    expect(text).toMatch(/\d\dh \d\dm \d\ds/);
    expect(screen.getByRole('link', { name: 'VIEW OVERALL PERFORMANCE' })).toHaveAttribute(
      'href',
      '/overall-performance',
    );
  });

  it('breaks the score down by each of the five headings', async () => {
    const { backend, quiz } = await withQuiz();
    const { user } = await open(quiz, backend);
    const opener = await screen.findByRole('button', { name: 'Category Breakdown' });
    // Awaited: lazy parts that suspend in an `act` that is not awaited stay suspended.
    await act(async () => {
      opener.click();
      await import('@/features/result/BreakdownContent');
    });
    const select = await screen.findByRole('combobox', { name: 'View By' });
    for (const name of ['Discipline', 'Organ System', 'Exam Type', 'Topics', 'Subtopics']) {
      await user.selectOptions(select, name);
      expect(screen.getAllByText(/^\d+% correct \(\d+ of \d+\)$/).length).toBeGreaterThan(0);
    }
  });

  it('lists every question under the columns of the specification', async () => {
    const { backend, quiz } = await withQuiz();
    await open(quiz, backend);
    const table = await screen.findByRole('table', { name: 'Questions' });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Status',
      '#',
      'Question',
      'Discipline',
      'Organ System',
      'Exam Type',
      'Topics',
      'Sub Topics',
      'Time Spent Testing',
      'Time Spent Reviewing',
      'Review',
    ]);
    expect(within(table).getAllByRole('row')).toHaveLength(quiz.total + 1);
    const first = within(table).getByRole('row', { name: /^(Correct|Incorrect|Unanswered)(, marked)? 1 / });
    expect(first.textContent).toMatch(/\d\d:\d\d/);
  });

  it('shows each verdict by a sign of its own shape, besides word and color', async () => {
    const { backend, quiz } = await withQuiz();
    const sheet = await backend.context.database.get('sheets', quiz.id);
    const [first, second, third] = sheet?.items ?? [];
    if (sheet === undefined || first === undefined || second === undefined || third === undefined)
      throw new Error('The quiz has too few questions.');
    const items = [
      { ...first, correct: true, marked: false },
      { ...second, correct: false, answerGiven: 'A', marked: false },
      { ...third, correct: false, answerGiven: '', marked: false },
    ];
    await backend.context.database.put('sheets', { ...sheet, items });
    await open(quiz, backend);
    const shapes = await Promise.all(
      ['Correct', 'Incorrect', 'Unanswered'].map(async (verdict) => {
        const [sign] = await screen.findAllByTitle(verdict);
        return [...(sign?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d')).join(' ');
      }),
    );
    expect(new Set(shapes.filter((shape) => shape !== '')).size).toBe(3);
  });

  it('starts one block for a double click, keeps its id, and opens the review of that question', async () => {
    const { backend, quiz } = await withQuiz();
    const { user } = await open(quiz, backend);
    await user.dblClick(await screen.findByRole('button', { name: /^Review(ed)? question 3$/ }));
    await waitFor(() => expect(location.pathname).toBe(`/exam/${quiz.id}/3/review`));
    const blocks = await backend.context.database.byGroup('blocks', 'user-student');
    expect(blocks.filter(({ quizId }) => quizId === quiz.id)).toHaveLength(1);
    expect(localStorage.getItem('feedbackBlockId')).toBe(blocks[0]?.id);
  });

  it('shows when the block cannot be started, and stays', async () => {
    const { backend, quiz } = await withQuiz();
    const { user, server } = await open(quiz, backend);
    server.use(http.post('*/qlearn/quiz/block', () => HttpResponse.json({}, { status: 500 })));
    await user.click(await screen.findByRole('button', { name: /^Review(ed)? question 1$/ }));
    // The notice closes by itself; the text above the table stays until the next attempt.
    const words = () => screen.queryAllByText('The review could not be started. Please try again.');
    await waitFor(() => expect(words()).toHaveLength(2));
    expect(location.pathname).toBe(`/result/${quiz.id}`);
    server.resetHandlers(...backend.handlers);
    await user.click(screen.getByRole('button', { name: /^Review(ed)? question 1$/ }));
    await waitFor(() => expect(words()).toHaveLength(1));
  });

  it('recovers from an answer that cannot be read', async () => {
    const { backend, quiz } = await withQuiz();
    const broken = http.get('*/qlearn/question-history/quiz/:id', () => HttpResponse.html('<html>'), {
      once: true,
    });
    const { user } = await open(quiz, { ...backend, handlers: [broken, ...backend.handlers] });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText('The questions could not be loaded. Please try again.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Overview' })).toBeVisible();
    await user.click(again);
    expect(await screen.findByRole('table', { name: 'Questions' })).toBeVisible();
  });

  it.each([
    ['unknown', 'quiz-unknown'],
    ['of somebody else', 'quiz-1'],
  ])('says that the quiz is %s: shows it and shows the way on', async (_, id) => {
    await renderApp({ at: `/result/${id}`, as: 'student' });
    expect(await screen.findByText('Quiz not found.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Quiz History' })).toHaveAttribute('href', '/quiz-history');
  });

  it.each([
    ['student', false, /^\/exam\/[\w-]+\/1$/],
    ['tutor', true, /^\/exam\/[\w-]+\/1\/tutor\/true$/],
  ] as const)(
    'leads from a quiz in progress a %s back to the exam it was made for',
    async (as, tutorOn, exam) => {
      const { backend, quiz } = await withQuiz();
      const userId = `user-${as}`;
      const { database } = backend.context;
      await database.put('quizzes', { ...quiz, group: userId, tutorOn, status: 'IN_PROGRESS' });
      const sheet = await database.get('sheets', quiz.id);
      if (sheet !== undefined) await database.put('sheets', { ...sheet, group: userId });
      const { user } = await renderApp({ at: `/result/${quiz.id}`, as, backend });
      await user.click(await screen.findByRole('button', { name: 'Resume' }));
      await waitFor(() => expect(location.pathname).toMatch(exam));
    },
  );

  it('leads to Create Quiz with what was missed, when something was', async () => {
    const { backend, quiz } = await withQuiz();
    const { database } = backend.context;
    const sheet = await database.get('sheets', quiz.id);
    if (sheet === undefined) throw new Error('The quiz has no answers.');
    const { user } = await open(quiz, backend);
    await user.click(await screen.findByRole('link', { name: 'Retry missed' }));
    expect(await screen.findByRole('heading', { name: 'Create Quiz' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Incorrect' })).toBeChecked());
    expect(screen.getByRole('checkbox', { name: 'Correct' })).not.toBeChecked();

    cleanup();
    await database.put('sheets', {
      ...sheet,
      items: sheet.items.map((item) => ({ ...item, correct: true })),
    });
    await open(quiz, backend);
    await screen.findByRole('table', { name: 'Questions' });
    expect(screen.getByRole('button', { name: 'Retry missed' })).toBeDisabled();
  });

  it('prints figures and tables, and nothing of the questions themselves', async () => {
    const { backend, quiz } = await withQuiz();
    const { user } = await open(quiz, backend);
    const table = await screen.findByRole('table', { name: 'Questions' });
    const stems = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.children[2]?.textContent ?? '');
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      window.dispatchEvent(new Event('beforeprint'));
      const text = document.body.textContent;
      expect(text).toContain(quiz.name);
      expect(text).toContain(`${quiz.correct} out of ${quiz.attempted}`);
      for (const stem of stems) expect(text).not.toContain(stem.slice(0, 30));
      const printed = screen.getByRole('table', { name: 'Questions' });
      expect(within(printed).getAllByRole('row')).toHaveLength(quiz.total + 1);
      window.dispatchEvent(new Event('afterprint'));
    });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    expect(await screen.findByRole('heading', { name: 'Result' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toHaveFocus();
  });

  it('names a quiz without a name, on the screen and printed', async () => {
    const { backend, quiz } = await withQuiz();
    await backend.context.database.put('quizzes', { ...quiz, name: '' });
    await open(quiz, backend);
    await screen.findByRole('table', { name: 'Questions' });
    expect(screen.getByRole('heading', { level: 2, name: 'Unnamed quiz' })).toBeVisible();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByRole('heading', { level: 1, name: 'Result: Unnamed quiz' })).toBeVisible();
  });

  describe('filters', () => {
    const show = async () => within(await screen.findByRole('group', { name: 'Show' }));
    const rows = () => {
      const table = screen.queryByRole('table', { name: 'Questions' });
      return table === null ? 0 : within(table).getAllByRole('row').length - 1;
    };

    it('counts what filters let pass, intersects them, and keeps them in the URL', async () => {
      const { backend, quiz } = await withQuiz();
      const { user } = await open(quiz, backend);
      const chips = await show();
      const sheet = await backend.context.database.get('sheets', quiz.id);
      const items = sheet?.items ?? [];
      const correct = items.filter((item) => item.correct).length;
      const incorrect = items.filter((item) => !item.correct && item.answerGiven !== '').length;
      const slow = items.filter((item) => item.timeSpent > 90);
      expect(chips.getByRole('button', { name: `All ${quiz.total}` })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      expect(chips.getByRole('button', { name: `Incorrect ${incorrect}` })).toBeVisible();
      const right = chips.getByRole('button', { name: `Correct ${correct}` });
      await user.click(right);
      await waitFor(() => expect(rows()).toBe(correct));
      expect(right).toHaveAttribute('aria-pressed', 'true');
      expect(chips.getByRole('status')).toHaveTextContent(`${correct} of ${quiz.total} shown`);

      // With the keyboard, like any button.
      chips.getByRole('button', { name: `Slow ${slow.length}` }).focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(rows()).toBe(slow.filter((item) => item.correct).length));
      expect(location.search).toBe('?show=correct,slow');
      await user.click(chips.getByRole('button', { name: `All ${quiz.total}` }));
      await waitFor(() => expect(rows()).toBe(quiz.total));
      expect(location.search).toBe('');
    });

    it('says that no question matches, and leads back to all', async () => {
      const { backend, quiz } = await withQuiz();
      const { user } = await renderApp({
        at: `/result/${quiz.id}?show=incorrect,correct`,
        as: 'student',
        backend,
      });
      expect(await screen.findByText('No question matches these filters.')).toBeVisible();
      expect(rows()).toBe(0);
      await user.click(screen.getByRole('button', { name: 'Show all' }));
      await waitFor(() => expect(rows()).toBe(quiz.total));
      expect(screen.getByRole('heading', { name: 'Questions' })).toHaveFocus();
    });

    it('says why filters are not available without this device’s record of the quiz', async () => {
      const { backend, quiz } = await withQuiz();
      const { user } = await open(quiz, backend);
      const chips = await show();
      const why = 'Changed and Guessed: not recorded on this device';
      await chips.findByText(why);
      const changed = chips.getByRole('button', { name: 'Changed' });
      expect(changed).toHaveAttribute('aria-disabled', 'true');
      expect(changed).toHaveAccessibleDescription(why);
      await user.click(changed);
      expect(changed).toHaveAttribute('aria-pressed', 'false');
      expect(rows()).toBe(quiz.total);
    });

    it('filters by the record of this device, and by the notes', async () => {
      const { backend, quiz } = await withQuiz();
      const sheet = await backend.context.database.get('sheets', quiz.id);
      const [first, second, third] = sheet?.items ?? [];
      const kept = (questionId: string | undefined, letters: string) => ({
        questionId: questionId ?? '',
        labels: { discipline: [], organSystem: [], examType: [], topics: [], subtopics: [] },
        attemptedLetters: letters.split(''),
        attemptedAtMs: letters.split('').map(() => -1),
        answer: letters.at(-1) ?? '',
        result: 'unknown' as const,
        marked: false,
        timeSpentMs: 0,
        confidence: letters === 'B' ? ('guess' as const) : undefined,
      });
      await keepAttempt({
        userId: 'user-student',
        quizId: quiz.id,
        name: quiz.name,
        timerOn: false,
        tutorOn: false,
        submittedAt: 1,
        items: [kept(first?.questionId, 'AB'), kept(second?.questionId, 'ABA'), kept(third?.questionId, 'B')],
      });
      await rawStore('questionNotes').write('user-student', first?.questionId ?? '', {});
      const { user } = await open(quiz, backend);
      const chips = await show();
      await user.click(await chips.findByRole('button', { name: 'Changed 1' }));
      await waitFor(() => expect(rows()).toBe(1));
      await user.click(chips.getByRole('button', { name: 'With note 1' }));
      expect(rows()).toBe(1);
      await user.click(chips.getByRole('button', { name: 'Guessed 1' }));
      await waitFor(() => expect(rows()).toBe(0));
      expect(screen.getByText('No question matches these filters.')).toBeVisible();
    });
  });
});
