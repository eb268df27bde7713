// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { currentDay } from '@/domain/exam-day/examDayRecord';
import { outbox } from '@/domain/outbox/outboxSlice';
import { selectNotifications } from '@/shared/notifications/notificationsSlice';
import { RemoteError } from '@/shared/remote/remoteError';
import { paths } from '@/shared/routing/paths';
import { settle } from '../../settle';
import { aDay, anEndedBlock } from '../exam-day/someDay';
import { ada, createServer, openPage, timeout } from './outboxPages';

const SENT = {
  severity: 'success',
  text: 'The answers of your block have been submitted.',
  link: { name: 'See the result', to: '/result/7' },
  autoHideSeconds: null,
};
const REFUSED = {
  severity: 'error',
  text: 'The server rejected the answers of a block. They are saved on this device.',
  link: { name: 'Open Create Quiz', to: paths.createQuiz.to() },
  autoHideSeconds: null,
};

type Status = 'sent' | 'refused' | 'waiting';
const REPLIES = { sent: 'ok', refused: new RemoteError({ status: 400 }), waiting: timeout } as const;

/** Submits quiz 7 while this path is open, and waits for the status; the result reads the notifications. */
async function submitAt(pathname: string, status: Status = 'sent') {
  history.replaceState(null, '', pathname);
  const page = openPage(createServer([REPLIES[status]]));
  page.queue('7');
  await vi.waitFor(() => expect(page.status('7')).toBe(status));
  const notifications = async () => {
    for (let turn = 0; turn < 20; turn += 1) await settle();
    return selectNotifications(page.store.getState());
  };
  return { ...page, notifications };
}

const OWN_PAGES = ['/exam/7/1', '/exam/7/1/tutor/t1', '/exam/7/2/review', '/result/7', '/result/7/'];

describe('the notification of submitted answers', () => {
  it.each(['/quiz-history', '/exam/12/7', '/result/12'])(
    'shows the notification of submitted answers on %s',
    async (pathname) => {
      const { notifications } = await submitAt(pathname);
      await vi.waitFor(async () => expect(await notifications()).toMatchObject([SENT]));
    },
  );

  it.each(OWN_PAGES)('hides the notification on %s, which shows the outcome itself', async (pathname) => {
    const { notifications } = await submitAt(pathname);
    expect(await notifications()).toEqual([]);
  });

  it('shows no notification while answers wait', async () => {
    const { notifications } = await submitAt('/quiz-history', 'waiting');
    expect(await notifications()).toEqual([]);
  });

  it('notifies of no submitted block of an exam day, whose result follows at its end', async () => {
    await currentDay.write(ada.id, '', aDay({ id: '7', started: [anEndedBlock('7', 1_000_000)] }));
    const { queue, status, notifications } = await submitAt('/quiz-history');
    expect(await notifications()).toEqual([]);
    queue('8');
    await vi.waitFor(() => expect(status('8')).toBe('sent'));
    await vi.waitFor(async () =>
      expect(await notifications()).toMatchObject([{ ...SENT, link: { to: '/result/8' } }]),
    );
  });

  it('notifies of a submitted quiz whose user is not known any more', () => {
    history.replaceState(null, '', '/quiz-history');
    const { store, onError } = openPage(createServer(), null);
    store.dispatch(outbox.actions.submissionMoved({ quizId: '7', state: { status: 'sent' } }));
    expect(selectNotifications(store.getState())).toMatchObject([SENT]);
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('the notification of refused answers', () => {
  it('notifies of refused answers on a page that does not list them', async () => {
    const { notifications } = await submitAt('/quiz-history', 'refused');
    await vi.waitFor(async () => expect(await notifications()).toMatchObject([REFUSED]));
  });

  it.each([...OWN_PAGES, paths.createQuiz.to()])(
    'hides the notification of refused answers on %s, which lists them',
    async (pathname) => {
      const { notifications } = await submitAt(pathname, 'refused');
      expect(await notifications()).toEqual([]);
    },
  );
});
