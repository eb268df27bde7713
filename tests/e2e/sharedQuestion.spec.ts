import { expectAccessible } from './accessibility';
import { expect, setBackend, test } from './fixtures';
import { findLink } from './quizApi';

test.describe('a shared question', () => {
  test('opens for a stranger, leaves no token in the address, and is tried, explained and left by keyboard', async ({
    adminPage: page,
  }) => {
    await test.step('those who are signed in open it as well', async () => {
      await page.goto('/question/view/qlink-question-of-the-week');
      await page.getByRole('radio').first().check();
      await page.getByRole('region', { name: 'Explanation' }).waitFor();
      expect(await page.getByRole('button', { name: 'Sign In with Google' }).count()).toBe(0);
    });

    const href = await findLink(page, 'Three questions to try');
    await page.goto(href);
    await page.getByRole('heading', { level: 1, name: 'Shared question' }).waitFor();
    await page.getByRole('heading', { name: 'Question 1 of 3' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => localStorage.getItem('userAcqQuesId'))).toBe('qlink-three-to-try');
    expect(await page.evaluate(() => localStorage.getItem('userAcquisitiontoken'))).not.toBeNull();
    expect(await page.getByText('Correct answer').count()).toBe(0);
    await expectAccessible(page, 'shared question');

    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.getByRole('region', { name: 'Explanation' }).waitFor();
    await expectAccessible(page, 'shared question, tried');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio').nth(1)).toBeChecked();

    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await page.getByRole('heading', { name: 'Question 2 of 3' }).waitFor();
    expect(await page.getByRole('region', { name: 'Explanation' }).count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { name: 'Question 1 of 3' }).waitFor();

    await test.step('says so when the link is over, and tries again after an error', async () => {
      await page.goto('/question/view/qlink-last-week?token=of-last-week');
      await page.getByText('This quiz link has expired or is no longer available.').waitFor();
      await expectAccessible(page, 'link over');

      await setBackend(page, 'Errors');
      await page.goto('/question/view/qlink-last-week');
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await page.getByText('Sorry. Please try again...').waitFor();
    });
  });
});
