import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attempts } from '@/domain/attempt/attemptRecord';
import { submissionOf } from '@/domain/attempt/submission';
import {
  answerChosen,
  blockEnded,
  confidenceChosen,
  createAttempt,
  resumed,
  suspended,
  toStoredAttempt,
} from '@/features/exam/attempt/attemptModel';
import {
  attemptFromHistories,
  attemptFromStored,
  withEarlier,
} from '@/features/exam/attempt/storedAttemptModel';
import { decodeQuestion, type Question } from '@/shared/api/question';
import { acts, anAttempt, played } from './attempts';

describe('an attempt comes back from its journal', () => {
  it('restores an attempt as it was left, whatever was done', () => {
    fc.assert(
      fc.property(acts, fc.boolean(), (done, timerOn) => {
        const { attempt, now } = played(anAttempt(5, timerOn), done);
        const { userId, quizId } = attempt;
        const stored: unknown = structuredClone(attempts.encode(toStoredAttempt(attempt, now, 1)));
        const record = attempts.decode(stored, { userId, recordId: quizId });
        expect(record).toBeDefined();
        if (record === undefined) return;
        const back = attemptFromStored(anAttempt(5, timerOn), record);
        const left = suspended(attempt, now);
        const unseen = { timeSpentMs: 0 };
        expect(back.items.map((item) => ({ ...item, ...unseen }))).toEqual(
          left.items.map((item) => ({ ...item, ...unseen })),
        );
        back.items.forEach(({ timeSpentMs }, index) =>
          expect(timeSpentMs).toBeCloseTo(left.items[index]?.timeSpentMs ?? -1),
        );
        expect(back.current).toBe(left.current);
        expect(back.timeLeftMs).toBeCloseTo(left.timeLeftMs);
      }),
    );
  });

  it('restores an attempt frozen when its block had ended', () => {
    const record = toStoredAttempt(blockEnded(anAttempt(2), 0), 0, 1);
    expect(record.phase).toBe('submitting');
    expect(attemptFromStored(anAttempt(2), record).ended).toBe(true);
  });

  it('restores no rows of other questions, and never more time than there was', () => {
    const record = { ...toStoredAttempt(anAttempt(3), 0, 1), secondsLeft: 99_999, currentItem: 9 };
    const items = [
      {
        questionId: 'other',
        answer: 'A',
        attemptedLetters: ['A'],
        attemptedAtMs: [],
        marked: true,
        struckLetters: [],
        timeSpentMs: 5_000,
      },
    ];
    const back = attemptFromStored(anAttempt(2), { ...record, items });
    expect(back.items).toEqual(anAttempt(2).items);
    expect(back.timeLeftMs).toBe(180_000);
    expect(back.current).toBe(1);
  });

  it('restores the seconds of the timer’s start, also when nothing else has them', () => {
    const record = toStoredAttempt(anAttempt(2, true, 60), 0, 1);
    expect(attemptFromStored(anAttempt(2), record)).toMatchObject({ secondsGiven: 60, timeLeftMs: 60_000 });
    expect(attemptFromStored(anAttempt(2, true, 50), record).secondsGiven).toBe(50);
  });

  it.each([
    [undefined, 150],
    [150, undefined],
    [200, 125],
  ] as const)('keeps the extra time it began with (%j) whatever the setting is now (%j)', (began, now) => {
    const quiz = {
      id: 'quiz-1',
      timerOn: true,
      questions: anAttempt(3).items.map((item) => ({ ...item, imageList: [] })),
    };
    const record = toStoredAttempt(createAttempt(quiz, 'user-1', undefined, began), 0, 1);
    const back = attemptFromStored(createAttempt(quiz, 'user-1', undefined, now), record);
    expect(back).toEqual(createAttempt(quiz, 'user-1', undefined, began));
  });

  it('makes a damaged row whole: the answer is among the letters tried and not struck out', () => {
    const row = {
      questionId: 'q1',
      answer: 'B',
      attemptedLetters: ['A'],
      attemptedAtMs: [],
      marked: false,
      struckLetters: ['B', 'C'],
      timeSpentMs: 0,
    };
    const [item] = attemptFromStored(anAttempt(1), {
      ...toStoredAttempt(anAttempt(1), 0, 1),
      items: [row],
    }).items;
    expect(item).toMatchObject({ answer: 'B', attemptedLetters: ['A', 'B'], struckLetters: ['C'] });
  });
});

