// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { signOutRequested } from '@/domain/session/sessionSlice';
import { outsideOf } from '../../../outsideOf';
import { renderApp } from '../../../renderApp';

const INVITATIONS = '*/qlearn/enrollments/invitations';

interface Calls {
  /** Addresses in the order of the calls. */
  readonly sent: string[];
}

/** The server's response for an address; undefined for the demo backend's own. */
type Answer = (email: string) => Promise<Response | undefined> | Response | undefined;

async function openDialog(answer: Answer = () => undefined) {
  const app = await renderApp({ at: '/admin-portal', as: 'admin' });
  const calls: Calls = { sent: [] };
  app.server.use(
    http.post(INVITATIONS, async ({ request }) => {
      const { email } = await bodyOf(request);
      calls.sent.push(email);
      return answer(email);
    }),
  );
  await screen.findByRole('row', { name: /ines\.duarte/ });
  await app.user.click(screen.getByRole('button', { name: 'Invite many' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite many' });
  await within(dialog).findByRole('option', { name: 'Pro Week' });
  return { ...app, ...calls, dialog: within(dialog) };
}

async function bodyOf(request: Request): Promise<{ readonly email: string }> {
  const body: unknown = await request.clone().json();
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return { email: String(email) };
}

type Opened = Awaited<ReturnType<typeof openDialog>>;

async function send({ user, dialog }: Opened, emails: string, plan = 'Pro Week'): Promise<void> {
  await user.selectOptions(dialog.getByLabelText('Plan'), plan);
  fireEvent.change(dialog.getByLabelText('Emails'), { target: { value: emails } });
  await user.click(dialog.getByRole('button', { name: 'Send' }));
}

const addresses = (count: number) => Array.from({ length: count }, (_, index) => `new${index}@x.org`);
const refusal = (message: string, status = 400) => HttpResponse.json({ message }, { status });

describe('Invite many', () => {
  it('names duplicates and what is no address, and sends to each address once', async () => {
    const app = await openDialog();
    const { dialog, user, sent } = app;
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Choose a plan', { selector: 'p' })).toBeVisible();
    expect(await dialog.findByText('Enter at least one email address')).toBeVisible();
    await user.click(dialog.getByLabelText('Emails'));
    await user.paste('Ann@x.org, ann@X.ORG\nnobody; Bo <bo@x.org>');
    const summary = dialog.getByRole('status');
    await waitFor(() => expect(summary).toHaveTextContent('2 different addresses'));
    expect(summary).toHaveTextContent('Duplicate, sent once: Ann@x.org');
    expect(summary).toHaveTextContent('Not valid, left out: nobody');
    const preview = dialog.getByRole('group', { name: 'Addresses to be invited' });
    expect(preview.textContent).toBe('Ann@x.org\nbo@x.org');
    await user.selectOptions(dialog.getByLabelText('Plan'), 'Pro Week');
    await user.dblClick(dialog.getByRole('button', { name: 'Send' }));
    const bar = await dialog.findByRole('progressbar', { name: '2 of 2 sent' });
    expect(bar).toHaveAttribute('aria-valuenow', '100');
    expect(sent).toEqual(['Ann@x.org', 'bo@x.org']);
    expect(await screen.findByText('Every address has been sent its invitation.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'Resend bo@x.org' })).toBeVisible();
    expect(screen.queryByText('Invitation has been sent successfully...')).toBeNull();
  });

  it('shows of a list with names and brackets exactly the addresses it sends to', async () => {
    const app = await openDialog();
    const { dialog, user, sent } = app;
    await user.click(dialog.getByLabelText('Emails'));
    await user.paste(
      '1. Ozoux, Pierre <pierre@x.org>\n2. Joe Foo, PhD (joe@x.org)\n' +
        'E-mail:kim@x.org, mailto:ann@x.org?subject=Hello\n\u202Abo@x.org\u202C; ja\u00ADne@x.org',
    );
    const preview = await dialog.findByRole('group', { name: 'Addresses to be invited' });
    const shown = ['pierre@x.org', 'joe@x.org', 'kim@x.org', 'ann@x.org', 'bo@x.org'];
    expect(preview.textContent).toBe(shown.join('\n'));
    expect(dialog.getByRole('status')).toHaveTextContent('Not valid, left out: ja[U+00AD]ne@x.org');
    await user.selectOptions(dialog.getByLabelText('Plan'), 'Pro Week');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByRole('progressbar', { name: '5 of 5 sent' })).toBeVisible();
    expect(sent.toSorted()).toEqual(shown.toSorted());
  });

  it('takes the address alone of what is pasted into the field of one invitation', async () => {
    const { user, server } = await renderApp({ at: '/admin-portal', as: 'admin' });
    const sent: string[] = [];
    server.use(
      http.post(INVITATIONS, async ({ request }) => {
        sent.push((await bodyOf(request)).email);
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Send invitation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send invitation' }));
    await dialog.findByRole('option', { name: 'Pro Week' });
    await user.selectOptions(dialog.getByLabelText('Plan'), 'Pro Week');
    const field = dialog.getByLabelText('Email');
    await user.type(field, '\u202Ajane@x.org\u202C, joe');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Email not valid')).toBeVisible();
    await user.clear(field);
    await user.click(field);
    await user.paste('Doe, Jane <mailto:jane@x.org?subject=Hello>');
    expect(field).toHaveValue('jane@x.org');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent).toEqual(['jane@x.org']));
  });

  it('names what failed and why, and sends again only that', async () => {
    let refuses = true;
    const app = await openDialog((email) =>
      refuses && email === 'b@x.org' ? refusal('No such mailbox') : undefined,
    );
    const { dialog, user, sent } = app;
    await send(app, 'a@x.org b@x.org c@x.org');
    expect(await dialog.findByRole('progressbar', { name: '2 of 3 sent' })).toBeVisible();
    const [failed] = await dialog.findAllByRole('listitem');
    expect(failed).toHaveTextContent('b@x.orgNo such mailbox');
    expect(dialog.getByText('2 of 3 sent')).toHaveFocus();
    // The second click of a double click hits this place if the dialog has become smaller.
    await user.click(outsideOf(dialog.getByText('2 of 3 sent')));
    expect(dialog.getByText('2 of 3 sent')).toBeVisible();
    refuses = false;
    await user.dblClick(await dialog.findByRole('button', { name: 'Retry failed' }));
    expect(await dialog.findByRole('progressbar', { name: '3 of 3 sent' })).toBeVisible();
    await dialog.findByRole('button', { name: 'Close' });
    expect(sent.toSorted()).toEqual(['a@x.org', 'b@x.org', 'b@x.org', 'c@x.org']);
    expect(dialog.queryByRole('button', { name: 'Retry failed' })).toBeNull();
  });

  it('stops after the calls under way, and sends the rest on request', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const app = await openDialog(async () => {
      await held;
      return undefined;
    });
    const { dialog, user, sent } = app;
    await send(app, addresses(40).join('\n'));
    expect(await dialog.findByRole('progressbar', { name: '0 of 40 sent' })).toBeVisible();
    await waitFor(() => expect(sent).toHaveLength(4));
    await user.keyboard('{Escape}');
    expect(dialog.getByRole('button', { name: 'Stop' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Stop' }));
    expect(await dialog.findByText('Stopping. Still in progress: 4.')).toBeVisible();
    release();
    expect(await dialog.findByText('Not sent because you stopped: 36.')).toBeVisible();
    expect(dialog.getByRole('progressbar', { name: '4 of 40 sent' })).toBeVisible();
    expect(sent).toEqual(addresses(4));
    expect(dialog.queryByRole('button', { name: 'Retry failed' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Send the rest' }));
    expect(await dialog.findByText('40 of 40 sent')).toBeVisible();
    expect(new Set(sent).size).toBe(40);
    expect(sent).toHaveLength(40);
  });

  it('sends nothing more once the connection is lost, and nothing twice afterwards', async () => {
    let isOffline = false;
    const app = await openDialog(async (email) => {
      if (email === 'new2@x.org') isOffline = true;
      // The other requests of this round wait until the connection is lost.
      if (!isOffline) await delay(20);
      return isOffline ? HttpResponse.error() : undefined;
    });
    const { dialog, user, sent, backend } = app;
    await send(app, addresses(20).join(' '));
    expect(await dialog.findByRole('button', { name: 'Retry failed' })).toBeVisible();
    const attempted = [...sent];
    expect(attempted.length).toBeLessThan(20);
    expect(dialog.getByText(/^Failed: \d+\.$/)).toBeVisible();
    expect(dialog.getAllByText('Not sent: the connection was lost.')).toHaveLength(20 - attempted.length);
    // One of the invitations with an unknown outcome did reach the server.
    const [plan] = (await backend.context.database.all('plans')).filter(
      ({ plan: { name } }) => name === 'Pro Week',
    );
    await backend.context.database.put('invitations', {
      id: 'arrived',
      group: 'arrived',
      email: 'NEW2@x.org',
      plan: { id: plan?.id ?? '', name: 'Pro Week' },
      sentAt: Date.now(),
      expiresAt: Date.now() + 1e9,
    });
    isOffline = false;
    sent.length = 0;
    app.server.use(
      http.post(INVITATIONS, async ({ request }) => {
        sent.push((await bodyOf(request)).email);
        return undefined;
      }),
    );
    window.dispatchEvent(new Event('online'));
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Retry failed' }));
    expect(await dialog.findByText('20 of 20 sent')).toBeVisible();
    expect(sent).not.toContain('new2@x.org');
    const emails = (await backend.context.database.all('invitations')).map(({ email }) =>
      email.toLowerCase(),
    );
    expect(addresses(20).map((email) => emails.filter((one) => one === email).length)).toEqual(
      Array.from({ length: 20 }, () => 1),
    );
  });

  it('reads the list when a gateway gave up: what it shows counts as sent, the rest is retried', async () => {
    let isBroken = true;
    const app = await openDialog(async (email) => {
      if (!isBroken || email === 'c@x.org') return undefined;
      if (email === 'a@x.org') {
        await app.backend.context.database.put('invitations', {
          id: 'done',
          group: 'done',
          email,
          plan: { id: 'p', name: 'Pro Week' },
          sentAt: Date.now(),
          expiresAt: Date.now() + 1e9,
        });
      }
      return refusal('Gateway Timeout', 504);
    });
    const { dialog, user, sent } = app;
    await send(app, 'a@x.org b@x.org c@x.org');
    expect(await dialog.findByRole('button', { name: 'Retry failed' })).toBeVisible();
    expect(dialog.getByRole('progressbar', { name: '2 of 3 sent' })).toBeVisible();
    expect(dialog.getByRole('listitem')).toHaveTextContent(
      'b@x.orgThe server did not answer, and its list does not show this invitation.',
    );
    isBroken = false;
    await user.click(dialog.getByRole('button', { name: 'Retry failed' }));
    expect(await dialog.findByText('3 of 3 sent')).toBeVisible();
    expect(sent.toSorted()).toEqual(['a@x.org', 'b@x.org', 'b@x.org', 'c@x.org']);
  });

  it('leaves out who is invited to the plan already, unless it is meant', async () => {
    const app = await openDialog();
    const { dialog, user, sent } = app;
    await user.selectOptions(dialog.getByLabelText('Plan'), 'Pro Month');
    fireEvent.change(dialog.getByLabelText('Emails'), { target: { value: 'PAUL.REYES@example.edu' } });
    expect(await dialog.findByText(/Invited to this plan already/)).toHaveTextContent(
      'PAUL.REYES@example.edu',
    );
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(
      await dialog.findByText('Every address has an open invitation to this plan already.'),
    ).toBeVisible();
    await user.selectOptions(dialog.getByLabelText('Plan'), 'Pro Week');
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.selectOptions(dialog.getByLabelText('Plan'), 'Pro Month');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Leave out 1 already invited' }));
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('1 of 1 sent')).toBeVisible();
    expect(sent).toEqual(['PAUL.REYES@example.edu']);
  });

  it('ends a list with the session, and resumes nothing', async () => {
    const app = await openDialog(async (email) => {
      if (email === 'new1@x.org') return refusal('Expired', 401);
      await delay(30);
      return undefined;
    });
    const { sent, server } = app;
    server.use(http.get('*/qlearn/user/me', () => refusal('Expired', 401)));
    await send(app, addresses(50).join(' '));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(await screen.findByText('Your session has expired. Please sign in again.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const before = sent.length;
    expect(before).toBeLessThanOrEqual(8);
    await act(() => delay(100));
    expect(sent).toHaveLength(before);
  });

  it('sends nothing more after a sign-out in the middle', async () => {
    const app = await openDialog(async () => {
      await delay(30);
      return undefined;
    });
    const { sent, store } = app;
    await send(app, addresses(50).join(' '));
    await waitFor(() => expect(sent.length).toBeGreaterThan(0));
    act(() => void store.dispatch(signOutRequested()));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    const before = sent.length;
    await act(() => delay(100));
    expect(sent).toHaveLength(before);
  });

  it('asks before it is left by Back or a closed tab, and only while it sends', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const app = await openDialog(async () => {
      await held;
      return undefined;
    });
    const { dialog } = app;
    const asks = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(asks()).toBe(false);
    await send(app, addresses(5).join(' '));
    await dialog.findByRole('button', { name: 'Stop' });
    expect(asks()).toBe(true);
    release();
    await dialog.findByRole('button', { name: 'Close' });
    expect(asks()).toBe(false);
  });
});
