// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { outsideOf } from '../../outsideOf';
import { renderApp } from '../../renderApp';

async function openPage() {
  const app = await renderApp({ at: '/manage-plans', as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'Manage Plans' });
  await screen.findByRole('table', { name: 'Plans' });
  return app;
}

const dialog = () => screen.findByRole('dialog');

describe('Manage Plans', () => {
  it('creates a plan by every rule, once however often it is sent', async () => {
    const { user, server } = await openPage();
    let sent = 0;
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'POST' && request.url.endsWith('/plan')) sent += 1;
    });
    await user.click(screen.getByRole('button', { name: 'Create Plan' }));
    const form = within(await dialog());
    await user.click(form.getByRole('button', { name: 'Create' }));
    expect(await form.findByText('Enter a name')).toBeVisible();
    expect(form.getByText('Choose at least one exam type')).toBeVisible();
    expect(form.getByLabelText('Name')).toHaveFocus();
    expect(sent).toBe(0);

    await user.type(form.getByLabelText('Name'), 'Trial');
    await user.selectOptions(form.getByLabelText('Category'), 'PRO');
    await user.type(form.getByLabelText('Price'), '12.5');
    await user.selectOptions(form.getByLabelText('Duration'), '7 days');
    await user.type(form.getByLabelText('Questions per day'), '900');
    expect(form.getByLabelText('Questions per day')).toHaveValue('400');
    await user.selectOptions(form.getByLabelText('Type'), 'GENERAL');
    expect(form.getByLabelText('Status')).toHaveValue('ACTIVE');
    await user.click(form.getByRole('checkbox', { name: 'Step 2' }));
    await user.dblClick(form.getByRole('button', { name: 'Create' }));

    expect(await screen.findByText('Plan created successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Edit Trial' })).toBeVisible();
    expect(sent).toBe(1);
    server.events.removeAllListeners();
  });

  it('takes a plan off sale by its status, also a free one', async () => {
    const { user, server } = await openPage();
    const bodies: unknown[] = [];
    server.use(
      http.put('*/qlearn/plan/:id', async ({ request }) => {
        bodies.push(await request.clone().json());
        return undefined;
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Edit Free' }));
    const form = within(await dialog());
    expect(form.getByLabelText('Status')).toHaveValue('ACTIVE');
    await user.selectOptions(form.getByLabelText('Status'), 'INACTIVE');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Plan updated successfully')).toBeVisible();
    expect(bodies).toMatchObject([{ name: 'Free', category: 'FREE', status: 'INACTIVE' }]);
  });

  it('keeps what was typed when the server refuses, and shows its words, and on a click outside', async () => {
    const { user, server } = await openPage();
    server.use(
      http.put('*/qlearn/plan/:id', () => HttpResponse.json({ message: 'Name is taken' }, { status: 400 })),
    );
    await user.click(screen.getByRole('button', { name: 'Edit Pro Week' }));
    const form = within(await dialog());
    await user.clear(form.getByLabelText('Name'));
    await user.type(form.getByLabelText('Name'), 'Pro Month');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Name is taken');
    await user.click(outsideOf(form.getByRole('alert')));
    expect(form.getByLabelText('Name')).toHaveValue('Pro Month');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('deletes a plan after asking once, and never a FREE one', async () => {
    const { user } = await openPage();
    expect(screen.queryByRole('button', { name: 'Delete Free' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete Pro Week' }));
    const question = within(await dialog());
    expect(question.getByRole('heading', { name: 'Delete Pro Week?' })).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Plan deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Pro Week' })).toBeNull());
  });

  it('moves the focus to the heading once a plan is deleted, and announces it', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Delete Pro Week' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    const message = await screen.findByText('Plan deleted successfully');
    expect(message.closest('[role="status"]')).not.toBeNull();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Pro Week' })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('returns the focus to the button of a plan that is not deleted', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Delete Pro Week' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Pro Week' })).toHaveFocus());
  });

  it('reads the plans again after an unclear deletion, and before another is sent', async () => {
    const { user, server } = await openPage();
    const requests: string[] = [];
    let isRead = false;
    server.use(
      http.get('*/qlearn/plan', () => {
        requests.push('GET');
        return isRead ? undefined : HttpResponse.json({}, { status: 400 });
      }),
      http.delete('*/qlearn/plan/:id', () => {
        requests.push('DELETE');
        return requests.length === 1 ? HttpResponse.error() : undefined;
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete Pro Week' }));
    const question = within(await dialog());
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByRole('alert')).toHaveTextContent(/^It is not known whether this was done/);
    expect(requests).toEqual(['DELETE', 'GET']);

    isRead = true;
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(requests).toEqual(['DELETE', 'GET', 'GET']));
    expect(await question.findByText(/^The server did not/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Plan deleted successfully')).toBeVisible();
    expect(requests.slice(0, 4)).toEqual(['DELETE', 'GET', 'GET', 'DELETE']);
  });

  it('takes a plan that is no longer listed after an unclear deletion for deleted', async () => {
    const { user, server, backend } = await openPage();
    let deletions = 0;
    server.use(
      http.delete('*/qlearn/plan/:id', async ({ params }) => {
        deletions += 1;
        await backend.context.database.remove('plans', String(params.id));
        return HttpResponse.error();
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Delete Pro Week' }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Plan deleted successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Pro Week' })).toBeNull());
    expect(deletions).toBe(1);
  });

  it('sends an invite for a plan on offer', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Send Invite' }));
    const form = within(await dialog());
    expect(form.queryByRole('option', { name: 'Pro Pilot' })).toBeNull();
    await user.selectOptions(form.getByLabelText('Plan'), 'Pro Week');
    await user.type(form.getByLabelText('Email'), 'not an address');
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await form.findByText('Email not valid')).toBeVisible();
    await user.clear(form.getByLabelText('Email'));
    await user.type(form.getByLabelText('Email'), 'new@example.org');
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Invite has been sent successfully...')).toBeVisible();
  });

  it('shows that a plan was changed', async () => {
    const { user } = await openPage();
    await user.click(screen.getByRole('button', { name: 'Edit Pro Week' }));
    const form = within(await dialog());
    await user.clear(form.getByLabelText('Name'));
    await user.type(form.getByLabelText('Name'), 'Pro Seven');
    await user.dblClick(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Plan updated successfully')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Edit Pro Seven' })).toBeVisible();
  });

  it('shows what to look at when it is not known what came of a plan or an invite', async () => {
    const { user, server } = await openPage();
    const deaf = () => HttpResponse.error();
    server.use(http.put('*/qlearn/plan/:id', deaf), http.post('*/qlearn/plan/invite', deaf));
    await user.click(screen.getByRole('button', { name: 'Edit Pro Week' }));
    const plan = within(await dialog());
    await user.click(plan.getByRole('button', { name: 'Save' }));
    expect(await plan.findByRole('alert')).toHaveTextContent(/not known.*The list has been reloaded/);
    await user.click(plan.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Send Invite' }));
    const invite = within(await dialog());
    await user.selectOptions(invite.getByLabelText('Plan'), 'Pro Week');
    await user.type(invite.getByLabelText('Email'), 'new@example.org');
    await user.click(invite.getByRole('button', { name: 'Send' }));
    expect(await invite.findByRole('alert')).toHaveTextContent(
      /not known.*it is listed under Invitations in the Admin Portal/,
    );
  });

  it('searches, and keeps the search in the address', async () => {
    const { user } = await openPage();
    await user.type(screen.getByLabelText('Search plans'), 'half');
    expect(await screen.findByRole('button', { name: 'Edit Max Half-Year' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Pro Week' })).toBeNull());
    await waitFor(() => expect(window.location.search).toBe('?q=half'));
    expect(screen.getByLabelText('Search plans')).toHaveFocus();
    await user.type(screen.getByLabelText('Search plans'), 'zzz');
    expect(await screen.findByText('No plans found.')).toBeVisible();
  });

  it('refuses the page to others without a call', async () => {
    const asked: string[] = [];
    const { server } = await renderApp({ at: '/create-quiz', as: 'tutor' });
    server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
    window.history.pushState(null, '', '/manage-plans');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Not allowed' })).toBeVisible();
    expect(asked.filter((path) => path.endsWith('/plan'))).toEqual([]);
    server.events.removeAllListeners();
  });
});
