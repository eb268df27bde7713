import type { Page } from '@playwright/test';
import { toLocalDay } from '@/shared/format/dates';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';

/** Opens a page of the main menu, inside the app. */
async function open(page: Page, name: string, heading = name): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

const dialog = (page: Page) => page.getByRole('dialog');

test.describe('administration', () => {
  test('reads feedback, publishes a link once and revokes it', async ({ openSignedIn }) => {
    const page = await openSignedIn('Admin', '/feedback-dashboard');
    const rows = page.getByRole('table', { name: 'Feedback by question' }).getByRole('row');
    await rows.nth(1).waitFor();
    const question = await rows.nth(1).getByRole('rowheader').innerText();
    await rows.nth(1).getByRole('button').click();
    const triage = page.getByRole('group', { name: 'Triage' });
    await triage.getByLabel('Status').selectOption({ label: 'Resolved' });
    await triage.getByLabel('Note').fill('Corrected in the next release.');
    await rows.nth(1).getByText('Resolved').waitFor();
    await expectAccessible(page, 'feedback');
    await page.reload();
    await rows.nth(1).getByText('Resolved').waitFor();
    await page.getByLabel('Rating').selectOption('1');
    await expect.poll(() => new URL(page.url()).search).toBe('?rating=1');
    await page.getByLabel('Rating').selectOption('');

    await page.getByRole('link', { name: `Open question ${question}` }).click();
    await dialog(page).getByText('Correct answer').waitFor();
    await dialog(page).getByText('Student feedback').waitFor();
    await expectAccessible(page, 'the review data of a question');
    await expect(dialog(page).getByLabel('Note')).toHaveValue('Corrected in the next release.');
    await dialog(page).getByRole('link', { name: 'Publish as link' }).click();
    await page.getByRole('heading', { level: 1, name: 'QLink' }).waitFor();
    await expect(page.getByLabel('Question ID 1')).toHaveValue(question);
    await page.goBack();
    await dialog(page).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });

    await open(page, 'QLink');
    await page.getByLabel('Title').fill('Week 9');
    await page.getByLabel('Description').fill('One to try');
    await page.getByLabel('Expiration date').fill(toLocalDay(new Date()));
    await page.getByLabel('Question ID 1').fill('no-such-question');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Failed to publish url - There is no question no-such-question').waitFor();
    await page.getByLabel('Question ID 1').fill(question);
    await page.getByRole('button', { name: 'Publish' }).dblclick();
    await page.getByText('Link published successfully').waitFor();
    const link = page.getByRole('row', { name: /Week 9/ });
    await link.waitFor();
    await expect(link).toHaveCount(1);
    await expectAccessible(page, 'links');

    await link.getByRole('button', { name: 'Revoke' }).click();
    // One click: a second could open the question of another link once the dialog has closed.
    await dialog(page).getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('Link revoked successfully').waitFor();
    await link.getByText('Revoked').waitFor();
  });
});
