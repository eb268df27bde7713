// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { readToken, storeFreshToken } from '@/domain/session/token';
import { startDrill } from '@/domain/study/drillModel';
import { drills } from '@/domain/study/drillRecord';
import { finishedAttempts } from '@/domain/study/finishedAttemptRecord';
import { missReasons } from '@/domain/study/miss-reasons/missReasonRecord';
import { practice as practiceRecord } from '@/domain/study/practiceRecord';
import { studySettings } from '@/domain/study/studySettingsRecord';
import { serverToday } from '@/domain/study/useToday';
import { dayAfter, formatMonthDay, toLocalDay } from '@/shared/format/dates';
import { logout } from '@/shared/store/logout';
import { clearRecords } from '../../../clearRecords';
import { aMiss } from '../../../domain/study/miss-reasons/missedSamples';
import { anAttempt, anItem, wrong } from '../../../domain/study/practiceSamples';
import { announceElsewhere, rawStore } from '../../../rawStore';
import { aMissedQuiz, DAY, findOption, findQuestion, ids, openPractice, STUDENT } from './practicePage';

const aQuestion = (questionId: string, change: object = {}) => ({
  questionId,
  stem: `<p>Stem of ${questionId}.</p>`,
  option: { optionList: ['One', 'Two', 'Three'], correctAnswer: 'B' },
  explanation: '<p>Because of two.</p>',
  ...change,
});
const bank = (respond: () => Response) => http.post('*/qlearn/bank/question', respond);

const stateOf = (questionId: string) => practiceRecord.read(STUDENT, questionId);
/** Milliseconds. */
const HOUR = 3_600_000;
const daysFromNow = (days: number): string => toLocalDay(Date.now() + days * DAY);

afterEach(clearRecords);

