import type { Page } from '@playwright/test';
import {
  answer,
  answerAll,
  atItem,
  createBlock,
  endBlock,
  expectSubmitted,
  failNext,
  LETTERS,
  openItem,
  startExam,
  submissions,
} from './examSteps';
import { expect, test } from './fixtures';

const SUBMIT = '^POST .*/submit$';
const PREFERENCE = '^PUT .*/user/preference/';

test.describe('whatever happens to the network, the server gets the answers that were given, once', () => {
  test('survives a submission that fails, is answered too late, is refused or is clicked twice', async ({
    studentPage: page,
  }) => {
    await test.step('submit is answered 500, then 200', async () => {
      const quizId = await startExam(page);
      await answerAll(page, LETTERS);
      await failNext(page, { call: SUBMIT, kind: 'status', status: 500 });
      await endBlock(page);
      await page.getByText('Not sent yet – answers are kept on this device').waitFor();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectSubmitted(page, quizId);
      const bodies = await submissions(page);
      expect(new Set(bodies).size).toBe(1);
    });

    await test.step('submit is committed but its answer is lost: it is asked for, not sent again', async () => {
      const quizId = await startExam(page);
      await answerAll(page, LETTERS);
      await failNext(page, { call: SUBMIT, kind: 'responseLost' });
      await endBlock(page);
      await expectSubmitted(page, quizId);
      expect(await submissions(page)).toHaveLength(1);
    });

    await test.step('a refusal for good keeps the answers, says why and lets them be downloaded', async () => {
      const quizId = await startExam(page);
      await answerAll(page, LETTERS);
      await failNext(page, { call: SUBMIT, kind: 'status', status: 400 });
      await endBlock(page);
      await page.getByRole('alert').filter({ hasText: 'Not now.' }).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download answers' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(`qlearn-answers-${quizId}.json`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expectSubmitted(page, quizId);
    });

    await test.step('a second click on End Block sends nothing more', async () => {
      const quizId = await startExam(page);
      await answerAll(page, LETTERS);
      await page.getByRole('button', { name: 'End Block' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'End Block' }).dblclick();
      await expectSubmitted(page, quizId);
      expect(await submissions(page)).toHaveLength(1);
    });
  });

  test('keeps the answers when the session is lost within the block', async ({ studentPage: page }) => {
    await test.step('401 while /user/me knows the user: the exam goes on', async () => {
      const quizId = await startExam(page, 2);
      await answer(page, 'B');
      await failNext(page, { call: PREFERENCE, kind: 'status', status: 401 });
      const [asked] = await Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/user/me')),
        page.getByRole('button', { name: /^Switch to / }).click(),
      ]);
      expect(asked.status()).toBe(200);
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await answer(page, 'C');
      await endBlock(page);
      await expectSubmitted(page, quizId, ['B', 'C']);
    });

    await test.step('401 at item 7: the answers wait for the same user, who goes on after signing in', async () => {
      const quizId = await startExam(page, 8);
      await answerAll(page, ['A', 'B', 'C', 'A', 'B', 'C', 'A']);
      const unauthorized = { kind: 'status', status: 401 } as const;
      await failNext(
        page,
        { call: PREFERENCE, ...unauthorized },
        { call: '^GET .*/user/me$', ...unauthorized },
      );
      await page.getByRole('button', { name: /^Switch to / }).click();
      await page.getByText('Your session has expired. Please sign in again.').waitFor();
      await page.getByRole('button', { name: 'Student', exact: true }).click();
      await page.waitForURL((url) => url.pathname !== '/login');
      await openItem(page, quizId, 8);
      await answer(page, 'B');
      await endBlock(page);
      await expectSubmitted(page, quizId, ['A', 'B', 'C', 'A', 'B', 'C', 'A', 'B']);
      expect(await submissions(page)).toHaveLength(1);
    });
  });
});

test.describe('whatever happens to the page', () => {
  test('loses nothing by a reload at every step', async ({ studentPage: page }) => {
    await test.step('a reload at every step', async () => {
      const letters = LETTERS.slice(0, 3);
      const quizId = await startExam(page, letters.length);
      for (const [index, letter] of letters.entries()) {
        await atItem(page, index + 1);
        await answer(page, letter);
        if (index === 1) await page.getByRole('checkbox', { name: 'Mark' }).check();
        await page.reload();
        await atItem(page, index + 1);
        await expect(page.getByRole('radio', { name: new RegExp(`^${letter}\\. `) })).toBeChecked();
        if (index < letters.length - 1) await page.getByRole('button', { name: 'Next', exact: true }).click();
      }
      await page.getByRole('button', { name: 'Question 2, answered, marked' }).waitFor();
      await endBlock(page);
      await expectSubmitted(page, quizId, letters);
      expect(await submissions(page)).toHaveLength(1);
    });
  });

  // The fixture fails the test if the page had an error, which the exam would say.
  test("goes on when the demo's worker cannot be updated", async ({ studentPage: page }) => {
    await startExam(page);
    // Without another page the worker unregisters itself, so that the next page has none to update.
    await (await page.context().newPage()).goto('/icon.svg');
    await page.addInitScript(() => {
      ServiceWorkerRegistration.prototype.update = () => Promise.reject(new TypeError('Not found'));
    });
    await page.reload();
    await answer(page, 'A');
    await page.getByText('Saved', { exact: true }).waitFor();
  });
});

