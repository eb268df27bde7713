import { test } from './fixtures';
import { answer, atItem, chooseAll, endBlock, next, option, rightLetter, signInByForm } from './steps';

const QUESTIONS = 10;
const RIGHT = 7;
const NOTE = 'Ask about travel.';

test('builds a quiz, sits it through a reload, ends it, and reads its result and review', async ({ app }) => {
  await signInByForm(app);
  await chooseAll(app);
  await app.role('checkbox', 'Timer').check();
  await app.label('Quiz Name').type('The main job');
  await app.label('# of Questions').type(String(QUESTIONS));
  await app.seeAccessible('create quiz');
  await app.role('button', 'Create Quiz').press();

  for (let item = 1; item <= QUESTIONS; item += 1) {
    await atItem(app, item);
    if (item === 1) await app.seeAccessible('exam');
    const right = await rightLetter(app);
    const letter = item <= RIGHT ? right : right === 'A' ? 'B' : 'A';
    await answer(app, letter);
    if (item === 4) {
      const other = letter === 'A' ? 'B' : 'A';
      await app.role('button', `Strike out ${other}`).press();
      await app.role('checkbox', 'Mark').check();
      await app.role('button', 'Notes').press();
      await app.label('Note on this question').type(NOTE);
      await app.reload();
      await atItem(app, item);
      await option(app, letter).seeChecked();
      await option(app, other).seeDisabled();
      await app.role('checkbox', 'Mark').seeChecked();
      await app.role('button', 'Notes').press();
      await app.label('Note on this question').seeValue(NOTE);
    }
    if (item < QUESTIONS) await next(app);
  }

  await endBlock(app);
  await app.seePath(/^\/result\/[\w-]+$/);
  await app.role('heading', 'Result').see();
  await app.text(new RegExp(`^${String((100 * RIGHT) / QUESTIONS)}%`)).see();
  await app.seeAccessible('result');
  await app.role('button', 'Review question 1').press();
  await app.seePath(/^\/exam\/[\w-]+\/1\/review$/);
  await atItem(app, 1);
  await app.role('tab', 'Explanation').see();
  await app.seeAccessible('review');
  for (let item = 2; item <= QUESTIONS; item += 1) {
    await next(app);
    await atItem(app, item);
  }
  await app.role('button', 'End Review').press();
  await app.role('dialog').role('button', 'End Review').press();
  await app.seePath(/^\/create-quiz$/);
  await app.role('heading', 'Create Quiz').see();
});
