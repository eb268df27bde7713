// Requests from sign-in to the result of a 40-question quiz; each call of the contract at most once.
import { fillQuizForm, fillSignIn } from '../session.mjs';

export async function measureRequests(browser, { origin, state }) {
  const context = await browser.newContext();
  const page = await context.newPage();
  state.calls.length = 0;
  await page.goto(`${origin}/login`);
  await fillSignIn(page);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Create Quiz' }).waitFor();
  await fillQuizForm(page);
  await page.getByRole('button', { name: 'Create Quiz' }).click();
  await page.getByText('Item 1 of 40').waitFor();
  for (let item = 1; item <= 40; item += 1) {
    await page.getByRole('radio').first().check();
    if (item < 40) {
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await page.getByText(`Item ${item + 1} of 40`).waitFor();
    }
  }
  await page.getByRole('button', { name: 'End Block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Block' }).click();
  await page.getByRole('heading', { level: 1, name: 'Result' }).waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  const counts = new Map();
  // Each change of the selection counts the available questions again, debounced: only this call may be repeated.
  for (const call of state.calls.filter((name) => !name.endsWith('/quiz/categories/questions'))) {
    counts.set(call, (counts.get(call) ?? 0) + 1);
  }
  const repeated = [...counts].filter(([, count]) => count > 1).map(([call, count]) => `${call} × ${count}`);
  return [
    {
      what: 'requests from sign-in to the result of 40 questions',
      measured: `${state.calls.length} in all${repeated.length > 0 ? `; repeated: ${repeated.join(', ')}` : ', none twice'}`,
      budget: 'each call at most once',
      holds: repeated.length === 0,
    },
  ];
}
