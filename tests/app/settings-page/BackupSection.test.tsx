// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { notes as noteRecord, type QuestionNote } from '@/domain/notes/noteRecord';
import { listenToHandledErrors } from '@/shared/browser/reportError';
import { logout } from '@/shared/store/logout';
import { clearRecords } from '../../clearRecords';
import { rawStore } from '../../rawStore';
import { renderApp } from '../../renderApp';

const USER = 'user-student';
const LABELS = { discipline: [], organSystem: [], examType: [], topics: ['Asthma'], subtopics: [] };

const noteOf = (questionId: string, text: string, updatedAt = 1): QuestionNote => ({
  questionId,
  text,
  tags: ['weak spot'],
  labels: LABELS,
  quizId: 'quiz-1',
  item: 1,
  updatedAt,
});

const fileOf = (content: string | object, name = 'backup.json'): File =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name, {
    type: 'application/json',
  });

const backupOf = (notes: readonly QuestionNote[], changes: object = {}): File =>
  fileOf({
    app: 'qlearn',
    version: 1,
    userId: USER,
    createdAt: '2026-03-02T12:00:00.000Z',
    records: {
      questionNotes: notes.map((note) => ({ id: note.questionId, record: { version: 1, ...note } })),
    },
    ...changes,
  });

const files: Blob[] = [];

beforeEach(async () => {
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: () => '', revokeObjectURL: () => undefined });
  files.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:backup';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await clearRecords();
});

async function openSettings(as: 'student' | 'tutor' = 'student') {
  const app = await renderApp({ at: '/user-settings', as });
  await screen.findByRole('button', { name: 'Restore' });
  const choose = (file: File) => app.user.upload(screen.getByLabelText('Backup file'), file);
  return { ...app, choose };
}

const dialog = () => screen.findByRole('dialog', { name: 'Restore study data?' });
const textsOf = async (userId = USER) =>
  (await noteRecord.list(userId)).map(({ value }) => value.text).sort();

/** Blocks every write of a note, like a long transaction of another tab, until the returned function is called. */
async function holdNotes(): Promise<() => void> {
  const database = await openDB('qlearn');
  const { store } = database.transaction('questionNotes', 'readwrite');
  let isHeld = true;
  const hold = async (): Promise<void> => {
    while (isHeld) await store.count();
    database.close();
  };
  void hold();
  const release = () => {
    isHeld = false;
  };
  onTestFinished(release);
  return release;
}

describe('‘Back up study data’', () => {
  it('writes one JSON file with the signed-in user’s records alone', async () => {
    await noteRecord.write(USER, 'q1', noteOf('q1', 'mine'));
    await noteRecord.write('user-other', 'q2', noteOf('q2', 'somebody else’s'));
    await rawStore('journals').write(USER, 'quiz-1', { version: 1, userId: USER, quizId: 'quiz-1' });
    const { user } = await openSettings();
    const button = screen.getByRole('button', { name: 'Back up study data' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await screen.findByText('Backed up 1 record.')).toBeVisible();
    const text = (await files[0]?.text()) ?? '';
    expect(JSON.parse(text)).toMatchObject({
      app: 'qlearn',
      version: 1,
      userId: USER,
      records: { questionNotes: [{ id: 'q1', record: { text: 'mine' } }] },
    });
    expect(text).not.toContain('somebody else');
    expect(text).not.toContain('journals');
    expect(text).not.toContain(localStorage.getItem('token') ?? 'no token');
  });

  it('disables the backup when there is nothing to back up', async () => {
    await openSettings();
    await waitFor(() => expect(screen.getByText('Notes on questions').nextSibling).toHaveTextContent('0'));
    expect(screen.getByRole('button', { name: 'Back up study data' })).toBeDisabled();
  });

  it('shows that it did not work, and reports why, as an error that was dealt with', async () => {
    await noteRecord.write(USER, 'q1', noteOf('q1', 'mine'));
    const { user } = await openSettings();
    const button = screen.getByRole('button', { name: 'Back up study data' });
    await waitFor(() => expect(button).toBeEnabled());
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new TypeError('no address');
    });
    await user.click(button);
    expect(await screen.findByText(/^Something went wrong/)).toBeVisible();
    expect(report).toHaveBeenCalledExactlyOnceWith(new TypeError('no address'));
  });

  it('downloads no file after Cancel of a backup, and returns the focus to its button', async () => {
    await noteRecord.write(USER, 'q1', noteOf('q1', 'mine'));
    const { user } = await openSettings();
    const button = screen.getByRole('button', { name: 'Back up study data' });
    await waitFor(() => expect(button).toBeEnabled());
    const release = await holdNotes();
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(button).toHaveFocus();
    release();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument());
    expect(files).toEqual([]);
  });

  it('says how many damaged records are not in the file', async () => {
    await noteRecord.write(USER, 'q1', noteOf('q1', 'mine'));
    await rawStore('questionNotes').write(USER, 'q2', { version: 1 });
    const { user } = await openSettings();
    const button = screen.getByRole('button', { name: 'Back up study data' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await screen.findByText('Backed up 1 record. 1 damaged record is not in the file.')).toBeVisible();
  });
});

