import type { BrowserContext, Page, Request } from '@playwright/test';

interface QuizOptions {
  readonly size: number;
  readonly tutorOn?: boolean;
  readonly timerOn?: boolean;
}

/** Creates a quiz over the whole bank for the signed-in user; returns its id. */
export function createQuiz(
  page: Page,
  { size, tutorOn = false, timerOn = false }: QuizOptions,
): Promise<string> {
  return page.evaluate(
    async ([noOfQuestions, quizOptions]) => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
        'Content-Type': 'application/json',
      };
      const categoryMap: unknown = await (await fetch('/qlearn/quiz/categories', { headers })).json();
      const created = await fetch('/qlearn/api/v2/quiz', {
        method: 'POST',
        headers,
        body: JSON.stringify({
          name: 'Evening block',
          userId: localStorage.getItem('userId'),
          quizOptions,
          noOfQuestions,
          questionOptions: { unused: true, correct: true, incorrect: true, marked: false },
          categoryMap,
        }),
      });
      const { quizId } = (await created.json()) as { quizId: string };
      return quizId;
    },
    [size, { tutorOn, timerOn }] as const,
  );
}

/** Submits a quiz with every question unanswered; returns the ids of its questions in order. */
export function submitUnanswered(page: Page, quizId: string): Promise<readonly string[]> {
  return page.evaluate(async (id) => {
    const headers = {
      Authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
      'Content-Type': 'application/json',
    };
    const quiz = (await (await fetch(`/qlearn/quiz/${id}`, { headers })).json()) as {
      questions: { questionId: string; questionNo: number }[];
    };
    const userId = localStorage.getItem('userId') ?? '';
    await fetch(`/qlearn/quiz/${id}/user/${userId}/submit`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        questionHistories: quiz.questions.map(({ questionId, questionNo }) => ({
          questionId,
          questionNo,
          answerGiven: '',
          marked: false,
          timeSpent: 0,
          answersAttempted: [],
        })),
        quizHistory: {
          quizId: id,
          userId,
          questionAttemptCount: 0,
          quizSubmitDate: new Date().toISOString(),
          quizDuration: 0,
        },
      }),
    });
    return quiz.questions.map(({ questionId }) => questionId);
  }, quizId);
}

/** The seconds of review that the server has for each question, in the order of the quiz. */
export function reviewSecondsOnServer(page: Page, quizId: string): Promise<readonly number[]> {
  return page.evaluate(async (id) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
    const response = await fetch(`/qlearn/question-history/quiz/${id}`, { headers });
    const rows = (await response.json()) as { questionNo: number; reviewTimeSpent: number }[];
    return rows
      .sort((one, other) => one.questionNo - other.questionNo)
      .map(({ reviewTimeSpent }) => reviewTimeSpent);
  }, quizId);
}

/** Whether the page has loaded the module that sends what earlier pages left unsent. */
export function hasLoadedOutbox(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('outboxModule')),
  );
}

/** The methods of all calls from now on that start ('POST') or end ('PUT') a feedback block, in a page or in all. */
export function recordBlockCalls(target: Page | BrowserContext): readonly string[] {
  const calls: string[] = [];
  target.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/qlearn/quiz/block')) calls.push(request.method());
  });
  return calls;
}
