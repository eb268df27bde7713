import { expect } from '@playwright/test';
import { EMAIL, PASSWORD, test } from './productionSite';

test('sign-in takes typing and a click before any script, and nothing moves when the scripts come', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const hold = async (url: string): Promise<() => void> => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(url, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  };
  const sendScripts = await hold('**/assets/*.js');
  const respond = await hold('**/auth/signin');
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  const button = page.getByRole('button', { name: 'Sign in', exact: true });
  const places = () => Promise.all([email, password, button].map((control) => control.boundingBox()));

  await page.goto('/login', { waitUntil: 'commit' });
  await email.pressSequentially('nobody@qlearn.demo');
  await password.pressSequentially(PASSWORD);
  const before = await places();
  await button.click();
  const asked = page.waitForRequest('**/auth/signin');
  sendScripts();
  // The click is sent with what was typed.
  expect((await asked).postDataJSON()).toEqual({ email: 'nobody@qlearn.demo', password: PASSWORD });
  expect(await places()).toEqual(before);
  respond();
  await page.getByText('Email or password does not').waitFor();
  await expect(password).toHaveValue(PASSWORD);

  await email.fill(EMAIL);
  await password.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Create Quiz' }).waitFor();
  expect(refused).toEqual([]);
});
