import { expect, test } from './fixtures';

// tests/browsers/forms.spec.ts leaves each field of each form.
test('chooses at the first click behind a required field that was left empty', async ({ openSignedIn }) => {
  const page = await openSignedIn('Admin', '/manage-plans');
  await page.getByRole('button', { name: 'Create Plan' }).click();
  await page.getByLabel('Name').focus();
  const choice = page.getByRole('checkbox', { name: 'MCAT' });
  await choice.click({ delay: 200 });
  await expect(choice).toBeChecked();
  await expect(page.getByText('Enter a name')).toBeVisible();
});
