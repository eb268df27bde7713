// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '@/demo/testing';
import { attempts } from '@/domain/attempt/attemptRecord';
import type { ExtraTime } from '@/domain/attempt/extraTime';
import { submissionOf } from '@/domain/attempt/submission';
import { studySettings } from '@/domain/study/studySettingsRecord';
import { createAttempt, toStoredAttempt } from '@/features/exam/attempt/attemptModel';
import { SMALL_BANK, STUDENT } from '../../demo/quizzes';
import { anExamQuiz } from '../../features/exam/examQuiz';
import { renderApp } from '../../renderApp';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend({ questions: SMALL_BANK, now: () => Date.now() });
});

it('offers extra time in Settings to students, kept on the device and never sent', async () => {
  const { user } = await renderApp({ at: '/user-settings', as: 'student', backend });
  const region = within(await screen.findByRole('region', { name: 'Exam' }));
  const field = await region.findByLabelText('Time for timed quizzes');
  expect(field).toHaveDisplayValue('Standard');
  expect(field).toHaveAccessibleDescription('Kept on this device, not sent.');
  await user.selectOptions(field, '50 % more');
  await waitFor(async () =>
    expect(await studySettings.read(STUDENT, '')).toEqual({ retention: 90, extraTime: 150 }),
  );
  expect(JSON.stringify(localStorage)).not.toContain('150');
  await user.selectOptions(field, 'Standard');
  await waitFor(async () => expect(await studySettings.read(STUDENT, '')).toEqual({ retention: 90 }));
});

it('names the time of a question beside the timer of Create Quiz', async () => {
  await studySettings.write(STUDENT, '', { retention: 90, extraTime: 125 });
  const { user } = await renderApp({ at: '/create-quiz', as: 'student', backend });
  await user.click(await screen.findByRole('checkbox', { name: 'Timer' }));
  expect(await screen.findByText('1:53 a question')).toBeVisible();
});

it('gives a timed quiz the longer time, says so, and keeps both when the setting changes', async () => {
  await studySettings.write(STUDENT, '', { retention: 90, extraTime: 150 });
  const quizId = await anExamQuiz(backend);
  const first = await renderApp({ at: `/exam/${quizId}/1`, as: 'student', backend });
  expect(await screen.findByText('Extra time')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^06:4\d$/);
  await first.user.click(await screen.findByRole('radio', { name: 'B. Second' }));
  await waitFor(async () =>
    expect(await attempts.read(STUDENT, quizId)).toMatchObject({ extraTime: 150, secondsGiven: 405 }),
  );
  first.unmount();
  await studySettings.write(STUDENT, '', { retention: 90 });
  await renderApp({ at: `/exam/${quizId}/1`, as: 'student', backend });
  expect(await screen.findByText('Extra time')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^06:[34]\d$/);
});

it('sends what a quiz with the usual time sends, but for the time used', () => {
  const questions = ['q1', 'q2'].map((questionId, index) => ({
    questionId,
    questionNo: index + 1,
    imageList: [],
    marked: false,
  }));
  const sent = (used: number, extraTime?: ExtraTime) => {
    const attempt = createAttempt({ id: 'z1', timerOn: true, questions }, STUDENT, undefined, extraTime);
    const record = toStoredAttempt({ ...attempt, timeLeftMs: attempt.timeLeftMs - used * 1_000 }, 0, 1);
    return submissionOf(questions, record, '2026-01-01T00:00:00Z');
  };
  expect(sent(100, 150)).toEqual(sent(100));
  expect(sent(230, 150).quizHistory.quizDuration).toBe(180);
});
