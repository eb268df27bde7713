// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { LongText, WRITTEN } from '@/shared/notifications/LongText';
import { StateMessage } from '@/shared/ui/states/StateMessage';

const LONG = 'Line of a stack trace. '.repeat(2_200);

describe('a message of the server', () => {
  it.each([
    ['a list', <StateMessage key="" isError text={LONG} />],
    ['a form', <ErrorAlert key="" text={LONG} />],
  ])('cuts 50,000 characters to a few lines in %s, and shows them whole on request', async (_, page) => {
    const user = userEvent.setup();
    render(page);
    const message = screen.getByRole('alert');
    expect(LONG.length).toBeGreaterThan(50_000);
    expect(message.textContent.length).toBeLessThan(320);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(message.textContent.length).toBeLessThan(5_400);
    while (screen.queryByRole('button', { name: 'Show more' }) !== null) {
      await user.click(screen.getByRole('button', { name: 'Show more' }));
    }
    expect(message.textContent).toContain(LONG);
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    expect(message.textContent.length).toBeLessThan(320);
  });

  it('breaks a run of 12,000 letters, which would freeze the layout', async () => {
    const user = userEvent.setup();
    const word = 'x'.repeat(12_000);
    render(<LongText text={word} first={WRITTEN} />);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    const shown = screen.getByText((_, element) => element?.textContent === word && element.matches('span'));
    expect([...shown.children].map(({ textContent }) => textContent.length)).toEqual([5_000, 5_000, 2_000]);
    expect(shown.querySelectorAll('wbr')).toHaveLength(3);
    expect(shown).toHaveStyle({ fontKerning: 'none' });
  });

  it('shows a message of usual length as it is', () => {
    render(<StateMessage isError text="Too many comments." />);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Too many comments\.$/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
