// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { currentDay } from '@/domain/exam-day/examDayRecord';
import { selectNotifications } from '@/shared/notifications/notificationsSlice';
import { aDay, anEndedBlock } from '../exam-day/someDay';
import { ada, createServer, openPage } from './outboxPages';

const SENT = 'The answers of your block have been submitted.';

/** Submits quiz 7 while this page is open, until it is through; reads the notifications. */
async function submitAt(pathname: string) {
  history.replaceState(null, '', pathname);
  const page = openPage(createServer());
  page.queue('7');
  await vi.waitFor(() => expect(page.status('7')).toBe('sent'));
  return { ...page, notifications: () => selectNotifications(page.store.getState()).map(({ text }) => text) };
}

describe('the notification of submitted answers', () => {
  it.each(['/quiz-history', '/exam/12/7', '/result/12'])('is shown on %s', async (pathname) => {
    const { notifications } = await submitAt(pathname);
    await vi.waitFor(() => expect(notifications()).toEqual([SENT]));
  });

  it.each(['/exam/7/1', '/exam/7/1/tutor/t1', '/exam/7/2/review', '/result/7', '/result/7/'])(
    'is not shown on %s, which shows the outcome itself',
    async (pathname) => {
      const { notifications } = await submitAt(pathname);
      expect(notifications()).toEqual([]);
    },
  );

  it('notifies of no submitted block of an exam day, whose result follows at its end', async () => {
    await currentDay.write(ada.id, '', aDay({ id: '7', started: [anEndedBlock('7', 1_000_000)] }));
    const { queue, notifications } = await submitAt('/quiz-history');
    queue('8');
    // That of the other quiz, which was submitted later.
    await vi.waitFor(() => expect(notifications()).toEqual([SENT]));
  });
});
