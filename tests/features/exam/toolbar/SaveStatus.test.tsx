// @vitest-environment jsdom
// isolated: the state of the storage is the state of a module
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend } from '@/demo/testing';
import { attempts } from '@/domain/attempt/attemptRecord';
import { reportRecovery, reportTrouble, type StorageTrouble } from '@/shared/storage/storageHealth';
import { followWrite } from '@/shared/storage/writeProgress';
import { SMALL_BANK, STUDENT } from '../../../demo/quizzes';
import { renderApp } from '../../../renderApp';
import { anExamQuiz } from '../examQuiz';

const HIDDEN = { color: 'rgba(0, 0, 0, 0)' };

async function openExam() {
  const backend = await createTestBackend({ questions: SMALL_BANK, now: () => Date.now() });
  const quizId = await anExamQuiz(backend);
  await renderApp({ at: `/exam/${quizId}/1`, as: 'student', backend });
  await screen.findByRole('radiogroup', { name: 'Answer options' });
  const status = await screen.findByText('Saved');
  // The start of the clock is written too.
  await waitFor(async () => expect(await attempts.readStored(STUDENT, quizId)).toBeDefined());
  await waitFor(() => expect(status).not.toHaveStyle(HIDDEN));
  return status;
}

describe('the status of the answers', () => {
  beforeEach(() => reportRecovery('database'));

  it.each<readonly [StorageTrouble, RegExp]>([
    ['blocked', /^Not saved – QLearn is open in another tab of an older version/],
    ['late', /^Not saved – this device’s storage is not responding/],
    ['refused', /^Not saved – this browser blocks storage/],
  ])('names the cause when storage is %s, until it stores again', async (trouble, words) => {
    const status = await openExam();
    act(() => reportTrouble('database', trouble, new Error()));
    expect(status).toHaveTextContent(words);
    act(() => reportRecovery('database'));
    await waitFor(() => expect(status).toHaveTextContent(/^Saved$/));
  });

  it('says before the block is ended that the device may have answers that cannot be read', async () => {
    await openExam();
    act(() => reportTrouble('database', 'blocked', new Error()));
    fireEvent.click(screen.getByRole('button', { name: 'End Block' }));
    const dialog = await screen.findByRole('dialog', { name: 'End Block' });
    expect(within(dialog).getByRole('alert')).toHaveTextContent(
      /another tab of an older version\. Close that tab\. Answers to this block that are not shown here/,
    );
    act(() => reportRecovery('database'));
    await waitFor(() => expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument());
  });

  it('does not show Saved from the commit that shows a change until the change is on disk', async () => {
    const status = await openExam();
    const mark = screen.getByRole('checkbox', { name: 'Mark' });
    fireEvent.click(mark);
    expect(mark).toBeChecked();
    expect(status).toHaveStyle(HIDDEN);
    await waitFor(() => expect(status).not.toHaveStyle(HIDDEN));
  });

  it('shows Saved while a move is written, and Saving… if what is in the background is slow', async () => {
    const status = await openExam();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const changes = vi.fn();
    new MutationObserver(changes).observe(status, { attributes: true });
    const written = vi.spyOn(IDBObjectStore.prototype, 'put');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(written).toHaveBeenCalled();
    expect(changes).not.toHaveBeenCalled();
    let end = (): void => undefined;
    const slow = new Promise<void>((resolve) => {
      end = resolve;
    });
    void followWrite('journals', slow, { isBackground: true });
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(status).toHaveTextContent('Saving…');
    end();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(status).toHaveTextContent('Saved');
  });

  it('shows Saving… after one second, a warning after ten, Saved once the answer is on disk', async () => {
    const status = await openExam();
    vi.useFakeTimers();
    let end = (): void => undefined;
    void followWrite(
      'journals',
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    await after(900);
    expect(status).toHaveStyle(HIDDEN);
    await after(100);
    expect(status).toHaveTextContent('Saving…');
    expect(status).not.toHaveStyle(HIDDEN);
    await after(9_000);
    expect(status).toHaveTextContent(/^Not saved – this device’s storage is not responding/);
    end();
    reportRecovery('journals');
    await after(0);
    expect(status).toHaveTextContent('Saved');
    expect(status).not.toHaveStyle(HIDDEN);
  });
});

it('asks the browser to keep the data at the first answer', async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal(
    'navigator',
    Object.assign(navigator, { storage: { persist, persisted: () => Promise.resolve(false) } }),
  );
  await openExam();
  expect(persist).not.toHaveBeenCalled();
  fireEvent.click(screen.getAllByRole('radio')[0] ?? document.body);
  await waitFor(() => expect(persist).toHaveBeenCalledOnce());
});
