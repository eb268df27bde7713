// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '@/demo/testing';
import { attempts } from '@/domain/attempt/attemptRecord';
import { loadImage } from '@/domain/figures/calls';
import { submissions } from '@/domain/outbox/outboxRecord';
import { sentSubmissions } from '@/domain/outbox/submission/sentRecord';
import * as attemptModel from '@/features/exam/attempt/attemptModel';
import { selectExam, selectOpenExam } from '@/features/exam/store/examSlice';
import { localEntries } from '@/shared/storage/localEntries';
import { SMALL_BANK, STUDENT } from '../../demo/quizzes';
import { anExamQuiz } from '../../features/exam/examQuiz';
import { renderApp } from '../../renderApp';
import { settle } from '../../settle';
import { valuesOf, writeAttempt } from '../../storedRecords';

let backend: TestBackend;
let quizId: string;

const aQuiz = (owner = STUDENT) => anExamQuiz(backend, { owner });

const enter = (address: string, as: 'student' | 'tutor' | 'admin' = 'student') =>
  renderApp({ at: address, as, backend });

/** Chooses B, whose write throws; the first write of the restarted exam lasts until `finish` is called. */
async function enterAndFailWrite() {
  const { user, store } = await enter(`/exam/${quizId}/1`);
  await screen.findByRole('radiogroup');
  let finish = (): void => undefined;
  const second = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const write = vi
    .spyOn(attempts, 'write')
    .mockImplementationOnce(() => {
      throw new Error('A fault of ours');
    })
    .mockImplementationOnce(() => second);
  await user.click(screen.getByRole('radio', { name: 'B. Second' }));
  await waitFor(() => expect(write).toHaveBeenCalledTimes(2));
  return { user, store, finish };
}

/** Opens an attempt from the journal on the device: D is chosen in the second item. */
async function enterWithSecondsLeft(secondsLeft: number) {
  await writeAttempt({
    userId: STUDENT,
    quizId,
    items: [
      {
        questionId: 'q-2',
        answer: 'D',
        attemptedLetters: ['A', 'D'],
        attemptedAtMs: [],
        marked: true,
        struckLetters: ['B'],
        timeSpentMs: 12_000,
      },
    ],
    currentItem: 2,
    secondsLeft,
    phase: 'sitting',
    updatedAt: Date.now(),
  });
  return enter(`/exam/${quizId}/2`);
}

beforeEach(async () => {
  backend = await createTestBackend({ questions: SMALL_BANK, now: () => Date.now() });
  quizId = await aQuiz();
});

