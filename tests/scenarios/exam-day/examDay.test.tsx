// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { getResponse, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '@/demo/testing';
import { blockCreation, currentDay, type ExamDay, finishedDays } from '@/domain/exam-day/examDayRecord';
import { localEntries } from '@/shared/storage/localEntries';
import { logout } from '@/shared/store/logout';
import { clearRecords } from '../../clearRecords';
import { EVERYTHING, SMALL_BANK, STUDENT } from '../../demo/quizzes';
import { aDay, anEndedBlock } from '../../domain/exam-day/someDay';
import { anExamQuiz } from '../../features/exam/examQuiz';
import { renderApp } from '../../renderApp';
import { server } from '../../server';

const OVERVIEW = '/study/exam-day';
const BREAK = '/study/exam-day/break';

let backend: TestBackend;

beforeEach(async () => {
  // The ids of the quizzes are those of the test before.
  await clearRecords();
  backend = await createTestBackend({ questions: SMALL_BANK, now: () => Date.now() });
});

type Answer = 'created' | 'lost' | 'refused';

/** Opens the app at an address; `answers` are the outcomes of successive `creations` of quizzes. */
async function open(at: string, answers: readonly Answer[] = []) {
  const creations: unknown[] = [];
  const left = [...answers];
  const watched = http.post('*/qlearn/api/v2/quiz', async ({ request }) => {
    creations.push(await request.clone().json());
    const answer = left.shift() ?? 'created';
    if (answer === 'refused')
      return HttpResponse.json({ message: 'Not enough questions available' }, { status: 400 });
    if (answer === 'created') return undefined;
    await getResponse([...backend.handlers], request.clone());
    return HttpResponse.error();
  });
  const app = await renderApp({
    at,
    as: 'student',
    backend: { ...backend, handlers: [watched, ...backend.handlers] },
  });
  await screen.findByRole('button', { name: 'Site feedback' });
  return { ...app, creations };
}

const press = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }));

/** In one event: each key would render the form again. */
async function enter(label: string, value: string) {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
}

/** Fills in the form of a custom day of three blocks. */
async function fillCustomDay(user: UserEvent, items = '2', start = 'Start exam day') {
  await user.selectOptions(await screen.findByLabelText('Exam'), 'Custom');
  await enter('Blocks', '3');
  await enter('Items in a block', items);
  await enter('Minutes for a block', '5');
  await enter('Minutes of break', '10');
  for (const name of ['Discipline', 'Organ System', 'Exam Type']) {
    fireEvent.click(await screen.findByLabelText(`Select all ${name}`));
  }
  fireEvent.click(screen.getByRole('checkbox', { name: 'All' }));
  await waitFor(() => expect(screen.getByRole('button', { name: start })).toBeEnabled());
}

async function endBlock(user: UserEvent) {
  await press(user, 'End Block');
  const dialog = within(await screen.findByRole('dialog', { name: 'End Block' }));
  await user.click(dialog.getByRole('button', { name: 'End Block' }));
}

/** 'Suspend' asks first. */
async function suspend(user: UserEvent) {
  await press(user, 'Suspend');
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend this block?' }));
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
}

/** Waits until the block is open: its frame is there from the click on. */
async function findBlock(place: number, blocks = 3) {
  await screen.findByText(`Block ${place} of ${blocks}`);
  await screen.findByRole('radiogroup');
}

const findBreak = () => screen.findByRole('heading', { level: 2, name: 'Break' });
const readDay = () => currentDay.read(STUDENT, '');

/** Stores a day in its break: a block ended a minute ago. */
async function inBreak(change: Partial<ExamDay> = {}): Promise<void> {
  const id = await anExamQuiz(backend);
  await currentDay.write(
    STUDENT,
    '',
    aDay({ id, started: [anEndedBlock(id, Date.now() - 60_000)], ...change }),
  );
}

