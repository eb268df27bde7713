// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { HighlightToolbar } from '@/features/exam/highlights/HighlightToolbar';

it('leaves a highlight its colour when a note is put to it', async () => {
  const onHighlight = vi.fn();
  const chosen = { start: 0, end: 5, x: 0, y: 0, color: 'pink', note: 'Why?' } as const;
  render(
    <HighlightToolbar
      chosen={chosen}
      annotates
      onHighlight={onHighlight}
      onRemove={() => undefined}
      onClose={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Annotate' }));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  await userEvent.keyboard(' Since when?{Enter}');
  expect(onHighlight).toHaveBeenCalledWith('pink', 'Why? Since when?');
});
