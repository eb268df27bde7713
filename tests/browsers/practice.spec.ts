import { expect } from '@playwright/test';
import { test } from './fixtures';
import { eventually, type Screen } from './screen';
import { answer, atItem, endBlock, next, rightLetter, signIn, startQuiz } from './steps';

const SIZE = 3;

/** Moves the submission of every quiz two days back, so that the missed questions are due today. */
const ageAttempts = (app: Screen): Promise<unknown> =>
  eventually('no quiz is kept', () =>
    app.driver.evaluate(`new Promise((resolve, reject) => {
      const request = indexedDB.open('qlearn');
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        const database = request.result;
        const transaction = database.transaction('finishedAttempts', 'readwrite');
        let count = 0;
        transaction.objectStore('finishedAttempts').openCursor().onsuccess = ({ target }) => {
          const cursor = target.result;
          if (cursor === null) return;
          count += 1;
          cursor.update({ ...cursor.value, submittedAt: cursor.value.submittedAt - 2 * 86400000 });
          cursor.continue();
        };
        transaction.oncomplete = () => {
          database.close();
          resolve(count > 0 ? count : undefined);
        };
      };
    })`),
  );

const seeWithinWidth = (app: Screen): Promise<void> =>
  expect
    .poll(() => app.driver.evaluate('document.documentElement.scrollWidth - innerWidth'))
    .toBeLessThanOrEqual(0);

test('practices missed questions by keyboard at 320 px, over a reload, and undoes a grade', async ({
  app,
  site,
}) => {
  await signIn(app);
  await startQuiz(app, SIZE);
  for (let item = 1; item <= SIZE; item += 1) {
    await atItem(app, item);
    await answer(app, (await rightLetter(app)) === 'A' ? 'B' : 'A');
    if (item < SIZE) await next(app);
  }
  await endBlock(app);
  await app.role('heading', 'Result').see();
  await ageAttempts(app);

  await app.open('/study');
  await app.driver.resize(320, 640);
  const card = app.role('region', 'Due today');
  await card.text('3 questions due').see();
  await seeWithinWidth(app);
  await app.seeAccessible('due today');
  await card.role('link', 'Start').focus();
  await app.keys('Enter');
  await app.role('heading', 'Question 1 of 3').see();
  await app.seeAccessible('a question of a drill');
  // The due questions, and so whether one has an image, are random.
  const calls = (): readonly string[] => site.calls().filter((call) => !call.includes('/bank/image'));
  const loaded = calls().length;
  await app.role('radio', /^A\. /).focus();
  await app.keys('ArrowDown');
  await app.role('radio', /^B\. /).seeChecked(false);
  await app.keys(' ');
  await app.role('heading', /^(Correct|Incorrect: the correct answer is [A-J])$/).seeFocused();
  await app.role('button', 'Again in 1 day').see();
  await app.role('button', /^Good in \d+ days$/).see();
  await app.seeAccessible('an answered question of a drill');
  await seeWithinWidth(app);
  await app.keys('1');
  await app.text('Due again in 1 day.').see();
  await app.role('heading', 'Question 2 of 3').seeFocused();
  await app.keys('b');
  await app.role('heading', /^(Correct|Incorrect)/).seeFocused();
  expect(calls().slice(loaded)).toEqual([]);

  await app.reload();
  await app.role('heading', 'Question 2 of 3').see();
  await app.role('radio', /^B\. /).seeChecked();
  await app.keys('3');
  await app.role('heading', 'Question 3 of 3').seeFocused();
  await app.role('button', 'Undo').press();
  await app.role('heading', 'Question 2 of 3').see();
  await app.role('radio', /^B\. /).seeChecked();
  expect(
    calls()
      .slice(loaded)
      .filter((call) => call.endsWith('/bank/question')),
  ).toHaveLength(1);
  await app.keys('4');
  await app.role('heading', 'Question 3 of 3').seeFocused();
  await app.keys('a');
  await app.role('heading', /^(Correct|Incorrect)/).seeFocused();
  await app.keys('2');
  await app.role('heading', 'Drill done').seeFocused();
  await app.seeAccessible('a finished drill');
  await app.open('/study');
  await app.role('region', 'Due today').text('0 questions due').see();
});
