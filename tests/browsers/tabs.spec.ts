import { expect } from '@playwright/test';
import { test } from './fixtures';
import type { Screen } from './screen';
import { answer, atItem, endBlock, isSubmission, next, option, signIn, signOut, startQuiz } from './steps';

const READ_ONLY = /^This quiz is open in another tab\./;

/** The lock of the exam: how many tabs have it, and how many wait for it. */
const examLocks = (screen: Screen): Promise<unknown> =>
  screen.driver.evaluate(`navigator.locks.query().then(({ held, pending }) => {
    const count = (locks) => locks.filter(({ name }) => name.startsWith('qlearn-exam-')).length;
    return { held: count(held), pending: count(pending) };
  })`);

test('writes an exam in one of two tabs until the other takes over or the first is closed', async ({
  app,
  openTab,
  site,
}) => {
  await signIn(app);
  await startQuiz(app, 4);
  await answer(app, 'A');
  const other = await openTab();
  await other.open(await app.path());
  await other.text(READ_ONLY).see();
  await option(other, 'A').seeChecked();
  await option(other, 'A').seeDisabled();

  await other.role('button', 'Take over').press();
  await other.text(READ_ONLY).seeGone();
  await next(other);
  await atItem(other, 2);
  await answer(other, 'B');
  await app.show();
  await app.text(READ_ONLY).see();
  await option(app, 'A').seeDisabled();

  await other.driver.close();
  await app.text(READ_ONLY).seeGone();
  expect(await examLocks(app)).toEqual({ held: 1, pending: 0 });
  await app.role('button', /^Question 2, answered/).press();
  await atItem(app, 2);
  await option(app, 'B').seeChecked();
  await next(app);
  await answer(app, 'C');
  await endBlock(app);
  await app.role('heading', 'Result').see();
  await app.text('1 unanswered among them').see();
  expect(site.calls().filter(isSubmission)).toHaveLength(1);
});

test('ends the session of a second tab at sign-out, and Back shows nothing private there', async ({
  app,
  openTab,
}) => {
  await signIn(app);
  await app.role('button', 'Open menu').press();
  await app.role('navigation', 'Main menu').role('link', 'Quiz History').press();
  await app.role('heading', 'Quiz History').see();
  const other = await openTab();
  await other.open('/user-settings');
  await other.role('heading', 'Settings').see();

  await signOut(other);
  await app.role('heading', 'Sign in').see();
  expect(await app.driver.evaluate("localStorage.getItem('token')")).toBeNull();
  await app.show();
  await app.back();
  await app.role('heading', 'Sign in').see();
  await app.seePath(/^\/login$/);
  await app.text('Quiz History').seeGone();
});

test('stays signed out after Back from another site when the session ended meanwhile', async ({
  app,
  openTab,
  site,
}) => {
  await signIn(app);
  await app.open('/quiz-history');
  await app.role('table').see();
  await app.open(`${site.backendUrl}/mails`);
  await app.role('heading', 'Mails').see();

  const other = await openTab();
  await other.open('/user-settings');
  await signOut(other);

  // The browser may restore the page as it was left, from its back/forward cache.
  await app.show();
  await app.back();
  await app.role('heading', 'Sign in').see();
  await app.role('table').seeGone();
});
