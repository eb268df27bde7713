// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestBackend } from '@/demo/testing';
import type { FinishedAttempt, FinishedItem } from '@/domain/study/finishedAttemptModel';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import { missReasons } from '@/domain/study/miss-reasons/missReasonRecord';
import { reportRecovery, reportTrouble } from '@/shared/storage/storageHealth';
import { clearRecords } from '../../clearRecords';
import { aMiss } from '../../domain/study/miss-reasons/missedSamples';
import { renderApp } from '../../renderApp';

const NONE = { discipline: [], organSystem: [], examType: [], topics: [], subtopics: [] };

const anItem = (questionId: string, change: Partial<FinishedItem> = {}): FinishedItem => ({
  questionId,
  labels: { ...NONE, organSystem: ['Renal & <b>'], discipline: ['Medicine'] },
  attemptedLetters: ['A'],
  attemptedAtMs: [1_000],
  answer: 'A',
  result: 'correct',
  marked: false,
  timeSpentMs: 100_000,
  confidence: 'sure',
  key: 'A',
  ...change,
});

const anAttempt = (quizId: string, items: readonly FinishedItem[]): FinishedAttempt => ({
  userId: 'user-student',
  quizId,
  name: quizId,
  timerOn: true,
  tutorOn: false,
  submittedAt: Date.now(),
  items,
});

const wrong = {
  result: 'incorrect',
  attemptedLetters: ['A', 'B'],
  attemptedAtMs: [1_000, 2_000],
  answer: 'B',
} as const;

interface Kept {
  readonly attempts?: readonly FinishedAttempt[];
  readonly history?: readonly object[];
  readonly at?: string;
  readonly handlers?: readonly RequestHandler[];
}

const failed = () => HttpResponse.json({}, { status: 500 });
const withCategories = http.get('*/qlearn/quiz/categories', () =>
  HttpResponse.json({ discipline: ['Medicine'], organSystem: ['Renal & <b>', 'Skin'], examType: ['Step 1'] }),
);
/** 12 questions in the first organ system, 3 in the other; 4 under each other heading, fewer than were answered. */
const counts = http.post('*/qlearn/quiz/categories/questions', async ({ request }) => {
  const body = await request.text();
  const isOneSystem = !body.includes('Renal') || !body.includes('Skin');
  const isAll = body.includes('"unused":true,"correct":true,"incorrect":true,"marked":false');
  const questionCount = !isAll ? 1 : !isOneSystem ? 4 : body.includes('Skin') ? 3 : 12;
  return HttpResponse.json({ questionCount, eligibleQuestionCount: 0, questionLeftInDay: 0 });
});

async function openStudy({ attempts = [], history = [], at = '/study', handlers: own = [] }: Kept) {
  for (const attempt of attempts) await finishedAttempts.write(attempt.userId, attempt.quizId, attempt);
  const backend = await createTestBackend({ now: () => Date.now() });
  const handlers = [
    ...own,
    http.get('*/qlearn/quiz-history/user/:id', () => HttpResponse.json(history)),
    ...backend.handlers,
  ];
  const app = await renderApp({ at, as: 'student', backend: { ...backend, handlers } });
  await screen.findByRole('button', { name: 'Site feedback' });
  return app;
}

const findCard = (name: string) => screen.findByRole('region', { name });
const rowsIn = (card: HTMLElement) =>
  within(card)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

const six = [...['q1', 'q2', 'q3', 'q4'].map((id) => anItem(id)), anItem('q5', wrong), anItem('q5', wrong)];

afterEach(clearRecords);

