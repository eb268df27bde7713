// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { openDB } from 'idb';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { type AttemptRecord, attempts } from '@/domain/attempt/attemptRecord';
import { readToken, storeFreshToken } from '@/domain/session/token';
import { loadOpenQuizzes } from '@/features/create-quiz/store/calls';
import { announceElsewhere } from '../../rawStore';
import { anAttemptRecord, writeAttempt } from '../../storedRecords';
import { type BuilderPage, openBuilder, usePlainMedia } from './builderPage';

const OPEN = [
  { id: 'quiz-a', name: 'Older', quizStatus: 'IN_PROGRESS' },
  { id: 'quiz-b', name: 'Latest', quizStatus: 'IN_PROGRESS' },
];

const kept = (more: Partial<AttemptRecord> = {}): AttemptRecord =>
  anAttemptRecord(['A', 'C', ''], {
    userId: 'user-student',
    quizId: 'quiz-b',
    currentItem: 3,
    updatedAt: Date.now(),
    ...more,
  });

async function openWith(record?: AttemptRecord): Promise<BuilderPage> {
  await attempts.remove('user-student', 'quiz-b');
  if (record !== undefined) await writeAttempt(record);
  const page = await openBuilder();
  page.answer('get', '/quiz/user/user-student', 200, OPEN);
  // The first response may be the demo backend's: request again.
  page.store.dispatch(loadOpenQuizzes.actions.request({ userId: 'user-student', status: 'IN_PROGRESS' }));
  await screen.findByText('Latest');
  return page;
}

/** Like `openWith`, for a tutor: the quiz itself is loaded before it is resumed. */
async function openAsTutor(): Promise<BuilderPage> {
  await writeAttempt({ ...kept(), userId: 'user-tutor' });
  const page = await openBuilder('tutor');
  page.answer('get', '/quiz/user/user-tutor', 200, OPEN);
  page.store.dispatch(loadOpenQuizzes.actions.request({ userId: 'user-tutor', status: 'IN_PROGRESS' }));
  await screen.findByText('Latest');
  await screen.findByText(/2 of 3 answered/);
  return page;
}

const banner = () => screen.getByRole('region', { name: 'Quiz in progress' });

