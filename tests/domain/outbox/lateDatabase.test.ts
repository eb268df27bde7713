// @vitest-environment jsdom
// isolated: whether the database is open is the state of a module
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { settle } from '../../settle';

/** Fresh modules, as after a page load. */
async function loadPage() {
  vi.resetModules();
  const [pages, { submissions, reviewTimes, reviewTimeId }, { openDatabase }] = await Promise.all([
    import('./outboxPages'),
    import('@/domain/outbox/outboxRecord'),
    import('@/shared/storage/connection'),
  ]);
  return { ...pages, submissions, reviewTimes, reviewTimeId, openDatabase };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

it('sends what an earlier page has left when the database opens only after the start', async () => {
  const before = await loadPage();
  const { ada, submissionOf, reviewTimeId } = before;
  await before.submissions.write(ada.id, 'z1', { ...submissionOf('z1'), isTried: false });
  await before.reviewTimes.write(ada.id, reviewTimeId(1), {
    userId: ada.id,
    quizId: 'z2',
    questionId: 'q1',
    seconds: 5,
    total: 5,
    isTried: false,
  });

  const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Refused', 'UnknownError');
  });
  const { createServer, openPage, openDatabase } = await loadPage();
  const server = createServer();
  const page = openPage(server, ada);
  for (let turn = 0; turn < 20; turn += 1) await settle();
  expect(server.arrived).toEqual([]);

  opening.mockRestore();
  await openDatabase();
  await vi.waitFor(() => expect(page.status('z1')).toBe('sent'));
  await vi.waitFor(() => expect(server.reviewed('q1')).toBe(5));
  expect(server.count('submitQuiz')).toBe(1);
  page.close();
});
