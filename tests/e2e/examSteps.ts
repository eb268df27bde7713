import type { BrowserContext, Page } from '@playwright/test';
import type { QuizSubmission } from '@/shared/api/submission';
import { expect, expectPath, openInApp } from './fixtures';
import { createQuiz } from './quizApi';

/** How a call fails: it is not sent, its response is lost, or its response has an error status. */
interface Fault {
  /** Matched against 'POST /qlearn/…'. */
  readonly call: string;
  readonly kind: 'lost' | 'responseLost' | 'status';
  readonly status?: number;
}

interface CallLog {
  readonly sent: readonly { readonly call: string; readonly body: string }[];
  readonly faults: readonly Fault[];
}

/** Runs in the page before its scripts: records what is sent, also across reloads, and makes the next calls fail. */
function interceptCalls(key: string): void {
  const Real = XMLHttpRequest;
  const read = () => JSON.parse(localStorage.getItem(key) ?? '{"sent":[],"faults":[]}') as CallLog;

  window.XMLHttpRequest = class extends Real {
    private method = '';
    private address = '';
    private readonly headers: [name: string, value: string][] = [];

    override open(method: string, address: string | URL): void {
      this.method = method.toUpperCase();
      this.address = String(address);
      super.open(method, address, true);
    }

    override setRequestHeader(name: string, value: string): void {
      this.headers.push([name, value]);
      super.setRequestHeader(name, value);
    }

    override send(body?: XMLHttpRequestBodyInit | null): void {
      const call = `${this.method} ${new URL(this.address, location.href).pathname}`;
      const { sent, faults } = read();
      const fault = faults.find((candidate) => new RegExp(candidate.call).test(call));
      const line = { call, body: typeof body === 'string' ? body : '' };
      const log: CallLog = {
        sent: this.method === 'GET' ? sent : [...sent, line],
        faults: faults.filter((other) => other !== fault),
      };
      localStorage.setItem(key, JSON.stringify(log));
      if (fault === undefined) super.send(body);
      else this.fail(fault, body);
    }

    private fail({ kind, status }: Fault, body?: XMLHttpRequestBodyInit | null): void {
      const end = (): void => void this.dispatchEvent(new ProgressEvent('error'));
      if (kind === 'lost') setTimeout(end);
      else if (kind === 'responseLost') {
        const real = new Real();
        real.open(this.method, this.address);
        for (const [name, value] of this.headers) real.setRequestHeader(name, value);
        real.onloadend = end;
        real.send(body);
      } else {
        // As bytes, without a content type, like a response for `responseType: 'arraybuffer'`.
        Object.defineProperty(this, 'status', { value: status });
        const bytes = new TextEncoder().encode('{"message":"Not now."}').buffer;
        Object.defineProperty(this, 'response', { value: bytes });
        setTimeout(() => this.dispatchEvent(new ProgressEvent('loadend')));
      }
    }
  };
}

const KEY = 'e2e-calls';

/** The student's answers in a block of five. */
export const LETTERS = ['A', 'B', 'A', 'C', 'B'];

const recorded = new WeakSet<BrowserContext>();

/** Records every call of this page from now on, and of the other pages of its context from their next load on. */
export async function recordCalls(page: Page): Promise<void> {
  const context = page.context();
  if (recorded.has(context)) return;
  recorded.add(context);
  await context.addInitScript(interceptCalls, KEY);
  await page.evaluate(interceptCalls, KEY);
}

/** Makes the next call that each of the faults matches fail. */
export const failNext = (page: Page, ...faults: readonly Fault[]): Promise<void> =>
  page.evaluate(
    ([key, list]) => {
      const log = JSON.parse(localStorage.getItem(key) ?? '{"sent":[]}') as object;
      localStorage.setItem(key, JSON.stringify({ ...log, faults: list }));
    },
    [KEY, faults] as const,
  );

