// @vitest-environment jsdom
// isolated: whether the database is open is the state of a module
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { settle } from '../../../settle';
import { attemptWriter } from '../../../storedRecords';

/** Fresh modules, as after a page load. */
async function loadPage() {
  vi.resetModules();
  const [exam, { attempts }, { openDatabase }, { answerChosen, examLeft }] = await Promise.all([
    import('./openExamPage'),
    import('@/domain/attempt/attemptRecord'),
    import('@/shared/storage/connection'),
    import('@/features/exam/store/examSlice'),
  ]);
  return { ...exam, attempts, writeAttempt: attemptWriter(attempts), openDatabase, answerChosen, examLeft };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

/** A page whose database opens only after a call of `recover`. */
async function loadPageWithoutDatabase() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Refused', 'UnknownError');
  });
  const page = await loadPage();
  const settleAll = async (): Promise<void> => {
    for (let turn = 0; turn < 20; turn += 1) await settle();
  };
  const recover = async (): Promise<void> => {
    // An attempt that began earlier would be refused.
    await settleAll();
    opening.mockRestore();
    await page.openDatabase();
    await settleAll();
  };
  return { ...page, recover };
}

it('shows the answers of an earlier page when the database opens only after ten seconds', async () => {
  const before = await loadPage();
  await before.writeAttempt(before.aRecord());

  const { attempts, answerChosen, openExamPage, until, USER, recover } = await loadPageWithoutDatabase();
  const { store, exam, at } = await openExamPage();
  const letters = () => exam()?.attempt.items.map(({ answer }) => answer);
  expect(letters()).toEqual(['', '', '']);
  store.dispatch(answerChosen({ ...at(), letter: 'B' }));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(letters()).toEqual(['B', '', '']);

  await recover();
  await until(() => letters()?.[2] !== '');
  expect(letters()).toEqual(['B', 'C', 'C']);
  expect(exam()?.attempt).toMatchObject({ current: 0, timeLeftMs: 100_000 });
  const onDisk = async () => (await attempts.readStored(USER.id, 'z1'))?.items.map(({ answer }) => answer);
  await vi.waitFor(async () => expect(await onDisk()).toEqual(['B', 'C', 'C']));
});

it('shows the answers of an earlier page when the database opens before the exam does', async () => {
  const before = await loadPage();
  await before.writeAttempt(before.aRecord());
  const { attempts, openExamPage, recover } = await loadPageWithoutDatabase();
  vi.spyOn(attempts, 'readStored').mockImplementationOnce(async () => {
    await recover();
    return undefined;
  });
  const { exam } = await openExamPage();
  expect(exam()?.attempt.items.map(({ answer }) => answer)).toEqual(
    before.aRecord().items.map(({ answer }) => answer),
  );
});

it('opens the exam when no earlier page has written anything', async () => {
  const { attempts, answerChosen, openExamPage, USER, recover } = await loadPageWithoutDatabase();
  const { store, exam, at, onError } = await openExamPage();
  store.dispatch(answerChosen({ ...at(), letter: 'B' }));
  vi.spyOn(attempts, 'readStored').mockResolvedValue(undefined);
  const attempt = exam()?.attempt;
  await recover();
  expect(exam()?.attempt).toBe(attempt);
  expect(onError).not.toHaveBeenCalled();
  vi.mocked(attempts.readStored).mockRestore();
  expect((await attempts.readStored(USER.id, 'z1'))?.items[0]?.answer).toBe('B');
});

it('changes nothing in a tab that only reads', async () => {
  const before = await loadPage();
  await before.writeAttempt(before.aRecord());
  const { openExamPage, recover } = await loadPageWithoutDatabase();
  const { exam, onError } = await openExamPage({ isBusy: true });
  const open = exam();
  expect(open).toMatchObject({ readOnly: true, attempt: { items: [{ answer: '' }, {}, {}] } });
  await recover();
  expect(exam()).toBe(open);
  expect(onError).not.toHaveBeenCalled();
});

it('waits for no database once the exam was left', async () => {
  const { attempts, openExamPage, examLeft, recover } = await loadPageWithoutDatabase();
  const { store } = await openExamPage();
  const read = vi.spyOn(attempts, 'readStored');
  store.dispatch(examLeft());
  await recover();
  expect(read).not.toHaveBeenCalled();
});
