// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ExamOpening } from '@/features/exam/ExamVisit';
import { examEntered, selectExam } from '@/features/exam/store/examSlice';
import { openedExam, renderInExam } from './openedExam';

afterEach(() => {
  vi.useRealTimers();
});

it('asks again for the same exam that opens slowly: after a reload for the item of the journal', () => {
  vi.useFakeTimers();
  const store = openedExam();
  const ref = { quizId: 'quiz-1', mode: 'take', index: 2, resumes: true } as const;
  store.dispatch(examEntered(ref));
  const before = selectExam(store.getState());
  renderInExam(<ExamOpening>{null}</ExamOpening>, store);
  act(() => void vi.advanceTimersByTime(8_000));
  expect(screen.getByRole('status')).toHaveTextContent('Still trying');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(selectExam(store.getState())).toEqual({ phase: 'opening', ref });
  expect(selectExam(store.getState())).not.toBe(before);
});
