// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import { missReasons } from '@/domain/study/miss-reasons/missReasonRecord';
import { clearRecords } from '../../clearRecords';
import { SMALL_BANK } from '../../demo/quizzes';
import { anAttempt, anItem, wrong } from '../../domain/study/practiceSamples';
import { rawStore } from '../../rawStore';
import { expectAbsent, openExam, review, useExamFixtures } from './examFixtures';

const STUDENT = 'user-student';
const [first = '', second = '', third = ''] = SMALL_BANK.map(({ id }) => id);
const { aQuiz, enter, answer } = useExamFixtures();

const findReasons = () => screen.findByRole('radiogroup', { name: 'Why I missed it' });
const rule = () => screen.getByRole('textbox', { name: 'My rule in one sentence' });
const findRule = async () => {
  await findReasons();
  await waitFor(() => expect(rule()).not.toHaveAttribute('readonly'));
  return rule();
};
const chip = (name: string) => screen.findByRole('button', { name });

/** The record of an attempt in which the first question was guessed right, and the second changed away from the key. */
const keepAttempt = (quizId: string) =>
  finishedAttempts.write(
    STUDENT,
    quizId,
    anAttempt(quizId, Date.now(), [
      anItem(first, { confidence: 'guess' }),
      anItem(second, { ...wrong, attemptedLetters: ['A', 'B'], attemptedAtMs: [1, 2] }),
      anItem(third, { result: 'unanswered', answer: '', attemptedLetters: [], attemptedAtMs: [] }),
    ]),
  );

afterEach(clearRecords);

describe('why I missed it, in a review', () => {
  it('asks under a missed question, preselects nothing, stores in the click, sends nothing', async () => {
    const quizId = await aQuiz('student');
    const { user, sent } = await enter(review(quizId, 2), 'student');
    await openExam();
    const group = within(await findReasons());
    expect(group.getAllByRole('radio').map((radio) => [radio.closest('label')?.textContent, radio])).toEqual(
      ['Did not know', 'Mixed up', 'Misread', 'No time'].map((name) => [
        name,
        group.getByRole('radio', { name, checked: false }),
      ]),
    );
    await findRule();
    const before = sent.length;
    await user.click(group.getByRole('radio', { name: 'Mixed up' }));
    expect(group.getByRole('radio', { name: 'Mixed up' })).toBeChecked();
    expect(await missReasons.read(STUDENT, second)).toMatchObject({
      questionId: second,
      rule: '',
      entries: [{ quizId, item: 2, reason: 'mixed' }],
    });
    await user.click(group.getByRole('radio', { name: 'No time' }));
    await user.click(screen.getByRole('button', { name: 'Clear reason' }));
    for (const radio of group.getAllByRole('radio')) expect(radio).not.toBeChecked();
    expect(await rawStore('missReasons').list(STUDENT)).toEqual([]);
    expect(sent).toHaveLength(before);
  });

  it('offers ‘Changed my answer’ only when the path goes from right to wrong', async () => {
    const quizId = await aQuiz('student');
    await keepAttempt(quizId);
    const { user } = await enter(review(quizId, 2), 'student');
    await openExam();
    const changed = await screen.findByRole('radio', { name: 'Changed my answer' });
    await user.click(changed);
    await user.keyboard('n');
    // The third question was not answered.
    expect(await findReasons()).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Changed my answer' })).toBeNull());
    expect((await missReasons.read(STUDENT, second))?.entries).toMatchObject([{ reason: 'changed' }]);
  });

  it('asks about a question guessed right, not about another right one', async () => {
    const guessed = await aQuiz('student');
    await keepAttempt(guessed);
    const opened = await enter(review(guessed), 'student');
    await openExam();
    expect(await findReasons()).toBeVisible();
    opened.unmount();
    await enter(review(await aQuiz('student')), 'student');
    await openExam();
    await screen.findByRole('button', { name: 'Answer again' });
    await expectAbsent('radiogroup', 'Why I missed it');
  });

  it('asks neither without a key in the bank, nor while a question is answered again', async () => {
    answer(
      http.post('*/qlearn/bank/question', () =>
        HttpResponse.json([
          { questionId: first, stem: 'One', option: { optionList: ['a', 'b'], correctAnswer: 'A' } },
          { questionId: second, stem: 'Two', option: { optionList: ['a', 'b'] } },
          { questionId: third, stem: 'Three', option: { optionList: ['a', 'b'], correctAnswer: 'A' } },
        ]),
      ),
    );
    const { user } = await enter(review(await aQuiz('student'), 2), 'student');
    await openExam();
    await expectAbsent('radiogroup', 'Why I missed it');
    await user.keyboard('n');
    await findReasons();
    await user.click(await screen.findByRole('button', { name: 'Answer again' }));
    expect(screen.queryByRole('radiogroup', { name: 'Why I missed it' })).toBeNull();
    await user.keyboard('b');
    expect(await findReasons()).toBeVisible();
  });

  it.each(['tutor', 'admin'] as const)('asks no %s, and gives none the chip ‘No reason yet’', async (who) => {
    await enter(review(await aQuiz(who), 2), who);
    await openExam();
    await chip('Not reviewed 3');
    await expectAbsent('radiogroup', 'Why I missed it');
    expect(screen.queryByRole('button', { name: /^No reason yet/ })).toBeNull();
  });

  it('chooses no reason by a digit or letter, which are text in the rule', async () => {
    const { user } = await enter(review(await aQuiz('student'), 2), 'student');
    await openExam();
    await findRule();
    await user.keyboard('1234abcd');
    for (const radio of within(await findReasons()).getAllByRole('radio')) expect(radio).not.toBeChecked();
    await user.type(rule(), 'p1 n2');
    expect(rule()).toHaveValue('p1 n2');
    expect(screen.getByRole('heading', { name: 'Item 2 of 3' })).toBeVisible();
    within(await findReasons())
      .getByRole('radio', { name: 'Misread' })
      .focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'No time' })).toBeChecked();
    expect(screen.getByRole('heading', { name: 'Item 2 of 3' })).toBeVisible();
  });
});

