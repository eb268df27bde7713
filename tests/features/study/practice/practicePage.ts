import { screen } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { buildQuestion, createTestBackend } from '@/demo/testing';
import type { FinishedAttempt, FinishedItem } from '@/domain/study/finishedAttemptModel';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import { anAttempt, anItem, wrong } from '../../../domain/study/practiceSamples';
import { renderApp } from '../../../renderApp';

export const STUDENT = 'user-student';
/** Milliseconds. */
export const DAY = 86_400_000;

const BANK = Array.from({ length: 30 }, (_, index) => buildQuestion(`q${index + 1}`));

export const ids = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `q${index + 1}`);

/** A quiz finished two days ago in which every question was missed. */
export const aMissedQuiz = (
  questionIds: readonly string[],
  change: Partial<FinishedItem> = {},
): FinishedAttempt =>
  anAttempt(
    'z1',
    Date.now() - 2 * DAY,
    questionIds.map((questionId) => anItem(questionId, { ...wrong, ...change })),
  );

interface Opened {
  readonly attempts?: readonly FinishedAttempt[];
  readonly handlers?: readonly RequestHandler[];
  readonly at?: string;
  readonly as?: 'student' | 'tutor' | 'admin';
}

/** Opens Practice with these attempts on the device; records the requests of the page. */
export async function openPractice(options: Opened = {}) {
  const { attempts = [], handlers = [], at = '/study/practice', as = 'student' } = options;
  for (const attempt of attempts) await finishedAttempts.write(attempt.userId, attempt.quizId, attempt);
  const backend = await createTestBackend({ questions: BANK, now: () => Date.now() });
  const app = await renderApp({
    at,
    as,
    backend: { ...backend, handlers: [...handlers, ...backend.handlers] },
  });
  const sent: { readonly method: string; readonly path: string; readonly body: Promise<string> }[] = [];
  app.server.events.on('request:start', ({ request }) => {
    sent.push({
      method: request.method,
      path: new URL(request.url).pathname.replace('/qlearn', ''),
      body: request.clone().text(),
    });
  });
  await screen.findByRole('button', { name: 'Site feedback' });
  return { ...app, sent };
}

export const findQuestion = (place: string) =>
  screen.findByRole('heading', { level: 2, name: `Question ${place}` });

export const findOption = (name: string) => screen.findByRole('radio', { name });