/** The bodies of the calls sent so far that match. */
async function sentCalls(page: Page, pattern: RegExp): Promise<readonly string[]> {
  const kept = await page.evaluate((key) => localStorage.getItem(key), KEY);
  const { sent } = JSON.parse(kept ?? '{"sent":[],"faults":[]}') as CallLog;
  return sent.filter(({ call }) => pattern.test(call)).map(({ body }) => body);
}

export const submissions = (page: Page): Promise<readonly string[]> => sentCalls(page, /^POST .*\/submit$/);

export const readSubmission = (body = '{}'): QuizSubmission => JSON.parse(body) as QuizSubmission;

/** Creates a timed quiz for the student of the page; every call that the page sends from then on is recorded. */
export async function createBlock(page: Page, size = LETTERS.length): Promise<string> {
  await recordCalls(page);
  await page.evaluate((key) => localStorage.removeItem(key), KEY);
  return createQuiz(page, { size, timerOn: true });
}

/** Like `createBlock`, then opens the quiz without another page load. */
export async function startExam(page: Page, size = LETTERS.length): Promise<string> {
  const quizId = await createBlock(page, size);
  await openInApp(page, `/exam/${quizId}/1`);
  await atItem(page, 1);
  return quizId;
}

export async function openItem(page: Page, quizId: string, item = 1): Promise<void> {
  await page.goto(`/exam/${quizId}/${item}`);
  await atItem(page, item);
}

/** Creates a quiz that is long enough to have an item with a figure. */
export async function createIllustrated(
  page: Page,
): Promise<{ readonly quizId: string; readonly item: number }> {
  const quizId = await createQuiz(page, { size: 80 });
  const item = await page.evaluate(async (id) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
    const quiz = (await (await fetch(`/qlearn/quiz/${id}`, { headers })).json()) as {
      questions: { questionNo: number; imageList: string[] }[];
    };
    return quiz.questions.find(({ imageList }) => imageList.length > 0)?.questionNo;
  }, quizId);
  if (item === undefined) throw new Error('no question of the quiz has a figure');
  return { quizId, item };
}

/** Opens an item with a figure. */
export async function openIllustrated(page: Page): Promise<void> {
  const { quizId, item } = await createIllustrated(page);
  await openInApp(page, `/exam/${quizId}/${item}`);
  await atItem(page, item);
}

/** Waits until that item can be answered: its heading is there before, in the exam's frame. */
export async function atItem(page: Page, item: number): Promise<void> {
  await page.getByRole('heading', { name: new RegExp(`^Item ${item} of `) }).waitFor();
  await page.getByRole('region', { name: 'Question', exact: true }).waitFor();
}

/** Chooses an option of the current item, and waits until it is checked. */
export async function answer(page: Page, letter: string): Promise<void> {
  const option = page.getByRole('radio', { name: new RegExp(`^${letter}\\. `) });
  await option.check();
  await expect.poll(() => option.isChecked()).toBe(true);
}

/** Answers one item after the other with these letters, from the current one on. */
export async function answerAll(page: Page, letters: readonly string[]): Promise<void> {
  for (const [index, letter] of letters.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Next', exact: true }).click();
    await answer(page, letter);
  }
}

export async function endBlock(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End Block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Block' }).click();
}

/** The letters that the server has stored, in the order of the quiz. */
export async function lettersOnServer(page: Page, quizId: string): Promise<readonly string[]> {
  return page.evaluate(async (id) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
    const response = await fetch(`/qlearn/question-history/quiz/${id}`, { headers });
    const rows = (await response.json()) as { questionNo: number; answerGiven: string }[];
    return rows.sort((one, other) => one.questionNo - other.questionNo).map(({ answerGiven }) => answerGiven);
  }, quizId);
}

/** The block's result is shown, and the server has exactly these letters. */
export async function expectSubmitted(
  page: Page,
  quizId: string,
  letters: readonly string[] = LETTERS,
): Promise<void> {
  await expectPath(page, /^\/result\//);
  await page.getByRole('heading', { level: 1, name: 'Result' }).waitFor();
  expect(await lettersOnServer(page, quizId)).toEqual(letters);
}
