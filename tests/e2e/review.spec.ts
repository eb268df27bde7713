import { describe, expect, it } from 'vitest';
import { expectAccessible } from './accessible';
import { blockCalls, handIn, makeQuiz, outboxIsIn, reviewSeconds } from './learningBlocks';
import { expectPath, setBackend, signInAs, useChromium } from './visitor';

const { visit } = useChromium();

describe('a student’s review', () => {
  it('opens from the result in one block, takes feedback, and ends once', async () => {
    const { page, context, complaints } = await visit('/login');
    await signInAs(page, 'Student');
    const quizId = await makeQuiz(page, { size: 3 });
    await handIn(page, quizId);
    const blocks = blockCalls(page);
    await page.goto(`/result/${quizId}`);
    await page.getByRole('button', { name: 'Review question 2', exact: true }).click();
    await expectPath(page, /\/2\/review$/);

    await page.getByRole('tab', { name: 'Feedback' }).click();
    await page.getByRole('region', { name: 'Student feedback' }).waitFor();
    await expectAccessible(page, 'tab Feedback');
    await page.getByRole('button', { name: 'Question feedback' }).click();
    const dialog = page.getByRole('dialog', { name: 'Question feedback' });
    const submit = dialog.getByRole('button', { name: 'Submit' });
    expect(await submit.isDisabled()).toBe(true);
    await dialog.getByRole('radiogroup', { name: 'Is there an error?' }).getByText('Yes').click();
    expect(await submit.isDisabled()).toBe(true);
    await dialog.getByRole('radiogroup', { name: 'Topic' }).getByText('Stem').click();
    await expectAccessible(page, 'Question feedback');
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('The unit of the value is missing.');
    await submit.click();
    await page.getByText('Feedback has been sent successfully. Thank you...').waitFor();
    await page.getByRole('listitem').filter({ hasText: 'The unit of the value is missing.' }).waitFor();

    await page.getByRole('button', { name: 'End Review' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End Review' }).click();
    await expectPath(page, /^\/create-quiz$/);
    await expect.poll(() => blocks).toEqual(['POST', 'PUT']);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('keeps the block over a reload, and ends it once when left by the logo or by Back', async () => {
    const { page, context } = await visit('/login');
    await signInAs(page, 'Student');
    const quizId = await makeQuiz(page, { size: 2 });
    await handIn(page, quizId);
    const blocks = blockCalls(page);
    const options = page.getByRole('radiogroup', { name: 'Answer options' });

    await page.goto(`/result/${quizId}`);
    await page.getByRole('button', { name: 'Review question 1', exact: true }).click();
    await options.waitFor();
    await page.reload();
    await options.waitFor();
    await page.getByRole('link', { name: 'QLearn home' }).click();
    await expectPath(page, /^\/create-quiz$/);
    await expect.poll(() => blocks).toEqual(['POST', 'PUT']);
    // Its answer has been heard: a page that goes away before is told the outcome by sending the end again.
    await page.waitForLoadState('networkidle');

    await page.goto(`/result/${quizId}`);
    await page.getByRole('button', { name: /^Review(ed)? question 1$/ }).click();
    await options.waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Result' }).waitFor();
    await expect.poll(() => blocks).toEqual(['POST', 'PUT', 'POST', 'PUT']);
    await context.close();
  });

  it('ends the block of a tab that was closed at the next opening, and not while a tab is in it', async () => {
    const { page, context } = await visit('/login');
    await signInAs(page, 'Student');
    const quizId = await makeQuiz(page, { size: 2 });
    await handIn(page, quizId);
    const blocks = blockCalls(context);
    const reviewing = await context.newPage();
    await reviewing.goto(new URL(`/exam/${quizId}/1/review`, page.url()).href);
    await reviewing.getByRole('radiogroup', { name: 'Answer options' }).waitFor();
    await expect.poll(() => blocks).toEqual(['POST']);

    // While that tab lives, another one may be opened and reloaded.
    await page.reload();
    await page.getByRole('button', { name: 'Open menu' }).waitFor();
    await expect.poll(() => outboxIsIn(page)).toBe(true);
    expect(blocks).toEqual(['POST']);

    await reviewing.close();
    await page.reload();
    await expect.poll(() => blocks, { timeout: 30_000 }).toEqual(['POST', 'PUT']);
    expect(await page.evaluate(() => localStorage.getItem('feedbackBlockId'))).toBeNull();
    await context.close();
  });

  it('keeps the seconds on the device while offline, and brings them to the server afterwards', async () => {
    const { page, context } = await visit('/login');
    await signInAs(page, 'Student');
    const quizId = await makeQuiz(page, { size: 2 });
    await handIn(page, quizId);
    await page.goto(`/exam/${quizId}/1/review`);
    await page.getByRole('radiogroup', { name: 'Answer options' }).waitFor();
    await setBackend(page, 'Offline');
    const arrived = await page.evaluate(() => performance.now());
    await page.waitForFunction((since) => performance.now() - since > 1_500, arrived);
    const refused = page.waitForEvent('requestfinished', {
      predicate: (request) => request.url().endsWith('/review') && request.method() === 'PUT',
      timeout: 5_000,
    });
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await refused.catch(() => undefined);
    await setBackend(page, 'Normal');
    await page.reload();
    await expect
      .poll(async () => (await reviewSeconds(page, quizId))[0] ?? 0, { timeout: 30_000 })
      .toBeGreaterThan(0);
    await context.close();
  });
});

describe('an administrator’s review', () => {
  it('shows what students and tutors said, who wrote the question, and comments', async () => {
    const { page, context, complaints } = await visit('/login');
    await signInAs(page, 'Admin');
    const quizId = await makeQuiz(page, { size: 2 });
    const [questionId = ''] = await handIn(page, quizId);
    await page.evaluate(async (question) => {
      await fetch('/qlearn/question/feedback/tutor', {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({
          questionId: question,
          stem: { difficulty: 'HARD', quality: 'GOOD', errors: 'NONE' },
          explanation: { quality: 'FAIR', errors: 'FACTUAL' },
          improvementSuggestions: { stem: 'Shorten the stem.', explanation: '', expandedExplanation: '' },
        }),
      });
    }, questionId);

    await page.goto(`/exam/${quizId}/1/review`);
    await page.getByRole('tab', { name: 'Feedback' }).click();
    await page.getByRole('region', { name: 'Student feedback' }).waitFor();
    await page.getByRole('region', { name: 'Tutor feedback' }).getByText('Shorten the stem.').waitFor();
    await expectAccessible(page, 'feedback for administrators');
    await page.getByRole('tab', { name: 'Info' }).click();
    await page.getByText('Author', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Comments' });
    const box = dialog.getByRole('textbox', { name: 'Add a comment' });
    await box.fill('Please check the reference.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    const mine = dialog.getByRole('listitem').filter({ hasText: 'Please check the reference.' });
    await mine.getByRole('button', { name: 'Reply' }).click();
    await box.fill('Done.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await dialog.getByRole('listitem').filter({ hasText: 'Done.' }).waitFor();
    await expectAccessible(page, 'Comments');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