describe('a stored attempt is read', () => {
  const stored = toStoredAttempt(anAttempt(1), 0, 1);
  const [row] = stored.items;
  const read = (more: object, item: object = {}) =>
    attempts.decode(
      { version: 1, ...stored, items: [{ ...row, ...item }], ...more },
      { userId: stored.userId, recordId: stored.quizId },
    );

  it.each([
    [7, 7_000],
    [0, 0],
    [-1, 0],
    ['7', 0],
  ])('reads %j seconds of an earlier release as %d ms', (seconds, timeSpentMs) => {
    expect(read({}, { seconds })?.items[0]?.timeSpentMs).toBe(timeSpentMs);
  });

  it('reads a time that is none as unknown', () => {
    const item = { attemptedLetters: ['A', 'B'], attemptedAtMs: ['soon', 5] };
    expect(read({}, item)?.items[0]?.attemptedAtMs).toEqual([-1, 5]);
  });

  it.each([
    [60, 60],
    [0, undefined],
    [-5, undefined],
    ['60', undefined],
  ])('reads %j seconds given as %j', (secondsGiven, expected) => {
    expect(read({ secondsGiven })?.secondsGiven).toBe(expected);
  });

  it.each([
    [12.5, 12.5],
    [-1, 0],
    [null, null],
    ['12', null],
  ])('reads %j seconds left as %j', (secondsLeft, expected) => {
    expect(read({ secondsLeft })?.secondsLeft).toBe(expected);
  });
});

describe('what an earlier page has written, found late', () => {
  const earlier = toStoredAttempt(answerChosen(resumed(anAttempt(2), 0), 'B', 1_000), 4_000, 1);

  it('adds an earlier record found late while the clock runs, which goes on', () => {
    const merged = withEarlier(resumed(anAttempt(2), 10_000), earlier, 12_000);
    expect(merged.items[0]).toMatchObject({ answer: 'B', timeSpentMs: 4_000 });
    expect(merged).toMatchObject({ clockStartedAt: 12_000, visibleSince: 12_000, current: 0 });
    expect(merged.timeLeftMs).toBe(2 * 90_000 - 4_000);
  });

  it('adds an earlier record found late while the clock is stopped, which stays so', () => {
    const merged = withEarlier(anAttempt(2), earlier, 12_000);
    expect(merged.items[0]?.answer).toBe('B');
    expect(merged.clockStartedAt).toBeUndefined();
    expect(merged.visibleSince).toBeUndefined();
  });
});

it('keeps the time of the quiz when the record is of a block without a timer', () => {
  const record = { ...toStoredAttempt(anAttempt(2), 0, 1), secondsLeft: null };
  expect(attemptFromStored(anAttempt(2), record).timeLeftMs).toBe(180_000);
});

it('reads no confidence of a question without an answer, and no time of an answer that it adds', () => {
  const record = toStoredAttempt(anAttempt(2), 0, 1);
  const [first, second] = record.items;
  if (first === undefined || second === undefined) throw new Error('The block is empty.');
  const items = [
    { ...first, confidence: 'sure' as const },
    { ...second, answer: 'B', attemptedLetters: ['A'], attemptedAtMs: [10] },
  ];
  const back = attemptFromStored(anAttempt(2), { ...record, items });
  expect(back.items[0]?.confidence).toBeUndefined();
  expect(back.items[1]).toMatchObject({ attemptedLetters: ['A', 'B'], attemptedAtMs: [10, -1] });
});

it('brings each choice back with its time, unknown when an earlier release wrote it', () => {
  const chosen = [
    ['C', 4_000],
    ['A', 9_500],
  ] as const;
  const attempt = chosen.reduce(
    (now, [letter, at]) => answerChosen(now, letter, at),
    resumed(anAttempt(1), 1_000),
  );
  const sure = confidenceChosen(attempt, 'sure', 10_000);
  expect(sure.items[0]).toMatchObject({ attemptedLetters: ['C', 'A'], attemptedAtMs: [3_000, 8_500] });
  const record = toStoredAttempt(sure, 10_000, 1);
  expect(attemptFromStored(anAttempt(1), record).items[0]).toMatchObject({
    attemptedAtMs: [3_000, 8_500],
    confidence: 'sure',
  });
  const early = record.items.map((row) => ({ ...row, attemptedAtMs: [] }));
  expect(attemptFromStored(anAttempt(1), { ...record, items: early }).items[0]).toMatchObject({
    attemptedLetters: ['C', 'A'],
    attemptedAtMs: [-1, -1],
  });
});