describe('‘Restore’', () => {
  it('previews what is added, changed and skipped, and writes nothing before it is confirmed', async () => {
    await noteRecord.write(USER, 'q2', noteOf('q2', 'old here', 1));
    await noteRecord.write(USER, 'q3', noteOf('q3', 'new here', 9));
    const { user, choose } = await openSettings();
    const notes = [noteOf('q1', 'added'), noteOf('q2', 'changed', 5), noteOf('q3', 'older', 5)];
    await choose(backupOf(notes));
    const preview = within(await dialog());
    expect(preview.getByText('Notes on questions').nextSibling).toHaveTextContent(
      '1 added, 1 changed, 1 skipped',
    );
    expect(preview.getByRole('list', { name: 'Skipped:' })).toHaveTextContent(
      '1 is newer on this device, or has no date',
    );
    expect(await textsOf()).toEqual(['new here', 'old here']);
    await user.click(preview.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await textsOf()).toEqual(['new here', 'old here']);

    await choose(backupOf(notes));
    await user.click(within(await dialog()).getByRole('button', { name: 'Restore 2 records' }));
    expect(await screen.findByText('Restored 2 records.')).toBeVisible();
    expect(await textsOf()).toEqual(['added', 'changed', 'new here']);
    await waitFor(() => expect(screen.getByText('Notes on questions').nextSibling).toHaveTextContent('3'));
  });

  it('changes nothing when a restore is canceled while it is written, and stays open', async () => {
    const { user, choose } = await openSettings();
    await choose(backupOf([noteOf('q1', 'one')]));
    const preview = within(await dialog());
    const release = await holdNotes();
    await user.click(preview.getByRole('button', { name: 'Restore 1 record' }));
    await user.click(preview.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Escape}');
    expect(preview.getByRole('button', { name: 'Restore 1 record' })).toBeVisible();
    release();
    expect(await preview.findByText('Canceled. Nothing was changed.')).toBeVisible();
    expect(await textsOf()).toEqual([]);
  });

  it('replaces what is newer on the device only when the person says so', async () => {
    await noteRecord.write(USER, 'q1', noteOf('q1', 'new here', 9));
    const { user, choose } = await openSettings();
    await choose(backupOf([noteOf('q1', 'older', 5)]));
    const preview = within(await dialog());
    expect(preview.getByRole('button', { name: 'Restore 0 records' })).toBeDisabled();
    await user.click(
      preview.getByRole('checkbox', { name: 'Also replace what is newer on this device: 1 record' }),
    );
    expect(preview.getByText('1 changed')).toBeVisible();
    await user.click(preview.getByRole('button', { name: 'Restore 1 record' }));
    await screen.findByText('Restored 1 record.');
    expect(await textsOf()).toEqual(['older']);
  });

  it('leaves what another tab has changed since the preview, and says so', async () => {
    await noteRecord.write(USER, 'q1', noteOf('q1', 'here', 1));
    const { user, choose } = await openSettings();
    await choose(backupOf([noteOf('q1', 'of the file', 5), noteOf('q2', 'added', 5)]));
    const preview = within(await dialog());
    await noteRecord.write(USER, 'q1', noteOf('q1', 'typed in another tab', 2));
    await user.click(preview.getByRole('button', { name: 'Restore 2 records' }));
    expect(
      await screen.findByText('Restored 1 record. Not restored because they changed in the meantime: 1.'),
    ).toBeVisible();
    expect(await textsOf()).toEqual(['added', 'typed in another tab']);
  });

  it('reports to other tabs that notes were restored', async () => {
    const { user, choose } = await openSettings();
    const changed = vi.fn();
    const stop = noteRecord.watch(USER, changed);
    await choose(backupOf([noteOf('q1', 'one'), noteOf('q2', 'two')]));
    await user.click(within(await dialog()).getByRole('button', { name: 'Restore 2 records' }));
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
    stop();
  });

  it.each([
    ['damaged', fileOf('{"app":"qlearn","version":1,"reco'), /^This file is damaged/],
    ['nested too deep', fileOf('['.repeat(1_000)), /^This file is damaged/],
    [
      'too long',
      fileOf({ app: 'qlearn', version: 1, userId: USER, records: { presets: Array(100_001).fill(null) } }),
      /more than 100,000 records/,
    ],
    ['empty', fileOf(''), /^This file is damaged/],
    ['foreign', fileOf({ notes: [] }), /^This file is not a QLearn backup/],
    ['newer', backupOf([], { version: 999 }), /newer version of QLearn/],
    ['another user’s', backupOf([noteOf('q1', 'secret words')], { userId: 'user-other' }), /another user/],
  ])('refuses a file that is %s, in an alert, and changes nothing', async (_, file, words) => {
    const { choose } = await openSettings();
    await choose(file);
    const alert = await screen.findByText(words);
    expect(alert.closest('[role="alert"]')).not.toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/secret words/)).toBeNull();
    expect(await textsOf()).toEqual([]);
    expect(await textsOf('user-other')).toEqual([]);
  });

  it('takes back the alert with the next file', async () => {
    const { choose } = await openSettings();
    await choose(fileOf('{}'));
    await screen.findByText(/^This file is not a QLearn backup/);
    await choose(backupOf([noteOf('q1', 'one')]));
    await dialog();
    expect(screen.queryByText(/^This file is not a QLearn backup/)).toBeNull();
  });

  it('shows hostile words as words', async () => {
    const hostile = '<img src=x onerror="alert(1)">';
    const { user, choose } = await openSettings();
    await choose(backupOf([noteOf('__proto__', hostile)], { createdAt: hostile }));
    const preview = within(await dialog());
    await user.click(preview.getByRole('button', { name: 'Restore 1 record' }));
    await screen.findByText('Restored 1 record.');
    expect(await textsOf()).toEqual([hostile]);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('restores all or nothing: a browser without room keeps what it had, and says so', async () => {
    const { user, choose } = await openSettings();
    await choose(backupOf([noteOf('q1', 'one'), noteOf('q2', 'two')]));
    const preview = within(await dialog());
    const reported = vi.fn();
    onTestFinished(listenToHandledErrors(reported));
    const refusing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(preview.getByRole('button', { name: 'Restore 2 records' }));
    expect(await preview.findByText(/^The browser could not store the records/)).toBeVisible();
    expect(reported).toHaveBeenCalledExactlyOnceWith('denied storage', expect.any(DOMException));
    refusing.mockRestore();
    expect(await textsOf()).toEqual([]);
    await user.click(preview.getByRole('button', { name: 'Restore 2 records' }));
    await screen.findByText('Restored 2 records.');
    expect(await textsOf()).toEqual(['one', 'two']);
  });

  it('ends a restore with the session: nothing of the file is shown or written afterwards', async () => {
    const { store, choose } = await openSettings();
    await choose(backupOf([noteOf('q1', 'one')]));
    await dialog();
    await act(async () => {
      store.dispatch(logout());
      await Promise.resolve();
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await textsOf()).toEqual([]);
  });

  it('restores by keyboard and gives the focus back', async () => {
    const { user } = await openSettings();
    const opener = screen.getByRole('button', { name: 'Restore' });
    act(() => opener.focus());
    // A browser's file chooser leaves the focus where it was.
    const files = [backupOf([noteOf('q1', 'one')])];
    fireEvent.change(screen.getByLabelText('Backup file'), { target: { files } });
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  });
});