describe('my rule in one sentence', () => {
  it('saves a rule as it is typed, counts it from 240 characters, and keeps markup inert', async () => {
    const quizId = await aQuiz('student');
    const { user, unmount } = await enter(review(quizId, 2), 'student');
    await openExam();
    const typed = '<img src=x onerror=alert(1)> قاعدة';
    await user.type(await findRule(), typed);
    expect(await screen.findByText('Rule saved')).toHaveRole('status');
    expect(await missReasons.read(STUDENT, second)).toMatchObject({ rule: typed, entries: [] });
    expect(rule()).toHaveAttribute('dir', 'auto');
    await user.clear(rule());
    await user.click(rule());
    await user.paste('x'.repeat(239));
    expect(screen.queryByText(/of 280$/)).toBeNull();
    await user.keyboard('yz');
    expect(screen.getByText('241 of 280')).toBeVisible();
    await user.paste('w'.repeat(100));
    expect(screen.getByText('280 of 280')).toBeVisible();
    expect((await missReasons.read(STUDENT, second))?.rule).toHaveLength(280);
    unmount();
    await enter(review(quizId, 2), 'student');
    await openExam();
    await findRule();
    expect(rule()).toHaveDisplayValue(/^x+yzw+$/);
    // It belongs to the question: what was saved before is not said again.
    expect(screen.queryByText('Rule saved')).toBeNull();
  });
});

it('sends nothing of reasons and rules with the answers of a quiz', async () => {
  const quizId = await aQuiz('student', { status: 'IN_PROGRESS' });
  await missReasons.write(STUDENT, first, {
    questionId: first,
    rule: 'Secret rule',
    ruleAt: 1,
    entries: [{ quizId, item: 1, reason: 'misread', at: 1 }],
    labels: { discipline: [], organSystem: [], examType: [], topics: [], subtopics: [] },
    updatedAt: 1,
  });
  const { user, sent } = await enter(`/exam/${quizId}/1`, 'student');
  await openExam();
  await expectAbsent('radiogroup', 'Why I missed it');
  await user.click(await screen.findByRole('radio', { name: 'B. Second' }));
  await user.click(screen.getByRole('button', { name: 'End Block' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End Block' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/result/${quizId}`));
  const submitted = sent.find(({ path }) => path.endsWith('/submit'));
  expect(JSON.stringify(submitted?.body)).toContain(first);
  expect(JSON.stringify(sent)).not.toMatch(/Secret rule|misread|reason|rule/i);
});

describe('reasons in the result of a quiz', () => {
  it('shows a chip for questions without a reason, and the column Why once there is one', async () => {
    const quizId = await aQuiz('student');
    await keepAttempt(quizId);
    const { user, unmount } = await enter(`/result/${quizId}`, 'student');
    await user.click(await chip('No reason yet 3'));
    expect(screen.queryByRole('columnheader', { name: 'Why' })).toBeNull();
    unmount();
    await missReasons.write(STUDENT, second, {
      questionId: second,
      rule: '',
      ruleAt: 0,
      entries: [
        { quizId, item: 2, reason: 'changed', at: 2 },
        { quizId: 'another', item: 9, reason: 'time', at: 1 },
      ],
      labels: { discipline: [], organSystem: [], examType: [], topics: [], subtopics: [] },
      updatedAt: 2,
    });
    await enter(`/result/${quizId}`, 'student');
    await chip('No reason yet 2');
    const table = await screen.findByRole('table', { name: 'Questions' });
    expect(await within(table).findByRole('columnheader', { name: 'Why' })).toBeVisible();
    expect(within(table).getByText('Changed my answer').closest('tr')).toHaveTextContent('2');
    expect(within(table).queryByText('No time')).toBeNull();
  });

  it('shows the reason given in another quiz of the same question only there', async () => {
    const quizId = await aQuiz('student');
    await missReasons.write(STUDENT, second, {
      questionId: second,
      rule: '',
      ruleAt: 0,
      entries: [{ quizId: 'another', item: 9, reason: 'time', at: 1 }],
      labels: { discipline: [], organSystem: [], examType: [], topics: [], subtopics: [] },
      updatedAt: 2,
    });
    await enter(review(quizId, 2), 'student');
    await openExam();
    expect(await chip('No reason yet 2')).toBeVisible();
    await findRule();
    expect(screen.getByRole('radio', { name: 'No time' })).not.toBeChecked();
  });
});
