// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { QuestionColumn } from '@/features/exam/question/QuestionColumn';
import type { Question } from '@/shared/api/question';
import { anAttempt } from '../attempt/attempts';
import { openedExam, renderInExam } from '../openedExam';

const question: Question = {
  questionId: 'q1',
  stem: '<p>Which one is right?</p>',
  option: { optionList: ['First', 'Second'], correctAnswer: 'A' },
  explanation: '',
  briefExplanation: '',
  additionalExplanation: '',
  videoLinks: [],
  refLinks: [],
  categories: { discipline: [], organSystem: [], examType: [] },
  medicalCategories: { topics: [], subtopics: [] },
  marked: false,
};

it('shows a chosen option in one commit, though the browser reports a selection with it', async () => {
  const user = userEvent.setup();
  const onCommit = vi.fn();
  const exam = openedExam({ questions: [question] });
  renderInExam(
    <Profiler id="question" onRender={onCommit}>
      <QuestionColumn />
    </Profiler>,
    exam,
  );
  onCommit.mockClear();
  await user.click(screen.getByRole('radio', { name: 'B. Second' }));
  fireEvent(document, new Event('selectionchange'));
  expect(screen.getByRole('radio', { name: 'B. Second' })).toBeChecked();
  expect(onCommit).toHaveBeenCalledOnce();
});

it('takes a right click on an option in a block, and leaves a review the browser’s menu', () => {
  const { unmount } = renderInExam(<QuestionColumn />, openedExam({ questions: [question] }));
  expect(fireEvent.contextMenu(screen.getByText('First'))).toBe(false);
  unmount();
  renderInExam(<QuestionColumn />, openedExam({ mode: 'review', questions: [question] }));
  expect(fireEvent.contextMenu(screen.getByText('First'))).toBe(true);
});

it('leads to the next question by its button, which the last one does not have', async () => {
  const user = userEvent.setup();
  const questions = [question, { ...question, questionId: 'q2', stem: '<p>And which is wrong?</p>' }];
  renderInExam(<QuestionColumn />, openedExam({ questions, attempt: anAttempt(2) }));
  expect(screen.getByText('Which one is right?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Proceed to Next Question' }));
  expect(screen.getByText('And which is wrong?')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Proceed to Next Question' })).not.toBeInTheDocument();
});