describe('the exam', () => {
  it('shows the question, its options as one group of radios, and which item it is', async () => {
    await enter(`/exam/${quizId}/1`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Morning block' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Item 1 of 3' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Question' })).toHaveTextContent('Stem of q-1.');
    const group = within(screen.getByRole('radiogroup', { name: 'Answer options' }));
    expect(group.getAllByRole('radio')).toHaveLength(4);
    expect(group.getByRole('radio', { name: 'A. First' })).toBeEnabled();
    expect(screen.getByRole('timer', { name: 'Time remaining' })).toHaveTextContent(/^04:(30|2\d)$/);
    expect(document.title).toBe('Morning block · QLearn');
  });

  it('puts nothing of the key in the document while the block is taken', async () => {
    await enter(`/exam/${quizId}/1`);
    await screen.findByRole('radiogroup');
    expect(document.body.innerHTML).not.toMatch(/is right because|correct answer|data-verdict|wrong here/i);
  });

  it('keeps an answer on the device in the click, and shows it', async () => {
    const { user } = await enter(`/exam/${quizId}/1`);
    await user.click(await screen.findByRole('radio', { name: 'B. Second' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    await waitFor(async () => {
      const record = await attempts.read(STUDENT, quizId);
      expect(record?.items[0]).toMatchObject({ answer: 'B', attemptedLetters: ['B'] });
    });
    expect(screen.getByRole('button', { name: 'Question 1, answered' })).toBeInTheDocument();
  });

  it('keeps a move on the device', async () => {
    const { user } = await enter(`/exam/${quizId}/1`);
    await user.click(await screen.findByRole('button', { name: 'Question 3, unanswered' }));
    await waitFor(async () => expect(await attempts.read(STUDENT, quizId)).toMatchObject({ currentItem: 3 }));
  });

  it('keeps storing answers after a fault of its own, and loses none', async () => {
    const { user } = await enter(`/exam/${quizId}/1`);
    const options = await screen.findByRole('radiogroup');
    vi.spyOn(attempts, 'write').mockImplementationOnce(() => {
      throw new Error('A fault of ours');
    });
    await user.click(screen.getByRole('radio', { name: 'B. Second' }));
    // The exam is entered again: a button of the earlier screen would do nothing.
    await waitFor(() => expect(options).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Item 2 of 3' });
    await user.click(screen.getByRole('radio', { name: 'C. Third' }));
    await waitFor(async () => {
      const record = await attempts.read(STUDENT, quizId);
      expect(record?.items.map(({ answer }) => answer)).toEqual(['B', 'C', '']);
    });
  });

  it('keeps what is done while it restarts after a fault', async () => {
    const { user, finish } = await enterAndFailWrite();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Item 2 of 3' });
    await user.click(screen.getByRole('radio', { name: 'C. Third' }));
    finish();
    await waitFor(async () => {
      const record = await attempts.read(STUDENT, quizId);
      expect(record?.items.map(({ answer }) => answer)).toEqual(['B', 'C', '']);
    });
    // The screen is replaced in the meantime.
    await waitFor(() => {
      expect(screen.getByRole('heading', { name: 'Item 2 of 3' })).toBeInTheDocument();
      expect(screen.getByRole('radio', { name: 'C. Third' })).toBeChecked();
    });
  });

  it('enters no exam again after a fault when it was left meanwhile', async () => {
    const { user, store, finish } = await enterAndFailWrite();
    await user.click(screen.getByRole('button', { name: 'Suspend' }));
    // The exam's effects end after Create Quiz is in the document.
    await waitFor(() => expect(selectOpenExam(store.getState())).toBeUndefined());
    const left = selectExam(store.getState());
    finish();
    await settle();
    expect(selectExam(store.getState())).toBe(left);
  });

  it('says that a click had no effect when its handler throws, and that answers are saved', async () => {
    const { user } = await enter(`/exam/${quizId}/1`);
    await user.click(await screen.findByRole('radio', { name: 'B. Second' }));
    const choose = vi.spyOn(attemptModel, 'answerChosen').mockImplementationOnce(() => {
      throw new Error('A fault of ours');
    });
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Item 2 of 3' });
    await user.click(screen.getByRole('radio', { name: 'C. Third' }));
    expect(choose).toHaveBeenCalledOnce();
    expect(await screen.findByText(/answers shown here are saved/)).toHaveTextContent('Something went wrong');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/Something went wrong/)).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'C. Third' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'C. Third' }));
    await waitFor(async () => {
      const record = await attempts.read(STUDENT, quizId);
      expect(record?.items.map(({ answer }) => answer)).toEqual(['B', 'C', '']);
    });
  });

  it('claims nothing as saved that the journal does not have after a fault', async () => {
    const { user } = await enter(`/exam/${quizId}/1`);
    await screen.findByRole('radiogroup');
    const write = vi.spyOn(attempts, 'write').mockImplementation(() => Promise.resolve());
    await user.click(screen.getByRole('radio', { name: 'B. Second' }));
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('A fault of ours') }));
    expect(await screen.findByText(/are not saved on this device/)).toBeInTheDocument();
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(screen.getByText('Not saved')).toBeInTheDocument();
    write.mockRestore();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect((await attempts.read(STUDENT, quizId))?.items[0]).toMatchObject({ answer: 'B' });
  });

  it('strikes an option out, which then cannot be chosen until it is restored', async () => {
    const { user } = await enter(`/exam/${quizId}/1`);
    await user.click(await screen.findByRole('button', { name: 'Strike out C' }));
    const option = screen.getByRole('radio', { name: 'C. Third' });
    expect(option).toBeDisabled();
    expect(option).toHaveAccessibleDescription('Struck out');
    await user.click(screen.getByRole('button', { name: 'Restore C' }));
    await user.click(screen.getByRole('radio', { name: 'C. Third' }));
    expect(screen.getByRole('radio', { name: 'C. Third' })).toBeChecked();
  });

  it('takes an exam by keyboard alone', async () => {
    const { user } = await enter(`/exam/${quizId}/1`);
    await screen.findByRole('radiogroup');
    await user.keyboard('bmn');
    expect(screen.getByRole('heading', { name: 'Item 2 of 3' })).toBeInTheDocument();
    await user.keyboard('3{ArrowRight}a');
    expect(screen.getByRole('radio', { name: 'A. First' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Question 1, answered, marked' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Proceed to Next Question' })).not.toBeInTheDocument();
  });

  it('highlights words by keyboard alone, and takes the highlight away', async () => {
    const { user } = await enter(`/exam/${quizId}/1`);
    await screen.findByRole('radiogroup');
    await user.keyboard('l');
    await screen.findByText('leaves', { exact: false });
    await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}2');
    await waitFor(() => expect(document.querySelector('mark')).toHaveTextContent('Stem of'));
    expect(screen.getByText('Highlighted green: Stem of')).toBeInTheDocument();
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(4);
    await user.keyboard('{Delete}');
    await waitFor(() => expect(document.querySelector('mark')).toBeNull());
    await user.keyboard('{Escape}n');
    expect(screen.getByRole('heading', { name: 'Item 2 of 3' })).toBeInTheDocument();
  });

  it('offers what to do with a highlight on its own question alone', async () => {
    const { user } = await enter(`/exam/${quizId}/1`);
    await screen.findByRole('radiogroup');
    await user.keyboard('l');
    await screen.findByText('leaves', { exact: false });
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}1{Escape}');
    const mark = await waitFor(() => document.querySelector('mark') ?? expect.fail('No highlight'));
    fireEvent.click(mark);
    expect(await screen.findByRole('toolbar')).toBeInTheDocument();
    await user.keyboard('n');
    expect(screen.getByRole('heading', { name: 'Item 2 of 3' })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
  });

  it('announces whether the answers are saved once, also while a dialog is open', async () => {
    const { user } = await enter(`/exam/${quizId}/1`);
    await screen.findByRole('radiogroup');
    // A slow first write would be news of its own.
    await waitFor(async () => expect(await attempts.readStored(STUDENT, quizId)).toBeDefined());
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await screen.findByRole('dialog');
    const announced = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
    expect(announced()).not.toContain('Saved');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    const offline = 'Offline – answers are kept on this device';
    await waitFor(() => expect(announced().filter((text) => text === offline)).toHaveLength(1));
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(announced().filter((text) => text === 'Saved')).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getAllByText('Saved')).toHaveLength(1);
  });

  it('warns before the page is unloaded until the server has the answers', async () => {
    const { user, server } = await enter(`/exam/${quizId}/1`);
    const warns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(warns()).toBe(false);
    await screen.findByRole('radiogroup');
    expect(warns()).toBe(true);
    let refuse = (): void => undefined;
    const refused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    server.use(
      http.post('*/qlearn/quiz/:id/user/:userId/submit', async () => {
        await refused;
        return HttpResponse.json({}, { status: 400 });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'End Block' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End Block' }));
    await screen.findByRole('heading', { name: 'The block has ended' });
    expect(warns()).toBe(true);
    refuse();
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(warns()).toBe(true);
    server.resetHandlers(...backend.handlers);
    await user.click(again);
    await waitFor(() => expect(window.location.pathname).toBe(`/result/${quizId}`));
    expect(warns()).toBe(false);
  });

  it('warns no tutor before the page is unloaded', async () => {
    await enter(`/exam/${await aQuiz('user-tutor')}/1`, 'tutor');
    await screen.findByRole('radiogroup');
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('releases the images of the attempt when it is left', async () => {
    const illustrated = await anExamQuiz(backend, { size: 5 });
    const { user, store } = await enter(`/exam/${illustrated}/5`);
    await screen.findByRole('button', { name: 'Enlarge image 1' });
    const image = 'ecg-strip-palpitations.png';
    expect(loadImage.selectData(store.getState(), image)?.imgData).not.toBe('');
    await user.click(screen.getByRole('link', { name: 'QLearn home' }));
    await screen.findByRole('heading', { level: 1, name: 'Create Quiz' });
    await waitFor(() => expect(loadImage.selectState(store.getState(), image).status).toBe('idle'));
  });

  it('lists what is open before the block ends, then submits and opens the result', async () => {
    const { user } = await enter(`/exam/${quizId}/1`);
    await user.click(await screen.findByRole('radio', { name: 'A. First' }));
    await user.click(screen.getByRole('button', { name: 'End Block' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('2 unanswered')).toBeInTheDocument();
    expect(dialog.getByText('0 marked')).toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Question 3' })).toHaveAttribute('href', `/exam/${quizId}/3`);
    expect(dialog.getByText('Warning - This block is incomplete!')).toBeInTheDocument();
    expect(dialog.getByText('If you end this block you will not be able to return.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'End Block' }));
    await waitFor(() => expect(window.location.pathname).toBe(`/result/${quizId}`));
    const sheet = await backend.context.database.get('sheets', quizId);
    expect(sheet?.items.map(({ answerGiven }) => answerGiven)).toEqual(['A', '', '']);
    expect(await attempts.read(STUDENT, quizId)).toBeUndefined();
    expect(await submissions.read(STUDENT, quizId)).toBeUndefined();
  });

  it('says that the block has ended when its time is over, and that the answers are being sent', async () => {
    const { server } = await enterWithSecondsLeft(2);
    server.use(http.post('*/qlearn/quiz/:id/user/:userId/submit', () => new Promise(() => undefined)));
    expect(await screen.findByRole('radio', { name: 'D. Fourth' })).toBeChecked();
    const heading = await screen.findByRole('heading', { name: 'The block has ended' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('Submitting…').closest('[role=status]')).toHaveTextContent(
      'Your answers are being sent.',
    );
  });

  it('dates the end of the block by the server’s clock', async () => {
    const { user } = await enter(`/exam/${quizId}/1`);
    await user.click(await screen.findByRole('button', { name: 'End Block' }));
    // The device's clock was 40 days ahead when the token arrived.
    const ahead = 40 * 86_400_000;
    localEntries.tokenReceivedAt.write(Date.now() + ahead);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End Block' }));
    await waitFor(() => expect(window.location.pathname).toBe(`/result/${quizId}`));
    const quiz = await backend.context.database.get('quizzes', quizId);
    expect(quiz?.submittedAt).toBeLessThan(Date.now() - ahead / 2);
  });

  it("opens at the item of the device's journal, with the answers that were given", async () => {
    // The clock is running: the text stays the same for a minute.
    await enterWithSecondsLeft(119);
    expect(await screen.findByRole('radio', { name: 'D. Fourth' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'B. Second' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Mark' })).toBeChecked();
    expect(screen.getByRole('timer')).toHaveTextContent(/01:\d\d$/);
  });
});

describe('a quiz that was completed on another device', () => {
  const letters = ['B', '', 'D'];
  const leaveAnswers = () =>
    writeAttempt({
      userId: STUDENT,
      quizId,
      items: letters.map((answer, index) => ({
        questionId: `q-${index + 1}`,
        answer,
        attemptedLetters: answer === '' ? [] : [answer],
        attemptedAtMs: [],
        marked: false,
        struckLetters: [],
        timeSpentMs: 12_000,
      })),
      currentItem: 2,
      secondsLeft: 61,
      phase: 'sitting',
      updatedAt: Date.now(),
    });
  /** Completes the quiz with these letters, as a submission from elsewhere would. */
  async function complete(given: readonly string[]) {
    const { database } = backend.context;
    const [quiz, sheet] = [await database.get('quizzes', quizId), await database.get('sheets', quizId)];
    if (quiz === undefined || sheet === undefined) throw new Error('No such quiz.');
    await database.put('quizzes', { ...quiz, status: 'COMPLETE', submittedAt: Date.now() });
    const items = sheet.items.map((item, index) => ({ ...item, answerGiven: given[index] ?? '' }));
    await database.put('sheets', { ...sheet, items });
  }

  it('keeps the answers of this device as refused, says so and offers them for download', async () => {
    await leaveAnswers();
    await complete(['A', 'A', 'D']);
    const { user } = await enter(`/exam/${quizId}/2`);
    expect(await screen.findByRole('heading', { name: 'Quiz complete' })).toBeInTheDocument();
    expect(await screen.findByText(/1 of 2 answers differs or is missing there/)).toBeInTheDocument();
    expect(screen.getByText(/Your answers are kept on this device/)).toBeInTheDocument();
    expect(await attempts.read(STUDENT, quizId)).toBeDefined();
    const record = await submissions.read(STUDENT, quizId);
    expect(record?.submission.questionHistories.map(({ answerGiven }) => answerGiven)).toEqual(letters);

    Object.assign(URL, { createObjectURL: () => 'blob:answers', revokeObjectURL: () => undefined });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Download answers' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    await submissions.remove(STUDENT, quizId);
  });

  it('asks for nothing when the server has every answer that was given here', async () => {
    await leaveAnswers();
    await complete(['B', 'C', 'D']);
    await enter(`/exam/${quizId}/2`);
    expect(await screen.findByRole('heading', { name: 'Quiz complete' })).toBeInTheDocument();
    await waitFor(async () => expect(await attempts.read(STUDENT, quizId)).toBeUndefined());
    expect((await sentSubmissions.list(STUDENT)).map(({ id }) => id)).toContain(quizId);
    expect(screen.queryByRole('button', { name: 'Download answers' })).not.toBeInTheDocument();
  });

  it('sends nothing when this device has no answers', async () => {
    await complete(['B', 'C', 'D']);
    await enter(`/exam/${quizId}/2`);
    expect(await screen.findByRole('link', { name: 'See the result' })).toBeInTheDocument();
    expect(await valuesOf(submissions, STUDENT)).toEqual([]);
  });
});

describe('an address that is not right', () => {
  it.each([
    ['0', 1],
    ['-1', 1],
    ['999', 3],
  ])('leads for item %s to the nearest item, %d', async (item, shown) => {
    await enter(`/exam/${quizId}/${item}`);
    expect(await screen.findByRole('heading', { name: `Item ${shown} of 3` })).toBeInTheDocument();
  });

  it('shows Page not found for an item without a number', async () => {
    await enter(`/exam/${quizId}/abc`);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  });

  it("shows an unknown quiz, or another user's, with a way on", async () => {
    const other = await aQuiz('user-tutor');
    await enter(`/exam/${other}/1`);
    expect(await screen.findByRole('heading', { name: 'Quiz not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create Quiz' })).toBeInTheDocument();
  });

  it('leads from a review before the quiz was submitted to the quiz', async () => {
    await enter(`/exam/${quizId}/1/review`);
    expect(await screen.findByRole('link', { name: 'Go to the quiz' })).toHaveAttribute(
      'href',
      `/exam/${quizId}/1`,
    );
  });

  it("shows a student no key in a tutor's attempt", async () => {
    await enter(`/exam/${quizId}/1/tutor/${STUDENT}`);
    await screen.findByRole('radiogroup');
    expect(screen.queryByRole('tab', { name: 'Explanation' })).not.toBeInTheDocument();
    expect(document.body.innerHTML).not.toMatch(/is right because/);
  });
});

describe('a backend that fails', () => {
  it('asks for the questions again on Try again', async () => {
    const { user, server } = await enter('/login');
    server.use(http.post('*/bank/question', () => HttpResponse.json({}, { status: 500 }), { once: true }));
    await user.click(document.body);
    window.history.pushState(null, '', `/exam/${quizId}/1`);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await screen.findByText('Encountered error while fetching questions')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radiogroup')).toBeInTheDocument();
  });
});

describe('a review', () => {
  it('shows your answer, the right one and why, and lets nothing change', async () => {
    const { user, unmount } = await enter(`/exam/${quizId}/1`);
    await user.click(await screen.findByRole('radio', { name: 'B. Second' }));
    await user.click(screen.getByRole('button', { name: 'End Block' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End Block' }));
    await waitFor(() => expect(window.location.pathname).toBe(`/result/${quizId}`));
    unmount();

    await enter(`/exam/${quizId}/1/review`);
    const wrong = await screen.findByRole('radio', { name: 'B. Second' });
    expect(wrong).toBeChecked();
    expect(wrong).toBeDisabled();
    expect(wrong).toHaveAccessibleDescription('Your answer, Incorrect');
    expect(screen.getByRole('radio', { name: 'A. First' })).toHaveAccessibleDescription('Correct answer');
    expect(screen.getByRole('button', { name: 'Question 1, incorrect' })).toBeInTheDocument();
    expect(await screen.findByRole('tabpanel')).toHaveTextContent('The first option is right because it is.');
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});
