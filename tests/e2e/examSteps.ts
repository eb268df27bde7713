import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { QuizSubmission } from '@/shared/api/submission';
import { expectPath, signInAs, type useChromium } from './visitor';

/** What becomes of a call: it never arrives, it arrives but its answer is lost, or it is answered with a status. */
interface Fault {
  /** Matched against 'POST /qlearn/…'. */
  readonly call: string;
  readonly kind: 'lost' | 'answerLost' | 'status';
  readonly status?: number;
}

interface Wire {
  readonly sent: readonly { readonly call: string; readonly body: string }[];
  readonly faults: readonly Fault[];
}

/** Runs in the page before anything else: writes down what is sent, over reloads, and lets the next calls fail. */
function tapWire(key: string): void {
  const Real = XMLHttpRequest;
  const read = () => JSON.parse(localStorage.getItem(key) ?? '{"sent":[],"faults":[]}') as Wire;

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
      const wire: Wire = {
        sent: this.method === 'GET' ? sent : [...sent, line],
        faults: faults.filter((other) => other !== fault),
      };
      localStorage.setItem(key, JSON.stringify(wire));
      if (fault === undefined) super.send(body);
      else this.fail(fault, body);
    }

    private fail({ kind, status }: Fault, body?: XMLHttpRequestBodyInit | null): void {
      const end = (): void => void this.dispatchEvent(new ProgressEvent('error'));
      if (kind === 'lost') setTimeout(end);
      else if (kind === 'answerLost') {
        const real = new Real();
        real.open(this.method, this.address);
        for (const [name, value] of this.headers) real.setRequestHeader(name, value);
        real.onloadend = end;
        real.send(body);
      } else {
        Object.defineProperty(this, 'status', { value: status });
        Object.defineProperty(this, 'responseText', { value: '{"message":"Not now."}' });
        setTimeout(() => this.dispatchEvent(new ProgressEvent('loadend')));
      }
    }
  };
}

const KEY = 'journey-wire';

/** What the student of a block of five answers. */
export const LETTERS = ['A', 'B', 'A', 'C', 'B'];

/** Listens on everything that this browser sends. */
export async function listenOnWire(context: BrowserContext): Promise<void> {
  await context.addInitScript(tapWire, KEY);
}

export const breakNext = (page: Page, ...faults: readonly Fault[]): Promise<void> =>
  page.evaluate(
    ([key, list]) => {
      const wire = JSON.parse(localStorage.getItem(key) ?? '{"sent":[]}') as object;
      localStorage.setItem(key, JSON.stringify({ ...wire, faults: list }));
    },
    [KEY, faults] as const,
  );

/** How often a call of that form was sent, and with which bodies. */
async function sentCalls(page: Page, pattern: RegExp): Promise<readonly string[]> {
  const kept = await page.evaluate((key) => localStorage.getItem(key), KEY);
  const { sent } = JSON.parse(kept ?? '{"sent":[],"faults":[]}') as Wire;
  return sent.filter(({ call }) => pattern.test(call)).map(({ body }) => body);
}

export const submissions = (page: Page): Promise<readonly string[]> => sentCalls(page, /^POST .*\/submit$/);

export const readSubmission = (body = '{}'): QuizSubmission => JSON.parse(body) as QuizSubmission;

interface BlockOptions {
  readonly size?: number;
  readonly timerOn?: boolean;
}

/** Signs in as the demo student and makes a quiz over the whole bank; answers its id. */
export async function makeBlock(
  page: Page,
  { size = 5, timerOn = true }: BlockOptions = {},
): Promise<string> {
  await signInAs(page, 'Student');
  return page.evaluate(
    async ([noOfQuestions, timed]) => {
      const headers = {
        Authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
        'Content-Type': 'application/json',
      };
      const categories: unknown = await (await fetch('/qlearn/quiz/categories', { headers })).json();
      const made = await fetch('/qlearn/api/v2/quiz', {
        method: 'POST',
        headers,
        body: JSON.stringify({
          name: 'Evening block',
          userId: localStorage.getItem('userId'),
          quizOptions: { tutorOn: false, timerOn: timed },
          noOfQuestions,
          questionOptions: { unused: true, correct: true, incorrect: true, marked: false },
          categoryMap: categories,
        }),
      });
      const { quizId } = (await made.json()) as { quizId: string };
      return quizId;
    },
    [size, timerOn] as const,
  );
}

/** A student in a block, every call written down. */
export async function inRoom(
  browser: ReturnType<typeof useChromium>,
  size = LETTERS.length,
): Promise<{ readonly page: Page; readonly quizId: string }> {
  const { page, context } = await browser.visit('/login');
  await listenOnWire(context);
  await page.reload();
  const quizId = await makeBlock(page, { size });
  await enterRoom(page, quizId);
  return { page, quizId };
}

export async function enterRoom(page: Page, quizId: string, item = 1): Promise<void> {
  await page.goto(`/exam/${quizId}/${item}`);
  await atItem(page, item);
}

export const atItem = (page: Page, item: number): Promise<void> =>
  page.getByRole('heading', { name: new RegExp(`^Item ${item} of `) }).waitFor();

/** Answers the current item and sees it chosen. */
export async function answer(page: Page, letter: string): Promise<void> {
  const option = page.getByRole('radio', { name: new RegExp(`^${letter}\\. `) });
  await option.check();
  await expect.poll(() => option.isChecked()).toBe(true);
}

/** Answers item after item with these letters, from the present one on. */
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

/** The letters that the server has, in the order of the quiz. */
export async function lettersOnServer(page: Page, quizId: string): Promise<readonly string[]> {
  return page.evaluate(async (id) => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('token') ?? ''}` };
    const answered = await fetch(`/qlearn/question-history/quiz/${id}`, { headers });
    const rows = (await answered.json()) as { questionNo: number; answerGiven: string }[];
    return rows.sort((one, other) => one.questionNo - other.questionNo).map(({ answerGiven }) => answerGiven);
  }, quizId);
}

/** The block's result is shown, and the server has exactly these letters. */
export async function expectHandedIn(
  page: Page,
  quizId: string,
  letters: readonly string[] = LETTERS,
): Promise<void> {
  await expectPath(page, /^\/result\//);
  expect(await lettersOnServer(page, quizId)).toEqual(letters);
}
