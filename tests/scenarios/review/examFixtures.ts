import { act, fireEvent, screen } from '@testing-library/react';
import { http, type HttpHandler } from 'msw';
import { beforeEach, expect, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '@/demo/testing';
import type { Track } from '@/shared/remote/sagaContext';
import { SMALL_BANK } from '../../demo/quizzes';
import { renderApp } from '../../renderApp';
import { settle } from '../../settle';

type Who = 'student' | 'tutor' | 'admin';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export const review = (quizId: string, item = 1) => `/exam/${quizId}/${item}/review`;
export const tutorExam = (quizId: string) => `/exam/${quizId}/1/tutor/true`;
export const openExam = () => screen.findByRole('radiogroup', { name: 'Answer options' });
export const button = (name: string) => screen.queryByRole('button', { name });

/** Asserts that there is no such element, after all code that was still loading has been rendered. */
export async function expectAbsent(role: string, name?: string): Promise<void> {
  await vi.dynamicImportSettled();
  await act(settle);
  expect(screen.queryByRole(role, name === undefined ? {} : { name })).toBeNull();
}

/** For a click that loads code: React renders it only in an `act` that is awaited. */
export const loadBy = (element: HTMLElement): Promise<void> =>
  act(async () => {
    fireEvent.click(element);
    await Promise.resolve();
  });

/** For a test module: a backend for each test, and the exam pages of its quizzes. */
export function useExamFixtures() {
  let backend: TestBackend;
  let count = 0;

  beforeEach(async () => {
    backend = await createTestBackend({ questions: SMALL_BANK, now: () => Date.now() });
  });

  /** A quiz of three questions, whose key is always A: the first was answered correctly, the second incorrectly. */
  async function aQuiz(who: Who, more: { status?: 'COMPLETE' | 'IN_PROGRESS'; tutorOn?: boolean } = {}) {
    const id = `learning-quiz-${(count += 1)}`;
    const group = `user-${who}`;
    await backend.context.database.put('quizzes', {
      id,
      group,
      name: 'Morning block',
      status: more.status ?? 'COMPLETE',
      tutorOn: more.tutorOn ?? false,
      timerOn: false,
      createdAt: Date.now(),
      submittedAt: Date.now(),
      total: 3,
      attempted: 2,
      correct: 1,
      duration: 0,
      category: { discipline: [], organSystem: [], examType: [] },
      medicalCategories: { topics: [], subtopics: [] },
    });
    const items = SMALL_BANK.slice(0, 3).map((question, index) => ({
      questionId: question.id,
      questionNo: index + 1,
      answerGiven: ['A', 'B', ''][index] ?? '',
      marked: index === 1,
      timeSpent: 20,
      answersAttempted: [],
      correct: index === 0,
      reviewed: false,
      reviewTimeSpent: 0,
    }));
    await backend.context.database.put('sheets', { id, group, items });
    return id;
  }

  /** Opens an address; `sent` are the requests that change something. */
  async function enter(at: string, as: Who) {
    const sent: Sent[] = [];
    const listening = http.all('*/qlearn/*', async ({ request }) => {
      if (request.method === 'GET') return;
      const text = await request.clone().text();
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      sent.push({ method: request.method, path: new URL(request.url).pathname, body });
    });
    const track = vi.fn<Track>();
    const app = await renderApp({
      at,
      as,
      track,
      backend: { ...backend, handlers: [listening, ...backend.handlers] },
    });
    const ofBlocks = () =>
      sent
        .filter(({ path }) => path.startsWith('/qlearn/quiz/block'))
        .map(({ method, path }) => `${method} ${path}`);
    return { ...app, sent, ofBlocks, track };
  }

  /** A feedback block on the server that the user has started earlier. */
  async function aBlock(who: Who, quizId: string): Promise<string> {
    const id = `learning-block-${(count += 1)}`;
    await backend.context.database.put('blocks', { id, group: `user-${who}`, quizId, startedAt: Date.now() });
    return id;
  }

  return {
    aQuiz,
    aBlock,
    enter,
    /** Responds differently from the demo backend, from the next `enter` on. */
    answer: (handler: HttpHandler): void => {
      backend = { ...backend, handlers: [handler, ...backend.handlers] };
    },
  };
}
