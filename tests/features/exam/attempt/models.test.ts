import { describe, expect, it } from 'vitest';
import { imageAddress } from '@/domain/figures/useImage';
import { optionVerdict } from '@/domain/question/verdictModel';
import { answerChosen, itemEntered, markToggled, openItemsOf } from '@/features/exam/attempt/attemptModel';
import { problemText, quizProblem } from '@/features/exam/attempt/examErrorsModel';
import { capabilitiesOf, EXAM_MODES } from '@/features/exam/attempt/modesModel';
import { urgencyOf, warningBetween } from '@/features/exam/attempt/timeWarningModel';
import { submitPanelText } from '@/features/exam/end-block/submitPanelModel';
import {
  itemName,
  itemStateOf,
  KEY_FILTERS,
  passesFilter,
  verdictOf,
} from '@/features/exam/navigator/navigatorModel';
import { ROLES } from '@/shared/api/account';
import { anAttempt } from './attempts';

describe('the table of modes', () => {
  it('shows the key to nobody who takes a block', () => {
    for (const role of ROLES)
      expect(capabilitiesOf('take', role)).toMatchObject({ key: false, answers: true });
  });

  it('lets nothing change in a review, and runs no clock there', () => {
    for (const role of ROLES) {
      expect(capabilitiesOf('review', role)).toMatchObject({
        answers: false,
        clock: false,
        key: true,
        blocksNavigation: false,
      });
    }
  });

  it('allows comments to all but students, and question feedback to students in review alone', () => {
    for (const mode of EXAM_MODES) {
      for (const role of ROLES) {
        const rules = capabilitiesOf(mode, role);
        expect(rules.comments).toBe(role !== 'ROLE_STUDENT');
        expect(rules.studentFeedback).toBe(role === 'ROLE_STUDENT' && mode === 'review');
        expect(rules.guide).toBe(role === 'ROLE_TUTOR');
      }
    }
  });

  it('asks before the end and warns before leaving, but no tutor', () => {
    expect(capabilitiesOf('take', 'ROLE_STUDENT')).toMatchObject({
      asksBeforeEnd: true,
      blocksNavigation: true,
    });
    expect(capabilitiesOf('tutor', 'ROLE_TUTOR')).toMatchObject({
      asksBeforeEnd: false,
      blocksNavigation: false,
    });
    expect(capabilitiesOf('take', 'ROLE_ADMIN')).toMatchObject({ blocksNavigation: true });
  });

  it('names the author to administrators alone', () => {
    for (const mode of EXAM_MODES)
      for (const role of ROLES) expect(capabilitiesOf(mode, role).authorEmail).toBe(role === 'ROLE_ADMIN');
  });

  it('shows the panel to administrators always, to others with the key', () => {
    for (const mode of EXAM_MODES) {
      expect(capabilitiesOf(mode, 'ROLE_ADMIN').panel).toBe(true);
      expect(capabilitiesOf(mode, 'ROLE_STUDENT').panel).toBe(mode !== 'take');
      expect(capabilitiesOf(mode, 'ROLE_TUTOR').panel).toBe(mode !== 'take');
    }
    expect(capabilitiesOf('review', 'ROLE_STUDENT').authorEmail).toBe(false);
  });
});

describe('the navigator', () => {
  const [blank] = anAttempt(1).items;
  if (blank === undefined) throw new Error('The sitting is empty.');

  it('names an item by number and state in words', () => {
    expect(itemName(3, itemStateOf(blank, undefined), false)).toBe('Question 3, unanswered');
    expect(itemName(3, itemStateOf({ ...blank, answer: 'A', marked: true }, undefined), false)).toBe(
      'Question 3, answered, marked',
    );
    expect(itemName(3, itemStateOf({ ...blank, answer: 'A' }, 'A'), true)).toBe(
      'Question 3, correct, with note',
    );
    expect(itemName(3, itemStateOf({ ...blank, answer: 'A' }, 'B'), false)).toBe('Question 3, incorrect');
  });

  it('knows right from wrong only with the key', () => {
    expect(itemStateOf({ ...blank, answer: 'A' }, undefined).verdict).toBeUndefined();
    expect(verdictOf('', 'A')).toBe('unanswered');
  });

  it.each([
    ['All', ['right', 'wrong', 'open', 'flag']],
    ['Correct', ['right']],
    ['Incorrect', ['wrong', 'flag']],
    ['Unanswered', ['open']],
    ['Not seen', ['right', 'wrong', 'open']],
    ['Marked', ['flag']],
  ] as const)('shows for filter %s: %j', (filter, shown) => {
    const states = {
      right: itemStateOf({ ...blank, answer: 'A' }, 'A'),
      wrong: itemStateOf({ ...blank, answer: 'B' }, 'A'),
      open: itemStateOf(blank, 'A'),
      flag: itemStateOf({ ...blank, answer: 'B', marked: true, timeSpentMs: 1 }, 'A'),
    };
    const passing = Object.entries(states).filter(([, state]) => passesFilter(filter, state, false));
    expect(passing.map(([name]) => name)).toEqual(shown);
    expect(KEY_FILTERS).toContain(filter);
  });
});

