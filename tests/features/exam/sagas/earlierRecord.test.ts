// @vitest-environment jsdom
// isolated: whether the database is open belongs to the page
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';

/** The modules of a page that has just been loaded. */
async function loadPage() {
  vi.resetModules();
  const [exam, { journal }, { answerChosen }] = await Promise.all([
    import('./openExamPage'),
    import('@/domain/attempt/attemptRecord'),
    import('@/features/exam/store/examSlice'),
  ]);
  return { ...exam, journal, answerChosen };
}

it('shows the answers of an earlier page where the database opens only after ten seconds', async () => {
  const before = await loadPage();
  await before.journal.write(before.aRecord());

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Refused', 'UnknownError');
  });
  const { journal, answerChosen, openExamPage, until, USER } = await loadPage();
  const { store, exam, at } = await openExamPage();
  const letters = () => exam()?.attempt.items.map(({ answer }) => answer);
  expect(letters()).toEqual(['', '', '']);
  store.dispatch(answerChosen({ ...at(), letter: 'B' }));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(letters()).toEqual(['B', '', '']);

  opening.mockRestore();
  await vi.advanceTimersByTimeAsync(1_000);
  await until(() => letters()?.[2] !== '');
  expect(letters()).toEqual(['B', 'C', 'C']);
  expect(exam()?.attempt).toMatchObject({ current: 0, timeLeftMs: 100_000 });
  const onDisk = async () => (await journal.readStored(USER.id, 'z1'))?.items.map(({ answer }) => answer);
  await vi.waitFor(async () => expect(await onDisk()).toEqual(['B', 'C', 'C']));
});
