import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '@/demo/testing';
import { signOutRequested } from '@/shared/session/session';
import { localEntries } from '@/shared/storage/localEntries';
import { SMALL_BANK } from '../../demo/quizzes';
import { renderApp } from '../../renderApp';

// The whole app is rendered, and each screen's code comes with its first visit.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

type Who = 'student' | 'tutor' | 'admin';

let backend: TestBackend;
let count = 0;

/** A quiz of three questions, whose key is always A: the first was answered right, the second wrong. */
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

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Opens an address, and writes down all that is sent to change something. */
async function enter(at: string, as: Who) {
  const sent: Sent[] = [];
  const listening = http.all('*/qlearn/*', async ({ request }) => {
    if (request.method === 'GET') return;
    const text = await request.clone().text();
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    sent.push({ method: request.method, path: new URL(request.url).pathname, body });
  });
  const app = await renderApp({
    at,
    as,
    backend: { ...backend, handlers: [listening, ...backend.handlers] },
  });
  const ofBlocks = () => sent.filter(({ path }) => path.startsWith('/qlearn/quiz/block'));
  return { ...app, sent, ofBlocks };
}

const review = (quizId: string, item = 1) => `/exam/${quizId}/${item}/review`;
const tutorRoom = (quizId: string) => `/exam/${quizId}/1/tutor/true`;
const open = () => screen.findByRole('radiogroup', { name: 'Answer options' });
/** A click after which code is loaded: React follows that only inside an awaited `act`. */
const loadBy = (element: HTMLElement): Promise<void> =>
  act(async () => {
    fireEvent.click(element);
    await Promise.resolve();
  });
const button = (name: string) => screen.queryByRole('button', { name });

beforeEach(async () => {
  backend = await createTestBackend({ questions: SMALL_BANK, now: () => Date.now() });
});

