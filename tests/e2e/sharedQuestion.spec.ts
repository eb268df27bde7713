import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { setBackend, signInAs, useChromium } from './visitor';

/** The addresses of the demo's links by title, as an administrator finds them. */
async function linkOf(page: Page, title: string): Promise<string> {
  await signInAs(page, 'Admin');
  await page.goto('/qlink');
  const preview = page.getByRole('row', { name: new RegExp(title) }).getByRole('link', { name: 'Preview' });
  const href = await preview.getAttribute('href');
  if (href === null) throw new Error(`${title} has no address`);
  await page.evaluate(() => localStorage.clear());
  return href;
}

describe('a shared question', () => {
  const { visit } = useChromium();

  it('opens for a stranger, leaves no token in the address, and is tried, explained and left by keyboard', async () => {
    const { page, context, complaints } = await visit('/login');
    const href = await linkOf(page, 'Three questions to try');
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
    expect(await page.getByRole('radio').nth(1).isChecked()).toBe(true);

    await page.getByRole('button', { name: 'Next' }).press('Enter');
    await page.getByRole('heading', { name: 'Question 2 of 3' }).waitFor();
    expect(await page.getByRole('region', { name: 'Explanation' }).count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { name: 'Question 1 of 3' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('says so when the link is over, and tries again after an error', async () => {
    const { page, context } = await visit('/login');
    const over = await linkOf(page, 'Question of last week');
    await page.goto(over);
    await page.getByText('This quiz link has expired or is no longer available.').waitFor();
    await expectAccessible(page, 'link over');

    await setBackend(page, 'Errors');
    await page.goto('/question/view/qlink-last-week');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByText('Sorry. Please try again...').waitFor();
    await context.close();
  });

  it('is for those who are signed in as well', async () => {
    const { page, context } = await visit('/login');
    await signInAs(page, 'Student');
    await page.goto('/question/view/qlink-question-of-the-week');
    await page.getByRole('radio').first().check();
    await page.getByRole('region', { name: 'Explanation' }).waitFor();
    expect(await page.getByRole('button', { name: 'Sign In with Google' }).count()).toBe(0);
    await context.close();
  });
});
