import { expect } from '@playwright/test';
import { test } from './fixtures';
import { signIn, signOut } from './steps';

test('opens a shared question for a visitor without its token in the address, and by keyboard', async ({
  app,
  site,
}) => {
  await signIn(app, 'admin');
  await app.open('/question/view/qlink-question-of-the-week');
  await app.role('radio').nth(0).press();
  await app.role('region', 'Explanation').see();
  await app.role('button', 'Sign In with Google').seeGone();

  await app.open('/qlink');
  const { href } = await app
    .role('row', /Three questions to try/)
    .role('link', 'Preview')
    .see();
  await signOut(app);
  await app.open(href);
  await app.role('heading', 'Shared question').see();
  await app.role('heading', 'Question 1 of 3').see();
  await expect.poll(() => app.driver.evaluate('location.search')).toBe('');
  expect(await app.driver.evaluate("localStorage.getItem('userAcqQuesId')")).toBe('qlink-three-to-try');
  expect(await app.driver.evaluate("localStorage.getItem('userAcquisitiontoken')")).not.toBeNull();
  await app.text('Correct answer').seeGone();
  await app.seeAccessible('shared question');

  await app.role('radio').nth(0).focus();
  await app.keys(' ');
  await app.role('region', 'Explanation').see();
  await app.seeAccessible('shared question, tried');
  await app.keys('ArrowDown');
  await app.role('radio').nth(1).seeChecked();

  await app.role('button', 'Next').focus();
  await app.keys('Enter');
  await app.role('heading', 'Question 2 of 3').see();
  await app.role('region', 'Explanation').seeGone();
  await app.reload();
  await app.role('heading', 'Question 1 of 3').see();

  await app.open('/question/view/qlink-last-week?token=of-last-week');
  await app.text('This quiz link has expired or is no longer available.').see();
  await app.seeAccessible('link over');
  site.fail(/^GET /);
  await app.open('/question/view/qlink-last-week');
  await app.role('button', 'Try again').see();
  await app.driver.evaluate('localStorage.clear()');
  await app.reload();
  await app.text('Sorry. Please try again...').see();
});
