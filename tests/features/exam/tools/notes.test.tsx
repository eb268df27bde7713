// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '@/demo/testing';
import { notes as noteRecord, type QuestionNote } from '@/domain/notes/noteRecord';
import { signOutRequested } from '@/domain/session/sessionSlice';
import { SMALL_BANK } from '../../../demo/quizzes';
import { announceElsewhere, rawStore } from '../../../rawStore';
import { renderApp } from '../../../renderApp';
import { anExamQuiz } from '../examQuiz';

let backend: TestBackend;
let quizId: string;

beforeEach(async () => {
  backend = await createTestBackend({ questions: SMALL_BANK, now: () => Date.now() });
  quizId = await anExamQuiz(backend);
});

const [first = '', second = ''] = SMALL_BANK.map(({ id }) => id);
const USER = 'user-student';

async function enterExam(as: 'student' | 'tutor' = 'student') {
  const app = await renderApp({ at: `/exam/${quizId}/1`, as, backend });
  await screen.findByRole('radiogroup', { name: 'Answer options' });
  return app;
}

async function openNotes() {
  const app = await enterExam();
  await app.user.keyboard('o');
  await findField();
  return app;
}

const panel = () => within(screen.getByRole('region', { name: 'Notes' }));
const field = () => panel().getByRole('textbox', { name: 'Note on this question' });
const tags = () => panel().getByRole('textbox', { name: 'Tags' });
const findField = () => screen.findByRole('textbox', { name: 'Note on this question' });
const stored = (questionId = first, userId = USER) => noteRecord.read(userId, questionId);
const navigator = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Questions' })).getByRole('button', { name });

const noteBy = (text: string, more: Partial<QuestionNote> = {}): QuestionNote => ({
  questionId: first,
  text,
  tags: [],
  labels: { discipline: [], organSystem: [], examType: [], topics: [], subtopics: [] },
  quizId,
  item: 1,
  updatedAt: Date.now() + 60_000,
  ...more,
});