describe('the block of a review', () => {
  const waysOut: readonly (readonly [string, (app: Awaited<ReturnType<typeof enter>>) => Promise<void>])[] = [
    [
      'End Review',
      async () => {
        await loadBy(screen.getByRole('button', { name: 'End Review' }));
        const dialog = within(await screen.findByRole('dialog', { name: 'End Review' }));
        await loadBy(dialog.getByRole('button', { name: 'End Review' }));
        await waitFor(() => expect(window.location.pathname).toBe('/create-quiz'));
      },
    ],
    ['Return', () => loadBy(screen.getByRole('button', { name: 'Return' }))],
    ['the logo', () => loadBy(screen.getByRole('link', { name: 'QLearn home' }))],
    [
      'sign-out',
      async ({ store }) => {
        await act(async () => {
          store.dispatch(signOutRequested());
          await Promise.resolve();
        });
        await waitFor(() => expect(window.location.pathname).toBe('/login'));
      },
    ],
    [
      'Back',
      async () => {
        window.history.pushState(null, '', '/user-settings');
        await act(async () => {
          window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
          await Promise.resolve();
        });
        await waitFor(() => expect(screen.queryByRole('radiogroup', { name: 'Answer options' })).toBeNull());
      },
    ],
  ];

  it.each(waysOut)('is started and ended exactly once when left by %s', async (_, leave) => {
    const app = await enter(review(await aQuiz('student')), 'student');
    await open();
    await waitFor(() => expect(localEntries.feedbackBlockId.read()).toBeDefined());
    const blockId = localEntries.feedbackBlockId.read() ?? '';
    await leave(app);
    await waitFor(() => expect(app.ofBlocks()).toHaveLength(2));
    expect(app.ofBlocks().map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /qlearn/quiz/block',
      `PUT /qlearn/quiz/block/${blockId}/end`,
    ]);
    expect(localEntries.feedbackBlockId.read()).toBeUndefined();
  });

  it('goes on while one remains in it', async () => {
    const app = await enter(review(await aQuiz('student')), 'student');
    await open();
    await loadBy(screen.getByRole('button', { name: 'End Review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'End Review' }));
    await app.user.click(dialog.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.ofBlocks().filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('is the one that the way here has started, and is ended also when the room cannot be opened', async () => {
    const quizId = await aQuiz('student');
    localStorage.setItem('feedbackBlockId', 'block-of-result');
    await backend.context.database.put('blocks', {
      id: 'block-of-result',
      group: 'user-student',
      quizId,
      startedAt: Date.now(),
    });
    const app = await enter(review('no-such-quiz'), 'student');
    await screen.findByRole('heading', { level: 1, name: 'Quiz not found' });
    await loadBy(screen.getByRole('link', { name: 'Create Quiz' }));
    await waitFor(() => expect(app.ofBlocks()).toHaveLength(1));
    expect(app.ofBlocks()[0]).toMatchObject({
      method: 'PUT',
      path: '/qlearn/quiz/block/block-of-result/end',
    });
  });

  it('knows nothing of a quiz that is sat without tutor mode', async () => {
    const app = await enter(`/exam/${await aQuiz('student', { status: 'IN_PROGRESS' })}/1`, 'student');
    await open();
    await loadBy(screen.getByRole('link', { name: 'QLearn home' }));
    await screen.findByRole('heading', { level: 1, name: 'Create Quiz' });
    expect(app.ofBlocks()).toEqual([]);
  });
});

describe('a student’s review', () => {
  it('gives feedback on the question, with the block of the review, and sees what students said', async () => {
    const app = await enter(review(await aQuiz('student')), 'student');
    await open();
    await waitFor(() => expect(localEntries.feedbackBlockId.read()).toBeDefined());
    const blockId = localEntries.feedbackBlockId.read();
    await loadBy(screen.getByRole('tab', { name: 'Feedback' }));
    await screen.findByText('No student feedback on this question yet.');

    await loadBy(screen.getByRole('button', { name: 'Question feedback' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Question feedback' }));
    await app.user.click(dialog.getByRole('radio', { name: 'No' }));
    await app.user.type(dialog.getByRole('textbox', { name: 'Comment' }), 'Close to the exam.');
    await app.user.click(dialog.getByRole('button', { name: 'Submit' }));

    await screen.findByText('Feedback has been sent successfully. Thank you...');
    expect(await screen.findByText('Close to the exam.', { selector: 'p' })).toBeInTheDocument();
    expect(app.sent.find(({ path }) => path.endsWith('/feedback/student'))?.body).toMatchObject({
      blockId,
      isError: 'N',
    });
  });

  it('counts each opening of a video, and offers only https addresses', async () => {
    const quizId = await aQuiz('student');
    const withVideos = http.post('*/qlearn/bank/question', () =>
      HttpResponse.json([
        {
          questionId: SMALL_BANK[0]?.id,
          stem: 'Stem',
          option: { optionList: ['First', 'Second'], correctAnswer: 'A' },
          explanation: 'Because.',
          videoLinks: ['https://videos.example.org/watch/1', 'javascript:alert(1)', 'http://x.org/2'],
        },
      ]),
    );
    backend = { ...backend, handlers: [withVideos, ...backend.handlers] };
    const app = await enter(review(quizId), 'student');
    await open();
    const videos = screen.getAllByRole('link', { name: /^Video/ });
    expect(videos.map((video) => video.getAttribute('href'))).toEqual(['https://videos.example.org/watch/1']);
    expect(videos[0]).toHaveAttribute('rel', 'noopener noreferrer');
    await app.user.click(screen.getByRole('link', { name: 'Video 1' }));
    await app.user.click(screen.getByRole('link', { name: 'Video 1' }));
    const counted = () => app.sent.filter(({ path }) => path.startsWith('/qlearn/useractivity/'));
    await waitFor(() => expect(counted()).toHaveLength(2));
    expect(counted()[0]).toMatchObject({
      method: 'PUT',
      body: { userId: 'user-student', videoAccessCount: 1 },
    });
  });

  it('filters the navigator by what was right', async () => {
    const app = await enter(review(await aQuiz('student')), 'student');
    await open();
    const show = screen.getByRole('combobox', { name: 'Show' });
    expect(
      within(show)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Incorrect', 'Correct', 'Unanswered', 'Marked']);
    const shown = () => within(screen.getByRole('navigation', { name: 'Questions' })).getAllByRole('button');
    await app.user.selectOptions(show, 'Incorrect');
    expect(shown().map((item) => item.getAttribute('aria-label'))).toEqual(['Question 2, incorrect, marked']);
    await app.user.selectOptions(show, 'Unanswered');
    expect(shown().map((item) => item.getAttribute('aria-label'))).toEqual(['Question 3, unanswered']);
  });
});

describe('who finds what in the room', () => {
  it('students in review: their feedback, no comments, no guide, no author', async () => {
    await enter(review(await aQuiz('student')), 'student');
    await open();
    expect(button('Question feedback')).toBeInTheDocument();
    expect(button('Comment')).toBeNull();
    expect(button('Open guide')).toBeNull();
    expect(screen.getByRole('tab', { name: 'Feedback' })).toBeInTheDocument();
  });

  it('students who sit a quiz: none of it', async () => {
    await enter(`/exam/${await aQuiz('student', { status: 'IN_PROGRESS' })}/1`, 'student');
    await open();
    expect(button('Question feedback')).toBeNull();
    expect(button('Comment')).toBeNull();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('students at the address of the tutor room: a quiz like any other', async () => {
    await enter(tutorRoom(await aQuiz('student', { status: 'IN_PROGRESS', tutorOn: true })), 'student');
    await open();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('tutors in tutor mode: explanation at once, comments, guide, their form and their progress', async () => {
    await enter(tutorRoom(await aQuiz('tutor', { status: 'IN_PROGRESS', tutorOn: true })), 'tutor');
    await open();
    expect(screen.getByRole('tabpanel', { name: 'Explanation' })).toHaveTextContent('is right');
    expect(button('Comment')).toBeInTheDocument();
    expect(button('Open guide')).toBeInTheDocument();
    expect(button('Question feedback')).toBeNull();
    expect(screen.getByText('rated 0 of 3')).toBeInTheDocument();
    await loadBy(screen.getByRole('tab', { name: 'Feedback' }));
    expect(await screen.findByRole('group', { name: 'Stem' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Tutor feedback' })).toBeNull();
  });

  it('administrators in review: comments, both lists of feedback, the author', async () => {
    const app = await enter(review(await aQuiz('admin')), 'admin');
    await open();
    expect(button('Comment')).toBeInTheDocument();
    expect(button('Open guide')).toBeNull();
    await loadBy(screen.getByRole('tab', { name: 'Feedback' }));
    expect(await screen.findByRole('region', { name: 'Tutor feedback' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Student feedback' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Stem' })).toBeNull();
    await app.user.click(screen.getByRole('tab', { name: 'Info' }));
    expect(screen.getByText('Author')).toBeInTheDocument();
  });
});

describe('a room whose data does not come', () => {
  it('says so in the catalogue’s words, and opens with Try again', async () => {
    const quizId = await aQuiz('student');
    const failing = http.get('*/qlearn/quiz/:id', () => new HttpResponse(null, { status: 500 }), {
      once: true,
    });
    backend = { ...backend, handlers: [failing, ...backend.handlers] };
    const app = await enter(review(quizId), 'student');
    await screen.findByRole('heading', { level: 1, name: 'Something went wrong' });
    expect(screen.getByText("we couldn't retrieve the data.")).toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await open()).toBeInTheDocument();
  });

  it.each([
    ['none', () => HttpResponse.json([]), 'No questions found. Please retry.'],
    [
      'a failure',
      () => new HttpResponse(null, { status: 500 }),
      'Encountered error while fetching questions',
    ],
  ])('says of questions that there is %s', async (_, answer, words) => {
    const quizId = await aQuiz('student');
    const failing = http.post('*/qlearn/bank/question', answer);
    backend = { ...backend, handlers: [failing, ...backend.handlers] };
    await enter(review(quizId), 'student');
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});
