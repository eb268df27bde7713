// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createTestBackend } from '@/demo/testing';
import { recordStore } from '@/shared/storage/database';
import { renderApp } from '../../renderApp';

const LOADED = { timeout: 30_000 };

async function openSettings() {
  const app = await renderApp({ at: '/user-settings', as: 'student' });
  await screen.findByRole('checkbox', { name: 'Step 1' }, LOADED);
  return app;
}
const save = () => screen.getByRole('button', { name: 'Save' });

describe('settings', () => {
  it('can be saved only when something has changed', async () => {
    const { user, backend } = await openSettings();
    expect(save()).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'ABIM' }));
    expect(save()).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: 'ABIM' }));
    expect(save()).toBeDisabled();
    await user.click(screen.getByRole('switch', { name: 'Email me practice questions' }));
    await user.click(save());
    expect(await screen.findByText('Settings saved successfully', {}, LOADED)).toBeVisible();
    await waitFor(() => expect(save()).toBeDisabled());
    const student = await backend.context.database.get('users', 'user-student');
    expect(student?.preference.emailPracticeQuestions).toBe(true);
  });

  it('needs at least one exam type', async () => {
    const { user } = await openSettings();
    for (const box of screen.getAllByRole('checkbox', { checked: true })) await user.click(box);
    expect(screen.getByText('Please select at least one exam type')).toBeVisible();
    expect(save()).toBeDisabled();
  });

  it('keeps what was chosen when saving fails, and shows it', async () => {
    const { user, server } = await openSettings();
    server.use(http.put('*/qlearn/user/preference/:id', () => HttpResponse.json({}, { status: 500 })));
    await user.click(screen.getByRole('checkbox', { name: 'ABIM' }));
    await user.click(save());
    await screen.findAllByText('Failed to save settings. Please try again', {}, LOADED);
    expect(screen.getByRole('checkbox', { name: 'ABIM' })).toBeChecked();
    expect(save()).toBeEnabled();
  });

  it('begins each visit without the failure of the last', async () => {
    const { user, server } = await openSettings();
    server.use(http.put('*/qlearn/user/preference/:id', () => HttpResponse.json({}, { status: 500 })));
    await user.click(screen.getByRole('checkbox', { name: 'ABIM' }));
    await user.click(save());
    const failure = 'Failed to save settings. Please try again';
    await waitFor(() => expect(screen.getAllByText(failure)).toHaveLength(2), LOADED);
    await user.click(screen.getByRole('link', { name: 'QLearn home' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }, LOADED));
    await screen.findByRole('heading', { level: 1, name: 'Create Quiz' }, LOADED);
    window.history.back();
    await user.click(await screen.findByRole('checkbox', { name: 'ABIM' }, LOADED));
    // One is the former notice, which goes by itself.
    expect(screen.queryAllByText(failure).filter((text) => text.closest('main') !== null)).toEqual([]);
  });

  it('shows it when the theme could not be saved, until it is', async () => {
    const { user, server, backend } = await openSettings();
    server.use(http.put('*/qlearn/user/preference/:id', () => HttpResponse.json({}, { status: 500 })));
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    const words = 'The theme holds in this browser, but could not be saved to your account.';
    const inline = () => screen.queryAllByText(words).filter((text) => text.closest('main') !== null);
    await waitFor(() => expect(inline()).toHaveLength(1), LOADED);
    server.resetHandlers(...backend.handlers);
    await user.click(screen.getByRole('radio', { name: 'Light' }));
    await waitFor(() => expect(inline()).toEqual([]), LOADED);
  });

  it('offers the ten exam types when the bank cannot be asked', async () => {
    const backend = await createTestBackend({ now: () => Date.now() });
    const handlers = [
      http.get('*/qlearn/bank/question/category', () => HttpResponse.json({}, { status: 404 })),
      ...backend.handlers,
    ];
    await renderApp({ at: '/user-settings', as: 'student', backend: { ...backend, handlers } });
    await screen.findByRole('checkbox', { name: 'ABR Core' }, LOADED);
    expect(screen.getAllByRole('checkbox')).toHaveLength(10);
  });

  it('shows what is kept on this device and removes it after asking', async () => {
    await recordStore('notes').write('user-student', 'quiz-1/q1', { version: 1 });
    await recordStore('notes').write('user-other', 'quiz-1/q1', { version: 1 });
    const { user } = await openSettings();
    const opener = await screen.findByRole('button', { name: 'Remove my data' }, LOADED);
    expect(screen.getByText(/Of questions, ids, letters, places and times are kept/)).toBeInTheDocument();
    expect(screen.getByText(/The clock of a timed quiz runs while its page is open/)).toBeInTheDocument();
    // What is kept is counted first.
    await waitFor(() => expect(opener).toBeEnabled(), LOADED);
    await user.click(opener);
    await user.click(await screen.findByRole('button', { name: 'Remove' }, LOADED));
    await waitFor(async () => expect(await recordStore('notes').list('user-student')).toEqual([]), LOADED);
    expect(await recordStore('notes').list('user-other')).toHaveLength(1);
    await waitFor(
      () => expect(screen.getByRole('button', { name: 'Remove my data' })).toBeDisabled(),
      LOADED,
    );
  });
});
