import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OpeningRoom } from '@/features/exam/ExamOpening';
import { roomEntered, selectRoom } from '@/features/exam/store/examSlice';
import { openedRoom, renderInRoom } from './openedExam';

afterEach(() => {
  vi.useRealTimers();
});

it('asks again for the very room that opens slowly: after a reload for the item of the journal', () => {
  vi.useFakeTimers();
  const store = openedRoom();
  const ref = { quizId: 'quiz-1', mode: 'student', index: 2, resumes: true } as const;
  store.dispatch(roomEntered(ref));
  const before = selectRoom(store.getState());
  renderInRoom(<OpeningRoom />, store);
  act(() => void vi.advanceTimersByTime(8_000));
  expect(screen.getByRole('status')).toHaveTextContent('Still trying');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(selectRoom(store.getState())).toEqual({ phase: 'opening', ref });
  expect(selectRoom(store.getState())).not.toBe(before);
});
