// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../renderApp';

const INVITATIONS = '*/qlearn/enrollments/invitations';
const USERS = '*/qlearn/users';

// Absent in jsdom.
beforeAll(() => void Object.assign(Element.prototype, { scrollIntoView: () => undefined }));
afterAll(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

interface Listed {
  readonly id: string;
  readonly email: string;
  readonly acceptDate?: string;
  readonly expirationDate?: string;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const SENT = inDays(-3);

/** As a server with these invitations and students. */
const listing = (invitations: readonly Listed[], students: readonly string[] = []) => [
  http.get(INVITATIONS, ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    const rows = invitations.slice(100 * page, 100 * page + 100);
    return HttpResponse.json(rows.map((row) => ({ invitationSendDate: SENT, ...row })));
  }),
  http.get(USERS, () =>
    HttpResponse.json(students.map((email, index) => ({ id: `s${index}`, email, displayName: email }))),
  ),
];

async function openDialog(handlers: Parameters<typeof renderApp>[0]['handlers'] = []) {
  const app = await renderApp({ at: '/admin-portal', as: 'admin', handlers });
  await app.user.click(await screen.findByRole('button', { name: 'Check a list' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Check a list' }));
  return { ...app, dialog };
}

type Opened = Awaited<ReturnType<typeof openDialog>>;

async function check({ user, dialog }: Opened, emails: string) {
  fireEvent.change(dialog.getByLabelText('Emails'), { target: { value: emails } });
  await user.click(dialog.getByRole('button', { name: 'Check' }));
  return dialog.findByRole('table', { name: 'People' });
}

const chip = ({ dialog }: Opened, name: string) =>
  within(dialog.getByRole('group', { name: 'Show' })).getByRole('button', { name });
const rowNames = ({ dialog }: Opened) => dialog.queryAllByRole('rowheader').map((cell) => cell.textContent);

const upload = ({ user, dialog }: Opened, content: BlobPart, name = 'list.csv') =>
  user.upload(dialog.getByLabelText('List file'), new File([content], name, { type: 'text/csv' }));

describe('Check a list', () => {
  it('shows the state of each address of a list, and sends nothing', async () => {
    const app = await openDialog();
    const sent: string[] = [];
    app.server.events.on('request:start', ({ request }) => {
      if (request.method !== 'GET') sent.push(request.url);
    });
    await app.user.click(app.dialog.getByRole('button', { name: 'Check' }));
    expect(await app.dialog.findByText('Enter at least one email address')).toBeVisible();
    const table = await check(
      app,
      'Grant, Olivia <OLIVIA.GRANT@example.edu>; ines.duarte@example.edu\nhugo.martin@example.edu\n' +
        'new@example.edu NEW@example.edu nobody',
    );
    expect(table).toBeVisible();
    expect(app.dialog.getByText(/This list is not kept\./)).toBeVisible();
    for (const name of [
      'Has an account 1',
      'Invited 1',
      'Expired 1',
      'Never invited 1',
      'Not an address 1',
      'Twice in the list 1',
    ])
      expect(chip(app, name)).toHaveAttribute('aria-pressed', 'false');
    expect(app.dialog.queryByRole('button', { name: /^Accepted/ })).toBeNull();
    expect(app.dialog.getByRole('row', { name: /^ines/ })).toHaveTextContent(/Invited\d+ days left/);
    expect(sent).toEqual([]);
    app.server.events.removeAllListeners();
  });

  it('filters by its chips, any of several', async () => {
    const app = await openDialog(listing([{ id: 'i1', email: 'b@x.org' }], ['a@x.org']));
    await check(app, 'a@x.org b@x.org c@x.org');
    await app.user.click(chip(app, 'Invited 1'));
    expect(rowNames(app)).toEqual(['b@x.org']);
    await app.user.click(chip(app, 'Has an account 1'));
    expect(rowNames(app)).toEqual(['a@x.org', 'b@x.org']);
    await app.user.click(chip(app, 'Twice in the list 0'));
    expect(await app.dialog.findByText('No one found')).toBeVisible();
  });

  it('searches the people without changing the address or checking again', async () => {
    const app = await openDialog();
    await check(app, 'a@x.org b@x.org');
    const before = window.location.href;
    await app.user.type(app.dialog.getByRole('searchbox', { name: 'Search people' }), 'b@{Enter}');
    await waitFor(() => expect(rowNames(app)).toEqual(['b@x.org']));
    expect(window.location.href).toBe(before);
  });

  it('shows who accepted and has no account any more', async () => {
    const app = await openDialog(listing([{ id: 'i1', email: 'a@x.org', acceptDate: inDays(-1) }]));
    await check(app, 'a@x.org');
    expect(chip(app, 'Accepted, no account 1')).toBeVisible();
  });

  it('says when accounts could not be read, and shows the invitations', async () => {
    const app = await openDialog([
      http.get(USERS, () => HttpResponse.json({ message: 'No' }, { status: 500 })),
      ...listing([{ id: 'i1', email: 'a@x.org', acceptDate: inDays(-1) }]),
    ]);
    await check(app, 'a@x.org b@x.org');
    expect(app.dialog.getByText('Accounts could not be read: who has one is unknown.')).toBeVisible();
    expect(chip(app, 'Accepted 1')).toBeVisible();
    expect(chip(app, 'Never invited 1')).toBeVisible();
  });

  it('offers to try again when the invitations could not be read', async () => {
    let isBroken = false;
    const app = await openDialog([
      http.get(INVITATIONS, () => (isBroken ? HttpResponse.json({}, { status: 400 }) : undefined)),
      ...listing([{ id: 'i1', email: 'a@x.org' }]),
    ]);
    isBroken = true;
    fireEvent.change(app.dialog.getByLabelText('Emails'), { target: { value: 'a@x.org' } });
    await app.user.click(app.dialog.getByRole('button', { name: 'Check' }));
    const again = await app.dialog.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await app.user.click(again);
    expect(await app.dialog.findByRole('button', { name: 'Invited 1' })).toBeVisible();
  });

  it('says that the first 5,000 were read when there are more invitations', async () => {
    const many = Array.from({ length: 5_050 }, (_, index) => ({ id: `i${index}`, email: `g${index}@x.org` }));
    const app = await openDialog(listing(many));
    await check(app, 'g4999@x.org g5001@x.org');
    expect(app.dialog.getByText(/the first 5,000 were read/)).toBeVisible();
    expect(chip(app, 'Invited 1')).toBeVisible();
  });

  it('fills Invite many with the never invited, without the own address', async () => {
    const app = await openDialog();
    await app.dialog.findByRole('option', { name: 'Pro Week' });
    await app.user.selectOptions(app.dialog.getByLabelText('Plan'), 'Pro Week');
    await check(app, 'new@x.org admin@qlearn.demo tutor@qlearn.demo ines.duarte@example.edu');
    expect(
      app.dialog.getByText(
        'Only accounts of students can be listed: a tutor or an administrator appears as never invited.',
      ),
    ).toBeVisible();
    expect(chip(app, 'Never invited 3')).toBeVisible();
    await app.user.click(app.dialog.getByRole('button', { name: 'Invite 2' }));
    const many = within(await screen.findByRole('dialog', { name: 'Invite many' }));
    expect(many.getByLabelText('Emails')).toHaveValue('new@x.org\ntutor@qlearn.demo');
    expect(many.getByLabelText('Plan')).toHaveDisplayValue('Pro Week');
    await app.user.click(many.getByRole('button', { name: 'Send' }));
    expect(await many.findByText('2 of 2 sent')).toBeVisible();
    await app.user.click(many.getByRole('button', { name: 'Close' }));
    expect(await app.dialog.findByRole('button', { name: 'Invited 3' })).toBeVisible();
  });

  it('resends the expired and the open, and retries only what failed', async () => {
    const calls: (string | readonly string[] | undefined)[] = [];
    let refuses = true;
    const app = await openDialog([
      http.put(`${INVITATIONS}/:id`, ({ params }) => {
        calls.push(params.id);
        if (params.id === 'i2' && refuses) return HttpResponse.json({ message: 'Full' }, { status: 400 });
        return HttpResponse.json({});
      }),
      ...listing([
        { id: 'i1', email: 'a@x.org', expirationDate: inDays(3) },
        { id: 'i2', email: 'b@x.org', expirationDate: inDays(-3) },
        { id: 'i3', email: 'c@x.org', acceptDate: inDays(-1) },
      ]),
    ]);
    await check(app, 'a@x.org b@x.org c@x.org d@x.org');
    await app.user.click(app.dialog.getByRole('button', { name: 'Resend 2' }));
    expect(await app.dialog.findByText('Full')).toBeVisible();
    expect(calls.toSorted()).toEqual(['i1', 'i2']);
    refuses = false;
    await app.user.click(await app.dialog.findByRole('button', { name: 'Retry failed' }));
    expect(await app.dialog.findByText('2 of 2 sent')).toBeVisible();
    expect(calls.toSorted()).toEqual(['i1', 'i2', 'i2']);
    await app.user.click(await app.dialog.findByRole('button', { name: 'Back to the list' }));
    expect(app.dialog.getByLabelText('Emails')).toHaveValue('a@x.org b@x.org c@x.org d@x.org');
    expect(app.dialog.getByRole('table', { name: 'People' })).toBeVisible();
  });

  it('stops resending on request, and offers to send the rest', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ id: `i${index}`, email: `g${index}@x.org` }));
    const app = await openDialog([
      http.put(`${INVITATIONS}/:id`, () => HttpResponse.json({})),
      ...listing(many),
    ]);
    await check(app, many.map(({ email }) => email).join('\n'));
    await app.user.click(app.dialog.getByRole('button', { name: 'Resend 60' }));
    await app.user.click(await app.dialog.findByRole('button', { name: 'Stop' }));
    expect(await app.dialog.findByRole('button', { name: 'Send the rest' })).toBeVisible();
    expect(app.dialog.getByText(/^Not sent because you stopped: \d+\.$/)).toBeVisible();
  });

  it('never repeats a resend whose outcome is unclear', async () => {
    const calls: unknown[] = [];
    const app = await openDialog([
      http.put(`${INVITATIONS}/:id`, ({ params }) => {
        calls.push(params.id);
        return HttpResponse.json({ message: 'Gateway Timeout' }, { status: 504 });
      }),
      ...listing([{ id: 'i1', email: 'a@x.org' }]),
    ]);
    await check(app, 'a@x.org');
    await app.user.click(app.dialog.getByRole('button', { name: 'Resend 1' }));
    const unclear = 'The server did not answer, and its list does not show that this was sent again.';
    expect(await app.dialog.findByText(unclear)).toBeVisible();
    await app.user.click(await app.dialog.findByRole('button', { name: 'Retry failed' }));
    await app.dialog.findByRole('button', { name: 'Back to the list' });
    expect(app.dialog.getByText(unclear)).toBeVisible();
    expect(calls).toEqual(['i1']);
  });

  it('checks the column of a file with the most addresses at once, and another one on request', async () => {
    const app = await openDialog(listing([], ['a@x.org']));
    await upload(app, 'Name,Boss,Email\nAnn,boss@x.org,a@x.org\nBo,,b@x.org\n');
    await app.dialog.findByRole('table', { name: 'People' });
    expect(app.dialog.getByText('From list.csv: Email (2 addresses)')).toBeVisible();
    expect(rowNames(app)).toEqual(['a@x.org', 'b@x.org']);
    expect(app.dialog.getByLabelText('Emails')).toHaveValue('a@x.org\nb@x.org');
    await app.user.click(app.dialog.getByRole('button', { name: 'Use another column' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Boss (1 address)' }));
    expect(await app.dialog.findByText('From list.csv: Boss (1 address)')).toBeVisible();
    await waitFor(() => expect(rowNames(app)).toEqual(['boss@x.org']));
  });

  it.each([
    ['larger than 5 MB', 'a@x.org\n'.repeat(700_000), 'This file is larger than 5 MB.'],
    ['that is a workbook', 'PK\u0003\u0004\u0000\u0000', 'This is not a text file.'],
    ['without an address', 'Name,Group\nAnn,1\n', 'There is no email address in this file.'],
  ])('refuses a file %s in words', async (_, content, words) => {
    const app = await openDialog();
    await upload(app, content);
    expect(await app.dialog.findByText(words, { exact: false })).toBeVisible();
    expect(app.dialog.queryByRole('table', { name: 'People' })).toBeNull();
  });

  it('downloads the shown people with their states', async () => {
    const app = await openDialog(listing([], ['a@x.org']));
    await check(app, 'a@x.org =cmd|x@x.org');
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:list';
    });
    await app.user.click(app.dialog.getByRole('button', { name: 'Download CSV' }));
    const text = await files[0]?.text();
    expect(text).toContain('"a@x.org","Has an account"');
    expect(text).toContain('"\'=cmd');
  });

  it('keeps nothing of a list: neither on the device nor in the address, nor after it is closed', async () => {
    const app = await openDialog();
    await check(app, 'secret.person@x.org');
    const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
    expect(window.location.href).not.toContain('secret.person');
    expect(stored).not.toContain('secret.person');
    await app.user.click(app.dialog.getByRole('button', { name: 'Close' }));
    expect(JSON.stringify(app.store.getState())).not.toContain('secret.person');
    await app.user.click(screen.getByRole('button', { name: 'Check a list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Check a list' }));
    expect(dialog.getByLabelText('Emails')).toHaveValue('');
  });
});

describe('the list of invitations', () => {
  it('shows only those of a state, or those that expire within seven days', async () => {
    const { user } = await renderApp({
      at: '/admin-portal',
      as: 'admin',
      handlers: listing([
        { id: 'i1', email: 'soon@x.org', expirationDate: inDays(5) },
        { id: 'i2', email: 'later@x.org', expirationDate: inDays(12) },
        { id: 'i3', email: 'past@x.org', expirationDate: inDays(-2) },
        { id: 'i4', email: 'joined@x.org', acceptDate: inDays(-1) },
      ]),
    });
    const names = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
    await screen.findByText('soon@x.org');
    await user.selectOptions(screen.getByLabelText('State'), 'Open');
    await waitFor(() => expect(names()).toEqual(['soon@x.org', 'later@x.org']));
    await user.click(screen.getByRole('button', { name: 'Expires within 7 days' }));
    await waitFor(() => expect(names()).toEqual(['soon@x.org']));
    await user.click(screen.getByRole('button', { name: 'Expires within 7 days' }));
    await waitFor(() => expect(names()).toEqual(['soon@x.org', 'later@x.org']));
    await user.selectOptions(screen.getByLabelText('State'), 'Expired');
    await waitFor(() => expect(names()).toEqual(['past@x.org']));
    await user.selectOptions(screen.getByLabelText('State'), 'Accepted');
    await waitFor(() => expect(names()).toEqual(['joined@x.org']));
    await user.selectOptions(screen.getByLabelText('State'), 'All');
    await waitFor(() => expect(names()).toHaveLength(4));
  });
});
