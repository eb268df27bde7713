// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { ShellLayout } from '@/app/layouts/shell/ShellLayout';
import type { Role } from '@/shared/api/account';
import { createTestStore } from '../../../createTestStore';

/** Shows the path, with a button like the browser's Back. */
function AddressBar() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      {pathname}
    </>
  );
}

function renderShell({ role = 'ROLE_STUDENT' }: { role?: Role } = {}) {
  const onSignOut = vi.fn();
  const onToggleTheme = vi.fn();
  const onOpenItem = vi.fn();
  render(
    <Provider
      store={createTestStore({
        http: { send: () => Promise.reject(new Error('No call.')) },
        navigate: vi.fn(),
      })}
    >
      <MemoryRouter initialEntries={['/quiz-history']}>
        <ShellLayout
          role={role}
          plan="QLearn PRO"
          onOpenPlans={() => undefined}
          theme="light"
          onOpenItem={onOpenItem}
          onSignOut={onSignOut}
          onToggleTheme={onToggleTheme}
        >
          <h1>Quiz History</h1>
          <AddressBar />
        </ShellLayout>
      </MemoryRouter>
    </Provider>,
  );
  const user = userEvent.setup();
  const openMenu = async () => {
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    return screen.getByRole('navigation', { name: 'Main menu' });
  };
  return { user, openMenu, onOpenItem, onSignOut, onToggleTheme };
}

const menuOf = async (role: Role) => {
  const { openMenu } = renderShell({ role });
  const links = within(await openMenu()).getAllByRole('link');
  return links.map((link) => link.textContent);
};

describe('main menu', () => {
  const everyone = ['Create Quiz', 'Quiz History', 'Subscriptions', 'Settings'];

  it('offers students Performance and Study', async () => {
    expect(await menuOf('ROLE_STUDENT')).toEqual([
      'Create Quiz',
      'Quiz History',
      'Performance',
      'Study',
      'Subscriptions',
      'Settings',
    ]);
  });

  it('offers tutors neither', async () => {
    expect(await menuOf('ROLE_TUTOR')).toEqual(everyone);
  });

  it('offers administrators their own pages and neither', async () => {
    expect(await menuOf('ROLE_ADMIN')).toEqual([
      ...everyone,
      'Feedbacks',
      'Manage Plans',
      'Refund',
      'QLink',
      'Admin Portal',
    ]);
  });

  it('marks the current page', async () => {
    const menu = await renderShell().openMenu();
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('Quiz History');
  });

  it('closes the menu on a press outside, and not on one inside', async () => {
    const { user, openMenu } = renderShell();
    const menu = await openMenu();
    await user.pointer({ keys: '[MouseLeft]', target: menu });
    expect(menu).toBeInTheDocument();
    await user.click(screen.getByRole('heading', { name: 'Quiz History' }));
    expect(menu).not.toBeInTheDocument();
  });

  it('closes the menu on Escape and gives focus back to its button', async () => {
    const { user, openMenu } = renderShell();
    const menu = await openMenu();
    within(menu).getByRole('link', { name: 'Settings' }).focus();
    await user.keyboard('{Escape}');
    expect(menu).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  it('closes the menu by its own button and when a page was chosen', async () => {
    const { user, openMenu } = renderShell();
    await openMenu();
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.click(within(await openMenu()).getByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  });

  it('keeps the menu closed when Back leads to the page on which it was open', async () => {
    const { user, openMenu } = renderShell();
    await user.click(within(await openMenu()).getByRole('link', { name: 'Settings' }));
    await screen.findByText('/user-settings');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await screen.findByText('/quiz-history');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('reports which item was opened', async () => {
    const { user, openMenu, onOpenItem } = renderShell();
    await user.click(within(await openMenu()).getByRole('link', { name: 'Settings' }));
    expect(onOpenItem).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Settings' }));
  });

  it('signs out', async () => {
    const { user, openMenu, onSignOut } = renderShell();
    await user.click(within(await openMenu()).getByRole('button', { name: 'Sign out' }));
    expect(onSignOut).toHaveBeenCalledOnce();
  });
});

describe('header', () => {
  it('leads home and to the plans, and shows that this is a beta', () => {
    renderShell();
    expect(screen.getByRole('link', { name: 'QLearn home' })).toHaveAttribute('href', '/create-quiz');
    expect(screen.getByRole('link', { name: 'Plan: QLearn PRO' })).toHaveAttribute('href', '/subscriptions');
    expect(screen.getByText('Beta')).toBeVisible();
  });

  it.each([
    ['ROLE_TUTOR', 'Tutor'],
    ['ROLE_ADMIN', 'Admin'],
  ] as const)('calls %s %s', (role, label) => {
    renderShell({ role });
    expect(screen.getByText(label)).toBeVisible();
  });

  it('calls students nothing', () => {
    renderShell();
    expect(screen.queryByText(/Student|Tutor|Admin/)).toBeNull();
  });

  it('switches the theme', async () => {
    const { user, onToggleTheme } = renderShell();
    await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
    expect(onToggleTheme).toHaveBeenCalledOnce();
  });

  it('lets the keyboard skip to the content', async () => {
    const { user } = renderShell();
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });
});
