import { expect } from '@playwright/test';
import { test } from './fixtures';
import { atItem, option, signIn, startQuiz } from './steps';

test('works the study tools by keyboard alone and leaves the answer keys as they were', async ({ app }) => {
  await signIn(app);
  await app.driver.resize(1024, 768);
  await startQuiz(app, 2);
  await app.keys('v');
  const labValues = app.role('region', 'Lab values');
  await labValues.role('searchbox').seeFocused();
  await app.write('creat');
  await labValues.role('rowheader', 'Creatinine').see();
  await app.seeAccessible('lab values');
  const isCovered = await app.driver.evaluate(`(() => {
    const options = document.querySelector('[role=radiogroup]');
    // Below a long stem they are out of sight.
    options.scrollIntoView({ block: 'start' });
    const { right, top } = options.getBoundingClientRect();
    return !options.contains(document.elementFromPoint(right - 4, top + 8));
  })()`);
  expect(isCovered).toBe(false);
  await app.keys('Escape', 'Escape');
  await labValues.seeGone();

  await app.keys('x');
  const result = app.role('status', 'Result');
  await result.see();
  await app.write('1.1*3=');
  await result.seeText('3.3');
  await app.seeAccessible('calculator');
  await app.keys('n');
  await atItem(app, 2);
  await result.seeText('3.3');
  await app.keys('x');
  await result.seeGone();

  await app.keys('o');
  const note = app.role('textbox', 'Note on this question');
  await note.seeFocused();
  await app.write('On beta blockers?');
  await app.text('Note saved').see();
  await app.keys('Escape');

  await app.keys('u');
  const band = app.role('slider', 'Lines to read');
  await band.seeFocused();
  await app.keys('ArrowDown');
  await expect.poll(() => app.driver.evaluate('document.activeElement.ariaValueNow')).toBe('2');
  await app.seeAccessible('line reader');
  await app.keys('u');
  await band.seeGone();

  // If full screen is not allowed in a window, there is no button for it.
  if ((await app.driver.evaluate('document.fullscreenEnabled')) === true) {
    await app.keys('w');
    await app.role('button', 'Exit full screen').see();
  }
  // Dialogs must be visible in full screen.
  await app.keys('?');
  // Escape would leave full screen first in some engines.
  await app.role('dialog', 'Keyboard shortcuts').role('button', 'Close').press();
  await app.role('dialog').seeGone();

  await app.keys('c');
  await option(app, 'C').seeChecked();
  await app.keys('p');
  await atItem(app, 1);
  await app.keys('b');
  await option(app, 'B').seeChecked();
  await app.role('button', 'End Block').focus();
  await app.keys('Enter');
  await app.role('dialog').role('button', 'End Block').focus();
  await app.keys('Enter');
  await app.role('heading', 'Result').see();
  expect(await app.driver.evaluate('document.fullscreenElement')).toBeNull();
});

test('enlarges, zooms and rotates an image, and keeps it open after a drag that ends beside it', async ({
  app,
  site,
}) => {
  await signIn(app);
  await startQuiz(app, 80);
  const [, quizId = ''] = /^\/exam\/([\w-]+)\//.exec(await app.path()) ?? [];
  const illustrated = await app.driver.evaluate(`fetch('${site.backendUrl}/qlearn/quiz/${quizId}', {
    headers: { Authorization: 'Bearer ' + localStorage.getItem('token') },
  })
    .then((response) => response.json())
    .then(({ questions }) => questions.find(({ imageList }) => imageList.length > 0).questionNo)`);
  await app.role('button', new RegExp(`^Question ${String(illustrated)}, `)).press();
  await app.role('button', 'Enlarge image 1').focus();
  await app.keys('Enter');
  const dialog = app.role('dialog', 'Image');
  await dialog.role('img').moveTo();
  const status = dialog.role('status');
  await status.seeText(/Zoom 100 %/);
  await app.keys('+');
  await status.seeText(/Zoom 1[1-9]\d %/);
  await app.driver.mouseDown();
  await app.driver.moveMouse(200, 300);
  await app.driver.moveMouse(4, 4);
  await app.driver.mouseUp();
  await dialog.role('button', 'Rotate').press();
  await status.seeText(/rotated 90°/);
  await app.seeAccessible('image viewer');
  await app.keys('Escape');
  await dialog.seeGone();
});
