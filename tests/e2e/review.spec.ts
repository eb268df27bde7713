import { BANK } from '@/demo/bank';
import { HEADINGS, namesUnder } from '@/demo/bank/questionBank';
import { expectAccessible } from './accessibility';
import { expect, expectPath, openInApp, setBackend, test } from './fixtures';
import { pdfText } from './pdfText';
import {
  createQuiz,
  lastLockRequest,
  readBankTexts,
  recordBlockCalls,
  recordLockRequests,
  reviewSecondsOnServer,
  submitUnanswered,
} from './quizApi';

const categoryNames = BANK.flatMap((question) =>
  HEADINGS.flatMap((heading) => namesUnder(question, heading)),
);

/** Whether an option equals a count or is part of a category's name: a result shows those anyway. */
const isPrintedAnyway = (words: string): boolean =>
  /^\d+$/.test(words) || categoryNames.some((name) => name.includes(words));

test.describe('a student’s review', () => {
  test('opens from the result, takes feedback, keeps the block over a reload, and ends it once', async ({
    studentPage: page,
  }) => {
    const quizId = await createQuiz(page, { size: 3 });
    await submitUnanswered(page, quizId);
    const blocks = recordBlockCalls(page);
    await openInApp(page, `/result/${quizId}`);
    await page.getByRole('button', { name: 'Review question 2', exact: true }).click();
    await expectPath(page, /\/2\/review$/);

    await page.getByRole('tab', { name: 'Feedback' }).click();
    await page.getByRole('region', { name: 'Student feedback' }).waitFor();
    await expectAccessible(page, 'tab Feedback');
    await page.getByRole('button', { name: 'Question feedback' }).click();
    const dialog = page.getByRole('dialog', { name: 'Question feedback' });
    const submit = dialog.getByRole('button', { name: 'Submit' });
    await expect(submit).toBeDisabled();
    await dialog.getByRole('radiogroup', { name: 'Is there an error?' }).getByText('Yes').click();
    await expect(submit).toBeDisabled();
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

    await test.step('left by the logo or by Back', async () => {
      blocks.length = 0;
      const options = page.getByRole('radiogroup', { name: 'Answer options' });

      await page.goto(`/result/${quizId}`);
      await page.getByRole('button', { name: 'Review question 1', exact: true }).click();
      await options.waitFor();
      await page.reload();
      await options.waitFor();
      await page.getByRole('link', { name: 'QLearn home' }).click();
      await expectPath(page, /^\/create-quiz$/);
      await expect.poll(() => blocks).toEqual(['POST', 'PUT']);

      await page.goto(`/result/${quizId}`);
      await page.getByRole('button', { name: /^Review(ed)? question 1$/ }).click();
      await options.waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Result' }).waitFor();
      await expect.poll(() => blocks).toEqual(['POST', 'PUT', 'POST', 'PUT']);
    });
  });

  test('ends the block of a tab that was closed at the next opening, and not while a tab is in it', async ({
    openSignedIn,
  }) => {
    const page = await openSignedIn('Student', '/user-settings');
    const context = page.context();
    const quizId = await createQuiz(page, { size: 2 });
    await submitUnanswered(page, quizId);
    const blocks = recordBlockCalls(context);
    const reviewing = await context.newPage();
    await reviewing.goto(new URL(`/exam/${quizId}/1/review`, page.url()).href);
    await reviewing.getByRole('radiogroup', { name: 'Answer options' }).waitFor();
    await expect.poll(() => blocks).toEqual(['POST']);

    // While that tab is open, another one may be opened and reloaded.
    await recordLockRequests(page);
    await page.reload();
    await page.getByRole('button', { name: 'Open menu' }).waitFor();
    await expect.poll(() => lastLockRequest(page)).toContain('block');
    expect(blocks).toEqual(['POST']);

    await reviewing.close();
    await page.reload();
    await expect.poll(() => blocks).toEqual(['POST', 'PUT']);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('feedbackBlockId'))).toBeNull();
  });
});

test.describe('the review workbench', () => {
  test('filters result and review, answers again, prints no question, and keeps seconds offline', async ({
    studentPage: page,
  }) => {
    const quizId = await createQuiz(page, { size: 3 });
    const questionIds = await submitUnanswered(page, quizId);
    await openInApp(page, `/result/${quizId}`);
    const show = page.getByRole('group', { name: 'Show' });
    await show.getByRole('button', { name: 'Unanswered 3' }).click();
    await show.getByText('3 of 3 shown').waitFor();
    await expectAccessible(page, 'result with filters');

    const printed = pdfText(await page.pdf());
    for (const words of ['Result: Evening block', 'Correct out of attempted 0', 'Unanswered', 'Reviewing']) {
      expect(printed).toContain(words);
    }
    const ofBank = await readBankTexts(page, questionIds);
    // A stem, at least four options and an explanation for each question.
    expect(ofBank.length).toBeGreaterThanOrEqual(3 * 6);
    const secret = ofBank.filter((words) => !isPrintedAnyway(words));
    expect(secret.length).toBeGreaterThanOrEqual(3 * 3);
    for (const words of [...secret, 'Correct answer', 'Explanation', 'Open menu']) {
      expect(printed).not.toContain(words);
    }
    await page.getByRole('heading', { level: 1, name: 'Result', exact: true }).waitFor();

    await page.getByRole('button', { name: 'Review question 2', exact: true }).click();
    await expectPath(page, /\/2\/review$/);
    expect(new URL(page.url()).search).toBe('?show=unanswered');
    await page.getByRole('button', { name: 'Answer again' }).click();
    expect(await page.getByText('Correct answer').count()).toBe(0);
    await expectAccessible(page, 'review, answering again');
    await page.getByRole('radio').first().click();
    await page.getByText(/^(Right this time|Still wrong)$/).waitFor();
    await expectAccessible(page, 'review, answered again');

    await test.step('the seconds are kept on the device, and come to the server afterwards', async () => {
      const before = (await reviewSecondsOnServer(page, quizId))[0] ?? 0;
      await page.goto(`/exam/${quizId}/1/review`);
      await page.getByRole('radiogroup', { name: 'Answer options' }).waitFor();
      await setBackend(page, 'Offline');
      const arrived = await page.evaluate(() => performance.now());
      await page.waitForFunction((since) => performance.now() - since > 1_500, arrived);
      const refused = page.waitForEvent(
        'requestfailed',
        (request) => request.url().endsWith('/review') && request.method() === 'PUT',
      );
      await page.getByRole('button', { name: 'Next', exact: true }).click();
      await refused;
      await setBackend(page, 'Normal');
      await page.reload();
      await page.getByRole('radiogroup', { name: 'Answer options' }).waitFor();
      await expect
        .poll(async () => (await reviewSecondsOnServer(page, quizId))[0] ?? 0)
        .toBeGreaterThan(before);
    });
  });
});

test.describe('an administrator’s review', () => {
  test('shows what students and tutors said, who wrote the question, and comments', async ({
    adminPage: page,
  }) => {
    const quizId = await createQuiz(page, { size: 2 });
    const [questionId = ''] = await submitUnanswered(page, quizId);
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

    await openInApp(page, `/exam/${quizId}/1/review`);
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
  });
});