describe('a shown key', () => {
  it("distinguishes 'your answer' and 'correct answer' in words", () => {
    expect(optionVerdict('A', 'A', 'A')).toEqual({
      kind: 'correct',
      labels: ['Your answer', 'Correct answer'],
    });
    expect(optionVerdict('A', 'A', 'B')).toEqual({ kind: 'incorrect', labels: ['Your answer', 'Incorrect'] });
    expect(optionVerdict('B', 'A', 'B')).toEqual({ kind: 'correct', labels: ['Correct answer'] });
    expect(optionVerdict('C', 'A', 'B')).toEqual({ kind: 'other', labels: [] });
  });

  it('shows nothing of wrong when the bank names no right answer', () => {
    expect(optionVerdict('A', 'A', '')).toEqual({ kind: 'other', labels: ['Your answer'] });
  });
});

describe('End Block', () => {
  it('lists what is open first, and warns that the block is incomplete', () => {
    const attempt = markToggled(answerChosen(anAttempt(3), 'A', 0), 0);
    expect(openItemsOf(attempt)).toEqual({
      unanswered: [1, 2],
      marked: [0],
      warning: 'Warning - This block is incomplete!',
    });
  });

  it('warns on the last item that the block is about to end', () => {
    expect(openItemsOf(itemEntered(anAttempt(3), 2, 0)).warning).toBe(
      'Warning - You are about to end the block!',
    );
  });
});

describe('the clock is announced', () => {
  it('announces once at 5 min and once at 1 min, also when a second was skipped', () => {
    expect(warningBetween(301, 300, false)).toBe('5 minutes left');
    expect(warningBetween(300, 299, false)).toBeUndefined();
    expect(warningBetween(61, 58, false)).toBe('58 seconds left');
    expect(warningBetween(400, 59, false)).toBe('59 seconds left');
    expect(warningBetween(61, 0, false)).toBeUndefined();
  });

  it('announces nothing when the exam opens with less time than that', () => {
    expect(warningBetween(200, 199, false)).toBeUndefined();
  });

  it('looks urgent from 5 min on, more so in the last minute', () => {
    expect([301, 300, 61, 60].map(urgencyOf)).toEqual(['none', 'soon', 'soon', 'now']);
  });
});

describe('images', () => {
  it('shows only images whose first bytes are of a raster', () => {
    expect(imageAddress('iVBORw0KGgoAAA')).toBe('data:image/png;base64,iVBORw0KGgoAAA');
    expect(imageAddress('PHN2Zz48L3N2Zz4=')).toBeUndefined();
  });
});

describe('what cannot be opened', () => {
  it("says the same of an unknown quiz and another user's", () => {
    for (const status of [400, 403, 404]) {
      expect(quizProblem({ status, unclear: false })).toEqual({ kind: 'unknownQuiz' });
    }
    expect(quizProblem({ status: 500, message: 'Down', unclear: false })).toEqual({
      kind: 'quizFailed',
      message: 'Down',
    });
  });

  it('shows the fixed text for what cannot be opened', () => {
    expect(problemText({ kind: 'noQuestions' })).toEqual(['No questions found. Please retry.']);
    expect(problemText({ kind: 'quizFailed', message: undefined })).toEqual([
      "we couldn't retrieve the data.",
    ]);
    expect(problemText({ kind: 'quizFailed', message: 'Down' })).toEqual([
      'Down',
      "we couldn't retrieve the data.",
    ]);
    expect(problemText({ kind: 'questionsFailed', message: 'Closed' })).toEqual([
      'Closed',
      "we couldn't retrieve the data.",
    ]);
  });
});

it('names the place of the answers at a hand-in', () => {
  const here = { isOnline: true, isVolatile: false };
  const title = (...given: Parameters<typeof submitPanelText>) => submitPanelText(...given).title;
  expect(title(undefined, here)).toBe('Submitting…');
  expect(title({ status: 'waiting' }, { ...here, isOnline: false })).toBe(
    'Offline – answers are kept on this device',
  );
  expect(title({ status: 'waiting' }, here)).toBe('Not sent yet – answers are kept on this device');
  const lost = submitPanelText({ status: 'waiting' }, { ...here, isVolatile: true });
  expect(lost.title).toBe('Not sent yet – answers are only in this page');
  expect(lost.text).toContain('do not close this page');
  const refused = { status: 'refused', message: 'No.' } as const;
  expect(submitPanelText(refused, here).text).toContain('No.');
  expect(title({ status: 'sent' }, here)).toBe('Submitted');
});
