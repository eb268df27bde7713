// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BANK } from '@/demo/bank';
import { createTestBackend } from '@/demo/testing';
import { questionFeedbackSaga } from '@/features/question-feedback/store/feedbackSaga';
import { FeedbackPanel } from '@/features/question-feedback/tutor/FeedbackPanel';
import { RatingProgress } from '@/features/question-feedback/tutor/RatingProgress';
import { renderPart } from '../../../renderPart';

const questionId = BANK[0]?.id ?? '';
const other = BANK[1]?.id ?? '';
const said = {
  group: questionId,
  userId: 'user-student',
  createdAt: Date.parse('2026-03-01T10:00:00Z'),
};

async function backendWithFeedback() {
  const backend = await createTestBackend({ now: () => Date.now() });
  await backend.context.database.put('studentFeedback', {
    ...said,
    id: 'feedback-1',
    feedback: { questionId, rating: 2, isError: 'Y', topic: 'STEM', comment: 'A value is missing.' },
  });
  await backend.context.database.put('tutorFeedback', {
    ...said,
    id: 'feedback-2',
    userId: 'user-tutor',
    feedback: {
      questionId,
      stem: { difficulty: 'HARD', quality: 'GOOD', errors: 'NONE' },
      explanation: { quality: 'FAIR', errors: 'FACTUAL' },
      improvementSuggestions: { stem: 'Shorten it.', explanation: '', expandedExplanation: '' },
    },
  });
  return backend;
}

const panel = (rules: { rates: boolean; seesTutorFeedback: boolean; seesAuthors: boolean }) => (
  <>
    <RatingProgress quizId="quiz-1" questionIds={[questionId, other]} />
    <FeedbackPanel
      quizId="quiz-1"
      quizName="Block"
      questionId={questionId}
      item={1}
      total={2}
      blockId={undefined}
      takesFocus={false}
      onFocused={() => undefined}
      onNext={() => false}
      {...rules}
    />
  </>
);

const ofStudent = panel({ rates: false, seesTutorFeedback: false, seesAuthors: false });
const ofTutor = panel({ rates: true, seesTutorFeedback: false, seesAuthors: false });
const ofAdmin = panel({ rates: false, seesTutorFeedback: true, seesAuthors: true });

describe('the tab Feedback', () => {
  it('shows a student what students said, but not who', async () => {
    const backend = await backendWithFeedback();
    await renderPart(ofStudent, { sagas: [questionFeedbackSaga], as: 'student', backend });
    const entry = (await screen.findByText('A value is missing.')).closest('li');
    expect(entry).toHaveTextContent('A student');
    expect(entry).toHaveTextContent('Reports an error');
    expect(entry).toHaveTextContent('2 of 5');
    expect(screen.queryByRole('region', { name: 'Tutor feedback' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });

  it('shows an administrator also what tutors said, and who', async () => {
    const backend = await backendWithFeedback();
    await renderPart(ofAdmin, { sagas: [questionFeedbackSaga], as: 'admin', backend });
    const tutors = screen.getByRole('region', { name: 'Tutor feedback' });
    expect(await within(tutors).findByText('Shorten it.')).toBeVisible();
    expect(tutors).toHaveTextContent('Hard · Good · Errors: none');
    expect(tutors).not.toHaveTextContent('A tutor');
  });
});

const part = (name: string) => within(screen.getByRole('group', { name }));
const pick = (name: string, choice: string, value: string) =>
  within(part(name).getByRole('radiogroup', { name: choice })).getByRole('radio', { name: value });

describe('the tutor’s form', () => {
  it('offers Submit with the five ratings, sends once, and counts the question as rated', async () => {
    const backend = await backendWithFeedback();
    const ratings = async () =>
      (await backend.context.database.byGroup('tutorFeedback', questionId)).filter(
        ({ userId }) => userId === 'user-tutor',
      );
    const before = await ratings();
    const { user } = await renderPart(ofTutor, { sagas: [questionFeedbackSaga], as: 'tutor', backend });
    const submit = screen.getByRole('button', { name: 'Submit' });
    expect(screen.getByText('rated 0 of 2')).toBeVisible();
    expect(screen.getAllByRole('textbox', { name: 'Suggested improvement' })).toHaveLength(3);

    await user.click(pick('Stem', 'Difficulty', 'Medium'));
    await user.click(pick('Stem', 'Quality', 'Good'));
    await user.click(pick('Stem', 'Errors', 'None'));
    await user.click(pick('Explanation', 'Quality', 'Excellent'));
    expect(submit).toBeDisabled();
    await user.click(pick('Explanation', 'Errors', 'None'));
    expect(submit).toBeEnabled();
    await user.dblClick(submit);

    const done = await screen.findByText('You have rated this question.');
    expect(done).toBeVisible();
    await waitFor(() => expect(done).toHaveFocus());
    expect(screen.getByText('rated 1 of 2')).toBeVisible();
    expect(await ratings()).toHaveLength(before.length + 1);
  });

  it('restores after a reload what is half filled in, and what is rated', async () => {
    const backend = await backendWithFeedback();
    const options = { sagas: [questionFeedbackSaga], as: 'tutor', backend } as const;
    const first = await renderPart(ofTutor, options);
    await first.user.click(pick('Stem', 'Quality', 'Fair'));
    await first.user.type(part('Stem').getByRole('textbox'), 'Shorter');
    first.unmount();

    const second = await renderPart(ofTutor, options);
    await waitFor(() => expect(pick('Stem', 'Quality', 'Fair')).toBeChecked());
    expect(part('Stem').getByRole('textbox')).toHaveValue('Shorter');
    await second.user.click(pick('Stem', 'Difficulty', 'Easy'));
    await second.user.click(pick('Stem', 'Errors', 'None'));
    await second.user.click(pick('Explanation', 'Quality', 'Good'));
    await second.user.click(pick('Explanation', 'Errors', 'None'));
    await second.user.click(screen.getByRole('button', { name: 'Submit' }));
    await screen.findByText('You have rated this question.');
    second.unmount();

    const third = await renderPart(ofTutor, options);
    expect(await screen.findByText('rated 1 of 2')).toBeVisible();
    // A rating from an earlier visit does not move the focus.
    expect(document.body).toHaveFocus();
    await third.user.click(screen.getByRole('button', { name: 'Rate again' }));
    await waitFor(() => expect(pick('Stem', 'Difficulty', 'Easy')).toHaveFocus());
    expect(pick('Stem', 'Quality', 'Fair')).not.toBeChecked();
  });
});