describe('the note on a question', () => {
  it('stores a note as it is typed, for after a reload, and marks the navigator', async () => {
    const { user, unmount } = await openNotes();
    expect(field()).toHaveFocus();
    await user.type(field(), 'Think of digoxin');
    await user.type(tags(), ' drugs,  Heart , DRUGS');
    expect(await panel().findByText('Note saved')).toHaveRole('status');
    expect(await stored()).toMatchObject({
      text: 'Think of digoxin',
      tags: ['drugs', 'Heart'],
      quizId,
      item: 1,
    });
    expect(navigator('Question 1, unanswered, with note')).toBeInTheDocument();
    unmount();

    await enterExam();
    await waitFor(() => navigator('Question 1, unanswered, with note'));
    await screen.findByRole('button', { name: 'Notes' }).then((button) => user.click(button));
    expect(await findField()).toHaveValue('Think of digoxin');
    expect(tags()).toHaveValue('drugs, Heart');
  });

  it.each([
    ['after the note', [noteBy('Old', { tags: ['heart'] })], 'Old\nnew', ['heart']],
    ['as the note when there is none', [], 'new', []],
  ])('keeps what is typed while the note is still being read: %s', async (_, stored, text, kept) => {
    for (const note of stored) await noteRecord.write(USER, first, note);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { read: readNote } = noteRecord;
    vi.spyOn(noteRecord, 'read').mockImplementation(async (...args) => {
      await released;
      return readNote(...args);
    });
    const { user } = await enterExam();
    await user.keyboard('o');
    await user.type(await screen.findByRole('textbox', { name: 'Note on this question' }), 'new');
    expect(field()).toHaveValue('new');
    release();
    await waitFor(() => expect(field()).toHaveValue(text));
    expect(field()).toHaveFocus();
    await waitFor(async () => expect(await readNote(USER, first)).toMatchObject({ text, tags: kept }));
    vi.restoreAllMocks();
  });

  it('stores a note with the last key, before anything else happens', async () => {
    const { user } = await openNotes();
    await user.type(field(), 'ab');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await stored()).toMatchObject({ text: 'ab' });
    await waitFor(() => expect(field()).toHaveValue(''));
    await findField();
    await user.type(field(), 'second');
    await user.click(panel().getByRole('button', { name: 'Close panel' }));
    expect(await stored(second)).toMatchObject({ text: 'second', item: 2 });
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await user.keyboard('o');
    await waitFor(() => expect(field()).toHaveValue('ab'));
  });

  it('does not keep a word of the question', async () => {
    const { user } = await openNotes();
    await user.type(field(), 'mine');
    const record = JSON.stringify(await stored());
    for (const words of ['Question 1', 'First', 'Second']) expect(record).not.toContain(words);
  });

  it('takes letters and digits without answering, and Escape closes the panel', async () => {
    const { user } = await openNotes();
    await user.keyboard('a1m?o');
    expect(field()).toHaveValue('a1m?o');
    expect(screen.getByRole('radio', { name: 'A. First' })).not.toBeChecked();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Notes' })).not.toBeInTheDocument();
  });

  it('focuses the note when its panel is opened again on another item', async () => {
    const { user } = await openNotes();
    await user.keyboard('{Escape}');
    await user.keyboard('n');
    const heading = await screen.findByRole('heading', { name: /^Item 2 of/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await user.keyboard('o');
    await waitFor(() => expect(field()).toHaveFocus());
    await user.keyboard('For item 2');
    await waitFor(async () => expect(await stored(second)).toMatchObject({ text: 'For item 2' }));
  });

  it('holds 20,000 characters, and shows its limit', async () => {
    const { user } = await openNotes();
    const long = 'word '.repeat(4_000);
    await user.click(field());
    await user.paste(`${long}too much`);
    expect(field()).toHaveValue(long);
    expect(field()).toHaveAccessibleDescription('20000 of 20000 characters');
    await waitFor(async () => expect(await stored()).toMatchObject({ text: long }));
  });

  it('keeps at most 20 tags, and says so', async () => {
    const { user } = await openNotes();
    expect(tags()).toHaveAccessibleDescription('Separate them by commas.');
    await user.click(tags());
    await user.paste(Array.from({ length: 22 }, (_, index) => `t${index}`).join(','));
    expect(tags()).toHaveAccessibleDescription('Only 20 tags of at most 50 characters are kept.');
    await user.tab();
    expect(tags()).toHaveValue(Array.from({ length: 20 }, (_, index) => `t${index}`).join(', '));
    expect((await stored())?.tags).toHaveLength(20);
  });

  it('shows a note as text, whatever it says', async () => {
    await noteRecord.write(USER, first, noteBy('<img src=x onerror=alert(1)>', { tags: ['<b>bold</b>'] }));
    await openNotes();
    expect(field()).toHaveValue('<img src=x onerror=alert(1)>');
    expect(tags()).toHaveValue('<b>bold</b>');
    expect(panel().queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('a deleted note', () => {
  it('restores a deleted note by Undo', async () => {
    const { user } = await openNotes();
    expect(panel().getByRole('button', { name: 'Delete note' })).toBeDisabled();
    await user.type(field(), 'keep me');
    await user.type(tags(), 'one, two');
    await user.click(panel().getByRole('button', { name: 'Delete note' }));
    expect(field()).toHaveValue('');
    expect(tags()).toHaveValue('');
    expect(field()).toHaveFocus();
    await waitFor(async () => expect(await stored()).toBeUndefined());
    expect(navigator('Question 1, unanswered')).toBeInTheDocument();
    expect(await screen.findByText('Note deleted')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(field()).toHaveValue('keep me'));
    expect(tags()).toHaveValue('one, two');
    expect(screen.queryByText('Note deleted')).not.toBeInTheDocument();
    expect(await stored()).toMatchObject({ text: 'keep me', tags: ['one', 'two'] });
    expect(navigator('Question 1, unanswered, with note')).toBeInTheDocument();
    expect(await panel().findByText('Note saved')).toHaveRole('status');
  });

  it('restores a deleted note on the next item too, and with the panel closed', async () => {
    const { user } = await openNotes();
    await user.type(field(), 'keep me');
    await user.click(panel().getByRole('button', { name: 'Delete note' }));
    await user.click(panel().getByRole('button', { name: 'Close panel' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => navigator('Question 1, unanswered, with note'));
    expect(await stored()).toMatchObject({ text: 'keep me' });
    expect(await stored(second)).toBeUndefined();
  });
});

describe('two tabs', () => {
  it('keeps the newest text, and the other tab says so', async () => {
    const { user } = await openNotes();
    await user.type(field(), 'old');
    await panel().findByText('Note saved');
    const newer = noteBy('from the other tab', { tags: ['new'] });
    await rawStore('questionNotes').write(USER, first, noteRecord.encode(newer));
    announceElsewhere(USER, 'questionNotes', [first]);
    await waitFor(() => expect(field()).toHaveValue('from the other tab'));
    expect(tags()).toHaveValue('new');
    expect(panel().getByRole('status')).toHaveTextContent('This note was changed in another tab.');
    await user.type(field(), '!');
    expect(await stored()).toMatchObject({ text: 'from the other tab!', tags: ['new'] });
  });
});

it('keeps a note over the session of its user, and shows it to nobody else', async () => {
  const { user, store } = await openNotes();
  await user.type(field(), 'mine');
  act(() => void store.dispatch(signOutRequested()));
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(await stored()).toMatchObject({ text: 'mine' });
  expect(await stored(first, 'user-tutor')).toBeUndefined();
});
