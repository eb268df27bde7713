// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ExamFooter } from '@/features/exam/toolbar/ExamFooter';
import { ExamTools } from '@/features/exam/toolbar/ExamTools';
import { openedExam, renderInExam } from '../openedExam';

it('gives every button without words its name as the tooltip', () => {
  renderInExam(
    <>
      <ExamTools
        narrow={false}
        onHelp={() => undefined}
        onComment={() => undefined}
        onTool={() => undefined}
      />
      <ExamFooter narrow onShowQuestions={() => undefined} />
    </>,
    openedExam(),
  );
  const titled = screen.getAllByRole('button').filter(({ title }) => title !== '');
  expect(titled.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'Small',
      'Medium',
      'Large',
      'Lab values',
      'Keyboard shortcuts',
      'Hide time',
      'Suspend',
    ]),
  );
  for (const button of titled) expect(button).toHaveAccessibleName(button.title);
});
