import { expect } from '@playwright/test';
import { toLocalDay } from '@/shared/format/dates';
import { calendarEvents } from '../calendarEvents';
import { test } from './fixtures';
import type { Screen } from './screen';
import { answer, endBlock, openFromMenu, option, signIn } from './steps';

/** Two blocks of two items, five minutes each, and a minute of break. */
async function startDay(app: Screen): Promise<void> {
  await app.label('Exam').choose('Custom');
  const numbers = {
    Blocks: '2',
    'Items in a block': '2',
    'Minutes for a block': '5',
    'Minutes of break': '1',
  };
  for (const [label, value] of Object.entries(numbers)) await app.label(label).type(value);
  for (const name of ['Discipline', 'Organ System', 'Exam Type']) {
    await app.role('checkbox', `Select all ${name}`).check();
  }
  await app.text('4 questions in the whole day').see();
  await app.seeAccessible('the start of an exam day');
  await app.role('button', 'Start exam day').press();
}

test('takes an exam day block by block, over a reload of a block and of the break', async ({ app, site }) => {
  await signIn(app);
  await openFromMenu(app, 'Study');
  await app.role('tab', 'Exam day').press();
  await startDay(app);
  await app.text('Block 1 of 2').see();
  await app.role('region', 'Question').see();
  await answer(app, 'A');
  await app.reload();
  await app.text('Block 1 of 2').see();
  await option(app, 'A').seeChecked();
  await endBlock(app);

  await app.role('heading', 'Break').see();
  await app.role('timer', 'Break time left').seeText(/^[45]:\d\d$/);
  await app.seeAccessible('a break');
  await app.reload();
  await app.role('timer', 'Break time left').seeText(/^[45]:\d\d$/);
  site.setReachable(false);
  await app.role('button', 'Next block').press();
  await app.text(/could not be created|network/i).see();
  site.setReachable(true);
  await app.role('button', 'Next block').press();
  await app.text('Block 2 of 2').see();
  await app.role('region', 'Question').see();
  await endBlock(app);

  await app.role('heading', 'Exam day result').see();
  await app.role('table', 'Blocks').role('row').seeCount(3);
  await app.seeAccessible('the result of an exam day');
  await app.role('link', 'Result of block 2').press();
  await app.role('heading', 'Result').see();
});

test('shows a plan to the exam on Study, with a calendar that a parser reads', async ({
  app,
  downloaded,
}) => {
  const inDays = (days: number): string => {
    const now = new Date();
    return toLocalDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
  };
  await signIn(app);
  await openFromMenu(app, 'Settings');
  await app.label('Exam date').choose(inDays(3));
  await app.label('Questions a day').type('60');
  await app.seeAccessible('settings with a plan');
  await app.role('button', 'Save').press();
  await app.text('Settings saved successfully').see();
  await app.role('link', 'QLearn home').press();
  await app.text('Exam in 3 days').see();
  await app.text('0 of 60 questions today').see();
  // The goal was set today, which does not count yet.
  await app.text('On track').see();
  await openFromMenu(app, 'Study');
  const card = app.role('region', 'Plan');
  await card.text('Exam in 3 days').see();
  await card.text('0 of 60 questions today').see();
  await app.seeAccessible('study with a plan');
  await card.role('button', 'Download calendar').press();
  const events = calendarEvents(await downloaded(/^qlearn-study-plan\.ics$/));
  expect(events.map(({ startDate, summary }) => [startDate.toString(), startDate.isDate, summary])).toEqual([
    [inDays(0), true, '60 questions'],
    [inDays(1), true, '60 questions'],
    [inDays(2), true, '60 questions'],
    [inDays(3), true, 'Exam'],
  ]);
});
