// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend } from '@/demo/testing';
import { attempts } from '@/domain/attempt/attemptRecord';
import { submissions } from '@/domain/outbox/outboxRecord';
import { SMALL_BANK, STUDENT } from '../../demo/quizzes';
import { anExamQuiz } from '../../features/exam/examQuiz';
import { renderApp } from '../../renderApp';
import { writeAttempt, writeSubmission } from '../../storedRecords';
import { usePlainMedia } from './builderPage';

let quizId: string;
afterEach(() => submissions.remove(STUDENT, quizId));

/**
 * Opens the app for a student with an ended block that has not been submitted; `answers` are the statuses of successive
 * submissions.
 */
async function openWith(answers: readonly number[], at = '/create-quiz') {
  const backend = await createTestBackend({ questions: SMALL_BANK, now: () => Date.now() });
  quizId = await anExamQuiz(backend);
  const submit = vi.fn(() => {
    const status = answers[submit.mock.calls.length - 1];
    return status === undefined
      ? undefined
      : HttpResponse.json({ message: 'The block is too old.' }, { status });
  });
  const listed = vi.fn(() => undefined);
  const handlers = [
    http.post('*/qlearn/quiz/:id/user/:userId/submit', submit),
    http.get('*/qlearn/quiz/user/:userId', listed),
    ...backend.handlers,
  ];
  await writeSubmission({
    userId: STUDENT,
    quizId,
    variant: 'normal',
    isTried: false,
    submission: {
      questionHistories: ['q-1', 'q-2', 'q-3'].map((questionId, index) => ({
        questionId,
        answerGiven: 'A',
        marked: false,
        timeSpent: 3,
        answersAttempted: ['A'],
        questionNo: index + 1,
      })),
      quizHistory: {
        quizId,
        userId: STUDENT,
        questionAttemptCount: 3,
        quizSubmitDate: new Date().toISOString(),
        quizDuration: 9,
      },
    },
  });
  return { ...(await renderApp({ at, as: 'student', backend: { ...backend, handlers } })), listed };
}

const unsentBlock = () => screen.findByRole('region', { name: 'Answers not sent yet' });

describe('answers of a block that was left', () => {
  usePlainMedia();
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

  it('says when the server refuses them, and lets them be downloaded and sent again', async () => {
    const { user, listed } = await openWith([400]);
    const block = within(await unsentBlock());
    expect(await block.findByRole('alert')).toHaveTextContent(
      'Morning blockThe server rejected its answers: The block is too old. They are saved on this device.',
    );
    expect(screen.queryByRole('region', { name: 'Quiz in progress' })).not.toBeInTheDocument();

    const create = vi.fn(() => 'blob:answers');
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: vi.fn() }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(block.getByRole('button', { name: 'Download answers' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());

    await user.click(block.getByRole('button', { name: 'Try again' }));
    const link = await screen.findByRole('link', { name: 'See the result' });
    expect(link).toHaveAttribute('href', `/result/${quizId}`);
    expect(screen.queryByRole('region', { name: 'Answers not sent yet' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Quiz in progress' })).not.toBeInTheDocument();
    // The list that was already loaded omits what has been sent.
    expect(listed).toHaveBeenCalledOnce();
  });

  it('waits while the server cannot be reached, and says so', async () => {
    await openWith([500, 500, 500, 500]);
    const block = within(await unsentBlock());
    expect(await block.findByText(/will be sent as soon as the server can be reached/)).toBeVisible();
    expect(block.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('shows on every other page that they wait, lastingly, with the way there', async () => {
    const { user } = await openWith([400], '/no-such-page-yet');
    const link = await screen.findByRole('link', { name: 'Open Create Quiz' });
    expect(link.closest('[role=alert]')).toHaveTextContent('The server rejected the answers of a block.');
    await user.click(link);
    expect(await unsentBlock()).toBeVisible();
  });
});

describe('answers of a quiz that was completed on another device', () => {
  usePlainMedia();
  afterEach(() => attempts.remove(STUDENT, quizId));

  async function openWithJournal(status: 'COMPLETE' | 'IN_PROGRESS') {
    const backend = await createTestBackend({ questions: SMALL_BANK, now: () => Date.now() });
    quizId = await anExamQuiz(backend);
    const quiz = await backend.context.database.get('quizzes', quizId);
    if (quiz === undefined) throw new Error('The quiz is missing.');
    await backend.context.database.put('quizzes', { ...quiz, status });
    await writeAttempt({
      userId: STUDENT,
      quizId,
      items: ['A', 'B', ''].map((answer, index) => ({
        questionId: `q-${index + 1}`,
        answer,
        attemptedLetters: answer === '' ? [] : [answer],
        attemptedAtMs: [],
        marked: false,
        struckLetters: [],
        timeSpentMs: 3_000,
      })),
      currentItem: 3,
      secondsLeft: 200,
      phase: 'sitting',
      updatedAt: Date.now(),
    });
    const submit = vi.fn(() => undefined);
    const read = vi.fn(() => undefined);
    const handlers = [
      http.post('*/qlearn/quiz/:id/user/:userId/submit', submit),
      http.get(`*/qlearn/quiz/${quizId}`, read),
      ...backend.handlers,
    ];
    return {
      ...(await renderApp({ at: '/create-quiz', as: 'student', backend: { ...backend, handlers } })),
      submit,
      read,
    };
  }

  it('compares answers with the server’s, and shows those that are missing there', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { submit } = await openWithJournal('COMPLETE');
    const block = within(await unsentBlock());
    expect(await block.findByRole('alert')).toHaveTextContent(
      'The quiz is complete on the server, but 2 of 2 answers differ or are missing there. They are saved on this device.',
    );
    expect(block.getByRole('button', { name: 'Download answers' })).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
    expect(await attempts.read(STUDENT, quizId)).toBeDefined();
  });

  it('leaves the answers alone while the quiz is open', async () => {
    const { read } = await openWithJournal('IN_PROGRESS');
    await screen.findByText(/2 of 3 answered on this device/);
    expect(read).not.toHaveBeenCalled();
  });
});
