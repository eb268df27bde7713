import { expect } from '@playwright/test';
import { test } from './fixtures';
import { atItem, buildTutorQuiz, next, rate, startTutorMode } from './steps';

test('shows the explanation at once in tutor mode, and keeps a half filled rating over a reload', async ({
  app,
  site,
}) => {
  await startTutorMode(app);
  await app.role('tabpanel', 'Explanation').see();
  await app.text('rated 0 of 3').see();

  await app.role('tab', 'Feedback').press();
  await rate(app, 'Stem', 'Difficulty', 'Medium');
  await rate(app, 'Stem', 'Quality', 'Good');
  await app.reload();
  await app.role('tab', 'Feedback').press();
  await app.role('group', 'Stem').role('radio', 'Good').seeChecked();
  await rate(app, 'Stem', 'Errors', 'None');
  await rate(app, 'Explanation', 'Quality', 'Excellent');
  await app.role('button', 'Submit').seeDisabled();
  await rate(app, 'Explanation', 'Errors', 'None');
  await app.seeAccessible('tutor form');
  await app.role('button', 'Submit').press();
  await app.text('You have rated this question.').see();
  await app.text('rated 1 of 3').see();

  await next(app);
  await app.role('heading', 'Item 2 of 3').seeFocused();
  await app.keys('q');
  await app.role('heading', 'Item 3 of 3').seeFocused();
  // The first one is rated.
  await app.keys('q');
  await app.role('heading', 'Item 2 of 3').seeFocused();
  await app.role('button', 'Next unrated question').press();
  await app.role('heading', 'Item 3 of 3').seeFocused();

  await app.role('button', 'End Block').press();
  await app.role('heading', 'Result').see();
  const blocks = () =>
    site
      .calls()
      .filter((call) => call.includes('/qlearn/quiz/block'))
      .map((call) => call.split(' ')[0]);
  await expect.poll(blocks).toEqual(['POST', 'PUT']);
});

test('asks before tutor mode goes with the timer, and takes a note on words of the stem', async ({ app }) => {
  await buildTutorQuiz(app);
  await app.role('checkbox', 'Timer').check();
  await app.role('button', 'Create Quiz').press();
  const question = app.role('dialog', 'Tutor mode with the timer on');
  await question.role('button', 'Cancel').see();
  await app.seeAccessible('tutor mode with the timer on');
  await question.role('button', 'Continue').press();
  await app.seePath(/^\/exam\/[\w-]+\/1\/tutor\/\w+$/);
  await atItem(app, 1);
  const stem = "document.querySelector('section p')";
  await app.driver.evaluate(`(() => {
    const text = document.createTreeWalker(${stem}, NodeFilter.SHOW_TEXT).nextNode();
    getSelection().setBaseAndExtent(text, 0, text, 4);
  })()`);
  await app.role('button', 'Annotate').press();
  await app.role('toolbar', 'Highlight').see();
  const left = (place: string) => app.driver.evaluate(`${place}.getBoundingClientRect().left`);
  const toolbar = Number(await left(`document.querySelector('[role=toolbar][aria-label=Highlight]')`));
  expect(toolbar).toBeGreaterThanOrEqual(Number(await left(stem)));
  // The help for the arrow keys is of no use while writing.
  await app.text('sentence').seeGone();
  await app.write('Say her age.');
  await app.keys('Enter');
  await app
    .role('list', 'Notes')
    .text(/Say her age\.$/)
    .see();
});

test('follows the question in one guide window over reloads of both, and closes with the exam', async ({
  app,
  openTab,
  seeClosed,
  windowOpenedBy,
}) => {
  await startTutorMode(app);
  const exam = await app.path();
  const openGuide = app.role('button', 'Open guide');
  const guide = await windowOpenedBy(() => openGuide.press());
  await guide.role('heading', 'Guide').see();
  await guide.text('Item 1 of 3').see();
  await guide.seeAccessible('guide');

  await app.show();
  await openGuide.press();
  await app.text('Guide already open').see();
  await next(app);
  await guide.text('Item 2 of 3').see();
  await guide.reload();
  await guide.text('Item 2 of 3').see();
  await app.reload();
  await app.text('Item 2 of 3').see();
  await next(app);
  await guide.text('Item 3 of 3').see();

  const second = await openTab();
  await second.open(await guide.path());
  await second.text('Guide already open').see();
  // It stays open: a browser without windows ends.
  await app.show();
  await app.role('link', 'QLearn home').press();
  await seeClosed(guide);

  await app.open(exam);
  const another = await windowOpenedBy(() => openGuide.press());
  await another.text('Item 1 of 3').see();
  await app.driver.close();
  await seeClosed(another);
});
