import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { createQuiz } from './quizApi';

const ITEMS = 40;

test('rates 40 items with six key presses each and no mouse', { tag: '@slow' }, async ({ openSignedIn }) => {
  test.slow();
  const page = await openSignedIn('Tutor');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/question/feedback/tutor')) sent.push(request.postData() ?? '');
  });
  const quizId = await createQuiz(page, { size: ITEMS, tutorOn: true });
  await page.goto(`/exam/${quizId}/1/tutor/true`);
  await page.getByRole('tab', { name: 'Explanation' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const first = page
    .getByRole('group', { name: 'Stem' })
    .getByRole('radiogroup', { name: 'Difficulty' })
    .getByRole('radio', { name: 'Easy' });
  await first.focus();
  await expectAccessible(page, 'Tutor feedback');
  for (let item = 1; item <= ITEMS; item += 1) {
    await page.getByRole('heading', { name: `Item ${item} of ${ITEMS}` }).waitFor();
    await expect(first).toBeFocused();
    for (const key of ['1', '2', '3', '1', '1', 'Control+Enter']) await page.keyboard.press(key);
  }
  await page.getByText(`All ${ITEMS} rated`).waitFor();
  expect(new Set(sent).size).toBe(ITEMS);
  expect(sent).toHaveLength(ITEMS);
});