describe('an exam day', () => {
  it('creates no block while the device, which may have a day, cannot be read', async () => {
    const { user, creations } = await open(OVERVIEW);
    await fillCustomDay(user);
    const reads = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The connection is lost', 'InvalidStateError');
    });
    await press(user, 'Start exam day');
    expect(await screen.findByText('Saved data could not be read. Please try again.')).toBeVisible();
    expect(creations).toEqual([]);
    reads.mockRestore();
    await press(user, 'Start exam day');
    await findBlock(1);
    expect(creations).toHaveLength(1);
  });

  it('creates one quiz a block, with breaks between, and shows its result at once', async () => {
    const { user, creations } = await open(OVERVIEW);
    await screen.findByRole('heading', { level: 2, name: 'Exam day' });
    await fillCustomDay(user);
    expect(screen.getByText('6 questions in the whole day')).toBeVisible();
    expect(creations).toEqual([]);
    await press(user, 'Start exam day');

    await findBlock(1);
    expect(screen.getByRole('timer', { name: 'Time remaining' })).toHaveTextContent(/^0(5:00|4:5\d)$/);
    expect(creations).toEqual([
      expect.objectContaining({
        name: 'Custom, block 1 of 3',
        noOfQuestions: 2,
        quizOptions: { tutorOn: false, timerOn: true },
      }),
    ]);
    expect(screen.queryByText('Exam day in progress')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('radio', { name: 'A. First' }));
    await endBlock(user);

    await findBreak();
    expect(window.location.pathname).toBe(BREAK);
    expect(screen.getByText('Custom: 1 of 3 blocks done')).toBeVisible();
    // Ten minutes, and most of the five that the block had.
    expect(screen.getByRole('timer', { name: 'Break time left' })).toHaveTextContent(/^1[45]:\d\d$/);
    expect(creations).toHaveLength(1);

    for (const place of [2, 3]) {
      await press(user, 'Next block');
      await findBlock(place);
      expect(creations).toHaveLength(place);
      await endBlock(user);
      if (place === 2) await findBreak();
    }
    expect(await screen.findByRole('heading', { level: 2, name: 'Exam day result' })).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Blocks' }));
    await waitFor(() => expect(table.getByRole('row', { name: /^1 / })).toHaveTextContent('50%1 of 2'));
    expect(table.getByRole('row', { name: /^3 / })).toHaveTextContent('0%0 of 2');
    expect(table.getByRole('link', { name: 'Result of block 2' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/result\//),
    );
    // The middle block belongs to the first half.
    expect(screen.getByText('First half').nextElementSibling).toHaveTextContent('25%');
    expect(screen.getByText('Second half').nextElementSibling).toHaveTextContent('0%');
    expect(screen.getByText('Breaks').nextElementSibling).toHaveTextContent('2 breaks, 0 minutes');
    expect(screen.queryByText('Exam day in progress')).not.toBeInTheDocument();
    expect(screen.queryByText(/have been submitted/)).not.toBeInTheDocument();
    expect(await readDay()).toBeUndefined();

    await user.click(table.getByRole('link', { name: 'Result of block 1' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Result' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
  });

  it('names what the daily limit leaves, and does not start when it does not suffice', async () => {
    const { user } = await open(OVERVIEW);
    expect(await screen.findByLabelText('Blocks')).toHaveValue('14');
    expect(screen.getByLabelText('Blocks')).toHaveAttribute('readonly');
    await user.selectOptions(await screen.findByLabelText('Exam'), 'Custom');
    await enter('Items in a block', '40');
    expect(
      await screen.findByText('Your plan has 400 questions left today. This exam day needs 560.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start exam day' })).toBeDisabled();
  });

  it('says which numbers and categories are missing', async () => {
    const { user, creations } = await open(OVERVIEW);
    await user.selectOptions(await screen.findByLabelText('Exam'), 'Custom');
    await enter('Blocks', '3');
    await enter('Items in a block', '126');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Start exam day' })).toBeEnabled());
    await press(user, 'Start exam day');
    expect(await screen.findByText('Items in a block: a whole number from 1 to 125')).toBeVisible();
    await enter('Items in a block', '2');
    await press(user, 'Start exam day');
    expect(await screen.findByText('Select at least one Organ System')).toBeVisible();
    expect(creations).toEqual([]);
  });

  it('says nothing of the number of questions while a new choice is being counted', async () => {
    const { user } = await open(OVERVIEW);
    let isAsked = false;
    const none = { questionCount: 0, eligibleQuestionCount: 0, questionLeftInDay: 120 };
    server.use(
      http.post('*/qlearn/quiz/categories/questions', async ({ request }) => {
        if ((await request.text()).includes(':[]')) return HttpResponse.json(none);
        isAsked = true;
        return new Promise<never>(() => undefined);
      }),
    );
    await user.selectOptions(await screen.findByLabelText('Exam'), 'Custom');
    await enter('Blocks', '3');
    for (const name of ['Discipline', 'Organ System', 'Exam Type']) {
      fireEvent.click(await screen.findByLabelText(`Select all ${name}`));
    }
    await waitFor(() => expect(isAsked).toBe(true));
    expect(screen.queryByText(/^No questions are left/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Start exam day' })).toBeDisabled();
  });

  it('offers one block of what is there when the bank fills none, and says its number', async () => {
    const { user, creations } = await open(OVERVIEW);
    await fillCustomDay(user, '8', 'Start with 1 block');
    expect(screen.getByText('Only 6 questions of 8 can be drawn for the first block.')).toBeVisible();
    await press(user, 'Start with 1 block');
    await findBlock(1, 1);
    expect(creations).toEqual([expect.objectContaining({ noOfQuestions: 6 })]);
    expect(await readDay()).toMatchObject({ blocks: 1, items: 8 });
  });

  it('says the number of questions when too few are left for the next block', async () => {
    await inBreak({ items: 8 });
    await open(BREAK);
    expect(await screen.findByText('Only 6 questions of 8 can be drawn for the next block.')).toBeVisible();
  });

  it('offers as many whole blocks as the bank fills, and starts a day of that many', async () => {
    const { user, creations } = await open(OVERVIEW);
    await fillCustomDay(user, '3', 'Start with 2 blocks');
    expect(screen.getByText('The chosen categories have 6 of the 9 questions of this day')).toBeVisible();
    await press(user, 'Start with 2 blocks');
    await findBlock(1, 2);
    expect(creations).toEqual([expect.objectContaining({ noOfQuestions: 3 })]);
    expect(await readDay()).toMatchObject({ blocks: 2, items: 3 });
  });

  it('chooses the exam type of a preset and no other, and lists blocks that differ', async () => {
    const { user } = await open(OVERVIEW);
    const exam = await screen.findByLabelText('Exam');
    await user.click(await screen.findByLabelText('Select all Exam Type'));
    await user.selectOptions(exam, 'USMLE Step 1');
    await user.selectOptions(exam, 'MCAT');
    expect(screen.getByLabelText('Items in a block')).toHaveValue('see below');
    const table = within(screen.getByRole('table', { name: 'Blocks of MCAT' }));
    expect(table.getByRole('row', { name: 'Block 2 53 90' })).toBeVisible();
    expect(
      screen.getByText('Breaks after the blocks: 10, 30, 10 minutes. Nothing carries over.'),
    ).toBeVisible();
    await user.selectOptions(exam, 'USMLE Step 1');
    expect(await screen.findByRole('checkbox', { name: 'Step 1' })).toBeChecked();
    expect(screen.getAllByRole('checkbox', { checked: true, name: /^(?!Unused)/ })).toHaveLength(1);
  });

  it('begins with a preset’s tutorial on request, and keeps its unused minutes', async () => {
    const { user, creations } = await open(OVERVIEW);
    const exam = await screen.findByLabelText('Exam');
    await user.selectOptions(exam, 'MCAT');
    expect(screen.queryByLabelText('Begin with the tutorial')).not.toBeInTheDocument();
    await user.selectOptions(exam, 'USMLE Step 1');
    for (const name of ['Discipline', 'Organ System'])
      fireEvent.click(await screen.findByLabelText(`Select all ${name}`));
    await user.click(screen.getByRole('checkbox', { name: 'All' }));
    await user.click(screen.getByLabelText('Begin with the tutorial'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Start with 1 block' })).toBeEnabled());
    await press(user, 'Start with 1 block');
    const tutorial = within(await screen.findByRole('region', { name: 'Tutorial' }));
    expect(tutorial.getByRole('timer', { name: 'Tutorial time left' })).toHaveTextContent(/^(5:00|4:5\d)$/);
    const skip = tutorial.getByRole('button', { name: 'Skip tutorial' });
    expect(skip).toHaveFocus();
    expect(creations).toEqual([]);
    await user.click(skip);
    await findBlock(1, 1);
    expect((await readDay())?.tutorialSecondsLeft).toBeGreaterThan(240);
  });

  it('offers neither lab values nor a calculator in a block of the MCAT', async () => {
    const quizId = await anExamQuiz(backend);
    const block = anEndedBlock(quizId, Date.now());
    await currentDay.write(
      STUDENT,
      '',
      aDay({ id: quizId, exam: 'MCAT', started: [{ ...block, endedAt: 0, secondsUsed: 0 }] }),
    );
    const { user } = await open(`/exam/${quizId}/1`);
    await findBlock(1);
    expect(screen.getByRole('button', { name: 'Notes' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Lab values' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Calculator' })).not.toBeInTheDocument();
    await user.keyboard('x');
    expect(await screen.findByText('This exam has no lab values and no calculator')).toBeInTheDocument();
  });

  it('offers only the end when no question is left for the next block', async () => {
    await inBreak({ categories: { ...EVERYTHING, discipline: ['Anatomy'] } });
    const { user, creations } = await open(BREAK);
    expect(await screen.findByText('No questions are left for the next block.')).toBeVisible();
    await press(user, 'Next block');
    expect(creations).toEqual([]);
    expect(screen.getByRole('button', { name: 'End exam day' })).toBeEnabled();
  });

  it('takes the quiz that was created although no response came', async () => {
    await inBreak();
    const { user, creations } = await open(BREAK, ['lost']);
    await press(user, 'Next block');
    await findBlock(2);
    expect(creations).toHaveLength(1);
  });

  it('takes the quiz that was created before the page was lost', async () => {
    await inBreak();
    const NAME = 'Custom, block 2 of 3';
    const former = await anExamQuiz(backend, { size: 2, name: NAME });
    await blockCreation.write(STUDENT, '', { name: NAME, known: [former] });
    const created = await anExamQuiz(backend, { size: 2, name: NAME });
    const { user, creations } = await open(BREAK);
    await press(user, 'Next block');
    await findBlock(2);
    expect(creations).toEqual([]);
    expect((await readDay())?.started.at(-1)?.quizId).toBe(created);
    expect(await blockCreation.read(STUDENT, '')).toBeUndefined();
  });

  it('can find the quiz of a block again until the device has stored it with its day', async () => {
    await inBreak();
    const { user } = await open(BREAK);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const isFullNow = http.post('*/qlearn/api/v2/quiz', () => {
      put.mockImplementation(() => {
        throw new DOMException('No room', 'DataError');
      });
    });
    server.use(isFullNow);
    await press(user, 'Next block');
    await findBlock(2);
    expect(await blockCreation.readStored(STUDENT, '')).toMatchObject({ name: 'Custom, block 2 of 3' });
    put.mockRestore();
  });

  it('creates no quiz that a lost page would leave behind after a write was refused once', async () => {
    await inBreak();
    const { user } = await open(BREAK);
    const stored: unknown[] = [];
    const isCreatedNow = http.post('*/qlearn/api/v2/quiz', async () => {
      stored.push(await blockCreation.readStored(STUDENT, ''));
    });
    server.use(isCreatedNow);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('Refused', 'DataError');
    });
    await press(user, 'Next block');
    await findBlock(2);
    expect(stored).toMatchObject([{ name: 'Custom, block 2 of 3' }]);
  });

  it('creates a block although a quiz of its name is left from an earlier day', async () => {
    await inBreak();
    const left = await anExamQuiz(backend, { size: 2, name: 'Custom, block 2 of 3' });
    const { user, creations } = await open(BREAK);
    await press(user, 'Next block');
    await findBlock(2);
    expect(creations).toHaveLength(1);
    expect((await readDay())?.started.at(-1)?.quizId).not.toBe(left);
  });

  it('shows the frame of the next block from the click on, and the break again if it is refused', async () => {
    await inBreak();
    const { user } = await open(BREAK);
    let refuse = (): void => undefined;
    const refused = new Promise<Response>((resolve) => {
      refuse = () => resolve(HttpResponse.json({ message: 'Not enough questions' }, { status: 400 }));
    });
    server.use(http.post('*/qlearn/api/v2/quiz', () => refused));
    await press(user, 'Next block');
    await screen.findByRole('heading', { level: 1, name: 'Opening the quiz' });
    expect(screen.getByText('Block 2 of 3')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Item 1 of 2' })).toBeVisible();
    expect((await readDay())?.started).toHaveLength(1);
    refuse();
    expect(await screen.findByText('Not enough questions')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Next block' })).toHaveFocus());
    expect(location.pathname).toBe(BREAK);
  });

  it('says why a block was refused, and creates it at the next click', async () => {
    await inBreak();
    const { user, creations } = await open(BREAK, ['refused']);
    await press(user, 'Next block');
    expect(await screen.findByText('Not enough questions available')).toBeVisible();
    await press(user, 'Next block');
    await findBlock(2);
    expect(creations).toHaveLength(2);
  });
});

describe('the break of an exam day', () => {
  it('counts from the end of the block by the clock of the server', async () => {
    // The browser's clock is an hour behind.
    const skew = 3_600_000;
    const id = await anExamQuiz(backend);
    await currentDay.write(
      STUDENT,
      '',
      aDay({ id, started: [anEndedBlock(id, Date.now() + skew - 60_000)] }),
    );
    localEntries.tokenReceivedAt.write(Date.now() - skew);
    await renderApp({ at: BREAK, as: 'student', backend });
    // Ten minutes, and the three that the block had left, one of which has passed.
    expect(await screen.findByRole('timer', { name: 'Break time left' })).toHaveTextContent(/^1(2:0|1:5)\d$/);
  });

  it('takes what is overdrawn from the minutes of the next block', async () => {
    const id = await anExamQuiz(backend);
    // One minute more than the break of ten minutes and the three left over.
    await currentDay.write(STUDENT, '', aDay({ id, started: [anEndedBlock(id, Date.now() - 14 * 60_000)] }));
    const { user } = await open(BREAK);
    expect(await screen.findByRole('timer', { name: 'Break time left' })).toHaveTextContent('0:00');
    expect(screen.getByText(/^The break is over/)).toBeVisible();
    await press(user, 'Next block');
    await findBlock(2);
    expect(screen.getByRole('timer', { name: 'Time remaining' })).toHaveTextContent(/^03:5\d$|^04:00$/);
  });

  it('runs the break without network, and says that the next block waits for it', async () => {
    await inBreak();
    const { user, creations } = await open(BREAK);
    await findBreak();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(
      await screen.findByText('The next block needs a network connection. The break continues.'),
    ).toBeVisible();
    await press(user, 'Next block');
    expect(creations).toEqual([]);
    expect(screen.getByRole('timer', { name: 'Break time left' })).toBeVisible();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/needs a network connection/)).not.toBeInTheDocument());
    await press(user, 'Next block');
    await findBlock(2);
  });

  it('asks before the day ends, Cancel first, and then shows its result', async () => {
    await inBreak();
    const { user } = await open(BREAK);
    await press(user, 'End exam day');
    const dialog = within(await screen.findByRole('dialog', { name: 'End exam day?' }));
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Cancel',
      'End exam day',
    ]);
    expect(dialog.getByText('2 blocks of 3 would not be taken.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await readDay()).toBeDefined();
    await press(user, 'End exam day');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End exam day' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Exam day result' })).toBeVisible();
    expect(screen.getByText('Blocks', { selector: 'dt' }).nextElementSibling).toHaveTextContent('1 of 3');
    expect(await readDay()).toBeUndefined();
  });
});

