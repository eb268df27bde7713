// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend } from '@/demo/testing';
import type { FinishedAttempt } from '@/domain/study/finishedAttemptModel';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import { practice } from '@/domain/study/practiceRecord';
import { studySettings, type StudySettings } from '@/domain/study/studySettingsRecord';
import { dayAfter, toLocalDay } from '@/shared/format/dates';
import { calendarEvents } from '../../../calendarEvents';
import { clearRecords } from '../../../clearRecords';
import { anAttempt, anItem } from '../../../domain/study/practiceSamples';
import { renderApp } from '../../../renderApp';

const STUDENT = 'user-student';
const DAY = 86_400_000;
const today = (): string => toLocalDay(Date.now());
const inDays = (days: number): string => dayAfter(today(), days);

interface Kept {
  readonly plan?: Omit<StudySettings, 'retention'>;
  readonly attempts?: readonly FinishedAttempt[];
  readonly history?: readonly object[];
  readonly handlers?: readonly RequestHandler[];
  readonly at?: '/study' | '/create-quiz';
}

async function open({ plan, attempts = [], history = [], handlers = [], at = '/study' }: Kept) {
  if (plan !== undefined) await studySettings.write(STUDENT, '', { retention: 90, ...plan });
  for (const attempt of attempts) await finishedAttempts.write(STUDENT, attempt.quizId, attempt);
  const backend = await createTestBackend({ now: () => Date.now() });
  const rows = http.get('*/qlearn/quiz-history/user/:id', () => HttpResponse.json(history));
  return renderApp({
    at,
    as: 'student',
    backend: { ...backend, handlers: [...handlers, rows, ...backend.handlers] },
  });
}

const unanswered = { answer: '', attemptedLetters: [], attemptedAtMs: [], result: 'unanswered' } as const;
const items = (count: number, change = {}) =>
  Array.from({ length: count }, (_, index) => anItem(`q${index}`, change));
const practiced = (questionId: string) =>
  practice.write(STUDENT, questionId, {
    questionId,
    state: 'waiting',
    dueDay: inDays(3),
    memory: { stability: 3, difficulty: 2, reviewedDay: today() },
    lapses: 0,
    enteredAt: 1,
    updatedAt: 1,
  });

const findCard = () => screen.findByRole('region', { name: 'Plan' });

afterEach(clearRecords);

describe('the plan on Study', () => {
  it('says that a plan is made in Settings when there is none', async () => {
    await open({});
    const card = await findCard();
    expect(card).toHaveTextContent('Set an exam date and how many questions you want to answer a day in');
    expect(within(card).getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/user-settings');
    expect(within(card).queryByRole('button')).toBeNull();
  });

  it('counts answered items of this device and of the history, and practice, each once', async () => {
    await practiced('p1');
    await practiced('p2');
    await open({
      plan: { examDay: inDays(12), goal: { questions: 40, since: inDays(-2) } },
      attempts: [
        anAttempt('z1', Date.now(), [...items(5), ...items(3, unanswered)]),
        anAttempt('z2', Date.now() - DAY, items(30)),
      ],
      history: [
        { id: 'z1', percentageCorrect: 50, total: 8, complete: new Date().toISOString() },
        { id: 'z9', percentageCorrect: 50, total: 10, complete: new Date().toISOString() },
      ],
    });
    const card = await findCard();
    expect(await within(card).findByText('17 of 40 questions today')).toBeVisible();
    expect(within(card).getByText('Exam in 12 days')).toBeVisible();
    expect(within(card).getByText('50 behind')).toBeVisible();
  });

  it('counts what this device knows when the history does not load', async () => {
    await open({
      plan: { goal: { questions: 5, since: today() } },
      attempts: [anAttempt('z1', Date.now(), items(6))],
      handlers: [http.get('*/qlearn/quiz-history/user/:id', () => HttpResponse.json({}, { status: 500 }))],
    });
    const card = await findCard();
    expect(await within(card).findByText('6 of 5 questions today')).toBeVisible();
    expect(within(card).getByText('On track')).toBeVisible();
    expect(within(card).queryByText(/^Exam/)).toBeNull();
    expect(within(card).queryByRole('button', { name: 'Download calendar' })).toBeNull();
  });

  it('offers Settings after the exam, and neither counts nor notes days', async () => {
    await open({ plan: { examDay: inDays(-1), goal: { questions: 40, since: inDays(-9) } } });
    const card = await findCard();
    expect(within(card).getByText('Your exam date has passed')).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/user-settings');
    expect(card).not.toHaveTextContent(/questions today|behind|On track/);
    expect(within(card).queryByRole('button')).toBeNull();
  });

  it.each([
    [0, 'Exam today'],
    [1, 'Exam tomorrow'],
    [2, 'Exam in 2 days'],
  ])('says %i days before the exam “%s”', async (days, text) => {
    await open({ plan: { examDay: inDays(days) } });
    expect(within(await findCard()).getByText(text)).toBeVisible();
  });
});

describe('Download calendar', () => {
  const files: Blob[] = [];
  beforeEach(() => {
    files.length = 0;
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        files.push(file);
        return 'blob:plan';
      },
      revokeObjectURL: () => undefined,
    });
  });
  afterEach(() => void vi.restoreAllMocks());

  it('saves the days to the exam as an iCalendar file', async () => {
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const { user } = await open({ plan: { examDay: inDays(2), goal: { questions: 40, since: today() } } });
    await user.click(within(await findCard()).getByRole('button', { name: 'Download calendar' }));
    await waitFor(() => expect(names).toEqual(['qlearn-study-plan.ics']));
    const [file] = files;
    expect(file?.type).toBe('text/calendar;charset=utf-8');
    const events = calendarEvents((await file?.text()) ?? '');
    expect(events.map(({ startDate, summary }) => [startDate.toString(), summary])).toEqual([
      [today(), '40 questions'],
      [inDays(1), '40 questions'],
      [inDays(2), 'Exam'],
    ]);
  });
});

