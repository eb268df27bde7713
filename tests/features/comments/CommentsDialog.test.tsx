// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { BANK } from '@/demo/bank';
import { createTestBackend } from '@/demo/testing';
import { sendComment } from '@/features/comments/calls';
import { CommentsDialog } from '@/features/comments/CommentsDialog';
import { commentsSaga } from '@/features/comments/commentsSaga';
import { rawStore } from '../../rawStore';
import { renderPart } from '../../renderPart';

const questionId = BANK[0]?.id ?? '';
const address = '*/qlearn/bank/question/:id/comment';
const dialog = () => <CommentsDialog questionId={questionId} onClose={() => undefined} />;
const open = () => renderPart(dialog(), { sagas: [commentsSaga], as: 'tutor' });

const noComments = http.get(address, () => HttpResponse.json([]));
const box = () => screen.getByRole('textbox', { name: 'Add a comment' });
const send = () => screen.getByRole('button', { name: 'Send' });

describe('the comments of a question', () => {
  it('shows the names of the authors, each requested once a visit', async () => {
    const backend = await createTestBackend({ now: () => Date.now() });
    const by = (userId: string, commentId: string) => ({
      commentId,
      userId,
      comment: `Text of ${commentId}`,
      dateCreated: `2026-01-0${commentId.length}T00:00:00.000Z`,
      replies: [],
    });
    const threads = http.get(address, () =>
      HttpResponse.json([by('user-admin', 'c'), by('user-admin', 'cc'), by('user-gone', 'ccc')]),
    );
    const { server, store, unmount } = await renderPart(dialog(), {
      sagas: [commentsSaga],
      as: 'tutor',
      backend: { ...backend, handlers: [threads, ...backend.handlers] },
    });
    const requested: string[] = [];
    server.events.on('request:start', ({ request }) => void requested.push(new URL(request.url).pathname));
    const bylineOf = async (text: string) =>
      (await screen.findByText(text, { ignore: 'textarea' })).closest('li');
    const name = (await backend.context.database.get('users', 'user-admin'))?.displayName ?? 'missing';
    await waitFor(async () => expect(await bylineOf('Text of c')).toHaveTextContent(name));
    expect(await bylineOf('Text of cc')).toHaveTextContent(name);
    expect(await bylineOf('Text of ccc')).toHaveTextContent('Reviewer 1');

    unmount();
    render(
      <Provider store={store}>
        <MemoryRouter>{dialog()}</MemoryRouter>
      </Provider>,
    );
    await waitFor(async () => expect(await bylineOf('Text of c')).toHaveTextContent(name));
    const users = requested.filter((path) => /^\/qlearn\/user\/user-[a-z]+$/.test(path)).sort();
    expect(users).toEqual(['/qlearn/user/user-admin', '/qlearn/user/user-gone']);
    server.events.removeAllListeners();
  });

  it('takes no empty comment', async () => {
    const { user } = await open();
    await screen.findByRole('dialog', { name: 'Comments' });
    expect(send()).toBeDisabled();
    await user.type(box(), '   ');
    expect(send()).toBeDisabled();
    await user.type(box(), 'x');
    expect(send()).toBeEnabled();
  });

  it('sends one comment for any number of presses, and shows it as mine', async () => {
    const { server, user } = await open();
    const sent: unknown[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'POST') sent.push(request.url);
    });
    await user.type(box(), 'Look at the second lead.');
    await user.dblClick(send());
    const mine = await screen.findByText('Look at the second lead.', { ignore: 'textarea' });
    expect(within(mine.closest('li') ?? mine).getByText('You')).toBeVisible();
    expect(sent).toHaveLength(1);
    await waitFor(() => expect(box()).toHaveValue(''));
  });

  it('puts a reply under the comment that it answers', async () => {
    const { user } = await open();
    await user.type(box(), 'An opening');
    await user.click(send());
    const opening = await screen.findByText('An opening', { ignore: 'textarea' });
    await user.click(within(opening.closest('li') ?? opening).getByRole('button', { name: 'Reply' }));
    expect(box()).toHaveFocus();
    expect(screen.getByText(/Replying to You/)).toBeVisible();
    await user.type(box(), 'An answer to it');
    await user.click(send());
    const answer = await screen.findByText('An answer to it', { ignore: 'textarea' });
    expect(answer.closest('li')).toHaveAttribute('aria-level', '2');
    expect(answer.closest('li')?.previousElementSibling).toBe(
      screen.getByText('An opening', { ignore: 'textarea' }).closest('li'),
    );
  });

  it('keeps the text of a comment that could not be sent, and shows why', async () => {
    const { server, user } = await open();
    server.use(
      http.post(address, () => HttpResponse.json({ message: 'Too many comments.' }, { status: 500 })),
    );
    await user.type(box(), 'Worth keeping');
    await user.click(send());
    // The live region of the notifications is an alert too.
    const failure = await screen.findByText('Too many comments.');
    expect(failure.closest('[role=alert]')).toBeVisible();
    expect(box()).toHaveValue('Worth keeping');
  });

  it('shows the comments again when it is not known whether one was stored', async () => {
    const { server, user } = await open();
    await screen.findByText('No comments yet. Yours can be the first.');
    const stored = { commentId: 'c', userId: 'user-tutor', comment: 'Stored', replies: [] };
    server.use(
      http.post(address, () => {
        server.use(http.get(address, () => HttpResponse.json([stored])));
        return HttpResponse.json({}, { status: 504 });
      }),
    );
    await user.type(box(), 'Stored');
    await user.click(send());
    expect(await screen.findByText('Stored', { ignore: 'textarea' })).toBeVisible();
    expect(
      screen.getByText(/^The server did not answer, .* check them before you send again\.$/),
    ).toBeVisible();
    expect(box()).toHaveValue('Stored');
  });

  it('keeps a half-written comment through closing and opening', async () => {
    const { user, unmount } = await open();
    await user.type(box(), 'Half a th');
    unmount();
    await open();
    await waitFor(() => expect(box()).toHaveValue('Half a th'));
  });

  it('deletes the draft of a comment that was sent while the dialog was closed', async () => {
    const { server, store, user, unmount } = await open();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.post(address, async () => {
        await answered;
        return HttpResponse.json({ commentId: 'c', userId: 'user-tutor', comment: 'Sent', replies: [] });
      }),
    );
    await user.type(box(), 'Sent');
    await user.click(send());
    unmount();
    answer();
    await waitFor(() => expect(sendComment.selectState(store.getState(), questionId).status).toBe('success'));
    const draft = rawStore('drafts').read('user-tutor', `comment/${questionId}`);
    await expect(draft).resolves.toBeUndefined();
  });

  it('recovers from a failed load with Try again', async () => {
    const backend = await createTestBackend({ now: () => Date.now() });
    const failing = http.get(address, () => HttpResponse.json({}, { status: 500 }), { once: true });
    const { user } = await renderPart(dialog(), {
      sagas: [commentsSaga],
      as: 'tutor',
      backend: { ...backend, handlers: [failing, noComments, ...backend.handlers] },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No comments yet. Yours can be the first.')).toBeVisible();
  });
});
