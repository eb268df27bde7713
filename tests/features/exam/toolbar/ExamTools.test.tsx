// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ExamFooter } from '@/features/exam/toolbar/ExamFooter';
import { ExamTools } from '@/features/exam/toolbar/ExamTools';
import { openedExam, renderInExam } from '../openedExam';

it('gives every button without words its name as the tooltip', async () => {
  const user = userEvent.setup();
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
  const names = [
    'Small',
    'Medium',
    'Large',
    '150 %',
    '220 %',
    'Lab values',
    'Keyboard shortcuts',
    'Hide time',
    'Suspend',
  ];
  for (const name of names) {
    const button = screen.getByRole('button', { name });
    await user.hover(button);
    expect(await screen.findByRole('tooltip', { name })).toBeVisible();
    expect(button).not.toHaveAttribute('title');
    await user.unhover(button);
  }
});