describe('confidence', () => {
  it('gives the confidence to its answer: none before it, and none with another answer', () => {
    const open = resumed(anAttempt(1), 0);
    expect(confidenceChosen(open, 'guess', 1)).toBe(open);
    const said = confidenceChosen(answerChosen(open, 'A', 1), 'guess', 2);
    expect(said.items[0]?.confidence).toBe('guess');
    expect(confidenceChosen(said, 'guess', 3)).toBe(said);
    expect(answerChosen(said, 'B', 4).items[0]?.confidence).toBeUndefined();
  });

  it('keeps the confidence once the block has ended', () => {
    const ended = blockEnded(answerChosen(resumed(anAttempt(1), 0), 'A', 1), 2);
    expect(confidenceChosen(ended, 'sure', 3)).toBe(ended);
  });

  it('submits nothing of the confidence', () => {
    const said = confidenceChosen(answerChosen(resumed(anAttempt(1), 0), 'A', 1), 'unsure', 2);
    const sent = JSON.stringify(
      submissionOf(said.items, toStoredAttempt(said, 3, 1), '2026-01-01T00:00:00.000Z'),
    );
    expect(sent).not.toMatch(/unsure|confidence|AtMs/i);
  });
});

it('holds ids, letters, marks and seconds, and no text of a question', () => {
  const record = toStoredAttempt(anAttempt(1), 0, 7);
  expect(record).toEqual({
    userId: 'user-1',
    quizId: 'quiz-1',
    items: [
      {
        questionId: 'q1',
        answer: '',
        attemptedLetters: [],
        attemptedAtMs: [],
        marked: false,
        struckLetters: [],
        timeSpentMs: 0,
      },
    ],
    currentItem: 1,
    secondsLeft: 90,
    phase: 'sitting',
    updatedAt: 7,
  });
});

it('shows what the server has of each question in a review, whose clock never runs out', () => {
  const history = {
    id: 'h1',
    questionId: 'q2',
    questionNo: 2,
    questionStem: '',
    answerGiven: 'D',
    correct: false,
    marked: true,
    reviewed: false,
    timeSpent: 33,
    reviewTimeSpent: 0,
    categories: { discipline: [], organSystem: [], examType: [] },
    medicalCategoriesMap: { topics: [], subtopics: [] },
  };
  const reviewed = attemptFromHistories(anAttempt(2), [history], []);
  expect(reviewed.timerOn).toBe(false);
  expect(
    reviewed.items.map(({ answer, marked, timeSpentMs }) => ({ answer, marked, seen: timeSpentMs })),
  ).toEqual([
    { answer: '', marked: false, seen: 0 },
    { answer: 'D', marked: true, seen: 0 },
  ]);
  expect(
    reviewed.items.map(({ attemptedLetters, attemptedAtMs }) => [attemptedLetters, attemptedAtMs]),
  ).toEqual([
    [[], []],
    [['D'], [-1]],
  ]);
  const [, unanswered] = attemptFromHistories(anAttempt(2), [{ ...history, answerGiven: '' }], []).items;
  expect(unanswered).toMatchObject({ answer: '', attemptedLetters: [], attemptedAtMs: [] });

  const question = decodeQuestion({
    questionId: 'q2',
    option: { optionList: ['Heparin', 'Aspirin', 'Warfarin'], correctAnswer: 'A' },
  });
  const fromOne = { ...question, option: { ...question.option, countsFromOne: true } };
  const letterOf = (answer: string, shown: Question) =>
    attemptFromHistories(anAttempt(2), [{ ...history, answerGiven: answer }], [undefined, shown]).items[1]
      ?.answer;
  expect(letterOf('Aspirin', question)).toBe('B');
  expect([letterOf('1', question), letterOf('1', fromOne)]).toEqual(['B', 'A']);
});
