// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { selectNotifications } from '@/shared/notifications/notificationsSlice';
import { createServer, openPage } from './outboxPages';

/** Submits quiz 7 while this page is open; the notifications once it is through. */
async function notificationsAt(pathname: string): Promise<readonly string[]> {
  history.replaceState(null, '', pathname);
  const page = openPage(createServer());
  page.queue('7');
  await vi.waitFor(() => expect(page.status('7')).toBe('sent'));
  return selectNotifications(page.store.getState()).map(({ text }) => text);
}

describe('the notification of submitted answers', () => {
  it.each(['/quiz-history', '/exam/12/7', '/result/12'])('is shown on %s', async (pathname) => {
    expect(await notificationsAt(pathname)).toEqual(['The answers of your block have been submitted.']);
  });

  it.each(['/exam/7/1', '/exam/7/1/tutor/t1', '/exam/7/2/review', '/result/7', '/result/7/'])(
    'is not shown on %s, which shows the outcome itself',
    async (pathname) => {
      expect(await notificationsAt(pathname)).toEqual([]);
    },
  );
});