describe('a calendar file after another', () => {
  it.each([
    [
      'moved to an earlier day',
      { examDay: inDays(1), goal: { questions: 40, since: today() } },
      [inDays(2), inDays(3)],
    ],
    ['removed', {}, [today(), inDays(1), inDays(2), inDays(3)]],
  ])('cancels the days that are no longer planned: exam %s', async (_, change, cancelled) => {
    const files: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        files.push(file);
        return 'blob:plan';
      },
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await open({ plan: { examDay: inDays(3), goal: { questions: 40, since: today() } } });
    await user.click(within(await findCard()).getByRole('button', { name: 'Download calendar' }));
    await waitFor(() => expect(files).toHaveLength(1));
    await waitFor(async () =>
      expect((await studySettings.read(STUDENT, ''))?.noted).toEqual({ from: today(), until: inDays(3) }),
    );
    const { noted } = (await studySettings.read(STUDENT, '')) ?? {};
    await act(() => studySettings.write(STUDENT, '', { retention: 90, ...change, noted }));
    expect(await screen.findByText(new RegExp(`^The file cancels ${cancelled.length} days`))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Download calendar' }));
    await waitFor(() => expect(files).toHaveLength(2));
    const events = calendarEvents((await files[1]?.text()) ?? '');
    const days = events
      .filter(({ component }) => component.getFirstPropertyValue('status') === 'CANCELLED')
      .map(({ startDate }) => startDate.toString());
    expect(days).toEqual(cancelled);
    vi.restoreAllMocks();
  });
});

describe('the plan on Create Quiz', () => {
  it('says how long it is to the exam and what was answered today', async () => {
    await open({
      at: '/create-quiz',
      plan: { examDay: inDays(1), goal: { questions: 40, since: inDays(-1) } },
      attempts: [anAttempt('z1', Date.now(), items(5))],
    });
    expect(await screen.findByText('Exam tomorrow')).toBeVisible();
    expect(await screen.findByText('5 of 40 questions today')).toBeVisible();
    expect(screen.getByText('40 behind')).toBeVisible();
  });

  it('links to Settings after the exam', async () => {
    await open({ at: '/create-quiz', plan: { examDay: inDays(-1), goal: { questions: 1, since: today() } } });
    const line = (await screen.findByText('Your exam date has passed')).parentElement;
    if (line === null) throw new Error('No line');
    expect(within(line).getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/user-settings');
    expect(line).not.toHaveTextContent(/questions today/);
  });

  it('asks for the history only when there is a goal', async () => {
    const asked: string[] = [];
    const history = http.get('*/qlearn/quiz-history/user/:id', ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json([]);
    });
    await open({ at: '/create-quiz', plan: { examDay: inDays(9) }, handlers: [history] });
    expect(await screen.findByText('Exam in 9 days')).toBeVisible();
    expect(asked).toEqual([]);
  });
});
