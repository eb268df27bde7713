// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hint, IconAction } from '@/shared/ui/controls/IconAction';
import { HintLayer } from '@/shared/ui/hints/HintLayer';

function Page() {
  const [isDark, setIsDark] = useState(false);
  const [isThere, setIsThere] = useState(true);
  return (
    <main>
      <IconAction label={isDark ? 'Light' : 'Dark'} onClick={() => setIsDark(!isDark)} />
      <Hint text="Review Block 3">
        <button type="button">Review</button>
      </Hint>
      <Hint text="">
        <button type="button">Plain</button>
      </Hint>
      {isThere && <IconAction label="Remove" onClick={() => setIsThere(false)} />}
      <input aria-label="Name" />
      <HintLayer />
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const shown = () => screen.queryByRole('tooltip');
const findHint = (name: string) => screen.findByRole('tooltip', { name });
const untilHidden = () => waitFor(() => expect(shown()).not.toBeInTheDocument());

describe('a hint', () => {
  it('shows the name of a button without words while the pointer is on it', async () => {
    render(<Page />);
    const user = userEvent.setup();
    await user.hover(button('Dark'));
    expect(await findHint('Dark')).toBeVisible();
    await user.unhover(button('Dark'));
    await untilHidden();
  });

  it('explains a button whose name and description stay', async () => {
    render(<Page />);
    expect(button('Review')).toHaveAccessibleDescription('Review Block 3');
    await userEvent.hover(button('Review'));
    expect(await findHint('Review Block 3')).toBeVisible();
    expect(button('Review')).not.toHaveAttribute('title');
    await userEvent.hover(button('Plain'));
    await untilHidden();
  });

  it('shows one hint at a time, from one control to the next', async () => {
    render(<Page />);
    await userEvent.hover(button('Dark'));
    await findHint('Dark');
    await userEvent.hover(button('Remove'));
    await findHint('Remove');
    expect(screen.getAllByRole('tooltip')).toHaveLength(1);
  });

  it('shows for a control that is focused by keyboard, until the focus leaves it', async () => {
    render(<Page />);
    const user = userEvent.setup();
    await user.tab();
    expect(await findHint('Dark')).toBeVisible();
    screen.getByLabelText('Name').focus();
    await untilHidden();
  });

  it('keeps a hint while the pointer moves elsewhere if the focus has opened it', async () => {
    render(<Page />);
    const user = userEvent.setup();
    await user.tab();
    await findHint('Dark');
    await user.hover(screen.getByLabelText('Name'));
    expect(shown()).toBeVisible();
  });

  it('closes a hint by Escape', async () => {
    render(<Page />);
    const user = userEvent.setup();
    await user.hover(button('Dark'));
    await findHint('Dark');
    await user.keyboard('{Escape}');
    await untilHidden();
  });

  it('closes a hint when its control is pressed, and shows none while the pointer rests there', async () => {
    render(<Page />);
    const user = userEvent.setup();
    await user.hover(button('Dark'));
    await findHint('Dark');
    await user.click(button('Dark'));
    await untilHidden();
    await user.hover(button('Light'));
    expect(shown()).not.toBeInTheDocument();
  });

  it('takes no press: what is below it does', async () => {
    render(<Page />);
    await userEvent.hover(button('Dark'));
    expect(
      getComputedStyle((await findHint('Dark')).closest('[role=tooltip]') ?? document.body),
    ).toMatchObject({ pointerEvents: 'none' });
  });

  it('follows the name of its control', async () => {
    render(<Page />);
    const user = userEvent.setup();
    await user.tab();
    await findHint('Dark');
    await user.keyboard('{Enter}');
    expect(await findHint('Light')).toBeVisible();
  });

  it('closes a hint with its control', async () => {
    render(<Page />);
    button('Remove').focus();
    await userEvent.hover(button('Remove'));
    await findHint('Remove');
    act(() => button('Remove').click());
    await untilHidden();
  });
});

describe('a hint by touch', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const touch = (type: 'pointerDown' | 'pointerUp' | 'pointerOver') =>
    fireEvent[type](button('Dark'), { pointerType: 'touch' });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('shows a hint once the finger has been held down, and for a while after it is lifted', async () => {
    render(<Page />);
    touch('pointerOver');
    touch('pointerDown');
    await pass(600);
    expect(shown()).not.toBeInTheDocument();
    await pass(200);
    expect(shown()).toBeVisible();
    touch('pointerUp');
    // A finger that is lifted leaves the page.
    fireEvent(
      button('Dark'),
      Object.assign(new MouseEvent('pointerout', { bubbles: true }), { pointerType: 'touch' }),
    );
    await pass(100);
    await pass(700);
    await pass(600);
    expect(shown()).toBeVisible();
    await pass(200);
    // The transition.
    await pass(1_000);
    expect(shown()).not.toBeInTheDocument();
  });

  it('shows no hint after a tap', async () => {
    render(<Page />);
    touch('pointerOver');
    touch('pointerDown');
    touch('pointerUp');
    await pass(2_000);
    expect(shown()).not.toBeInTheDocument();
  });
});