describe('why I missed it, in practice', () => {
  const findReasons = () => screen.findByRole('radiogroup', { name: 'Why I missed it' });

  it('asks after a wrong choice, without a quiz, and the newest reason replaces the last', async () => {
    const { user, sent } = await openPractice({ attempts: [aMissedQuiz(ids(2))] });
    await findQuestion('1 of 2');
    await user.click(await findOption('B. Second'));
    await findReasons();
    expect(screen.queryByRole('radio', { name: 'Changed my answer' })).toBeNull();
    const before = sent.length;
    await user.click(screen.getByRole('radio', { name: 'Misread' }));
    await user.click(screen.getByRole('radio', { name: 'Mixed up' }));
    await user.type(screen.getByRole('textbox', { name: 'My rule in one sentence' }), 'Rule 1');
    expect(await missReasons.read(STUDENT, 'q1')).toMatchObject({
      rule: 'Rule 1',
      entries: [{ quizId: '', item: 0, reason: 'mixed' }],
    });
    expect(sent).toHaveLength(before);
    // Digits typed into the rule have graded nothing.
    expect(await stateOf('q1')).toBeUndefined();
    await user.click(screen.getByRole('button', { name: /^Again/ }));
    await findQuestion('2 of 2');
    await user.click(await findOption('A. First'));
    await screen.findByRole('group', { name: 'When again?' });
    expect(screen.queryByRole('radiogroup', { name: 'Why I missed it' })).toBeNull();
  });

  it('drills only what is due with a reason, and leaves the drill of everything alone', async () => {
    await missReasons.write(
      STUDENT,
      'q3',
      aMiss('q3', { entries: [{ quizId: '', item: 0, reason: 'time', at: 9 }] }),
    );
    await drills.write(STUDENT, '', startDrill(ids(3), serverToday()));
    const { user } = await openPractice({
      attempts: [aMissedQuiz(ids(3))],
      at: '/study/practice?reason=time',
    });
    await findQuestion('1 of 1');
    expect(within(screen.getByRole('region', { name: 'Question' })).getByText('Stem of q3.')).toBeVisible();
    await user.keyboard('a3');
    expect(await screen.findByRole('heading', { name: 'Drill done' })).toBeVisible();
    expect(await screen.findByText(/^0 questions due/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Practice everything that is due' }));
    await findQuestion('1 of 2');
  });
});

describe('practice', () => {
  it('shows one question at a time, its key only after the answer, and when it is due again', async () => {
    const { user, container } = await openPractice({ attempts: [aMissedQuiz(ids(3))] });
    await findQuestion('1 of 3');
    expect(document.title).toBe('Practice · QLearn');
    expect(screen.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Question' })).getByText('Stem of q1.')).toBeVisible();
    expect(container).not.toHaveTextContent(/correct|The first option is right/i);
    await user.click(await findOption('B. Second'));
    const verdict = screen.getByRole('heading', { name: 'Incorrect: the correct answer is A' });
    await waitFor(() => expect(verdict).toHaveFocus());
    expect(screen.getByRole('radio', { name: 'A. First' })).toHaveAccessibleDescription('Correct answer');
    expect(screen.getByRole('radio', { name: 'B. Second' })).toHaveAccessibleDescription(
      'Your answer, Incorrect',
    );
    const options = within(screen.getByRole('radiogroup', { name: 'Answer options' }));
    for (const radio of options.getAllByRole('radio')) expect(radio).toBeDisabled();
    expect(screen.getByRole('region', { name: 'Explanation' })).toHaveTextContent('More about it.');
    const grades = within(screen.getByRole('group', { name: 'When again?' })).getAllByRole('button');
    expect(grades.map((button) => [button.textContent, button.getAttribute('aria-keyshortcuts')])).toEqual([
      ['Again in 1 day', '1'],
      ['Hard in 2 days', '2'],
      ['Good in 3 days', '3'],
      ['Easy in 8 days', '4'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Again in 1 day' }));
    await waitFor(async () => expect(await findQuestion('2 of 3')).toHaveFocus());
    expect(screen.getByText('Due again in 1 day.')).toHaveRole('status');
    expect(container).not.toHaveTextContent(/correct|The first option is right/i);
    expect(await stateOf('q1')).toMatchObject({
      state: 'waiting',
      dueDay: daysFromNow(1),
      lapses: 0,
    });
    await user.click(await findOption('A. First'));
    expect(screen.getByRole('heading', { name: 'Correct' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Good/ }));
    await findQuestion('3 of 3');
    expect(await stateOf('q2')).toMatchObject({ dueDay: daysFromNow(3), lapses: 0 });
  });

  it('reads all questions in one call, and sends nothing else', async () => {
    const { user, sent } = await openPractice({ attempts: [aMissedQuiz(ids(30))] });
    await findQuestion('1 of 20');
    const calls = sent.filter(({ path }) => path === '/bank/question');
    expect(calls).toHaveLength(1);
    expect(JSON.parse((await calls[0]?.body) ?? '')).toEqual({
      question_list: [...ids(30)].sort().slice(0, 20),
    });
    const before = sent.length;
    for (let question = 1; question <= 20; question += 1) {
      await findQuestion(`${question} of 20`);
      await user.keyboard('a3');
    }
    expect(await screen.findByRole('heading', { name: 'Drill done' })).toHaveFocus();
    expect(sent.slice(before).map(({ path }) => path)).toEqual([]);
    expect(await screen.findByText(/^10 questions due/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next drill' }));
    await findQuestion('1 of 10');
    expect(sent.filter(({ path }) => path === '/bank/question')).toHaveLength(2);
  });

  it('works by keyboard alone: arrows move, Enter and Space choose, digits rate, Ctrl+Z undoes', async () => {
    const { user } = await openPractice({ attempts: [aMissedQuiz(ids(3))] });
    await findQuestion('1 of 3');
    (await findOption('A. First')).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'C. Third' })).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'When again?' })).toBeNull();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(screen.getByRole('radio', { name: 'B. Second' })).toBeChecked();
    await user.keyboard('{Control>}z{/Control}');
    expect(screen.getByRole('radio', { name: 'B. Second' })).not.toBeChecked();
    await user.keyboard('4');
    expect(screen.getByRole('radio', { name: 'D. Fourth' })).toBeChecked();
    await user.keyboard('1');
    await findQuestion('2 of 3');
    await user.keyboard('a');
    expect(screen.getByRole('heading', { name: 'Correct' })).toBeVisible();
    await user.keyboard('3');
    await findQuestion('3 of 3');
    await user.keyboard('{Control>}z{/Control}');
    await findQuestion('2 of 3');
    expect(screen.getByRole('radio', { name: 'A. First' })).toBeChecked();
    expect(await stateOf('q2')).toBeUndefined();
  });

  it('lets each rating be taken back, also the last one of a drill', async () => {
    const { user } = await openPractice({ attempts: [aMissedQuiz(ids(1))] });
    await findQuestion('1 of 1');
    const undo = () => screen.getByRole('button', { name: 'Undo' });
    expect(undo()).toBeDisabled();
    await user.click(await findOption('A. First'));
    await user.click(screen.getByRole('button', { name: /^Good/ }));
    expect(await screen.findByRole('heading', { name: 'Drill done' })).toBeVisible();
    await user.click(undo());
    await findQuestion('1 of 1');
    await waitFor(async () => expect(await stateOf('q1')).toBeUndefined());
    expect(screen.getByText('The last answer was undone.')).toHaveRole('status');
    await user.click(screen.getByRole('button', { name: /^Again/ }));
    expect(await screen.findByRole('heading', { name: 'Drill done' })).toBeVisible();
    expect(await stateOf('q1')).toMatchObject({ dueDay: daysFromNow(1) });
  });

  it('removes a question from the queue, before or after its answer, and brings it back by Undo', async () => {
    const { user } = await openPractice({ attempts: [aMissedQuiz(ids(2))] });
    await findQuestion('1 of 2');
    await user.click(screen.getByRole('button', { name: 'Remove from queue' }));
    await findQuestion('2 of 2');
    expect(await stateOf('q1')).toMatchObject({ state: 'removed' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await findQuestion('1 of 2');
    await waitFor(async () => expect(await stateOf('q1')).toBeUndefined());
    await user.click(await findOption('C. Third'));
    await user.click(screen.getByRole('button', { name: 'Remove from queue' }));
    await findQuestion('2 of 2');
    expect(await stateOf('q1')).toMatchObject({ state: 'removed', lapses: 0 });
  });

  it('keeps records with the server’s time and day when the clock is two hours fast', async () => {
    const { user } = await openPractice({ attempts: [aMissedQuiz(ids(3))] });
    await findQuestion('1 of 3');
    storeFreshToken(readToken() ?? '', Date.now() + 2 * HOUR);
    const before = Date.now();
    await user.keyboard('a3');
    await findQuestion('2 of 3');
    await user.click(screen.getByRole('button', { name: 'Remove from queue' }));
    await findQuestion('3 of 3');
    await waitFor(async () => expect(await stateOf('q2')).toMatchObject({ state: 'removed' }));
    expect((await stateOf('q1'))?.updatedAt).toBeLessThan(before - HOUR);
    expect((await stateOf('q2'))?.updatedAt).toBeLessThan(before - HOUR);
    expect(await stateOf('q1')).toMatchObject({ dueDay: dayAfter(serverToday(), 3) });
  });

  it('goes on after a reload at the same question, with the choice and Undo', async () => {
    const first = await openPractice({ attempts: [aMissedQuiz(ids(3))] });
    await findQuestion('1 of 3');
    await first.user.keyboard('a3b');
    await screen.findByRole('heading', { name: /^Incorrect/ });
    first.unmount();
    const { user } = await openPractice();
    await findQuestion('2 of 3');
    expect(await findOption('B. Second')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('radio', { name: 'B. Second' })).not.toBeChecked();
    await user.keyboard('a3');
    await findQuestion('3 of 3');
  });

  it('says why a question is practiced, and which one is a leech after its fourth lapse', async () => {
    const quiz = (quizId: string, daysAgo: number) =>
      anAttempt(quizId, Date.now() - daysAgo * DAY, [
        anItem('q1', { ...wrong, marked: true, confidence: 'guess' }),
      ]);
    const attempts = [quiz('z1', 99), quiz('z2', 96), quiz('z3', 93)];
    const enteredAt = attempts[2]?.submittedAt ?? 0;
    await practiceRecord.write(STUDENT, 'q1', {
      questionId: 'q1',
      state: 'waiting',
      dueDay: daysFromNow(0),
      memory: { stability: 60, difficulty: 5, reviewedDay: daysFromNow(-60) },
      lapses: 3,
      enteredAt,
      updatedAt: enteredAt,
    });
    const { user } = await openPractice({ attempts });
    await findQuestion('1 of 1');
    const reasons = () =>
      within(screen.getByRole('list', { name: 'Why it is practiced' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(reasons()).toEqual(['Missed 3 times', 'Guessed', 'Marked']);
    await user.keyboard('b');
    const easy = screen.getByRole('button', { name: /^Easy in \d+ (months|years?)$/ });
    await user.hover(easy);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(/^[A-Z][a-z]{2} \d+, \d{4}$/);
    await user.keyboard('1');
    await screen.findByRole('heading', { name: 'Drill done' });
    const record = await stateOf('q1');
    if (record === undefined) throw new Error('No record');
    expect(record).toMatchObject({ dueDay: daysFromNow(1), lapses: 4 });
    await practiceRecord.write(STUDENT, 'q1', { ...record, dueDay: daysFromNow(0) });
    await screen.findByText(/^1 question due/);
    await user.click(await screen.findByRole('button', { name: 'Next drill' }));
    await findQuestion('1 of 1');
    expect(reasons()).toEqual(['Missed 3 times', 'Guessed', 'Marked', 'Leech']);
  });

  it('offers longer intervals when the desired retention is lower', async () => {
    await studySettings.write(STUDENT, '', { retention: 80 });
    const { user } = await openPractice({ attempts: [aMissedQuiz(ids(1))] });
    await findQuestion('1 of 1');
    await user.keyboard('a');
    expect(screen.getByRole('button', { name: /^Easy in (9|[1-9]\d) days$/ })).toBeVisible();
  });

  it('says what comes next without a quiz, or with nothing due', async () => {
    const { unmount } = await openPractice();
    expect(await screen.findByText(/^0 questions due\. What you miss/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Quiz' })).toHaveAttribute('href', '/create-quiz');
    unmount();
    const { sent } = await openPractice({ attempts: [anAttempt('z1', Date.now(), [anItem('q1', wrong)])] });
    expect(
      await screen.findByText(
        `0 questions due. Next in 1 day (${formatMonthDay(daysFromNow(1))}): 1 question.`,
      ),
    ).toBeVisible();
    expect(sent.filter(({ path }) => path === '/bank/question')).toEqual([]);
  });

  it('retires what the server no longer gives', async () => {
    await openPractice({
      attempts: [aMissedQuiz(['q1', 'q2', 'q3'])],
      handlers: [bank(() => HttpResponse.json([aQuestion('q2')]))],
    });
    await findQuestion('1 of 1');
    expect(screen.getByText('2 questions of this drill left the queue: no longer in the bank.')).toHaveRole(
      'status',
    );
    expect(screen.getByText('Stem of q2.')).toBeVisible();
    await waitFor(async () => expect(await stateOf('q3')).toMatchObject({ state: 'gone' }));
    expect(await stateOf('q1')).toMatchObject({ state: 'gone' });
    expect(await stateOf('q2')).toBeUndefined();
  });

  it('finds what is gone when the server refuses the whole call because of it', async () => {
    const gone = ['a-gone', 'c-gone', 'q9-gone'];
    const { sent } = await openPractice({ attempts: [aMissedQuiz([...gone, ...ids(8)])] });
    await findQuestion('1 of 8');
    for (const questionId of gone) {
      await waitFor(async () => expect(await stateOf(questionId)).toMatchObject({ state: 'gone' }));
    }
    expect((await practiceRecord.list(STUDENT)).length).toBe(3);
    expect(sent.filter(({ path }) => path === '/bank/question').length).toBeLessThan(16);
  });

  it.each([
    ['a refusal of every question', () => HttpResponse.json({ message: 'Not found.' }, { status: 404 })],
    ['a 404 of a proxy', () => new HttpResponse('<h1>Not found</h1>', { status: 404 })],
  ])('takes %s for a failure, and retires nothing', async (_, respond) => {
    await openPractice({ attempts: [aMissedQuiz(['q1', 'q2'])], handlers: [bank(respond)] });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect((await practiceRecord.list(STUDENT)).length).toBe(0);
  });

  it('ends a drill at once when the server gives none of its questions', async () => {
    await openPractice({
      attempts: [aMissedQuiz(['q1', 'q2'])],
      handlers: [bank(() => HttpResponse.json([]))],
    });
    expect(await screen.findByRole('heading', { name: 'Drill done' })).toBeVisible();
    expect(screen.getByText('No longer in the bank')).toBeVisible();
  });

  it('says that the questions cannot be loaded, and loads again by hand and with the network', async () => {
    let isDown = true;
    const { user } = await openPractice({
      attempts: [aMissedQuiz(['q1'])],
      handlers: [bank(() => (isDown ? HttpResponse.error() : HttpResponse.json([aQuestion('q1')])))],
    });
    expect(await screen.findByText(/^The questions could not be loaded/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^The questions could not be loaded/)).toBeVisible();
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await findQuestion('1 of 1');
    expect(await stateOf('q1')).toBeUndefined();
  });

  it('shows any text as a text, and no script of it runs', async () => {
    const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script><b>bold</b>';
    const { user, container } = await openPractice({
      attempts: [aMissedQuiz(['q1'])],
      handlers: [
        bank(() =>
          HttpResponse.json([
            aQuestion('q1', {
              stem: hostile,
              explanation: hostile,
              option: { optionList: [hostile, 'Two'], correctAnswer: 'Z' },
            }),
          ]),
        ),
      ],
    });
    await findQuestion('1 of 1');
    await user.keyboard('b');
    expect(
      screen.getByRole('heading', { name: 'The correct answer of this question could not be read' }),
    ).toBeVisible();
    expect(container.querySelector('script, [onerror]')).toBeNull();
    expect(document.title).toBe('Practice · QLearn');
    await user.keyboard('3');
    expect(await stateOf('q1')).toMatchObject({ dueDay: daysFromNow(3) });
  });

  it('lets a question without options be rated', async () => {
    const { user } = await openPractice({
      attempts: [aMissedQuiz(['q1'])],
      handlers: [bank(() => HttpResponse.json([aQuestion('q1', { option: { optionList: [] } })]))],
    });
    await findQuestion('1 of 1');
    expect(screen.getByText('This question has no options to choose from.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Good/ }));
    expect(await screen.findByRole('heading', { name: 'Drill done' })).toBeVisible();
  });

  it('keeps ids, letters and days only', async () => {
    const { user } = await openPractice({ attempts: [aMissedQuiz(ids(2))] });
    await findQuestion('1 of 2');
    await user.keyboard('b1b');
    await screen.findByRole('heading', { name: /^Incorrect/ });
    const kept = [...(await rawStore('practice').listAll()), ...(await rawStore('drafts').listAll())];
    expect(kept.length).toBe(2);
    expect(JSON.stringify(kept)).not.toMatch(/Stem|First|Second|option is right/);
  });

  it('shows what another tab does to the drill', async () => {
    await openPractice({ attempts: [aMissedQuiz(ids(3))] });
    await findQuestion('1 of 3');
    const drill = startDrill(ids(3), toLocalDay(Date.now()));
    const further = drills.encode({ ...drill, outcomes: new Map([['q1', 'good']]) }, Date.now());
    await rawStore('drafts').write(STUDENT, 'study/drill', further);
    announceElsewhere(STUDENT, 'drafts', ['study/drill']);
    await findQuestion('2 of 3');
  });

  it('asks no question again that another tab has graded meanwhile', async () => {
    const { user } = await openPractice({ attempts: [aMissedQuiz(ids(3))] });
    await findQuestion('1 of 3');
    await user.keyboard('a');
    const graded = { questionId: 'q1', state: 'waiting', dueDay: daysFromNow(3), lapses: 0 };
    const memory = { stability: 3, difficulty: 5, reviewedDay: daysFromNow(0) };
    const times = { enteredAt: Date.now(), updatedAt: Date.now() };
    await rawStore('practice').write(STUDENT, 'q1', { version: 1, ...graded, memory, ...times });
    announceElsewhere(STUDENT, 'practice', ['q1']);
    await findQuestion('1 of 2');
    await user.keyboard('a3');
    await findQuestion('2 of 2');
    expect(await stateOf('q1')).toMatchObject({ memory });
    expect(await stateOf('q2')).toMatchObject({ grade: 'good' });
  });

  it('ends the drill with the session, and keeps it for the same student alone', async () => {
    const { user, store, unmount } = await openPractice({ attempts: [aMissedQuiz(ids(2))] });
    await findQuestion('1 of 2');
    await user.keyboard('a3');
    await findQuestion('2 of 2');
    store.dispatch(logout());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Question' })).toBeNull());
    unmount();
    expect(await practiceRecord.list('user-other')).toEqual([]);
    expect(await finishedAttempts.list('user-other')).toEqual([]);
    await openPractice();
    await findQuestion('2 of 2');
  });

  it.each(['tutor', 'admin'] as const)('refuses practice to the role %s', async (as) => {
    const { sent } = await openPractice({ as });
    expect(await screen.findByRole('heading', { level: 1, name: 'Not allowed' })).toBeVisible();
    expect(sent.filter(({ path }) => path === '/bank/question')).toEqual([]);
  });
});

describe('the card ‘Due today’', () => {
  it('counts what is due, and starts a drill', async () => {
    const { user } = await openPractice({
      attempts: [aMissedQuiz(ids(3)), anAttempt('z2', Date.now(), [anItem('q4', wrong)])],
      at: '/study',
    });
    const card = await screen.findByRole('region', { name: 'Due today' });
    expect(within(card).getByText('3 questions due')).toBeVisible();
    expect(card).toHaveTextContent(
      `4 in the queue. Next in 1 day (${formatMonthDay(daysFromNow(1))}): 1 question`,
    );
    await user.click(within(card).getByRole('link', { name: 'Start' }));
    await findQuestion('1 of 3');
    expect(window.location.pathname).toBe('/study/practice');
    expect(screen.getByRole('heading', { level: 1, name: 'Practice' })).toHaveFocus();
  });

  it('says 0 without anything due', async () => {
    await openPractice({ at: '/study' });
    const card = await screen.findByRole('region', { name: 'Due today' });
    expect(within(card).getByText('0 questions due')).toBeVisible();
    expect(within(card).queryByRole('link', { name: 'Start' })).toBeNull();
  });
});

describe('the card ‘Memory’', () => {
  it('estimates what is remembered from five reviews on, and lists what is due in 14 days', async () => {
    const attempts = [aMissedQuiz(ids(6))];
    const enteredAt = attempts[0]?.submittedAt ?? 0;
    const write = (questionId: string) =>
      practiceRecord.write(STUDENT, questionId, {
        questionId,
        state: 'waiting',
        dueDay: daysFromNow(2),
        memory: { stability: 10, difficulty: 5, reviewedDay: daysFromNow(-10) },
        lapses: 0,
        enteredAt,
        updatedAt: enteredAt,
      });
    for (const questionId of ids(4)) await write(questionId);
    const { user } = await openPractice({ attempts, at: '/study' });
    const card = await screen.findByRole('region', { name: 'Memory' });
    expect(card).toHaveTextContent('–');
    await write('q5');
    await waitFor(() => expect(card).toHaveTextContent('90% remembered'));
    await user.click(within(card).getByRole('button', { name: 'Show as table' }));
    const rows = within(within(card).getByRole('table', { name: 'Due in the next 14 days' })).getAllByRole(
      'row',
    );
    expect(rows).toHaveLength(15);
    expect(rows.slice(1, 4).map((row) => within(row).getByRole('cell').textContent)).toEqual(['1', '0', '5']);
  });
});
