// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type DemoPanelOptions, mountDemoPanel } from '@/demo/panel/panel';

const mail = {
  id: 'mail-1',
  group: 'nina@example.edu',
  to: 'nina@example.edu',
  subject: 'Verify your QLearn account',
  text: 'Welcome.',
  link: { label: 'Verify account', href: '/verify-user/verify-1' },
  sentAt: 0,
};

function mount(options: Partial<DemoPanelOptions> = {}) {
  const handlers = { onFault: vi.fn(), onReset: vi.fn(() => Promise.resolve()) };
  mountDemoPanel({ fault: 'none', loadMails: () => Promise.resolve([mail]), ...handlers, ...options });
  return handlers;
}

beforeEach(() => {
  document.body.replaceChildren();
});

describe('the demo panel', () => {
  it('shows a closed button until the panel is opened, and closes on Escape', async () => {
    mount();
    const toggle = within(screen.getByRole('region', { name: 'Demo panel' })).getByRole('button', {
      name: 'Demo',
    });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it("sets the backend's behaviour", async () => {
    const { onFault } = mount();
    await userEvent.click(screen.getByRole('button', { name: 'Demo' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Backend' }), 'Offline');
    expect(onFault).toHaveBeenCalledWith('offline');
  });

  it('resets the demo data only after a second word', async () => {
    const { onReset } = mount();
    await userEvent.click(screen.getByRole('button', { name: 'Demo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reset demo data' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onReset).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Reset demo data' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(onReset).toHaveBeenCalledOnce();
  });

  it('shows why the data could not be prepared, and offers it again', async () => {
    mount({ onReset: () => Promise.reject(new Error('The disk is full.')) });
    await userEvent.click(screen.getByRole('button', { name: 'Demo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Load 10,000 quizzes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Load' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not possible: The disk is full.');
    expect(screen.queryByText('Preparing the data …')).toBeNull();
    expect(screen.getByRole('button', { name: 'Reset demo data' })).toBeVisible();
  });

  it('shows why the mails could not be read', async () => {
    mount({ loadMails: () => Promise.reject(new Error('No storage.')) });
    await userEvent.click(screen.getByRole('button', { name: 'Demo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not possible: No storage.');
  });

  it('shows the mails with their links', async () => {
    mount();
    await userEvent.click(screen.getByRole('button', { name: 'Demo' }));
    expect(await screen.findByRole('link', { name: 'Verify account' })).toHaveAttribute(
      'href',
      '/verify-user/verify-1',
    );
  });
});