describe('an exam day in progress', () => {
  it('offers the exam day on every page, and opens it as it was left after a reload', async () => {
    const id = await anExamQuiz(backend, { size: 2 });
    const running = { startedAt: Date.now() - 60_000, endedAt: 0, secondsUsed: 0, secondsGiven: 240 };
    await currentDay.write(STUDENT, '', aDay({ id, started: [anEndedBlock(id, 0, running)] }));
    const { user } = await open('/quiz-history');
    const banner = within(await screen.findByRole('region', { name: 'Exam day in progress' }));
    await user.click(banner.getByRole('link', { name: 'Resume exam day' }));
    await findBlock(1);
    expect(screen.getByRole('timer', { name: 'Time remaining' })).toHaveTextContent(/^0(4:00|3:5\d)$/);
    expect(screen.queryByRole('region', { name: 'Exam day in progress' })).not.toBeInTheDocument();

    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByRole('heading', { name: 'Item 2 of 2' });
    await suspend(user);
    const resumed = within(await screen.findByRole('region', { name: 'Exam day in progress' }));
    // The item is read from the device.
    await waitFor(() => expect(resumed.getByRole('link')).toHaveAttribute('href', `/exam/${id}/2`));
    await user.click(resumed.getByRole('link'));
    expect(await screen.findByRole('heading', { name: 'Item 2 of 2' })).toBeVisible();
    await findBlock(1);
  });

  it('asks before a block is suspended, and says in its result for how long it was paused', async () => {
    const id = await anExamQuiz(backend, { size: 2 });
    const running = { startedAt: Date.now() - 1_000, endedAt: 0, secondsUsed: 0 };
    await currentDay.write(STUDENT, '', aDay({ id, blocks: 1, started: [anEndedBlock(id, 0, running)] }));
    const { user } = await open('/quiz-history');
    await user.click(await screen.findByRole('link', { name: 'Resume exam day' }));
    await press(user, 'Suspend');
    const dialog = within(await screen.findByRole('dialog', { name: 'Suspend this block?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await readDay())?.started[0]?.suspended).toBeUndefined();
    await suspend(user);
    await waitFor(async () => expect((await readDay())?.started[0]?.suspended).toBe(true));
    await user.click(await screen.findByRole('link', { name: 'Resume exam day' }));
    await endBlock(user);
    expect(await screen.findByText('paused 1 min')).toBeVisible();
  });

  it('counts a quiz that was ended elsewhere as its block', async () => {
    const id = await anExamQuiz(backend, { size: 2 });
    const quiz = await backend.context.database.get('quizzes', id);
    if (quiz === undefined) throw new Error('No quiz');
    await backend.context.database.put('quizzes', { ...quiz, status: 'COMPLETE', submittedAt: Date.now() });
    const running = { startedAt: Date.now() - 60_000, endedAt: 0, secondsUsed: 0 };
    await currentDay.write(STUDENT, '', aDay({ id, started: [anEndedBlock(id, 0, running)] }));
    const { user } = await open(OVERVIEW);
    expect(await screen.findByText('Block 1 of 3 is in progress.')).toBeVisible();
    const overview = within(screen.getByRole('region', { name: 'Custom' }));
    await user.click(overview.getByRole('link', { name: 'Resume exam day' }));
    await findBreak();
    expect(screen.getByText('Custom: 1 of 3 blocks done')).toBeVisible();
    const day = await readDay();
    expect(day?.started[0]?.secondsUsed).toBeGreaterThanOrEqual(60);
  });

  it('shows no "Quiz in progress" for a block of the day, unless the day is ended in it', async () => {
    const id = await anExamQuiz(backend, { size: 2 });
    const running = { startedAt: Date.now() - 60_000, endedAt: 0, secondsUsed: 0 };
    await currentDay.write(STUDENT, '', aDay({ id, started: [anEndedBlock(id, 0, running)] }));
    const { user } = await open('/create-quiz');
    await screen.findByRole('heading', { level: 1, name: 'Create Quiz' });
    await screen.findByLabelText('Select all Discipline');
    expect(screen.queryByRole('region', { name: 'Quiz in progress' })).not.toBeInTheDocument();

    await press(user, 'Open menu');
    await user.click(await screen.findByRole('link', { name: 'Study' }));
    await user.click(await screen.findByRole('tab', { name: 'Exam day' }));
    await press(user, 'End exam day');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/becomes a quiz of its own/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'End exam day' }));
    // No block was ended: there is nothing to show, and a new day can start.
    expect(await screen.findByRole('button', { name: 'Start exam day' })).toBeVisible();
    expect(await finishedDays.list(STUDENT)).toEqual([]);
    await press(user, 'Open menu');
    await user.click(await screen.findByRole('link', { name: 'Create Quiz' }));
    expect(await screen.findByRole('region', { name: 'Quiz in progress' })).toBeVisible();
  });

  /** Ends a day without an ended block; what it returns ends the wait for the device. */
  async function endSlowly() {
    const id = await anExamQuiz(backend, { size: 2 });
    const running = { startedAt: Date.now() - 60_000, endedAt: 0, secondsUsed: 0 };
    await currentDay.write(STUDENT, '', aDay({ id, started: [anEndedBlock(id, 0, running)] }));
    let finish: () => void = () => undefined;
    const stored = new Promise<void>((resolve) => (finish = resolve));
    const { remove } = currentDay;
    vi.spyOn(currentDay, 'remove').mockImplementation(async (...key) => {
      await remove(...key);
      await stored;
    });
    const { user } = await open(OVERVIEW);
    await press(user, 'End exam day');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'End exam day' }));
    await screen.findByRole('button', { name: 'Start exam day' });
    await press(user, 'Open menu');
    const link = await screen.findByRole('link', { name: 'Create Quiz' });
    return {
      user,
      link,
      finish: async () => {
        finish();
        // The saga reads the days once more before it goes on: a read that begins later ends later.
        await act(async () => void (await finishedDays.list(STUDENT)));
        await act(async () => void (await finishedDays.list(STUDENT)));
      },
    };
  }

  it('shows the page that was opened while the end of the day was still being stored', async () => {
    const { user, link, finish } = await endSlowly();
    await user.click(link);
    await screen.findByRole('heading', { level: 1, name: 'Create Quiz' });
    await finish();
    expect(window.location.pathname).toBe('/create-quiz');
  });

  it('leaves the menu open that was opened while the end of the day was still being stored', async () => {
    const { link, finish } = await endSlowly();
    await finish();
    expect(link).toBeVisible();
  });

  it('brings the exam day back after signing out and in, and to nobody else', async () => {
    await inBreak();
    const first = await open('/quiz-history');
    await screen.findByRole('region', { name: 'Exam day in progress' });
    cleanup();
    first.store.dispatch(logout());
    await renderApp({ at: OVERVIEW, as: 'student', backend });
    await screen.findByText('1 of 3 blocks done. The break is running.');
    cleanup();
    localStorage.clear();
    localStorage.setItem('token', backend.tokenOf('user-tutor'));
    await renderApp({ at: '/quiz-history', as: 'tutor', backend });
    await screen.findByRole('button', { name: 'Site feedback' });
    expect(screen.queryByRole('region', { name: 'Exam day in progress' })).not.toBeInTheDocument();
  });
});

describe('the result of an exam day', () => {
  it('lists the result on the tab, and prints it without links', async () => {
    const id = await anExamQuiz(backend);
    const ended = Date.now() - 3_600_000;
    await finishedDays.write(
      STUDENT,
      id,
      aDay({ id, started: [anEndedBlock(id, ended)], finishedAt: ended }),
    );
    const { user } = await open(OVERVIEW);
    const list = within(await screen.findByRole('region', { name: 'Exam days taken' }));
    await user.click(list.getByRole('link', { name: /^Custom, / }));
    await screen.findByRole('heading', { level: 2, name: 'Exam day result' });
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByRole('heading', { level: 1, name: 'Exam day result: Custom' })).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Blocks' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Result of block/ })).not.toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(await screen.findByRole('link', { name: 'Result of block 1' })).toBeVisible();
  });

  it('says that the result of another device’s day is not here', async () => {
    await open('/study/exam-day/result/z9');
    expect(await screen.findByText('This exam day is not on this device.')).toBeVisible();
  });

  it('leads the break back to the overview when no day is in progress', async () => {
    await open(BREAK);
    expect(await screen.findByText('No exam day is in progress.')).toBeVisible();
  });
});
