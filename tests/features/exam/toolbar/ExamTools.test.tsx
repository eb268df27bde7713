import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RoomFooter } from '@/features/exam/toolbar/ExamFooter';
import { RoomTools } from '@/features/exam/toolbar/ExamTools';
import { openedRoom, renderInRoom } from '../openedExam';

it('gives every button without words its name as the tooltip', () => {
  renderInRoom(
    <>
      <RoomTools onHelp={() => undefined} onTalk={() => undefined} />
      <RoomFooter narrow onShowQuestions={() => undefined} />
    </>,
    openedRoom(),
  );
  const titled = screen.getAllByRole('button').filter(({ title }) => title !== '');
  expect(titled.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Small', 'Medium', 'Large', 'Keyboard shortcuts', 'Hide time', 'Suspend']),
  );
  for (const button of titled) expect(button).toHaveAccessibleName(button.title);
});