describe('the quiz in progress', () => {
  usePlainMedia();

  it('resumes the latest quiz at the item that this device left', async () => {
    const page = await openWith(kept());
    expect(within(banner()).getByText('Latest')).toBeInTheDocument();
    expect(await screen.findByText(/2 of 3 answered on this device/)).toBeInTheDocument();
    await page.press('Resume');
    await waitFor(() => expect(location.pathname).toBe('/exam/quiz-b/3'));
  });

  it('shows the frame of a resumed quiz, at the item that this device left, before it has loaded', async () => {
    const page = await openWith(kept());
    await screen.findByText(/2 of 3 answered on this device/);
    page.server.use(http.get('*/qlearn/quiz/quiz-b', () => delay('infinite')));
    await page.press('Resume');
    expect(await screen.findByRole('heading', { level: 2, name: 'Item 3 of 3' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Opening the quiz' })).toHaveFocus();
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  it('resumes at the first item when this device holds nothing', async () => {
    const page = await openWith();
    expect(await screen.findByText(/No answers on this device/)).toBeInTheDocument();
    await page.press('Resume');
    await waitFor(() => expect(location.pathname).toBe('/exam/quiz-b/1'));
  });

  it('ends a quiz without its answers only after it names them and offers Resume first', async () => {
    const page = await openWith(kept());
    await screen.findByText(/2 of 3 answered/);
    await page.press('End Quiz');
    const dialog = await screen.findByRole('dialog', { name: "End 'Latest'?" });
    expect(dialog).toHaveTextContent('This device holds 2 unsent answers of this quiz.');
    expect(within(dialog).getByRole('button', { name: 'Resume' })).toBeInTheDocument();
    page.answer('post', '/quiz/quiz-b/user/user-student/submit', 200, {});
    page.answer('get', '/quiz/user/user-student', 200, []);
    await page.user.click(within(dialog).getByRole('button', { name: 'End Quiz' }));

    expect(await screen.findByText('Quiz ended successfully.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Latest')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    const ending = page.sent('/quiz/quiz-b/user/user-student/submit', 'POST').map(({ body }) => body);
    expect(ending).toHaveLength(1);
    expect(JSON.stringify(ending[0])).toMatch(
      /^\{"quizEndMode":"ADHOC","quizHistory":\{"quizSubmitDate":"[\d-]+T[\d:.]+Z"\}\}$/,
    );
    expect(await attempts.read('user-student', 'quiz-b')).toBeUndefined();
  });

  it('names answers that may be there before it ends a quiz while the device cannot be read', async () => {
    const page = await openWith();
    await screen.findByText(/No answers on this device/);
    await page.press('End Quiz');
    const dialog = await screen.findByRole('dialog', { name: "End 'Latest'?" });
    const end = within(dialog).getByRole('button', { name: 'End Quiz' });
    await waitFor(() => expect(end).toBeEnabled());
    page.answer('post', '/quiz/quiz-b/user/user-student/submit', 200, {});
    const ending = () => page.sent('/quiz/quiz-b/user/user-student/submit', 'POST');
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The connection is lost', 'InvalidStateError');
    });
    await page.user.click(end);
    await waitFor(() => expect(dialog).toHaveTextContent('it may hold unsent answers for this quiz.'));
    expect(ending()).toEqual([]);
    await page.user.click(end);
    expect(await screen.findByText('Quiz ended successfully.')).toBeInTheDocument();
    expect(ending()).toHaveLength(1);
  });

  it('ends a quiz at the server’s time when the clock of the device is two hours fast', async () => {
    const page = await openWith();
    storeFreshToken(readToken() ?? '', Date.now() + 7_200_000);
    const clicked = Date.now();
    await page.press('End Quiz');
    const dialog = await screen.findByRole('dialog');
    page.answer('post', '/quiz/quiz-b/user/user-student/submit', 200, {});
    await page.user.click(within(dialog).getByRole('button', { name: 'End Quiz' }));
    await screen.findByText('Quiz ended successfully.');
    const [ending] = page.sent('/quiz/quiz-b/user/user-student/submit', 'POST');
    const [, date = ''] = /"quizSubmitDate":"([^"]+)"/.exec(JSON.stringify(ending?.body)) ?? [];
    expect(Date.parse(date)).toBeLessThan(clicked - 3_600_000);
  });

  it('says inside the dialog, and only there, why it could not be ended', async () => {
    const page = await openWith();
    await page.press('End Quiz');
    const dialog = await screen.findByRole('dialog');
    page.answer('post', '/quiz/quiz-b/user/user-student/submit', 403, { message: 'Not your quiz.' });
    await page.user.click(within(dialog).getByRole('button', { name: 'End Quiz' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Not your quiz.');
    expect(screen.getAllByText('Not your quiz.')).toHaveLength(1);
    await page.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await page.press('End Quiz');
    const again = await screen.findByRole('dialog');
    expect(within(again).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says inside the dialog, and only there, why it could not be resumed', async () => {
    const page = await openAsTutor();
    await page.press('End Quiz');
    const dialog = await screen.findByRole('dialog');
    page.answer('get', '/quiz/quiz-b', 403, { message: 'Not your quiz.' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Resume' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Not your quiz.');
    expect(screen.getAllByText('Not your quiz.')).toHaveLength(1);
    await attempts.remove('user-tutor', 'quiz-b');
  });

  it('says outside of the dialog why it could not be resumed from the banner', async () => {
    const page = await openAsTutor();
    page.answer('get', '/quiz/quiz-b', 403, { message: 'Not your quiz.' });
    await page.press('Resume');
    expect(await screen.findByText('Not your quiz.')).toBeInTheDocument();
    await page.press('End Quiz');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByText('Not your quiz.')).not.toBeInTheDocument();
    await attempts.remove('user-tutor', 'quiz-b');
  });

  it('reads again after an unclear outcome: gone means ended, still there means asked again', async () => {
    const page = await openWith();
    await page.press('End Quiz');
    const dialog = await screen.findByRole('dialog');
    page.answer('post', '/quiz/quiz-b/user/user-student/submit', 504, {});
    await page.user.click(within(dialog).getByRole('button', { name: 'End Quiz' }));
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();

    page.answer('get', '/quiz/user/user-student', 200, []);
    await page.user.click(within(dialog).getByRole('button', { name: 'End Quiz' }));
    expect(await screen.findByText('Quiz ended successfully.')).toBeInTheDocument();
  });

  it('says why it could not be ended when its dialog was closed meanwhile', async () => {
    const page = await openWith();
    await page.press('End Quiz');
    const dialog = await screen.findByRole('dialog');
    let refuse: (() => void) | undefined;
    const refused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    page.server.use(
      http.post('*/qlearn/quiz/quiz-b/user/user-student/submit', async () => {
        await refused;
        return HttpResponse.json({ message: 'Not your quiz.' }, { status: 403 });
      }),
    );
    await page.user.click(within(dialog).getByRole('button', { name: 'End Quiz' }));
    await page.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    refuse?.();
    expect(await screen.findByText('Not your quiz.')).toBeInTheDocument();
  });

  it('ends a quiz once while the server cannot say whether the first time was done', async () => {
    const page = await openWith();
    await page.press('End Quiz');
    const dialog = within(await screen.findByRole('dialog'));
    page.answer('post', '/quiz/quiz-b/user/user-student/submit', 504, {});
    page.answer('get', '/quiz/user/user-student', 500, {});
    await page.user.click(dialog.getByRole('button', { name: 'End Quiz' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong.');

    page.answer('get', '/quiz/user/user-student', 200, []);
    await page.user.click(dialog.getByRole('button', { name: 'End Quiz' }));
    expect(await screen.findByText('Quiz ended successfully.')).toBeInTheDocument();
    expect(page.sent('/quiz/quiz-b/user/user-student/submit', 'POST')).toHaveLength(1);
  });

  it('ends no quiz without its answers once its block has ended', async () => {
    await openWith(kept({ phase: 'submitting' }));
    expect(
      await screen.findByText(/The block has ended; its answers have not been sent yet/),
    ).toBeInTheDocument();
    await waitFor(() => expect(within(banner()).queryByText('End Quiz')).not.toBeInTheDocument());
  });

  describe('of which another tab changes what the device has', () => {
    const writeElsewhere = async (
      store: 'journals' | 'outbox' | 'sent',
      recordId: string,
      value: unknown,
    ) => {
      const database = await openDB('qlearn');
      if (value === undefined) await database.delete(store, ['user-student', recordId]);
      else await database.put(store, value, ['user-student', recordId]);
      database.close();
    };
    const submission = {
      userId: 'user-student',
      quizId: 'quiz-b',
      variant: 'normal',
      submission: {
        questionHistories: [{ questionId: 'q1', answerGiven: 'A' }],
        quizHistory: {
          quizId: 'quiz-b',
          userId: 'user-student',
          questionAttemptCount: 1,
          quizSubmitDate: '2026-11-27T10:00:00Z',
          quizDuration: 9,
        },
      },
      isTried: false,
    };
    const openDialog = async (page: BuilderPage) => {
      await page.press('End Quiz');
      return within(await screen.findByRole('dialog', { name: "End 'Latest'?" }));
    };
    const ended = (page: BuilderPage) => page.sent('/quiz/quiz-b/user/user-student/submit', 'POST');

    it('says how many answers were given elsewhere since the banner was shown, and offers Resume', async () => {
      const page = await openWith();
      await screen.findByText(/No answers on this device/);
      await writeElsewhere('journals', 'quiz-b', kept());
      const dialog = await openDialog(page);
      expect(
        await dialog.findByText(/This device holds 2 unsent answers of this quiz\./),
      ).toBeInTheDocument();
      expect(dialog.getByRole('button', { name: 'Resume' })).toBeInTheDocument();
    });

    it('ends no quiz that was answered elsewhere while its dialog was open, and warns of it', async () => {
      const page = await openWith();
      const dialog = await openDialog(page);
      await dialog.findByText(/closed without being scored/);
      await writeElsewhere('journals', 'quiz-b', kept());
      await page.user.click(dialog.getByRole('button', { name: 'End Quiz' }));
      expect(
        await dialog.findByText(/This device holds 2 unsent answers of this quiz\./),
      ).toBeInTheDocument();
      expect(ended(page)).toEqual([]);
      expect(await attempts.read('user-student', 'quiz-b')).toBeDefined();
    });

    it('keeps what another tab answers while the server ends the quiz', async () => {
      const page = await openWith();
      const dialog = await openDialog(page);
      await dialog.findByText(/closed without being scored/);
      page.server.use(
        http.post('*/qlearn/quiz/quiz-b/user/user-student/submit', async () => {
          await writeElsewhere('journals', 'quiz-b', kept());
          return HttpResponse.json({});
        }),
      );
      page.answer('get', '/quiz/user/user-student', 200, []);
      await page.user.click(dialog.getByRole('button', { name: 'End Quiz' }));
      expect(await screen.findByText('Quiz ended successfully.')).toBeInTheDocument();
      expect(ended(page)).toHaveLength(1);
      expect(await attempts.read('user-student', 'quiz-b')).toMatchObject({
        items: [{ answer: 'A' }, {}, {}],
      });
    });

    it('shows the answers of the other tab in the banner', async () => {
      await openWith();
      await screen.findByText(/No answers on this device/);
      await writeElsewhere('journals', 'quiz-b', kept());
      announceElsewhere('user-student', 'journals', ['quiz-b']);
      expect(await screen.findByText(/2 of 3 answered on this device/)).toBeInTheDocument();
      await writeElsewhere('journals', 'quiz-b', undefined);
      announceElsewhere('user-student', 'journals', ['quiz-b']);
      expect(await screen.findByText(/No answers on this device/)).toBeInTheDocument();
    });

    it.each([
      ['journals', 'quiz-b', kept({ phase: 'submitting' })],
      ['outbox', 'submission-quiz-b', submission],
    ] as const)('ends no block whose answers another tab has handed in: %s', async (store, id, value) => {
      const page = await openWith(kept());
      const dialog = await openDialog(page);
      await dialog.findByText(/2 unsent answers/);
      await writeElsewhere(store, id, value);
      await page.user.click(dialog.getByRole('button', { name: 'End Quiz' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(
        await screen.findByText(/The block has ended; its answers have not been sent yet/),
      ).toBeInTheDocument();
      expect(ended(page)).toEqual([]);
      expect(await attempts.read('user-student', 'quiz-b')).toBeDefined();
      await writeElsewhere('outbox', 'submission-quiz-b', undefined);
    });

    it('ends no quiz that another tab has submitted, and reads the list again', async () => {
      const page = await openWith(kept());
      const dialog = await openDialog(page);
      await dialog.findByText(/2 unsent answers/);
      await writeElsewhere('journals', 'quiz-b', undefined);
      await writeElsewhere('sent', 'quiz-b', { ...submission, sentAt: Date.now() });
      page.answer('get', '/quiz/user/user-student', 200, []);
      await page.user.click(dialog.getByRole('button', { name: 'End Quiz' }));
      await waitFor(() => expect(screen.queryByText('Latest')).not.toBeInTheDocument());
      expect(ended(page)).toEqual([]);
      await writeElsewhere('sent', 'quiz-b', undefined);
    });

    it('says that nothing of the quiz is left when the answers were removed elsewhere', async () => {
      const page = await openWith(kept());
      await screen.findByText(/2 of 3 answered/);
      await writeElsewhere('journals', 'quiz-b', undefined);
      const dialog = await openDialog(page);
      expect(await dialog.findByText(/closed without being scored/)).toBeInTheDocument();
      page.answer('post', '/quiz/quiz-b/user/user-student/submit', 200, {});
      page.answer('get', '/quiz/user/user-student', 200, []);
      await page.user.click(dialog.getByRole('button', { name: 'End Quiz' }));
      expect(await screen.findByText('Quiz ended successfully.')).toBeInTheDocument();
    });
  });
});