/** The lock of the exam: how many tabs have it, and how many wait for it. */
const examLocks = (page: Page): Promise<{ held: number; pending: number }> =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const count = (locks: readonly LockInfo[]) =>
      locks.filter(({ name }) => name?.startsWith('qlearn-exam-')).length;
    return { held: count(held), pending: count(pending) };
  });

test.describe('a tab that could only read the exam', () => {
  const readOnly = (page: Page) => page.getByText('This quiz is open in another tab.');

  test('writes as soon as the tab before it is closed, and its lock is the only one', async ({
    studentPage: first,
  }) => {
    const quizId = await startExam(first);
    await answerAll(first, LETTERS.slice(0, 2));
    const context = first.context();
    const [second, third] = [await context.newPage(), await context.newPage()];
    for (const page of [second, third]) {
      await openItem(page, quizId, 3);
      await readOnly(page).waitFor();
    }
    await first.close();
    await readOnly(second).waitFor({ state: 'detached' });
    await expect.poll(() => examLocks(second)).toEqual({ held: 1, pending: 1 });
    await answer(second, 'A');
    await expect(readOnly(third)).toBeVisible();
    await second.close();
    await readOnly(third).waitFor({ state: 'detached' });
    expect(await examLocks(third)).toEqual({ held: 1, pending: 0 });
    await atItem(third, 3);
    await expect(third.getByRole('radio', { name: /^A\. / })).toBeChecked();
    await answerAll(third, LETTERS.slice(2));
    await endBlock(third);
    await expectSubmitted(third, quizId);
  });

  test('writes after a reload whose former page lets its lock go late', async ({ studentPage: page }) => {
    const quizId = await startExam(page);
    await answer(page, 'A');
    const holder = await page.context().newPage();
    await holder.goto('/icon.svg');
    const name = await page.evaluate(async () => {
      const { held = [] } = await navigator.locks.query();
      return held.find((lock) => lock.name?.startsWith('qlearn-exam-'))?.name ?? '';
    });
    // Acts as a document that closes slowly: it gets the lock before the page that is loaded.
    const letGo = await holder.evaluateHandle((lock) => {
      let release: () => void = () => undefined;
      void navigator.locks.request(lock, () => new Promise<void>((resolve) => (release = resolve)));
      return () => release();
    }, name);
    await page.reload();
    await readOnly(page).waitFor();
    await letGo.evaluate((release) => release());
    await readOnly(page).waitFor({ state: 'detached' });
    expect(await examLocks(page)).toEqual({ held: 1, pending: 0 });
    await atItem(page, 1);
    await expect(page.getByRole('radio', { name: /^A\. / })).toBeChecked();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await answerAll(page, LETTERS.slice(1));
    await endBlock(page);
    await expectSubmitted(page, quizId);
  });
});

test.describe('whatever happens to the browser', () => {
  test('lets a block be finished when storage is denied or full, and says that nothing is saved', async ({
    studentPage: page,
  }) => {
    await page.addInitScript(() => {
      const refuse = (
        owner: object,
        method: string,
        concerns: (target: object, args: unknown[]) => boolean,
      ) => {
        const real: unknown = Reflect.get(owner, method);
        if (typeof real !== 'function') throw new Error(`No ${method}`);
        Object.defineProperty(owner, method, {
          value(this: object, ...args: unknown[]): unknown {
            if (concerns(this, args)) throw new DOMException('Refused', 'QuotaExceededError');
            return Reflect.apply(real, this, args) as unknown;
          },
        });
      };
      const name = sessionStorage.getItem('refuse');
      if (name === 'open') refuse(IDBFactory.prototype, name, (_target, [database]) => database === 'qlearn');
      else if (name === 'put') {
        refuse(
          IDBObjectStore.prototype,
          name,
          (target) => target instanceof IDBObjectStore && target.transaction.db.name === 'qlearn',
        );
      }
    });
    for (const method of ['open', 'put']) {
      await test.step(`${method} fails`, async () => {
        await page.evaluate((name) => sessionStorage.setItem('refuse', name), method);
        const quizId = await createBlock(page);
        await openItem(page, quizId);
        await answerAll(page, LETTERS);
        await page.getByText(/^Not saved – this browser blocks storage. Do not close/).waitFor();
        await endBlock(page);
        await expectSubmitted(page, quizId);
        expect(await submissions(page)).toHaveLength(1);
      });
    }
  });
});
