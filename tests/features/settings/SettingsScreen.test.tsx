// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestBackend } from '@/demo/testing';
import { sentSubmissions } from '@/domain/outbox/submission/sentRecord';
import { studySettings } from '@/domain/study/studySettingsRecord';
import { dayAfter, toLocalDay } from '@/shared/format/dates';
import { clearRecords } from '../../clearRecords';
import { submissionOf } from '../../demo/quizzes';
import { announceElsewhere, rawStore } from '../../rawStore';
import { renderApp } from '../../renderApp';

async function openSettings() {
  const app = await renderApp({ at: '/user-settings', as: 'student' });
  await screen.findByRole('checkbox', { name: 'Step 1' });
  return app;
}
const save = () => screen.getByRole('button', { name: 'Save' });

// jsdom has no object URLs.
beforeEach(() => void Object.assign(URL, { createObjectURL: () => '', revokeObjectURL: () => undefined }));
afterEach(clearRecords);

describe('settings', () => {
  it('names the release', async () => {
    await openSettings();
    expect(screen.getByText(`Release ${__RELEASE__}`)).toBeVisible();
  });

  it.each([
    [
      { quizAccessCount: 1, questionAttemptCount: 1, videoAccessCount: 1 },
      ['1 quiz', '1 question', '1 video'],
    ],
    [{ quizAccessCount: 12, questionAttemptCount: 1480 }, ['12 quizzes', '1,480 questions', '0 videos']],
  ])('shows how much was used: %j', async (activity, texts) => {
    const backend = await createTestBackend({ now: () => Date.now() });
    const counts = http.get('*/useractivity/user/user-student', () =>
      HttpResponse.json({ userId: 'user-student', ...activity }),
    );
    await renderApp({
      at: '/user-settings',
      as: 'student',
      backend: { ...backend, handlers: [counts, ...backend.handlers] },
    });
    const usage = within(await screen.findByRole('region', { name: 'Usage' }));
    const rows = await usage.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(texts);
  });

  it('saves settings only when something has changed', async () => {
    const { user, backend } = await openSettings();
    expect(save()).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'ABIM' }));
    expect(save()).toBeEnabled();
    await user.click(screen.getByRole('checkbox', { name: 'ABIM' }));
    expect(save()).toBeDisabled();
    await user.click(screen.getByRole('switch', { name: 'Email me practice questions' }));
    await user.click(save());
    expect(await screen.findByText('Settings saved successfully')).toBeVisible();
    await waitFor(() => expect(save()).toBeDisabled());
    const student = await backend.context.database.get('users', 'user-student');
    expect(student?.preference.emailPracticeQuestions).toBe(true);
  });

  it('keeps the desired retention on the device, from 80 to 97 percent', async () => {
    const { user } = await openSettings();
    const field = await screen.findByRole('textbox', { name: 'Desired retention' });
    await waitFor(() => expect(field).toBeEnabled());
    expect(field).toHaveValue('90');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    for (const typed of ['79', '98', '85.5']) {
      await user.clear(field);
      await user.type(field, typed);
      expect(screen.getByText('Please enter a number from 80 to 97')).toBeVisible();
      expect(save()).toBeDisabled();
    }
    await user.clear(field);
    await user.type(field, '85');
    await user.click(save());
    expect(await screen.findByText('Settings saved successfully')).toBeVisible();
    expect(await studySettings.read('user-student', '')).toEqual({ retention: 85 });
    await waitFor(() => expect(save()).toBeDisabled());
  });

  it('keeps the exam date and the questions a day on the device, and lets them be cleared', async () => {
    const { user } = await openSettings();
    const exam = await screen.findByLabelText('Exam date');
    const goal = screen.getByRole('textbox', { name: 'Questions a day' });
    expect(exam).toHaveValue('');
    expect(goal).toHaveValue('');
    const today = toLocalDay(Date.now());
    await user.type(exam, dayAfter(today, -1));
    expect(screen.getByText('The date must not be in the past')).toBeVisible();
    expect(save()).toBeDisabled();
    await user.clear(exam);
    await user.type(exam, dayAfter(today, 30));
    await user.type(goal, '301');
    expect(screen.getByText('Please enter a number from 1 to 300')).toBeVisible();
    expect(save()).toBeDisabled();
    await user.clear(goal);
    await user.type(goal, '40');
    await user.click(save());
    expect(await screen.findByText('Settings saved successfully')).toBeVisible();
    expect(await studySettings.read('user-student', '')).toEqual({
      retention: 90,
      examDay: dayAfter(today, 30),
      goal: { questions: 40, since: today },
    });
    await waitFor(() => expect(save()).toBeDisabled());
    await user.clear(exam);
    await user.clear(goal);
    await user.click(save());
    await waitFor(async () =>
      expect(await studySettings.read('user-student', '')).toEqual({ retention: 90 }),
    );
  });

  it('lets other settings be saved after the exam', async () => {
    const passed = dayAfter(toLocalDay(Date.now()), -3);
    await studySettings.write('user-student', '', { retention: 85, examDay: passed });
    const { user } = await openSettings();
    expect(await screen.findByLabelText('Exam date')).toHaveValue(passed);
    const field = screen.getByRole('textbox', { name: 'Desired retention' });
    await user.clear(field);
    await user.type(field, '90');
    await user.click(save());
    await waitFor(async () =>
      expect(await studySettings.read('user-student', '')).toEqual({ retention: 90, examDay: passed }),
    );
  });

  it('shows what another tab saves, while nothing is changed here', async () => {
    const { user } = await openSettings();
    const field = await screen.findByRole('textbox', { name: 'Desired retention' });
    await act(() => studySettings.write('user-student', '', { retention: 82 }));
    await waitFor(() => expect(field).toHaveValue('82'));
    expect(save()).toBeDisabled();
    await user.clear(field);
    await user.type(field, '95');
    await act(() => studySettings.write('user-student', '', { retention: 83 }));
    expect(field).toHaveValue('95');
    expect(save()).toBeEnabled();
  });

  it('requires at least one exam type', async () => {
    const { user } = await openSettings();
    for (const box of screen.getAllByRole('checkbox', { checked: true })) await user.click(box);
    expect(screen.getByText('Please select at least one exam type')).toBeVisible();
    expect(save()).toBeDisabled();
  });

  it('keeps what was chosen when saving fails, and shows it', async () => {
    const { user, server } = await openSettings();
    server.use(http.put('*/qlearn/user/preference/:id', () => HttpResponse.json({}, { status: 500 })));
    await user.click(screen.getByRole('checkbox', { name: 'ABIM' }));
    await user.click(save());
    await screen.findAllByText('Failed to save settings. Please try again');
    expect(screen.getByRole('checkbox', { name: 'ABIM' })).toBeChecked();
    expect(save()).toBeEnabled();
  });

  it('begins each visit without the failure of the last', async () => {
    const { user, server } = await openSettings();
    server.use(http.put('*/qlearn/user/preference/:id', () => HttpResponse.json({}, { status: 500 })));
    await user.click(screen.getByRole('checkbox', { name: 'ABIM' }));
    await user.click(save());
    const failure = 'Failed to save settings. Please try again';
    await waitFor(() => expect(screen.getAllByText(failure)).toHaveLength(2));
    await user.click(screen.getByRole('link', { name: 'QLearn home' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { level: 1, name: 'Create Quiz' });
    window.history.back();
    await user.click(await screen.findByRole('checkbox', { name: 'ABIM' }));
    // The only other match is the earlier notice, which closes by itself.
    expect(screen.queryAllByText(failure).filter((text) => text.closest('main') !== null)).toEqual([]);
  });

  it('says that the theme could not be saved, until it is', async () => {
    const { user, server, backend } = await openSettings();
    server.use(http.put('*/qlearn/user/preference/:id', () => HttpResponse.json({}, { status: 500 })));
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    const words = 'The theme is saved in this browser, but could not be saved to your account.';
    const inline = () => screen.queryAllByText(words).filter((text) => text.closest('main') !== null);
    await waitFor(() => expect(inline()).toHaveLength(1));
    server.resetHandlers(...backend.handlers);
    await user.click(screen.getByRole('radio', { name: 'Light' }));
    await waitFor(() => expect(inline()).toEqual([]));
  });

  it('offers the ten exam types when the bank cannot be asked', async () => {
    const backend = await createTestBackend({ now: () => Date.now() });
    const handlers = [
      http.get('*/qlearn/bank/question/category', () => HttpResponse.json({}, { status: 404 })),
      ...backend.handlers,
    ];
    await renderApp({ at: '/user-settings', as: 'student', backend: { ...backend, handlers } });
    await screen.findByRole('checkbox', { name: 'ABR Core' });
    expect(screen.getAllByRole('checkbox')).toHaveLength(10);
  });

  it('lists the submitted quizzes of the last 30 days, each with its download, and removes them', async () => {
    const sent = submissionOf('quiz-7', 'user-student', ['q-1', 'q-2', 'q-3'], ['A', '', 'C']);
    const sentAt = Date.parse('2026-03-02T12:00:00');
    await sentSubmissions.write('user-student', 'quiz-7', {
      userId: 'user-student',
      quizId: 'quiz-7',
      submission: sent,
      sentAt,
    });
    await sentSubmissions.write('user-other', 'quiz-8', {
      userId: 'user-other',
      quizId: 'quiz-8',
      submission: submissionOf('quiz-8', 'user-other', ['q-1'], ['A']),
      sentAt,
    });
    const { user } = await openSettings();
    const list = within(await screen.findByRole('list', { name: 'Submitted quizzes' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mar 2, 2026, 12:00 PM2 of 3 answeredDownload',
    ]);
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return 'blob:answers';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(list.getByRole('button', { name: 'Download' }));
    expect(click).toHaveBeenCalledOnce();
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(sent);

    await user.click(screen.getByRole('button', { name: 'Remove my data' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await sentSubmissions.list('user-student')).toEqual([]));
    expect(await sentSubmissions.list('user-other')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Submitted quizzes' })).toBeNull());
  });

  it('counts notes, finished quizzes and exam days, and removes them too', async () => {
    for (const store of ['questionNotes', 'finishedAttempts', 'examDays'] as const) {
      await rawStore(store).write('user-student', 'r1', { version: 1 });
      await rawStore(store).write('user-other', 'r1', { version: 1 });
    }
    const { user } = await openSettings();
    const opener = await screen.findByRole('button', { name: 'Remove my data' });
    const countOf = (name: string) => screen.getByText(name).nextSibling;
    await waitFor(() => expect(countOf('Notes on questions')).toHaveTextContent('1'));
    expect(countOf('Finished quizzes, to study from')).toHaveTextContent('1');
    expect(countOf('Exam days')).toHaveTextContent('1');
    await user.click(opener);
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(countOf('Notes on questions')).toHaveTextContent('0'));
    for (const store of ['questionNotes', 'finishedAttempts', 'examDays'] as const) {
      expect((await rawStore(store).listAll()).map(({ userId }) => userId)).toEqual(['user-other']);
    }
  });

  it('counts what another tab writes, and asks again before it removes answers given meanwhile', async () => {
    await rawStore('questionNotes').write('user-student', 'r1', { version: 1 });
    const { user } = await openSettings();
    const countOf = (name: string) => screen.getByText(name).nextSibling;
    await waitFor(() => expect(countOf('Notes on questions')).toHaveTextContent('1'));
    await rawStore('questionNotes').write('user-student', 'r2', { version: 1 });
    announceElsewhere('user-student', 'questionNotes', ['r2']);
    await waitFor(() => expect(countOf('Notes on questions')).toHaveTextContent('2'));
    await user.click(screen.getByRole('button', { name: 'Remove my data' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Your highlights, notes and drafts on this device cannot be recovered.');
    await rawStore('journals').write('user-student', 'z1', { version: 1 });
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(dialog).toHaveTextContent('This includes answers that the server does not have yet'),
    );
    expect(await rawStore('journals').ids('user-student')).toEqual(['z1']);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Your data was removed from this device.')).toBeInTheDocument();
    expect(await rawStore('journals').ids('user-student')).toEqual([]);
  });

  it('lets swipes be switched off, in this browser; on at first', async () => {
    const { user } = await openSettings();
    const swipes = await screen.findByRole('switch', { name: 'Swipe to move' });
    expect(swipes).toBeChecked();
    await user.click(swipes);
    expect(swipes).not.toBeChecked();
    expect(localStorage.getItem('swipesToMove')).toBe('false');
  });

  it('lets the exam ask how sure the student is, in this browser; off at first', async () => {
    const { user } = await openSettings();
    const ask = await screen.findByRole('switch', { name: 'Ask how sure I am' });
    expect(ask).not.toBeChecked();
    await user.click(ask);
    expect(ask).toBeChecked();
    expect(localStorage.getItem('asksConfidence')).toBe('true');
  });

  it('names what was set aside on this device, with its reason and number', async () => {
    await rawStore('presets').write('user-student', 'p1#kept', { version: 2 });
    await rawStore('presets').write('user-student', 'p2#kept', { version: 2 });
    await rawStore('questionNotes').write('user-student', 'q1#kept', 'cut o');
    await openSettings();
    const facts = await screen.findByLabelText('Set aside');
    const lines = within(facts).getAllByRole('term');
    expect(lines.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Notes on questions – could not be read', '1'],
      ['Presets of Create Quiz – made by a newer version', '2'],
    ]);
  });

  it.each([
    [true, /^The browser will keep this data until you remove it\.$/],
    [false, /^The browser may delete this data.*7 days without use of QLearn\. A backup is safe\.$/],
    [undefined, /^This browser does not say.*has not been used for 7 days\. A backup is safe\.$/],
  ])(
    'says whether the browser has promised to keep what is on this device: %s',
    async (isPromised, words) => {
      if (isPromised !== undefined) {
        const storage = { persist: vi.fn(), persisted: () => Promise.resolve(isPromised) };
        Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
        onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
      }
      await openSettings();
      expect(await screen.findByText(words)).toBeVisible();
    },
  );

  it('shows what is kept on this device and removes it after asking', async () => {
    await rawStore('notes').write('user-student', 'quiz-1/q1', { version: 1 });
    await rawStore('notes').write('user-other', 'quiz-1/q1', { version: 1 });
    const { user } = await openSettings();
    const opener = await screen.findByRole('button', { name: 'Remove my data' });
    expect(screen.getByText(/Of questions, ids, letters, places and times are kept/)).toBeInTheDocument();
    expect(screen.getByText(/The clock of a timed quiz runs while its page is open/)).toBeInTheDocument();
    // The records on the device are counted first.
    await waitFor(() => expect(opener).toBeEnabled());
    await user.click(opener);
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await rawStore('notes').list('user-student')).toEqual([]));
    expect(await rawStore('notes').list('user-other')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove my data' })).toBeDisabled());
    expect(screen.getByRole('heading', { name: 'On this device' })).toHaveFocus();
  });
});
