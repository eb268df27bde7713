// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { missReasons } from '@/domain/study/miss-reasons/missReasonRecord';
import { practice } from '@/domain/study/practiceRecord';
import { studySettings, type StudySettings } from '@/domain/study/studySettingsRecord';
import { serverToday } from '@/domain/study/useToday';
import type { AheadRound } from '@/features/study/before-exam/aheadModel';
import { aheadRounds } from '@/features/study/before-exam/aheadRecord';
import { dayAfter, toLocalTime } from '@/shared/format/dates';
import { clearRecords } from '../../../clearRecords';
import { aMiss } from '../../../domain/study/miss-reasons/missedSamples';
import { anAttempt, anItem, wrong } from '../../../domain/study/practiceSamples';
import { announceElsewhere, rawStore } from '../../../rawStore';
import { aMissedQuiz, findOption, findQuestion, ids, openPractice, STUDENT } from '../practice/practicePage';

const today = serverToday;
const inDays = (days: number): string => dayAfter(today(), days);
const save = (settings: Omit<StudySettings, 'retention'>) =>
  studySettings.write(STUDENT, '', { retention: 90, ...settings });

/** Missed today: none is due before tomorrow. */
const missedToday = (questionIds: readonly string[]) =>
  anAttempt(
    'z9',
    Date.now(),
    questionIds.map((id) => anItem(id, wrong)),
  );

const reviewed = (questionId: string, more: object = {}) =>
  practice.write(STUDENT, questionId, {
    questionId,
    state: 'waiting',
    dueDay: inDays(9),
    memory: { stability: 9, difficulty: 5, reviewedDay: today() },
    grade: 'good',
    lapses: 0,
    // No quiz is later.
    enteredAt: Date.now() + 60_000,
    updatedAt: 1,
    ...more,
  });

const openAhead = (more: Parameters<typeof openPractice>[0] = {}) =>
  openPractice({ at: '/study/practice/ahead', attempts: [missedToday(ids(3))], ...more });
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

const findKnown = (text: string) => screen.findByText(text);

afterEach(clearRecords);

