import { expect } from '@playwright/test';
import { test } from './fixtures';
import { answer, atItem, endBlock, isSubmission, next, option, signIn, startQuiz } from './steps';

const SIZE = 4;
const OFFLINE = 'Offline – answers are kept on this device';

test('continues an exam without network over a reload and its end, and delivers it afterwards', async ({
  app,
  site,
}) => {
  await signIn(app);
  await app.open('/user-settings');
  await app.text('Ready to open without network').see();
  await startQuiz(app, SIZE);
  await answer(app, 'A');

  const setReachable = async (reachable: boolean): Promise<void> => {
    site.setReachable(reachable);
    await app.driver.setOffline(!reachable);
  };
  await setReachable(false);
  await next(app);
  await atItem(app, 2);
  await answer(app, 'B');
  await app.reload();
  await atItem(app, 2);
  await option(app, 'B').seeChecked();

  await setReachable(true);
  await app.text(OFFLINE).seeGone();
  await setReachable(false);
  await next(app);
  await atItem(app, 3);
  await answer(app, 'C');
  await endBlock(app);
  await app.role('heading', 'The block has ended').see();
  await app.role('button', 'Try again').see();
  await app.reload();
  await app.role('heading', 'The block has ended').see();
  expect(site.calls().filter(isSubmission)).toEqual([]);

  await setReachable(true);
  await app.seePath(/^\/result\//);
  await app.role('heading', 'Result').see();
  await app.text('1 unanswered among them').see();
  await app.text(/^Plan: QLearn/).see();
  await app.role('dialog').seeGone();
  expect(site.calls().filter(isSubmission)).toHaveLength(1);
});
