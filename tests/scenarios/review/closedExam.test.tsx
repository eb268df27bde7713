// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { examLeft } from '@/features/exam/store/examSlice';
import { logout } from '@/shared/store/logout';
import { openExam, tutorExam, useExamFixtures } from './examFixtures';

const { aQuiz, enter } = useExamFixtures();

it.each([
  ['a sign-out', logout()],
  ['its end', examLeft()],
] as const)('removes the open exam at %s before one of its parts reads it', async (_, action) => {
  const quizId = await aQuiz('tutor', { status: 'IN_PROGRESS', tutorOn: true });
  const { store } = await enter(tutorExam(quizId), 'tutor');
  const options = await openExam();
  await screen.findByRole('tab', { name: 'Explanation' });
  const onError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  act(() => {
    store.dispatch(action);
  });
  expect(options).not.toBeInTheDocument();
  expect(onError).not.toHaveBeenCalled();
});
