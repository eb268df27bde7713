// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend } from '@/demo/testing';
import { notes as noteRecord, type QuestionNote } from '@/domain/notes/noteRecord';
import { missReasons } from '@/domain/study/miss-reasons/missReasonRecord';
import { clearRecords } from '../../../clearRecords';
import { aMiss } from '../../../domain/study/miss-reasons/missedSamples';
import { renderApp } from '../../../renderApp';

const NONE = { discipline: [], organSystem: [], examType: [], topics: [], subtopics: [] };

const aNote = (questionId: string, change: Partial<QuestionNote> = {}): QuestionNote => ({
  questionId,
  text: `Note on ${questionId}`,
  tags: [],
  labels: { ...NONE, topics: ['Asthma'] },
  quizId: 'z1',
  item: 3,
  updatedAt: Date.UTC(2026, 0, 1),
  ...change,
});

async function openNotebook(notes: readonly QuestionNote[], query = '') {
  for (const note of notes) await noteRecord.write('user-student', note.questionId, note);
  const backend = await createTestBackend({ now: () => Date.now() });
  const handlers = [
    http.post('*/qlearn/quiz/block', () =>
      HttpResponse.json({ blockId: 'b1', quizId: 'z1' }, { status: 201 }),
    ),
    ...backend.handlers,
  ];
  const app = await renderApp({
    at: `/study?tab=notebook${query}`,
    as: 'student',
    backend: { ...backend, handlers },
  });
  await screen.findByRole('button', { name: 'Site feedback' });
  return app;
}

const findTable = () => screen.findByRole('table', { name: 'Notebook' });
const tableNow = () => screen.getByRole('table', { name: 'Notebook' });
const idsIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => /ID (.*)/.exec(textContent)?.[1]);

describe('the notebook', () => {
  const files = new Map<string, Blob>();
  let made: Blob | undefined;

  beforeEach(() => {
    files.clear();
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        made = file;
        return 'blob:file';
      },
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (made !== undefined) files.set(this.download, made);
    });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await clearRecords();
  });

  it('says how to write a note when there is none, and exports nothing', async () => {
    await openNotebook([]);
    expect(await screen.findByText(/^No notes yet/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Create Quiz' })).toHaveAttribute('href', '/create-quiz');
  });

  it('lists every note, newest first, and follows what another tab writes', async () => {
    await openNotebook([aNote('q1'), aNote('q2', { updatedAt: Date.UTC(2026, 1, 1) })]);
    const table = await findTable();
    expect(idsIn(table)).toEqual(['q2', 'q1']);
    await noteRecord.write('user-student', 'q3', aNote('q3', { updatedAt: Date.UTC(2026, 2, 1) }));
    await waitFor(() => expect(idsIn(table)).toEqual(['q3', 'q2', 'q1']));
  });

  it('searches by words, tags and topics, and filters by tag, in the address', async () => {
    const { user } = await openNotebook([
      aNote('q1', { tags: ['Weak spot'] }),
      aNote('q2', { labels: { ...NONE, subtopics: ['Pericarditis'] } }),
    ]);
    await findTable();
    const field = screen.getByRole('searchbox', { name: 'Search notes' });
    await user.type(field, 'perica');
    await waitFor(() => expect(idsIn(tableNow())).toEqual(['q2']));
    await waitFor(() => expect(location.search).toBe('?tab=notebook&q=perica'));
    await user.clear(field);
    await waitFor(() => expect(idsIn(tableNow())).toHaveLength(2));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'Weak spot (1)');
    await waitFor(() => expect(idsIn(tableNow())).toEqual(['q1']));
    expect(location.search).toBe('?tab=notebook&tag=Weak+spot');
    await user.type(field, 'nothing');
    expect(await screen.findByText('No note found')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  });

  it('exports every note in three formats', async () => {
    const { user } = await openNotebook([aNote('q1', { tags: ['a b'] }), aNote('q2')], '&q=q2');
    await findTable();
    for (const name of ['Markdown', 'CSV', 'Anki (TSV)']) {
      await user.click(screen.getByRole('button', { name: 'Export' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    }
    expect([...files.keys()]).toEqual(['qlearn-notes.md', 'qlearn-notes.csv', 'qlearn-notes-anki.tsv']);
    for (const file of files.values()) {
      const text = await file.text();
      expect(text).toContain('Note on q1');
      expect(text).toContain('Note on q2');
    }
  });

  it('lists rules beside notes, filters them by ‘Rules’, and exports everything regardless', async () => {
    for (const missed of [aMiss('q2', { rule: 'A <b>rule</b>', ruleAt: Date.UTC(2026, 1, 1) }), aMiss('q3')])
      await missReasons.write('user-student', missed.questionId, missed);
    const { user } = await openNotebook([aNote('q1')]);
    expect(idsIn(await findTable())).toEqual(['q2', 'q1']);
    expect(screen.getByText('A <b>rule</b>')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rules', pressed: false }));
    await waitFor(() => expect(idsIn(tableNow())).toEqual(['q2']));
    expect(location.search).toBe('?tab=notebook&rules=1');
    expect(screen.getByRole('link', { name: 'Open in review' })).toHaveAttribute('href', '/exam/z1/1/review');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    const text = await files.get('qlearn-notes.csv')?.text();
    expect(text).toContain('Note on q1');
    expect(text).toContain('"Misread","A <b>rule</b>"');
  });

  it('enables the export by a rule alone', async () => {
    await missReasons.write('user-student', 'q2', aMiss('q2', { rule: 'One', entries: [] }));
    await openNotebook([]);
    expect(idsIn(await findTable())).toEqual(['q2']);
    expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
    expect(screen.queryByRole('link', { name: 'Open in review' })).toBeNull();
  });

  it('opens a note in the review of its quiz', async () => {
    const { user } = await openNotebook([aNote('q1'), aNote('q2', { quizId: '' })]);
    await findTable();
    const link = screen.getByRole('link', { name: 'Open in review' });
    expect(link).toHaveAttribute('href', '/exam/z1/3/review');
    await user.click(link);
    await waitFor(() => expect(location.pathname).toBe('/exam/z1/3/review'));
  });

  it('shows any text as a text, and a long one on request', async () => {
    const hostile = '<img src=x onerror="alert(1)"> **bold** =1+1';
    const { user } = await openNotebook([
      aNote('q1', { text: hostile, tags: ['<b>'] }),
      aNote('q2', { text: 'long '.repeat(4_000).trim() }),
    ]);
    await findTable();
    expect(screen.getByText(hostile)).toBeVisible();
    const shown = () => screen.getAllByText(/^long long/).reduce((text, part) => text + part.textContent, '');
    expect(shown().length).toBeLessThan(300);
    const more = () => screen.queryByRole('button', { name: 'Show more' });
    for (let button = more(); button !== null; button = more()) await user.click(button);
    expect(shown()).toBe('long '.repeat(4_000).trim());
  });

  it('draws a page of 2,000 notes', async () => {
    await openNotebook(Array.from({ length: 2_000 }, (_, index) => aNote(`q${index}`)));
    expect(idsIn(await findTable())).toHaveLength(10);
    expect(screen.getByText(/of 2,000$/)).toBeVisible();
  });
});
