// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../renderApp';

/** Lazy code is loaded in advance: how long that takes depends on the machine. */
beforeAll(
  () =>
    Promise.all([
      import('@/app/overlays/SignedInOverlays'),
      import('@/features/site-feedback/SiteFeedbackDialog'),
    ]),
  60_000,
);

async function openDialog() {
  const app = await renderApp({ at: '/no-such-page-yet', as: 'student' });
  const button = await screen.findByRole('button', { name: 'Site feedback' });
  await app.user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Site feedback' });
  return {
    ...app,
    button,
    dialog,
    section: within(dialog).getByRole('combobox', { name: 'Section' }),
    feedback: within(dialog).getByRole('textbox', { name: 'Feedback' }),
    send: within(dialog).getByRole('button', { name: 'Send' }),
  };
}

describe('site feedback', () => {
  it('sends section and text, closes and shows thanks', async () => {
    const { user, section, feedback, send, server, dialog } = await openDialog();
    const sent: unknown[] = [];
    server.use(
      http.post('*/qlearn/user/feedback', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({});
      }),
    );
    expect(Number(feedback.getAttribute('rows'))).toBeGreaterThanOrEqual(5);
    await user.selectOptions(section, 'Exam');
    await user.type(feedback, ' The clock is good. ');
    await user.click(send);
    expect(await screen.findByText('Thank you for your feedback...')).toBeVisible();
    expect(sent).toEqual([{ section: 'Exam', feedback: 'The clock is good.' }]);
    await vi.waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('keeps the text when it could not be sent', async () => {
    const { user, feedback, send, server } = await openDialog();
    server.use(http.post('*/qlearn/user/feedback', () => HttpResponse.error()));
    await user.type(feedback, 'Hello');
    await user.click(send);
    expect(await screen.findByText('Something went wrong, please try again....')).toBeVisible();
    expect(feedback).toHaveValue('Hello');
  });

  it('sends no empty text', async () => {
    const { user, send, feedback } = await openDialog();
    await user.click(send);
    await vi.waitFor(() => expect(feedback).toHaveAccessibleDescription('Please enter your feedback'));
  });

  it('closes by Cancel and gives focus back to its button', async () => {
    const { user, dialog, button } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it('hides site feedback from those who are not signed in', async () => {
    await renderApp({ at: '/no-such-page-yet' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: 'Site feedback' })).not.toBeInTheDocument();
  });
});
