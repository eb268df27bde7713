import { readFile } from 'node:fs/promises';
import { calendarEvents } from '../calendarEvents';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';

const DAY = 86_400_000;
/** The local day of the page that is so many days off, as a date field takes it. */
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

test('shows a plan made in Settings on Create Quiz and Study, with a calendar for a parser', async ({
  openSignedIn,
}) => {
  // Days are local: in this zone they begin when those of the test do.
  const page = await openSignedIn('Student', '/user-settings', { timezoneId: 'UTC' });
  await page.getByLabel('Exam date').fill(inDays(3));
  await page.getByLabel('Questions a day').fill('60');
  await expectAccessible(page, 'settings with a plan');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Settings saved successfully').waitFor();

  await page.goto('/create-quiz');
  await page.getByText('Exam in 3 days').waitFor();
  await page.getByText('0 of 60 questions today').waitFor();
  // The goal was set today, which is not yet counted.
  await page.getByText('On track').waitFor();

  await page.goto('/study');
  const card = page.getByRole('region', { name: 'Plan' });
  await card.getByText('Exam in 3 days').waitFor();
  await card.getByText('0 of 60 questions today').waitFor();
  await expectAccessible(page, 'study with a plan');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Download calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('qlearn-study-plan.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(
    calendarEvents(text).map(({ startDate, summary }) => [startDate.toString(), startDate.isDate, summary]),
  ).toEqual([
    [inDays(0), true, '60 questions'],
    [inDays(1), true, '60 questions'],
    [inDays(2), true, '60 questions'],
    [inDays(3), true, 'Exam'],
  ]);
});

/** A zone in which it is between 23:00 and midnight now; the signs of these names are reversed. */
function zoneBeforeMidnight(): string {
  const ahead = 23 - new Date().getUTCHours();
  const offset = ahead > 14 ? ahead - 24 : ahead;
  return offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}

test('continues a drill over midnight, and counts each day’s own questions', async ({ openSignedIn }) => {
  const page = await openSignedIn('Student', undefined, { timezoneId: zoneBeforeMidnight() });
  const halfPast = new Date();
  halfPast.setUTCMinutes(30);
  await page.clock.install({ time: halfPast });
  const place = (number: number) =>
    page.getByRole('heading', { level: 2, name: new RegExp(`^Question ${String(number)} of`) });
  const grade = async (): Promise<void> => {
    await page.keyboard.press('a');
    await page.getByRole('heading', { level: 2, name: /^(Correct|Incorrect)/ }).waitFor();
    await page.keyboard.press('3');
  };
  const openDrill = () =>
    page.getByRole('region', { name: 'Due today' }).getByRole('link', { name: 'Start' }).click();
  const countToday = async (): Promise<number> => {
    await page.goto('/study');
    const planned = page.getByText(/^\d+ of \d+ questions today$/);
    // Hidden, it keeps its place until the history is there.
    await planned.waitFor();
    return Number.parseInt(await planned.innerText(), 10);
  };

  const before = await countToday();
  await openDrill();
  await place(1).waitFor();
  await grade();
  await place(2).waitFor();
  await grade();
  await place(3).waitFor();
  expect(await countToday()).toBe(before + 2);
  await openDrill();
  await place(3).waitFor();

  await page.clock.fastForward('31:00');
  await grade();
  await place(4).waitFor();
  expect(await countToday()).toBe(1);
});
