import { expect } from '@playwright/test';
import { test } from './fixtures';
import type { Screen } from './screen';
import { answer, endBlock, openFromMenu, signIn, signOut, startQuiz } from './steps';

const NOTE = 'Ask about travel.';
const FILE = 'Backup file';

/** Finishes a quiz of one question with a note on it. */
async function study(app: Screen): Promise<void> {
  await startQuiz(app, 1);
  await answer(app, 'A');
  await app.role('button', 'Notes').press();
  await app.label('Note on this question').type(NOTE);
  await app.text('Note saved').see();
  await endBlock(app);
  await app.role('heading', 'Result').see();
}

async function seeNote(app: Screen): Promise<void> {
  await openFromMenu(app, 'Study');
  await app.role('tab', 'Notebook').press();
  await app.role('table', 'Notebook').role('row').containing(NOTE).see();
}

test('brings the study data back from a backup, and refuses a truncated or another user’s one', async ({
  app,
  downloaded,
}) => {
  await signIn(app);
  await study(app);
  await seeNote(app);

  await openFromMenu(app, 'Settings');
  await app.role('button', 'Back up study data').press();
  const text = await downloaded(/^qlearn-backup-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.parse(text)).toMatchObject({ app: 'qlearn', version: 1, userId: 'user-student' });
  expect(text).not.toContain(String(await app.driver.evaluate("localStorage.getItem('token')")));

  await app.role('button', 'Remove my data').press();
  await app.role('dialog').role('button', 'Remove').press();
  await app.role('button', 'Remove my data').seeDisabled();
  await openFromMenu(app, 'Study');
  await app.text(/^No answers on this device/).see();

  await openFromMenu(app, 'Settings');
  await app.role('button', 'Restore').see();
  await app.chooseFile(FILE, 'backup.json', text);
  const preview = app.role('dialog', 'Restore study data?');
  await preview.text('1 added').see();
  await app.seeAccessible('preview of a backup');
  await preview.role('button', /^Restore \d+ records$/).focus();
  await app.keys('Enter');
  await app.text(/^Restored \d+ records\.$/).see();
  await preview.seeGone();

  // The second time, all records exist already.
  await app.chooseFile(FILE, 'backup.json', text);
  await preview.role('button', 'Restore 0 records').seeDisabled();
  await app.driver.resize(320, 700);
  await expect
    .poll(() => app.driver.evaluate('document.documentElement.scrollWidth - innerWidth'))
    .toBeLessThanOrEqual(0);
  await app.driver.resize(1280, 900);
  await app.keys('Escape');
  await preview.seeGone();

  await app.role('button', 'Restore').focus();
  await app.chooseFile(FILE, 'truncated.json', text.slice(0, 70));
  await app.text(/^This file is damaged/).see();
  await app.role('button', 'Restore').seeFocused();
  await openFromMenu(app, 'Study');
  await app.role('table', /^Coverage by/).see();
  await seeNote(app);

  await signOut(app);
  await signIn(app, 'tutor');
  await openFromMenu(app, 'Settings');
  await app.role('button', 'Restore').see();
  await app.chooseFile(FILE, 'backup.json', text);
  await app.text(/^This backup belongs to another user/).see();
  await preview.seeGone();
  await app.seeAccessible('a refused backup');
});
