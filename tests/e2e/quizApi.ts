import type { BrowserContext, Page, Request } from '@playwright/test';

interface QuizOptions {
  readonly size: number;
  readonly tutorOn?: boolean;
  readonly timerOn?: boolean;
}

/** Creates a quiz from the whole bank for the signed-in user; returns its id. */
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

/** Beginnings of the stems, options and explanations of questions, as the text on a page. */
export async function readBankTexts(page: Page, questionIds: readonly string[]): Promise<readonly string[]> {
  const texts = await page.evaluate(async (ids) => {
    const response = await fetch('/qlearn/bank/question', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ question_list: ids }),
    });
    const questions = (await response.json()) as {
      stem: string;
      explanation: string;
      option: { optionList: string[] };
    }[];
    return questions.flatMap(({ stem, explanation, option }) => [stem, explanation, ...option.optionList]);
  }, questionIds);
  return texts.map((html) =>
    html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 40),
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

/**
 * From the next load of the page on, records in sessionStorage each request for a Web Lock that is made only if the
 * lock is free: in this way the outbox finds out whether another tab still uses a feedback block.
 */
export async function recordLockRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const request: unknown = Reflect.get(LockManager.prototype, 'request');
    if (typeof request !== 'function') throw new Error('This browser has no Web Locks.');
    Object.defineProperty(LockManager.prototype, 'request', {
      value(this: LockManager, ...args: unknown[]): unknown {
        const isProbe = args.some((arg) => typeof arg === 'object' && arg !== null && 'ifAvailable' in arg);
        if (isProbe) sessionStorage.setItem('lockRequest', String(args[0]));
        return Reflect.apply(request, this, args) as unknown;
      },
    });
  });
}

/** The last Web Lock that the page requested only if it was free. */
export const lastLockRequest = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('lockRequest'));

/**
 * Collects the methods of all calls from now on that start ('POST') or end ('PUT') a feedback block, in a page or a
 * whole context. Each block's end counts once: a page that is left before its response sends it again to learn the
 * outcome.
 */
export function recordBlockCalls(target: Page | BrowserContext): string[] {
  const calls: string[] = [];
  const ended = new Set<string>();
  target.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/qlearn/quiz/block') || ended.has(pathname)) return;
    calls.push(request.method());
    if (pathname.endsWith('/end')) ended.add(pathname);
  });
  return calls;
}

/** The address of one of the demo's links, looked up by an administrator, who is signed out afterwards. */
export async function findLink(page: Page, title: string): Promise<string> {
  await page.goto('/qlink');
  const preview = page.getByRole('row', { name: new RegExp(title) }).getByRole('link', { name: 'Preview' });
  const href = await preview.getAttribute('href');
  if (href === null) throw new Error(`${title} has no address`);
  await page.evaluate(() => localStorage.clear());
  return href;
}
