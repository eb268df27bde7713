// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { getResponse, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { BANK } from '@/demo/bank';
import { formatDateTime, toLocalDay } from '@/shared/format/dates';
import { renderApp } from '../../renderApp';

async function openPage() {
  const app = await renderApp({ at: '/qlink', as: 'admin' });
  await screen.findByRole('heading', { level: 1, name: 'QLink' });
  return app;
}

async function fill(user: UserEvent, label: string, text: string): Promise<void> {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

async function fillAll(user: UserEvent, title: string, questionId: string): Promise<void> {
  await fill(user, 'Title', title);
  await fill(user, 'Description', 'One to try');
  fireEvent.change(screen.getByLabelText('Expiration date'), { target: { value: toLocalDay(new Date()) } });
  await fill(user, 'Question ID 1', questionId);
}

const link = (title: string) => screen.findByRole('row', { name: new RegExp(title) });

describe('QLink', () => {
  it('fills in the question that another page asks to publish, until it is published', async () => {
    const id = BANK[0]?.id ?? '';
    const { user } = await renderApp({ at: `/feedback-dashboard?question=${id}`, as: 'admin' });
    const review = within(await screen.findByRole('dialog'));
    await user.click(await review.findByRole('link', { name: 'Publish as link' }));
    await screen.findByRole('heading', { level: 1, name: 'QLink' });
    expect(screen.getByLabelText('Question ID 1')).toHaveValue(id);
    expect(screen.getByLabelText('Title')).toHaveFocus();
    await fill(user, 'Title', 'From the feedback');
    await fill(user, 'Description', 'One to try');
    fireEvent.change(screen.getByLabelText('Expiration date'), { target: { value: toLocalDay(new Date()) } });
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await link('From the feedback')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Question ID 1')).toHaveValue(''));
    expect(window.location.search).toBe('');
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
  });

  it('ignores what is no question id', async () => {
    await renderApp({ at: '/qlink?question=..', as: 'admin' });
    expect(await screen.findByLabelText('Question ID 1')).toHaveValue('');
  });

  it('publishes several questions under one link, once', async () => {
    const { user, server, backend } = await openPage();
    const [first, second] = backend.context.bank.questions;
    const bodies: string[] = [];
    let sent = 0;
    server.events.on('request:start', ({ request }) => {
      if (request.method !== 'POST') return;
      sent += 1;
      void request
        .clone()
        .text()
        .then((text) => bodies.push(text));
    });
    expect(screen.getByText(/figures of a question are not part of the link/)).toBeVisible();
    const publish = screen.getByRole('button', { name: 'Publish' });
    await user.click(publish);
    expect(await screen.findByText('Enter a question ID')).toBeVisible();
    expect(sent).toBe(0);

    await fill(user, 'Title', 'Week 9');
    await fill(user, 'Description', 'Two to try');
    const day = toLocalDay(new Date());
    fireEvent.change(screen.getByLabelText('Expiration date'), { target: { value: day } });
    await fill(user, 'Question ID 1', first?.id ?? '');
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    await fill(user, 'Question ID 2', second?.id ?? '');
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    await user.click(screen.getByRole('button', { name: 'Remove question 3' }));
    await user.dblClick(publish);

    expect(await screen.findByText('Link published successfully')).toBeVisible();
    expect(await link('Week 9')).toBeVisible();
    expect(sent).toBe(1);
    expect(JSON.parse(bodies[0] ?? '')).toEqual({
      title: 'Week 9',
      description: 'Two to try',
      questionIds: [first?.id, second?.id],
      expirationTime: `${day}T23:59:59`,
    });
    expect(screen.getByLabelText('Title')).toHaveValue('');
    server.events.removeAllListeners();
  });

  it('moves the focus to the question that is added, or next to the one that is removed', async () => {
    const { user } = await openPage();
    const add = screen.getByRole('button', { name: 'Add question' });
    const remove = (name: string) => user.click(screen.getByRole('button', { name }));
    await user.click(add);
    expect(screen.getByLabelText('Question ID 2')).toHaveFocus();
    await user.click(add);
    expect(screen.getByLabelText('Question ID 3')).toHaveFocus();
    await remove('Remove question 3');
    expect(screen.getByLabelText('Question ID 2')).toHaveFocus();
    await remove('Remove question 1');
    expect(screen.getByLabelText('Question ID 1')).toHaveFocus();
  });

  it('removes the error of a question with it', async () => {
    const { user } = await openPage();
    await fill(user, 'Question ID 1', 'q1');
    const add = screen.getByRole('button', { name: 'Add question' });
    await user.click(add);
    await user.click(screen.getByLabelText('Question ID 2'));
    await user.tab();
    expect(await screen.findByText('Enter a question ID')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove question 2' }));
    expect(screen.queryByText('Enter a question ID')).toBeNull();
    await user.click(add);
    expect(screen.queryByText('Enter a question ID')).toBeNull();
  });

  it('moves the focus to the next link once one is published', async () => {
    const { user, backend } = await openPage();
    await fillAll(user, 'Week 9', backend.context.bank.questions[0]?.id ?? '');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(''));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
  });

  it('leaves the focus on what it went to while a link is published', async () => {
    const { user, backend } = await openPage();
    await fillAll(user, 'Week 9', backend.context.bank.questions[0]?.id ?? '');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await user.click(screen.getByLabelText('Search links'));
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(''));
    expect(screen.getByLabelText('Search links')).toHaveFocus();
  });

  it('keeps what was typed when publishing fails', async () => {
    const { user } = await openPage();
    await fillAll(user, 'Week 9', 'no-such');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const failure = 'Failed to publish url - There is no question no-such. Please try again';
    expect(await screen.findByText(failure)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Week 9');

    // On the next visit the form is empty.
    await user.click(screen.getByRole('link', { name: 'QLearn home' }));
    await screen.findByRole('heading', { level: 1, name: 'Create Quiz' });
    window.history.back();
    await screen.findByRole('heading', { level: 1, name: 'QLink' });
    expect(await screen.findByLabelText('Title')).toHaveValue('');
    await waitFor(() => expect(screen.queryByText(failure)).toBeNull());
  });

  it('says that a link may be published when no answer came, and lists it', async () => {
    const { user, server, backend } = await openPage();
    await fillAll(user, 'Week 9', backend.context.bank.questions[0]?.id ?? '');
    server.use(
      http.post('*/qlearn/qlink/publish', async ({ request }) => {
        await getResponse([...backend.handlers], request);
        return HttpResponse.error();
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const unclear =
      'The server did not answer, so it is not known whether this was done. The list has been reloaded: check it before you send again.';
    expect(await screen.findByText(unclear)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Week 9');
    expect(await link('Week 9')).toBeVisible();
  });

  it('keeps what was typed when a second link of the visit fails', async () => {
    const { user, backend } = await openPage();
    const publish = () => user.click(screen.getByRole('button', { name: 'Publish' }));
    await fillAll(user, 'Week 9', backend.context.bank.questions[0]?.id ?? '');
    await publish();
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(''));
    await fillAll(user, 'Week 10', 'no-such');
    await publish();
    expect(await screen.findByText(/^Failed to publish url - There is no question no-such/)).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Week 10');
    expect(screen.getByLabelText('Question ID 1')).toHaveValue('no-such');
  });

  it('says with the fixed text why a link was not revoked', async () => {
    const { user, server } = await openPage();
    server.use(
      http.put('*/qlearn/qlink/revoke/:id', () => HttpResponse.json({ message: 'Locked' }, { status: 400 })),
    );
    await user.click(within(await link('Question of the week')).getByRole('button', { name: 'Revoke' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Revoke' }));
    expect(await question.findByRole('alert')).toHaveTextContent('Failed to revoke url - Locked.');
  });

  it('revokes a link that works, after asking once', async () => {
    const { user } = await openPage();
    expect(within(await link('Question of last week')).queryByRole('button', { name: 'Revoke' })).toBeNull();
    await user.click(within(await link('Question of the week')).getByRole('button', { name: 'Revoke' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByRole('heading', { name: 'Revoke Question of the week?' })).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Link revoked successfully')).toBeVisible();
    await waitFor(async () =>
      expect(within(await link('Question of the week')).getByText('Revoked')).toBeVisible(),
    );
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('reads the links again after an unclear revocation, and before another is sent', async () => {
    const { user, server } = await openPage();
    const row = await link('Question of the week');
    const requests: string[] = [];
    let isRead = false;
    server.use(
      http.get('*/qlearn/qlink', () => {
        requests.push('GET');
        return isRead ? undefined : HttpResponse.json({}, { status: 400 });
      }),
      http.put('*/qlearn/qlink/revoke/:id', () => {
        requests.push('PUT');
        return requests.length === 1 ? HttpResponse.error() : undefined;
      }),
    );
    await user.click(within(row).getByRole('button', { name: 'Revoke' }));
    const question = within(await screen.findByRole('dialog'));
    const revoke = () => user.click(question.getByRole('button', { name: 'Revoke' }));
    await revoke();
    expect(await question.findByRole('alert')).toHaveTextContent(/^It is not known whether this was done/);
    expect(requests).toEqual(['PUT', 'GET']);

    isRead = true;
    await revoke();
    expect(await question.findByText(/asked again, it says that the link still works/)).toBeVisible();
    expect(requests).toEqual(['PUT', 'GET', 'GET']);
    // The message closes by itself, on a busy machine before the click has ended.
    const revoked = screen.findByText('Link revoked successfully');
    await revoke();
    expect(await revoked).toHaveTextContent('Link revoked successfully');
    expect(requests.slice(0, 4)).toEqual(['PUT', 'GET', 'GET', 'PUT']);
  });

  it('shows when a link was created, and offers neither preview nor copy of one that is over', async () => {
    const { backend } = await openPage();
    const working = within(await link('Question of the week'));
    expect(working.getByRole('link', { name: 'Preview' })).toBeVisible();
    expect(working.getByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: /Created/ })).toBeVisible();
    const records = await backend.context.database.all('qlinks');
    const record = records.find(({ title }) => title === 'Question of the week');
    expect(record).toBeDefined();
    expect(working.getByTitle(formatDateTime(new Date(record?.createdAt ?? 0).toISOString()))).toBeVisible();
    for (const title of ['Question of last week', 'Withdrawn sample']) {
      const over = within(await link(title));
      expect(over.queryByRole('link', { name: 'Preview' })).toBeNull();
      expect(over.queryByRole('button', { name: 'Copy link' })).toBeNull();
    }
  });

  it('copies a link', async () => {
    const { user } = await openPage();
    await user.click(within(await link('Three questions')).getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain('/question/view/qlink-three-to-try?token=');
  });

  it('says with the fixed text that the links could not be fetched, and tries again', async () => {
    const app = await renderApp({
      at: '/qlink',
      as: 'admin',
      handlers: [
        http.get('*/qlearn/qlink', () => HttpResponse.json({ message: 'Down' }, { status: 500 }), {
          once: true,
        }),
      ],
    });
    expect(await screen.findByText('Failed to fetch Qlinks - Down.')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await link('Question of the week')).toBeVisible();
  });
});
