// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { getResponse, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { loadCategories } from '@/domain/quiz/calls';
import { renderApp } from '../../renderApp';
import { settle } from '../../settle';
import { type BuilderPage, openBuilder, usePlainMedia } from './builderPage';

const COUNT = '/quiz/categories/questions';

const countOf = (count: number) => ({
  questionCount: count,
  eligibleQuestionCount: count,
  questionLeftInDay: 38,
});

/** Withholds the response to the next count until the returned function is called. */
function withholdCount({ server }: BuilderPage, count: number): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const respond = async () => {
    await released;
    return HttpResponse.json(countOf(count));
  };
  server.use(http.post(`*/qlearn${COUNT}`, respond, { once: true }));
  return release;
}

const available = async (count?: number): Promise<void> => {
  const status = screen.getByText('Available questions:', { exact: false, selector: '[role=status]' });
  const wanted = count !== undefined ? new RegExp(`: ${count}$`) : /: [1-9]\d*$/;
  await waitFor(() => expect(status).toHaveTextContent(wanted));
};

describe('a quiz by category', () => {
  usePlainMedia();

  it('shows the title before the form is rendered', async () => {
    const { user } = await renderApp({ at: '/quiz-history', as: 'student' });
    const isFormShown = (): boolean => screen.queryByLabelText('# of Questions') !== null;
    const focused: string[] = [];
    const note = ({ target }: FocusEvent): void => {
      const isTitle = target instanceof HTMLHeadingElement;
      if (isTitle) focused.push(`${target.textContent}, form: ${String(isFormShown())}`);
    };
    document.addEventListener('focusin', note);
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    await user.click(await screen.findByRole('link', { name: 'Create Quiz' }));
    await screen.findByLabelText('# of Questions');
    document.removeEventListener('focusin', note);
    expect(focused).toEqual(['Create Quiz, form: false']);
  });

  it('shows the known lists at once when Power Search is switched off', async () => {
    const { user } = await openBuilder();
    await user.click(screen.getByRole('switch'));
    await screen.findByLabelText('Search topics');
    const added: Node[] = [];
    const observer = new MutationObserver((records) => {
      added.push(...records.flatMap(({ addedNodes }) => [...addedNodes]));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await user.click(screen.getByRole('switch'));
    await screen.findByLabelText('Pathology');
    observer.disconnect();
    const placeholders = added.filter(
      (node) => node instanceof Element && node.querySelector('.MuiSkeleton-root') !== null,
    );
    expect(placeholders).toEqual([]);
  });

  it('counts and creates a quiz exactly once, leads to the exam, and counts its use', async () => {
    const track = vi.fn();
    const page = await openBuilder('student', { track });
    await page.chooseEverything();
    await available();
    await page.tick('Timer');
    await page.user.clear(screen.getByLabelText('Quiz Name'));
    await page.user.type(screen.getByLabelText('Quiz Name'), '  Monday ');
    await page.user.clear(screen.getByLabelText('# of Questions'));
    await page.user.type(screen.getByLabelText('# of Questions'), '5');
    await page.user.dblClick(screen.getByRole('button', { name: 'Create Quiz' }));

    await waitFor(() => expect(location.pathname).toMatch(/^\/exam\/quiz-\w+\/1$/));
    await waitFor(() => expect(page.sent('/useractivity', 'PUT')).toHaveLength(1));
    expect(page.sent('/api/v2/quiz')).toHaveLength(1);
    expect(page.sent('/api/v2/quiz')[0]?.body).toEqual({
      name: 'Monday',
      userId: 'user-student',
      quizOptions: { tutorOn: false, timerOn: true },
      noOfQuestions: 5,
      questionOptions: { unused: true, correct: true, incorrect: true, marked: false },
      categoryMap: {
        discipline: ['Pathology', 'Surgery'],
        organSystem: ['Cardiovascular', 'Renal & Urinary'],
        examType: ['Step 1', 'Step 2'],
      },
    });
    expect(page.sent('/useractivity')[0]?.body).toEqual({
      userId: 'user-student',
      quizAccessCount: 1,
      questionAttemptCount: 5,
    });
    expect(page.sent('/user/preference', 'PUT')).toEqual([]);
    expect(track.mock.calls.filter(([name]) => name === 'quiz created')).toEqual([
      ['quiz created', { tutorOn: false, timerOn: true, questions: 5 }],
    ]);
  });

  it('counts once when choices follow each other quickly, and not before each list has one', async () => {
    const page = await openBuilder();
    await page.tick('Select all Discipline', 'Select all Organ System', 'All');
    expect(screen.getByText('Choose from each list and a question type')).toBeInTheDocument();
    // In one turn: two clicks of a user may take longer than the delay of the count.
    fireEvent.click(screen.getByLabelText('Select all Exam Type'));
    fireEvent.click(screen.getByLabelText('Step 1'));
    await available();
    expect(page.sent(COUNT)).toHaveLength(1);
  });

  it('shows what is missing, and leads to the first of it', async () => {
    const page = await openBuilder();
    await page.tick('Select all Discipline');
    await page.user.clear(screen.getByLabelText('Quiz Name'));
    await page.press('Create Quiz');

    // The message appears after its live region, and closes by itself; a query by role would take too long.
    await waitFor(() =>
      expect(document.querySelector('[role=alert]')).toHaveTextContent('Quiz Name is required'),
    );
    expect(screen.getByText('Select at least one Organ System')).toBeInTheDocument();
    expect(screen.getByText('Select at least one Exam Type')).toBeInTheDocument();
    expect(screen.queryByText('Select at least one Discipline')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'All' })).toHaveAccessibleDescription(
      'Select at least one option',
    );
    expect(screen.getByLabelText('Quiz Name')).toHaveAccessibleDescription('Quiz Name is required');
    expect(screen.getByRole('button', { name: 'Organ System' })).toHaveFocus();
    expect(page.sent('/api/v2/quiz')).toEqual([]);
  });

  it('takes no more than is eligible, and shows when there are not enough', async () => {
    const page = await openBuilder();
    page.answer('post', COUNT, 200, countOf(12));
    await page.chooseEverything();
    await available(12);
    expect(screen.getByText('38 questions left today')).toBeInTheDocument();
    const amount = screen.getByLabelText('# of Questions');
    await page.user.clear(amount);
    expect(amount).toHaveAccessibleDescription(/Amount of questions cannot be empty/);
    expect(screen.getByRole('button', { name: 'Create Quiz' })).toBeDisabled();
    await page.user.type(amount, '13');
    expect(amount).toHaveValue('1');
    await page.user.type(amount, '2a');
    expect(amount).toHaveValue('12');
    await page.user.clear(amount);
    await page.user.type(amount, '۱١');
    expect(amount).toHaveValue('11');

    page.answer('post', COUNT, 200, countOf(3));
    await page.tick('Step 1');
    await available(3);
    expect(amount).toHaveAccessibleDescription(/Not enough questions available/);
    expect(screen.getByRole('button', { name: 'Create Quiz' })).toBeDisabled();
  });

  it('creates no quiz with more questions than are eligible, also by a click before the count', async () => {
    const page = await openBuilder();
    page.answer('post', COUNT, 200, countOf(12));
    await page.chooseEverything();
    await available(12);
    page.answer('post', COUNT, 200, countOf(3));
    fireEvent.click(screen.getByLabelText('Step 1'));
    fireEvent.click(screen.getByRole('button', { name: 'Create Quiz' }));
    await available(3);
    await settle();
    expect(page.sent('/api/v2/quiz')).toEqual([]);
    expect(location.pathname).toBe('/create-quiz');
  });

  it('creates a quiz with what is chosen when its count has come, after a click that was faster', async () => {
    const page = await openBuilder();
    const release = withholdCount(page, 12);
    await page.chooseEverything();
    await page.press('Create Quiz');
    const create = screen.getByRole('button', { name: 'Create Quiz' });
    expect(create).toHaveAttribute('aria-busy', 'true');
    await page.tick('Timer');
    await page.user.clear(screen.getByLabelText('Quiz Name'));
    await page.user.type(screen.getByLabelText('Quiz Name'), 'Tuesday');
    release();
    await waitFor(() => expect(page.sent('/api/v2/quiz')).toHaveLength(1));
    expect(page.sent('/api/v2/quiz')[0]?.body).toMatchObject({
      name: 'Tuesday',
      quizOptions: { timerOn: true },
    });
  });

  it('opens the quiz that was created although its response was lost', async () => {
    const page = await openBuilder();
    await page.chooseEverything();
    await available();
    page.server.use(
      http.post('*/qlearn/api/v2/quiz', async ({ request }) => {
        await getResponse([...page.backend.handlers], request.clone());
        return HttpResponse.error();
      }),
    );
    await page.press('Create Quiz');
    await waitFor(() => expect(location.pathname).toMatch(/^\/exam\/quiz-\w+\/1$/));
    expect(page.sent('/api/v2/quiz')).toHaveLength(1);
  });

  it('creates no quiz when the page was left while the count was awaited', async () => {
    const page = await openBuilder();
    const release = withholdCount(page, 12);
    await page.chooseEverything();
    const create = screen.getByRole('button', { name: 'Create Quiz' });
    await page.press('Open menu');
    const settings = await screen.findByRole('link', { name: 'Settings' });
    // At once: a count that has not come within 8 s is no longer awaited.
    fireEvent.click(create);
    fireEvent.click(settings);
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    release();
    await settle();
    expect(page.sent('/api/v2/quiz')).toEqual([]);
    expect(location.pathname).toBe('/user-settings');
  });

  it('creates no quiz when a part was taken out while the count was awaited', async () => {
    const page = await openBuilder();
    const release = withholdCount(page, 12);
    await page.chooseEverything();
    await page.press('Create Quiz');
    // The name first: without an organ system, nothing is awaited any more after 300 ms.
    await page.user.clear(screen.getByLabelText('Quiz Name'));
    await page.tick('Select all Organ System');
    expect(await screen.findByText('Quiz Name is required', { selector: '[role=alert] *' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create Quiz' })).toHaveAttribute('aria-busy', 'false');
    release();
    await settle();
    expect(page.sent('/api/v2/quiz')).toEqual([]);
  });

  it('waits for the count of its own selection, not for that of an earlier one', async () => {
    const page = await openBuilder();
    page.answer('post', COUNT, 200, countOf(3));
    const release = withholdCount(page, 12);
    await page.chooseEverything();
    await waitFor(() => expect(page.sent(COUNT)).toHaveLength(1));
    fireEvent.click(screen.getByLabelText('Step 1'));
    fireEvent.click(screen.getByRole('button', { name: 'Create Quiz' }));
    release();
    await available(3);
    await settle();
    expect(page.sent('/api/v2/quiz')).toEqual([]);
  });

  it('shows why the server refused it, keeps everything, and can be tried again', async () => {
    const page = await openBuilder();
    await page.chooseEverything();
    await available();
    page.answer('post', '/api/v2/quiz', 400, { message: 'The bank is being updated.' });
    await page.press('Create Quiz');
    // Only once: a screen reader would read it twice.
    expect(await screen.findAllByText('The bank is being updated.')).toHaveLength(1);
    expect(screen.getByRole('checkbox', { name: 'Select all Discipline' })).toBeChecked();

    page.answer('post', '/api/v2/quiz', 500, {});
    await page.press('Create Quiz');
    expect(await screen.findAllByText('Cannot create quiz for some error...')).toHaveLength(1);
    page.server.resetHandlers(...page.backend.handlers);
    await page.press('Create Quiz');
    await waitFor(() => expect(location.pathname).toMatch(/^\/exam\//));
  });

  it('recovers from a count that fails', async () => {
    const page = await openBuilder();
    page.answer('post', COUNT, 400, { message: 'Counting is off.' });
    await page.chooseEverything();
    expect(await screen.findByText('Counting is off.')).toBeInTheDocument();
    page.answer('post', COUNT, 200, { questionCount: 9, eligibleQuestionCount: 9, questionLeftInDay: 9 });
    await page.press('Try again');
    await available(9);
  });

  it('recovers from categories that fail, by one message and one way to try again', async () => {
    const page = await openBuilder();
    page.answer('get', '/quiz/categories', 400, {});
    page.store.dispatch(loadCategories.actions.request());
    await screen.findByText('The categories could not be loaded.');
    page.server.resetHandlers(...page.backend.handlers);
    await page.press('Try again');
    await page.chooseEverything();
    await available();
  });

  it('says once that nothing could be loaded, and loads all of it by one Try again', async () => {
    const failed = () => HttpResponse.json({}, { status: 400 });
    const quizzes = vi.fn(failed);
    const page = await openBuilder('student', {
      handlers: [http.get('*/qlearn/quiz/categories', failed), http.get('*/qlearn/quiz/user/:id', quizzes)],
    });
    await screen.findByText('The categories could not be loaded.');
    await waitFor(() => expect(quizzes).toHaveBeenCalledOnce());
    await settle();
    const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(said.filter((text) => text !== '')).toEqual(['The categories could not be loaded.Try again']);
    const before = page.sent('/quiz/user/').length;
    page.server.resetHandlers(...page.backend.handlers);
    await page.press('Try again');
    expect(await screen.findByLabelText('Select all Discipline')).toBeInTheDocument();
    expect(page.sent('/quiz/user/')).toHaveLength(before + 1);
    expect(screen.queryByRole('region', { name: 'Quiz in progress' })).not.toBeInTheDocument();
  });

  it('keeps the focus on Try again when the categories, then the count, fail twice', async () => {
    const page = await openBuilder('student', {
      handlers: [http.get('*/qlearn/quiz/categories', () => HttpResponse.json({}, { status: 400 }))],
    });
    const tryAgain = () => screen.findByRole('button', { name: 'Try again' });
    const pressTwice = async () => {
      const first = await tryAgain();
      await page.user.click(first);
      await waitFor(() => expect(first).not.toBeInTheDocument());
      await waitFor(async () => expect(await tryAgain()).toHaveFocus());
    };
    await pressTwice();
    page.server.resetHandlers(...page.backend.handlers);
    await page.user.click(await tryAgain());
    page.answer('post', COUNT, 400, { message: 'Counting is off.' });
    await page.chooseEverything();
    await screen.findByText('Counting is off.');
    await pressTwice();
  });
});
