// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LEVEL_A, LEVEL_AA } from '@/features/settings/accessibility/criteria';
import { renderApp } from '../../renderApp';

const open = async () => {
  const app = await renderApp({ at: '/user-settings', as: 'student' });
  await app.user.click(await screen.findByRole('link', { name: 'Accessibility' }));
  await screen.findByRole('heading', { level: 1, name: 'Accessibility' });
  return app;
};

const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table })).getAllByRole('rowheader').length;

describe('the accessibility statement', () => {
  it('rates every criterion of WCAG 2.2 at levels A and AA, and says what was not tested', async () => {
    await open();
    // First come the rows that fit on the screen.
    await waitFor(() => expect([rowsOf('Level A'), rowsOf('Level AA')]).toEqual([32, 24]));
    // 31 and 24 in WCAG 2.2, and the obsolete one that the template still has.
    expect([LEVEL_A.length, LEVEL_AA.length]).toEqual([32, 24]);
    expect(screen.getByRole('region', { name: 'What was not tested' })).toHaveTextContent(/screen readers/);
  });

  it('leads back to Settings', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: 'Back to Settings' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });

  it('finds criteria by any of their words', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search criteria' }), 'partially hover{Enter}');
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Level A' })).toBeNull());
    expect(screen.getByRole('row', { name: /^1\.4\.13 Content on Hover or Focus/ })).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'nothing of the kind{Enter}');
    expect(await screen.findByText('No criterion found')).toBeVisible();
  });

  it('prints the whole statement, whatever is searched for', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search criteria' }), 'hover{Enter}');
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const sheet = within(screen.getByRole('article'));
    expect(sheet.getAllByRole('rowheader')).toHaveLength(LEVEL_A.length + LEVEL_AA.length);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('article')).toBeNull();
  });
});
