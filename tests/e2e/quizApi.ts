import type { BrowserContext, Page, Request } from 'playwright-core';

interface QuizOptions {
  readonly size: number;
  readonly tutorOn?: boolean;
}

/** Makes a quiz over the whole bank for whoever is signed in; answers its id. */
export function makeQuiz(page: Page, { size, tutorOn = false }: QuizOptions): Promise<string> {
  return page.evaluate(
    async ([noOfQuestions, tutor]) => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
        'Content-Type': 'application/json',
      };
      const categoryMap: unknown = await (await fetch('/qlearn/quiz/categories', { headers })).json();
      const made = await fetch('/qlearn/api/v2/quiz', {
        method: 'POST',
        headers,
        body: JSON.stringify({
          name: 'Reading block',
          userId: localStorage.getItem('userId'),
          quizOptions: { tutorOn: tutor, timerOn: false },
          noOfQuestions,
          questionOptions: { unused: true, correct: true, incorrect: true, marked: false },
          categoryMap,
        }),
      });
      const { quizId } = (await made.json()) as { quizId: string };
      return quizId;
    },
    [size, tutorOn] as const,
  );
}

/** Submits a quiz with every question unanswered; answers the ids of its questions in order. */
export function handIn(page: Page, quizId: string): Promise<readonly string[]> {
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

/** The seconds of review that the server has, by question in the order of the quiz. */
export function reviewSeconds(page: Page, quizId: string): Promise<readonly number[]> {
  return page.evaluate(async (id) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
    const answered = await fetch(`/qlearn/question-history/quiz/${id}`, { headers });
    const rows = (await answered.json()) as { questionNo: number; reviewTimeSpent: number }[];
    return rows
      .sort((one, other) => one.questionNo - other.questionNo)
      .map(({ reviewTimeSpent }) => reviewTimeSpent);
  }, quizId);
}

/** Whether the page has taken in what looks after an earlier one's leavings. */
export function outboxIsIn(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('outboxModule')),
  );
}

/** Writes down each start and end of a feedback block from here on, in a page or in all: 'POST', 'PUT'. */
export function blockCalls(place: Page | BrowserContext): readonly string[] {
  const calls: string[] = [];
  place.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/qlearn/quiz/block')) calls.push(request.method());
  });
  return calls;
}