describe('study', () => {
  it('says how to begin when there is no quiz', async () => {
    await openStudy({});
    expect(await screen.findByText(/^No finished quiz yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Quiz' })).toHaveAttribute('href', '/create-quiz');
    expect(screen.getByRole('heading', { level: 1, name: 'Study' })).toBeVisible();
    expect(document.title).toBe('Study · QLearn');
  });

  it('counts why questions were missed from five reasons on, and leads to those that are due', async () => {
    const missed = ['q1', 'q2', 'q3', 'q4', 'q5'].map((id) => anItem(id, wrong));
    const attempt = { ...anAttempt('z1', missed), submittedAt: Date.now() - 3 * 86_400_000 };
    const give = (questionId: string, reason: 'misread' | 'time') =>
      missReasons.write(
        'user-student',
        questionId,
        aMiss(questionId, { entries: [{ quizId: 'z1', item: 1, reason, at: 1 }] }),
      );
    for (const id of ['q1', 'q2', 'q3', 'q4']) await give(id, 'misread');
    const { user } = await openStudy({ attempts: [attempt] });
    const card = await findCard('Why I miss');
    expect(card).toHaveTextContent('Shown once 5 reasons are given.');
    expect(within(card).queryByRole('table')).toBeNull();
    await act(() => give('q5', 'time'));
    await within(card).findByRole('table', { name: 'Why I miss' });
    expect(rowsIn(card)).toEqual([
      ['Did not know', '0', '0'],
      ['Mixed up', '0', '0'],
      ['Misread', '4', '4Practice'],
      ['Changed my answer', '0', '0'],
      ['No time', '1', '1Practice'],
    ]);
    await user.click(within(within(card).getByRole('row', { name: /^No time/ })).getByRole('link'));
    await screen.findByRole('heading', { level: 2, name: 'Question 1 of 1' });
    expect(screen.getByText('Only what was missed for the reason ‘No time’.')).toBeVisible();
  });

  it('counts pace, answer changes and confidence, with their numbers', async () => {
    await openStudy({ attempts: [anAttempt('z1', six)] });
    const pacing = await findCard('Pacing');
    expect(pacing).toHaveTextContent('100 s an item, target 90 s');
    expect(rowsIn(pacing)).toEqual([
      ['All items', '100 s', '6', '6'],
      ['Right', '–', '4', '4'],
      ['Wrong', '–', '2', '2'],
      ['With timer', '100 s', '6', '6'],
      ['Without timer', '–', '0', '0'],
    ]);
    expect(rowsIn(await findCard('Answer changes'))).toEqual([
      ['Right to wrong', '–', '2'],
      ['Wrong to right', '–', '0'],
      ['Wrong to wrong', '–', '0'],
    ]);
    expect(rowsIn(await findCard('Confidence'))).toEqual([
      ['Guess', '–', '0 of 0'],
      ['Unsure', '–', '0 of 0'],
      ['Sure', '67%', '4 of 6'],
    ]);
  });

  it('shows the coverage of each category with Practice, whatever it is called', async () => {
    const { user } = await openStudy({
      attempts: [anAttempt('z1', six)],
      handlers: [withCategories, counts],
    });
    const coverage = await findCard('Coverage');
    await within(coverage).findByText('5 of 12');
    expect(rowsIn(coverage)).toEqual([
      ['Renal & <b>', '5 of 12', '4 of 6', '67%', 'Practice'],
      ['Skin', '0 of 3', '0 of 0', '–', 'Practice'],
    ]);
    const [link] = within(coverage).getAllByRole('link', { name: 'Practice' });
    const address = new URL(link?.getAttribute('href') ?? '', location.origin);
    expect(address.pathname).toBe('/create-quiz');
    expect(address.search).toContain('Renal+%26+%3Cb%3E');
    await user.click(within(coverage).getByRole('tab', { name: 'Exam Type' }));
    await within(coverage).findByText('0 of 4');
    expect(rowsIn(coverage)).toEqual([['Step 1', '0 of 4', '0 of 0', '–', 'Practice']]);
    await user.click(within(coverage).getByRole('tab', { name: 'Discipline' }));
    await within(coverage).findByText('5 of 5');
    expect(rowsIn(coverage)).toEqual([['Medicine', '5 of 5', '4 of 6', '67%', 'Practice']]);
  });

  it('shows what was answered when the bank cannot be counted, and counts again', async () => {
    const { server, user } = await openStudy({
      attempts: [anAttempt('z1', six)],
      handlers: [withCategories, http.post('*/qlearn/quiz/categories/questions', failed)],
    });
    const coverage = await findCard('Coverage');
    expect(await within(coverage).findByRole('alert')).toHaveTextContent(
      /^How many questions the bank has in each category could not be loaded/,
    );
    expect(rowsIn(coverage)).toEqual([['Renal & <b>', '5', '4 of 6', '67%', 'Practice']]);
    server.use(counts);
    await user.click(within(coverage).getByRole('button', { name: 'Try again' }));
    expect(await within(coverage).findByText('5 of 12')).toBeVisible();
    expect(within(coverage).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('counts a quiz of this device and of the server once, in calendar and table', async () => {
    const row = { title: 'Block', percentageCorrect: 50, complete: new Date().toISOString() };
    const { user } = await openStudy({
      attempts: [anAttempt('z1', six)],
      history: [
        { ...row, id: 'z1', total: 6 },
        { ...row, id: 'elsewhere', total: 40 },
      ],
    });
    const activity = await findCard('Activity');
    await waitFor(() => expect(activity).toHaveTextContent('46 questions on 1 day of the last 26 weeks'));
    expect(activity).toHaveTextContent('1 day streak');
    expect(within(activity).getByRole('table', { name: 'Questions by day' })).toBeInTheDocument();
    await user.click(within(activity).getByRole('button', { name: 'Show as table' }));
    expect(within(activity).getByRole('region', { name: 'Activity as a table' })).toBeVisible();
    expect(within(activity).getAllByRole('row')).toHaveLength(27);
    await user.click(within(activity).getByRole('button', { name: 'Show as calendar' }));
    expect(within(activity).getByRole('button', { name: 'Show as table' })).toBeVisible();
  });

  it('shows the score trend with its moving average', async () => {
    const day = (date: string, percentageCorrect: number) => ({
      id: `z${date}`,
      title: date,
      percentageCorrect,
      total: 10,
      complete: `2026-01-${date}T10:00:00Z`,
    });
    const { user } = await openStudy({ history: [day('01', 40), day('02', 80)] });
    const trend = await findCard('Score trend');
    await user.click(within(trend).getByRole('button', { name: 'Show as table' }));
    expect(rowsIn(trend).map(([, , ...scores]) => scores)).toEqual([
      ['40%', '40%'],
      ['80%', '60%'],
    ]);
    expect(within(trend).getByRole('columnheader', { name: 'Mean of 5' })).toBeVisible();
    expect(screen.getByText(/^No answers on this device yet/)).toBeVisible();
  });

  it('shows without the history what the device has, says so, and loads again', async () => {
    const { server, user, backend } = await openStudy({
      at: '/user-settings',
      attempts: [anAttempt('z1', six)],
    });
    server.use(http.get('*/qlearn/quiz-history/user/:id', () => HttpResponse.json({}, { status: 500 })));
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(await screen.findByRole('link', { name: 'Study' }));
    const activity = await findCard('Activity');
    expect(await within(activity).findByText(/^Without the quizzes of other devices/)).toBeVisible();
    expect(await findCard('Pacing')).toBeVisible();
    server.resetHandlers(...backend.handlers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findCard('Score trend')).toBeVisible();
  });

  it('keeps the tab in the address', async () => {
    const { user } = await openStudy({ attempts: [anAttempt('z1', six)] });
    await user.click(screen.getByRole('tab', { name: 'Notebook' }));
    expect(location.search).toBe('?tab=notebook');
    expect(await screen.findByText(/^No notes yet/)).toBeVisible();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(location.search).toBe('');
    expect(await findCard('Pacing')).toBeVisible();
  });

  afterEach(() => act(() => reportRecovery('database')));

  it('says why nothing can be read while the database does not open, then shows it all', async () => {
    await openStudy({ attempts: [anAttempt('z1', six)] });
    await findCard('Pacing');
    act(() => reportTrouble('database', 'blocked', new Error()));
    expect(await screen.findByText(/^Saved data cannot be read: QLearn is open/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Pacing' })).toBeNull();
    act(() => reportRecovery('database'));
    expect(await findCard('Pacing')).toBeVisible();
  });
});
