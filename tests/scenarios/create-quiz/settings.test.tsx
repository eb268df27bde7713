// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { selectIsCounted } from '@/features/create-quiz/store/selectors';
import { paths } from '@/shared/routing/paths';
import { openBuilder, usePlainMedia } from './builderPage';

const COUNT = '/quiz/categories/questions';
const OUT = { questionCount: 20, eligibleQuestionCount: 0, questionLeftInDay: 0 };

describe('Save settings', () => {
  usePlainMedia();

  it('keeps categories, timer and topics for the next visit; View shows the set, disabled', async () => {
    const page = await openBuilder();
    await page.tick(
      'Pathology',
      'Select all Organ System',
      'Select all Exam Type',
      'All',
      'Timer',
      'Save settings',
    );
    await page.press('Create Quiz');
    await waitFor(() => expect(page.sent('/user/preference', 'PUT')).toHaveLength(1));
    expect(page.sent('/quiz/categories/preferences', 'POST')[0]?.body).toEqual({
      userId: 'user-student',
      categoryMap: {
        discipline: ['Pathology'],
        organSystem: ['Cardiovascular', 'Renal & Urinary'],
        examType: ['Step 1', 'Step 2'],
      },
    });
    expect(page.sent('/user/preference', 'PUT')[0]?.body).toMatchObject({
      quizPreference: { timerMode: true, tutorMode: false, saveCategoriesPreference: true },
    });
    page.unmount();

    const next = await openBuilder('student', { backend: page.backend });
    await waitFor(() => expect(screen.getByLabelText('Pathology')).toBeChecked());
    expect(screen.getByLabelText('Surgery')).not.toBeChecked();
    expect(screen.getByLabelText('Select all Organ System')).toBeChecked();
    expect(screen.getByLabelText('Timer')).toBeChecked();
    expect(screen.getByLabelText('Save settings')).toBeChecked();

    await next.tick('Surgery');
    await next.press('View saved set');
    expect(screen.getByLabelText('Surgery')).not.toBeChecked();
    expect(screen.getByLabelText('Surgery')).toBeDisabled();
    await next.press('View saved set');
    expect(screen.getByLabelText('Surgery')).toBeChecked();
  });

  it('keeps the chosen topics, too', async () => {
    const page = await openBuilder();
    await page.user.click(screen.getByRole('switch'));
    await page.user.type(await screen.findByLabelText('Search topics'), 'kidney stones{Enter}');
    expect(await screen.findByLabelText('Kidney stones')).toBeChecked();
    await page.tick('All', 'Save settings');
    await page.press('Create Quiz');
    await waitFor(() => expect(page.sent('/api/v2/quiz')).toHaveLength(1));
    await waitFor(() => expect(page.sent('/user/preference', 'PUT')).toHaveLength(2));
    page.unmount();

    await openBuilder('student', { backend: page.backend });
    expect(await screen.findByRole('button', { name: 'Remove Kidney stones' })).toBeInTheDocument();
  });
});

describe('the quota of the day', () => {
  usePlainMedia();

  it('shows a student a quota that is used up once, with the way to Subscriptions', async () => {
    const page = await openBuilder();
    page.answer('post', COUNT, 200, OUT);
    await page.chooseEverything();
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(
      "You've run out of questions for your plan today! Please upgrade your plan if applicable or come back tomorrow.",
    );
    await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('0 questions left today')).toBeInTheDocument();
    const counted = page.sent(COUNT).length;
    await page.tick('Surgery');
    await waitFor(() => expect(page.sent(COUNT).length).toBeGreaterThan(counted));
    await waitFor(() => expect(selectIsCounted(page.store.getState())).toBe(true));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Create Quiz' })).toBeDisabled();
    await page.user.click(screen.getByRole('link', { name: 'Subscriptions' }));
    expect(location.pathname).toBe('/subscriptions');
  });

  it('shows tutors no quota', async () => {
    const page = await openBuilder('tutor');
    page.answer('post', COUNT, 200, { ...OUT, eligibleQuestionCount: 20 });
    await page.chooseEverything();
    await screen.findByText('20');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText(/left today/)).not.toBeInTheDocument();
  });
});

describe("'Practice'", () => {
  usePlainMedia();

  it('opens with the one category chosen and everything else set', async () => {
    await openBuilder('student', { at: paths.createQuiz.to({ names: { discipline: ['Surgery'] } }) });
    await waitFor(() => expect(screen.getByLabelText('Surgery')).toBeChecked());
    expect(screen.getByLabelText('Pathology')).not.toBeChecked();
    expect(screen.getByLabelText('Select all Exam Type')).toBeChecked();
    expect(screen.getByLabelText('All')).toBeChecked();
    await screen.findByText('12', { selector: '[role=status] *' });
  });

  it('opens power search with the one topic chosen', async () => {
    await openBuilder('student', { at: paths.createQuiz.to({ names: { topics: ['Heart block'] } }) });
    expect(await screen.findByRole('button', { name: 'Remove Heart block' })).toBeInTheDocument();
    await screen.findByText('8', { selector: '[role=status] *' });
  });

  it('opens with several categories, and only what was missed', async () => {
    await openBuilder('student', {
      at: paths.createQuiz.to({
        names: { discipline: ['Surgery', 'Alchemy'], organSystem: ['Renal & Urinary'] },
        type: 'incorrect',
      }),
    });
    await waitFor(() => expect(screen.getByLabelText('Surgery')).toBeChecked());
    expect(screen.getByLabelText('Pathology')).not.toBeChecked();
    expect(screen.getByLabelText('Renal & Urinary')).toBeChecked();
    expect(screen.getByLabelText('Cardiovascular')).not.toBeChecked();
    expect(screen.getByLabelText('Incorrect')).toBeChecked();
    expect(screen.getByLabelText('Unused')).not.toBeChecked();
    expect(screen.getByText("There are no questions on 'Alchemy' in the bank.")).toBeInTheDocument();
  });

  it('says that the bank has no such category', async () => {
    await openBuilder('student', { at: paths.createQuiz.to({ names: { examType: ['Step 9'] } }) });
    expect(await screen.findByText("There are no questions on 'Step 9' in the bank.")).toBeInTheDocument();
  });
});