describe('Last look', () => {
  it('shows ‘Before the exam’ on Study in the last week, and ‘Practice ahead’ always', async () => {
    await save({ examDay: inDays(7) });
    const { user, unmount } = await openPractice({ at: '/study', attempts: [aMissedQuiz(ids(1))] });
    const region = within(await screen.findByRole('region', { name: 'Before the exam' }));
    await user.click(region.getByRole('link', { name: 'Last look' }));
    await screen.findByRole('heading', { level: 1, name: 'Last look' });
    expect(location.pathname).toBe('/study/last-look');
    expect(document.title).toBe('Last look · QLearn');
    unmount();
    await save({ examDay: inDays(8) });
    const later = await openPractice({ at: '/study' });
    const due = within(await screen.findByRole('region', { name: 'Due today' }));
    expect(screen.queryByRole('region', { name: 'Before the exam' })).toBeNull();
    // The date is changed in another tab, then passes.
    await act(() => save({ examDay: today() }));
    await screen.findByRole('region', { name: 'Before the exam' });
    await act(() => save({ examDay: inDays(-1) }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Before the exam' })).toBeNull());
    await later.user.click(await due.findByRole('link', { name: 'Practice ahead' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Last look' })).toBeVisible();
  });

  it.each([
    [25, '20 questions, no due date changes'],
    [3, '3 questions, no due date changes'],
  ])('offers a round of %i questions that are not due', async (count, text) => {
    const { user } = await openPractice({ at: '/study/last-look', attempts: [missedToday(ids(count))] });
    const card = within(await screen.findByRole('region', { name: 'Nearly there' }));
    expect(card.getByText(text)).toBeVisible();
    await user.click(card.getByRole('link', { name: 'Start' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Practice ahead' })).toBeVisible();
    expect(location.pathname).toBe('/study/practice/ahead');
  });

  it('leads to what is due when all is due, and says so when the queue is empty', async () => {
    const { unmount } = await openPractice({ at: '/study/last-look', attempts: [aMissedQuiz(ids(2))] });
    const card = within(await screen.findByRole('region', { name: 'Nearly there' }));
    expect(card.getByText(/^2 questions due today/)).toBeVisible();
    expect(card.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/study/practice');
    unmount();
    await clearRecords();
    await openPractice({ at: '/study/last-look' });
    const empty = within(await screen.findByRole('region', { name: 'Nearly there' }));
    expect(empty.getByText('Nothing to look at')).toBeVisible();
    expect(empty.queryByRole('link')).toBeNull();
  });

  it('shows the rules, newest first, searched and printed without a stem', async () => {
    for (const [id, ruleAt] of [
      ['q1', 1],
      ['q2', 2],
    ] as const)
      await missReasons.write(
        STUDENT,
        id,
        aMiss(id, { rule: `Rule <i>${id}</i>`, ruleAt: Date.UTC(2026, ruleAt) }),
      );
    await missReasons.write(STUDENT, 'q3', aMiss('q3'));
    const { user } = await openPractice({ at: '/study/last-look', attempts: [missedToday(ids(2))] });
    const table = await screen.findByRole('table', { name: 'My rules' });
    const shown = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(shown()).toEqual(['Rule <i>q2</i>', 'Rule <i>q1</i>']);
    expect(table).toHaveTextContent('Asthma');
    await user.type(screen.getByRole('searchbox', { name: 'Search rules' }), 'q1');
    await waitFor(() => expect(shown()).toEqual(['Rule <i>q1</i>']));
    let paper = '';
    vi.stubGlobal('print', () => {
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      paper = document.querySelector('[data-part="print-sheet"]')?.textContent ?? '';
      act(() => void window.dispatchEvent(new Event('afterprint')));
    });
    await user.click(screen.getByRole('button', { name: 'Print my rules' }));
    expect(paper).toBe('My rulesRuleTopicQuestion IDRule <i>q2</i>Asthmaq2Rule <i>q1</i>Asthmaq1');
    vi.unstubAllGlobals();
  });

  it('says what is known as numbers, with no percentage', async () => {
    await reviewed('q1');
    await reviewed('q2', { grade: 'hard' });
    await openPractice({ at: '/study/last-look', attempts: [missedToday(ids(3))] });
    const card = await screen.findByRole('region', { name: 'What you know' });
    expect(card).toHaveTextContent('1 question once missed, and since then graded ‘Good’ or ‘Easy’');
    expect(screen.getByRole('main').textContent).not.toContain('%');
  });

  it.each(['/study/last-look', '/study/practice/ahead'])(
    'says ‘Not allowed’ to a tutor at %s',
    async (at) => {
      const { sent } = await openPractice({ at, as: 'tutor' });
      expect(await screen.findByRole('heading', { level: 1, name: 'Not allowed' })).toBeVisible();
      expect(sent.map(({ path }) => path)).not.toContain('/bank/question');
    },
  );
});

describe('Practice ahead', () => {
  it('changes no record of practice, byte for byte, and sends only the read of the questions', async () => {
    await reviewed('q1');
    const bytes = async () => JSON.stringify(await rawStore('practice').listAll());
    const before = await bytes();
    const { user, sent } = await openAhead();
    await findQuestion('1 of 3');
    const calls = sent.filter(({ path }) => path === '/bank/question');
    expect(calls).toHaveLength(1);
    const sentBefore = sent.length;
    for (const keys of ['a1', 'b2', 'a1']) {
      await findOption('A. First');
      await user.keyboard(keys);
    }
    await screen.findByRole('heading', { level: 2, name: 'Once more: 1 of 1' });
    await user.keyboard('a2');
    expect(await findKnown('2 of 3 known')).toBeVisible();
    expect(sent.slice(sentBefore).map(({ path }) => path)).toEqual([]);
    expect(await bytes()).toBe(before);
  });

  it('shows a question as the drill does, then ‘Knew it’, ‘Not yet’ and ‘Undo’', async () => {
    const { user, container } = await openAhead();
    await findQuestion('1 of 3');
    expect(container).not.toHaveTextContent(/correct/i);
    await user.click(await findOption('B. Second'));
    const verdict = screen.getByRole('heading', { name: 'Incorrect: the correct answer is A' });
    await waitFor(() => expect(verdict).toHaveFocus());
    const group = screen.getByRole('group', { name: 'Did you know it?' });
    expect(
      within(group)
        .getAllByRole('button')
        .map((button) => [button.textContent.trim(), button.getAttribute('aria-keyshortcuts')]),
    ).toEqual([
      ['Knew it', '1'],
      ['Not yet', '2'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Knew it' }));
    await findQuestion('2 of 3');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await findQuestion('1 of 3');
    expect(screen.getByRole('radio', { name: 'B. Second' })).toBeChecked();
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('radio', { name: 'B. Second' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
  });

  it('offers another round of the size that is left, and none when there are no more', async () => {
    const { user } = await openAhead({ attempts: [missedToday(ids(22))] });
    for (let question = 1; question <= 20; question += 1) {
      await findQuestion(`${question} of 20`);
      await user.keyboard('a1');
    }
    expect(await findKnown('20 of 20 known')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Another 2' }));
    for (let question = 1; question <= 2; question += 1) {
      await findQuestion(`${question} of 2`);
      await user.keyboard('a1');
    }
    expect(await findKnown('2 of 2 known')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Another/ })).toBeNull();
  });

  it('continues the round after a reload, and forgets it on the next local day', async () => {
    const { user, unmount } = await openAhead();
    await findQuestion('1 of 3');
    await user.keyboard('a2');
    await findQuestion('2 of 3');
    await user.keyboard('b');
    unmount();
    const again = await openAhead();
    await findQuestion('2 of 3');
    expect(screen.getByRole('radio', { name: 'B. Second' })).toBeChecked();
    again.unmount();
    const kept = await aheadRounds.read(STUDENT, '');
    if (kept === undefined) throw new Error('No round');
    await aheadRounds.write(STUDENT, '', { ...kept, day: inDays(-1) });
    await openAhead();
    await findQuestion('1 of 3');
    expect(screen.getByRole('radio', { name: 'B. Second' })).not.toBeChecked();
  });

  it('continues the round over midnight while the page is open', async () => {
    const { user } = await openAhead();
    await findQuestion('1 of 3');
    await user.keyboard('a1');
    await findQuestion('2 of 3');
    const kept = await aheadRounds.read(STUDENT, '');
    if (kept === undefined) throw new Error('No round');
    // As the next day sees it.
    await act(() => aheadRounds.write(STUDENT, '', { ...kept, day: inDays(-1) }));
    await user.keyboard('a1');
    await findQuestion('3 of 3');
  });

  it('continues a round that another tab is in', async () => {
    const { user } = await openAhead();
    await findQuestion('1 of 3');
    await user.keyboard('a');
    const mine = await aheadRounds.read(STUDENT, '');
    if (mine === undefined) throw new Error('No round');
    const theirs: AheadRound = {
      ...mine,
      answers: [{ questionId: 'q1', isKnown: true, choice: 'A' }],
      choice: '',
    };
    await rawStore('drafts').write(STUDENT, 'study/ahead', aheadRounds.encode(theirs, Date.now() + 1));
    await act(async () => {
      announceElsewhere(STUDENT, 'drafts', ['study/ahead']);
      await Promise.resolve();
    });
    await findQuestion('2 of 3');
  });

  it('skips a question that is gone, and counts it as skipped', async () => {
    const { user } = await openAhead({ attempts: [missedToday(['q1', 'gone', 'q2'])] });
    await findQuestion('1 of 2');
    expect(screen.getByText('1 question of this round skipped: no longer in the bank.')).toHaveRole('status');
    for (const place of ['1 of 2', '2 of 2']) {
      await findQuestion(place);
      await user.keyboard('a1');
    }
    expect(await findKnown('2 of 2 known')).toBeVisible();
    expect(await rawStore('practice').listAll()).toEqual([]);
  });

  it('says that the questions did not load, and keeps the round', async () => {
    let isDown = true;
    const { user } = await openAhead({
      handlers: [
        http.post('*/qlearn/bank/question', () =>
          isDown ? HttpResponse.json({}, { status: 500 }) : undefined,
        ),
      ],
    });
    expect(await screen.findByText(/Your place in the round is saved/)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findQuestion('1 of 3');
  });

  it('says ‘You are offline’ without network, and goes on with a round that is loaded', async () => {
    const { user } = await openAhead();
    await findQuestion('1 of 3');
    await user.keyboard('a1');
    act(() => setOnline(false));
    onTestFinished(() => setOnline(true));
    expect(await screen.findByText('You are offline.')).toBeVisible();
    await findQuestion('2 of 3');
    await user.keyboard('a1');
    await findQuestion('3 of 3');
  });

  it('says that nothing is ahead, and leads to what is due', async () => {
    const { unmount } = await openAhead({ attempts: [aMissedQuiz(ids(2))] });
    expect(await screen.findByRole('link', { name: 'Start' })).toHaveAttribute('href', '/study/practice');
    unmount();
    await clearRecords();
    await openAhead({ attempts: [] });
    expect(await screen.findByText('Nothing to look at')).toBeVisible();
  });

  it('begins a round of one reason when Why I miss has none of it due', async () => {
    await missReasons.write(
      STUDENT,
      'q2',
      aMiss('q2', { entries: [{ quizId: '', item: 0, reason: 'time', at: 9 }] }),
    );
    await openAhead({ at: '/study/practice/ahead?reason=time' });
    await findQuestion('1 of 1');
    expect(screen.getByText('Stem of q2.')).toBeVisible();
  });
});

describe('nothing due after the exam', () => {
  it('ends the interval of a grade on the day before, and says so in its name', async () => {
    await save({ examDay: inDays(3), endsBeforeExam: true });
    const { user } = await openPractice({ attempts: [aMissedQuiz(ids(1))] });
    await findQuestion('1 of 1');
    await user.click(await findOption('A. First'));
    const grades = within(screen.getByRole('group', { name: 'When again?' })).getAllByRole('button');
    expect(grades.map(({ textContent }) => textContent)).toEqual([
      'Again in 1 day',
      'Hard in 2 days',
      'Good in 2 days, before the exam',
      'Easy in 2 days, before the exam',
    ]);
    await user.click(screen.getByRole('button', { name: /^Easy/ }));
    await screen.findByRole('heading', { name: 'Drill done' });
    expect(await practice.read(STUDENT, 'q1')).toMatchObject({ dueDay: inDays(2), grade: 'easy' });
  });

  it('takes the switch and the time to stop in Settings, both saved by ‘Save’', async () => {
    const { user } = await openPractice({ at: '/user-settings' });
    const stop = await screen.findByLabelText('Stop studying at');
    const nothingLater = screen.getByRole('switch', { name: 'Nothing due after the exam' });
    expect(nothingLater).not.toBeChecked();
    await user.type(stop, '21:30');
    await user.click(nothingLater);
    expect(await studySettings.read(STUDENT, '')).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await studySettings.read(STUDENT, '')).toEqual({
        retention: 90,
        stopAt: '21:30',
        endsBeforeExam: true,
      }),
    );
  });
});

describe('the time to stop studying', () => {
  const TEXT = 'Enough for today. The exam is tomorrow.';
  const stopNow = () => ({ examDay: inDays(1), stopAt: toLocalTime(Date.now()) });
  beforeEach(() => localStorage.clear());

  it('says that it is enough on Study and Create Quiz, until the student continues', async () => {
    await save(stopNow());
    const first = await openPractice({ at: '/create-quiz' });
    expect(await screen.findByText(TEXT)).toBeVisible();
    first.unmount();
    const second = await openPractice({ at: '/study' });
    await screen.findByText(TEXT);
    await second.user.click(screen.getByRole('button', { name: 'Continue anyway' }));
    expect(screen.queryByText(TEXT)).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    expect((await studySettings.read(STUDENT, ''))?.continuedOn).toBe(today());
    second.unmount();
    for (const at of ['/create-quiz', '/study']) {
      const next = await openPractice({ at });
      await screen.findByText('Exam tomorrow');
      expect(screen.queryByText(TEXT), at).toBeNull();
      next.unmount();
    }
  });

  it.each([
    ['two days before', { ...stopNow(), examDay: inDays(2) }],
    ['on the day of the exam', { ...stopNow(), examDay: today() }],
    ['without a time', { examDay: inDays(1) }],
  ])('says nothing of the time to stop %s', async (_when, settings) => {
    await save(settings);
    await openPractice({ at: '/study' });
    await screen.findByText(/^Exam (in|today|tomorrow)/);
    expect(screen.queryByText(TEXT)).toBeNull();
  });
});
