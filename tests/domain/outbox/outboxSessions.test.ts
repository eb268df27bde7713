// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { reviewTimeId, submissions } from '@/domain/outbox/outboxRecord';
import { outbox } from '@/domain/outbox/outboxSlice';
import { signedIn } from '@/domain/session/sessionSlice';
import { storeFreshToken } from '@/domain/session/token';
import { fieldsOf, wholeNumber } from '@/shared/api/decode';
import { RemoteError } from '@/shared/remote/remoteError';
import { logout } from '@/shared/store/logout';
import { rawStore } from '../../rawStore';
import { settle } from '../../settle';
import { listReviewTimes, valuesOf, writeReviewTime, writeSubmission } from '../../storedRecords';
import { ada, bob, createServer, openPage, submissionOf, timeout } from './outboxPages';

describe('outbox: sessions, reloads, tabs', () => {
  it('keeps the answers over a 401 for that user’s next sign-in', async () => {
    const server = createServer([new RemoteError({ status: 401 })]);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(page.status('z1')).toBe('waiting'));
    page.store.dispatch(logout());
    expect(page.status('z1')).toBeUndefined();
    page.store.dispatch(signedIn(bob));
    await vi.waitFor(async () => expect(await valuesOf(submissions, ada.id)).toHaveLength(1));
    expect(server.count('submitQuiz')).toBe(1);
    page.store.dispatch(logout());
    page.store.dispatch(signedIn(ada));
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
    expect(server.count('submitQuiz')).toBe(2);
  });

  it('keeps answers on the device whose session ends while they are on their way', async () => {
    const server = createServer(['hang']);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(server.count('submitQuiz')).toBe(1));
    page.store.dispatch(logout());
    // Anything that the ended flow still did would happen before another user's submission is sent.
    page.store.dispatch(signedIn(bob));
    page.store.dispatch(outbox.actions.submissionQueued({ ...submissionOf('z2'), userId: bob.id }));
    await vi.waitFor(() => expect(page.status('z2')).toBe('sent'));
    expect(await submissions.read(ada.id, 'z1')).toMatchObject(submissionOf('z1'));
    expect(page.status('z1')).toBeUndefined();
  });

  it('sends nothing twice after a crash that follows the sending', async () => {
    const server = createServer(['hang']);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(server.count('submitQuiz')).toBe(1));
    page.close();
    server.complete('z1');
    const reloaded = openPage(server);
    await vi.waitFor(() => expect(reloaded.status('z1')).toBe('sent'));
    expect(server.count('submitQuiz')).toBe(1);
    expect([...page.completed(), ...reloaded.completed()]).toHaveLength(1);
  });

  it('loses nothing in a crash before sending', async () => {
    const server = createServer();
    await writeSubmission({ ...submissionOf('z1'), variant: 'tutor', isTried: false });
    const page = openPage(server);
    const seen = new Set<string | undefined>();
    page.store.subscribe(() => seen.add(page.status('z1')));
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
    expect(server.count('submitQuiz')).toBe(1);
    expect([...seen].filter((status) => status !== undefined)).toEqual(['queued', 'sending', 'sent']);
    expect(page.completed()).toEqual([['quiz completed', { variant: 'tutor', questions: 1, answered: 1 }]]);
  });

  it('takes up what the user left when it is loaded only after the sign-in', async () => {
    const server = createServer();
    const time = { userId: ada.id, recordId: reviewTimeId(1), questionId: 'q1', seconds: 5 };
    await writeSubmission({ ...submissionOf('z1'), isTried: false });
    await writeReviewTime({ ...time, isTried: false });
    const page = openPage(server, ada, true);
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
    await vi.waitFor(() => expect(server.reviewed('q1')).toBe(5));
  });

  it('leaves alone what is on its way when the user is confirmed again', async () => {
    const server = createServer(['hang']);
    const page = openPage(server);
    page.queue('z1');
    await vi.waitFor(() => expect(server.count('submitQuiz')).toBe(1));
    page.store.dispatch(signedIn(ada));
    for (let turn = 0; turn < 20; turn += 1) await settle();
    expect(page.status('z1')).toBe('sending');
  });

  it('shows a refusal again after a reload without sending', async () => {
    const server = createServer();
    await writeSubmission({
      ...submissionOf('z1'),
      isTried: true,
      refusal: { status: 400, message: 'No.' },
    });
    const page = openPage(server);
    await vi.waitFor(() => expect(page.submission('z1')).toEqual({ status: 'refused', message: 'No.' }));
    const read = vi.spyOn(submissions, 'read');
    window.dispatchEvent(new Event('online'));
    for (let turn = 0; turn < 20; turn += 1) await settle();
    expect(read).not.toHaveBeenCalled();
    expect(server.arrived.filter(({ id }) => id === 'submitQuiz')).toEqual([]);
  });

  it('sends a submission once from two tabs: the second waits for the first’s lock', async () => {
    const locks = createLocks();
    vi.stubGlobal('navigator', { locks });
    const server = createServer();
    await writeSubmission({ ...submissionOf('z1'), isTried: false });
    const one = openPage(server);
    const two = openPage(server);
    await vi.waitFor(() => expect([one.status('z1'), two.status('z1')]).toEqual(['sent', 'sent']));
    expect(server.count('submitQuiz')).toBe(1);
    expect([...one.completed(), ...two.completed()]).toHaveLength(1);
  });

  it('keeps a waiting submission over a later one of another tab', async () => {
    const server = createServer([timeout]);
    const one = openPage(server);
    const two = openPage(server);
    one.queue('z1', 'A');
    await vi.waitFor(() => expect(one.status('z1')).toBe('waiting'));
    two.queue('z1', 'C');
    await vi.waitFor(() => expect(two.status('z1')).toBe('sent'));
    const sent = server.arrived.filter(({ id }) => id === 'submitQuiz').map(({ args }) => args);
    expect(sent).toEqual([submissionOf('z1').submission, submissionOf('z1').submission]);
  });

  it('ages what another user left by the server’s clock, not by a clock that has jumped', async () => {
    const JUMP = 31 * 86_400_000;
    const now = Date.now();
    const claims = btoa(JSON.stringify({ iat: Math.floor((now - JUMP) / 1_000), exp: 2e10 }));
    storeFreshToken(`x.${claims}.x`, now);
    await rawStore('notes').write(bob.id, 'q1', { version: 1 });
    openPage(createServer());
    const [mark] = await vi.waitFor(async () => {
      const found = await rawStore('expiry').list(bob.id);
      expect(found).toHaveLength(1);
      return found;
    });
    const seenAt = wholeNumber(fieldsOf(mark?.value, 'mark').get('seenAt'));
    expect(Math.abs(seenAt - (now - JUMP))).toBeLessThan(60_000);
    localStorage.clear();
    await rawStore('notes').remove(bob.id, 'q1');
  });

  it('keeps what is queued after the session has ended, for its user', async () => {
    const server = createServer();
    const page = openPage(server, null);
    page.queue('z1');
    await vi.waitFor(async () => expect(await valuesOf(submissions, ada.id)).toHaveLength(1));
    const time = { userId: ada.id, quizId: 'z1', questionId: 'q1', seconds: 5, total: 5 };
    page.store.dispatch(outbox.actions.reviewTimeQueued(time));
    await vi.waitFor(async () => expect(await listReviewTimes(ada.id)).toHaveLength(1));
    for (let turn = 0; turn < 20; turn += 1) await settle();
    expect(server.arrived).toEqual([]);
    expect(page.onError).not.toHaveBeenCalled();
    page.store.dispatch(signedIn(ada));
    await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
    await vi.waitFor(() => expect(server.reviewed('q1')).toBe(5));
  });
});

/** The exclusive locks that the tabs of one browser share. */
function createLocks() {
  let queue: Promise<unknown> = Promise.resolve();
  return {
    request: (_: string, __: object, work: () => Promise<void>) => {
      const turn = queue.then(work);
      queue = turn.catch(() => undefined);
      return turn;
    },
  };
}
