// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { questionsRated } from '@/features/question-feedback/store/ratedSlice';
import { SMALL_BANK } from '../../demo/quizzes';
import { expectAbsent, openExam, review, tutorExam, useExamFixtures } from './examFixtures';

const { aQuiz, enter } = useExamFixtures();
const SKIP = 'Next unrated question';

describe('a tutor’s way to the next unrated question', () => {
  it('leads to it by key and by button, past what is rated, and says when nothing is left', async () => {
    const quizId = await aQuiz('tutor', { status: 'IN_PROGRESS', tutorOn: true });
    const { user, store } = await enter(tutorExam(quizId), 'tutor');
    await openExam();
    const skip = await screen.findByRole('button', { name: SKIP });
    const rate = (index: number): void =>
      act(() => void store.dispatch(questionsRated({ quizId, questionIds: [SMALL_BANK[index]?.id ?? ''] })));
    rate(1);
    expect(await screen.findByText('rated 1 of 3')).toBeInTheDocument();

    await user.keyboard('q');
    expect(await screen.findByRole('heading', { name: 'Item 3 of 3' })).toBeInTheDocument();
    await user.click(skip);
    expect(await screen.findByRole('heading', { name: 'Item 1 of 3' })).toBeInTheDocument();

    rate(2);
    expect(skip).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('q');
    expect(await screen.findByText('There is no other question to rate')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Item 1 of 3' })).toBeInTheDocument();

    await user.keyboard('?');
    expect(await screen.findByRole('checkbox', { name: /next unrated question\s*Q/ })).toBeChecked();
  });

  it('offers students neither button nor key for unrated questions', async () => {
    const { user } = await enter(review(await aQuiz('student')), 'student');
    await openExam();
    await expectAbsent('button', SKIP);
    await user.keyboard('q');
    expect(screen.getByRole('heading', { name: 'Item 1 of 3' })).toBeInTheDocument();
    await user.keyboard('?');
    expect(await screen.findByRole('checkbox', { name: /Mark the item/ })).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /unrated/ })).toBeNull();
  });
});
