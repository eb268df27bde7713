import type { Page } from '@playwright/test';
import {
  answer,
  createBlock,
  endBlock,
  expectSubmitted,
  failNext,
  openItem,
  readSubmission,
  startExam,
  submissions,
} from './examSteps';
import { expect, test } from './fixtures';

/** Hides the tab for ten minutes by the page's own clock, or only by the computer's. */
const hideForTenMinutes = (page: Page, by: 'performance' | 'Date'): Promise<void> =>
  page.evaluate((name) => {
    const show = (state: string): void => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    show('hidden');
    const clock = name === 'Date' ? Date : performance;
    const real = clock.now.bind(clock);
    clock.now = () => real() + 600_000;
    show('visible');
  }, by);

test.describe('whatever happens to the clock', () => {
  test('ignores an hour’s change of the computer’s clock, and counts ten minutes asleep', async ({
    studentPage: page,
  }) => {
    const quizId = await startExam(page);
    await answer(page, 'A');
    await page.evaluate(() => {
      const RealDate = Date;
      const late = (): number => RealDate.now() + 3_600_000;
      window.Date = new Proxy(RealDate, {
        construct: (target, args): object =>
          Reflect.construct(target, args.length === 0 ? [late()] : args) as object,
        get: (target, name): unknown => (name === 'now' ? late : Reflect.get(target, name)),
      });
    });
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await answer(page, 'B');
    await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^0[5-7]:[0-5]\d$/);
    await endBlock(page);
    await expectSubmitted(page, quizId, ['A', 'B', '', '', '']);

    await test.step('also where the clock of the page stopped', async () => {
      // Loaded again, which resets both clocks.
      await openItem(page, await createBlock(page, 8));
      await answer(page, 'A');
      await hideForTenMinutes(page, 'Date');
      await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^0[01]:\d\d$/);
    });
  });

  test('counts ten hidden minutes for the block alone, whose time runs out also offline', async ({
    studentPage: page,
  }) => {
    const quizId = await startExam(page, 8);
    await answer(page, 'A');
    await hideForTenMinutes(page, 'performance');
    await expect.poll(() => page.getByRole('timer').textContent()).toMatch(/^0[01]:\d\d$/);
    await endBlock(page);
    await expectSubmitted(page, quizId, ['A', '', '', '', '', '', '', '']);
    const { questionHistories, quizHistory } = readSubmission((await submissions(page))[0]);
    expect(quizHistory.quizDuration).toBeGreaterThanOrEqual(600);
    expect(questionHistories[0]?.timeSpent).toBeLessThan(60);

    await test.step('frozen at zero and submitted once', async () => {
      const quizId = await startExam(page);
      await answer(page, 'A');
      await page.context().setOffline(true);
      await failNext(page, { call: '^POST .*/submit$', kind: 'lost' });
      await page.evaluate(() => {
        const real = performance.now.bind(performance);
        performance.now = () => real() + 445_000;
      });
      await page.getByRole('heading', { name: 'The block has ended' }).waitFor();
      expect(await page.getByRole('navigation', { name: 'Questions' }).count()).toBe(0);
      expect(await page.getByRole('button', { name: 'Next', exact: true }).count()).toBe(0);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await page.context().setOffline(false);
      await expectSubmitted(page, quizId, ['A', '', '', '', '']);
      const bodies = await submissions(page);
      expect(new Set(bodies).size).toBe(1);
      expect(readSubmission(bodies[0]).quizHistory.quizDuration).toBe(450);
    });
  });
});
