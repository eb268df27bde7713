import { describe, expect, it } from 'vitest';
import type { DeviationRule } from '@/shared/api/decodeContext';
import { PLAIN_BODIES } from './plainBodies';
import { dataOf, isRecord, plainWith, read, readJson, rulesOf } from './readAnswers';

describe('ids', () => {
  it.each<[unknown, string]>([
    [42, '42'],
    ['a.b', 'a.b'],
    ['urn:x:1', 'urn:x:1'],
    ['a/b', 'a/b'],
    ['ada@x.org', 'ada@x.org'],
    ['x'.repeat(256), 'x'.repeat(256)],
  ])('reads %j as an id', (id, expected) => {
    const reading = readJson('getMe', plainWith('getMe', { id }));
    expect(dataOf(reading)).toMatchObject({ id: expected });
    expect(rulesOf(reading)).toEqual([]);
  });

  it.each([
    ['9007199254740993', '9007199254740993'],
    ['-9223372036854775808', '-9223372036854775808'],
    ['12345678901234567890123', '12345678901234567890123'],
  ])('keeps every digit of the number %s', (digits, expected) => {
    for (const [before, after] of [
      ['{"id":', '}'],
      ['{"note":"a \\" 9007199254740993, \\\\","id" : ', ' , "x":[1]}'],
    ]) {
      const reading = read('getMe', { body: `${before}${digits}${after}` });
      expect(dataOf(reading)).toMatchObject({ id: expected });
    }
  });

  it('keeps every digit of ids in a bare list, and leaves texts and other numbers as they are', () => {
    const ids = '[9007199254740993,"n 9007199254740993",1.2345678901234567,7]';
    expect(dataOf(read('getQlinkQuestions', { body: ids }))).toEqual([
      '9007199254740993',
      'n 9007199254740993',
      '1.2345678901234567',
      '7',
    ]);
  });

  it('reads an id as MongoDB exports it', () => {
    const reading = readJson('getMe', plainWith('getMe', { id: { $oid: '65a' } }));
    expect(dataOf(reading)).toMatchObject({ id: '65a' });
    expect(rulesOf(reading)).toEqual(['id in an envelope']);
  });

  it.each([[''], [null], [{}], ['x'.repeat(257)], [true]])('refuses %j as an id', (id) => {
    expect(readJson('getMe', plainWith('getMe', { id }))).toMatchObject({
      outcome: 'unusable',
      problem: { path: ['id'] },
    });
  });
});

describe('dates', () => {
  it.each<[unknown, string | undefined, DeviationRule | undefined]>([
    ['2026-11-23T10:05:00Z', '2026-11-23T10:05:00.000Z', undefined],
    ['2026-11-23T12:05:00+02:00', '2026-11-23T10:05:00.000Z', undefined],
    ['2026-11-23T10:05:00', '2026-11-23T10:05:00.000Z', 'date without a zone'],
    ['2026-11-23 10:05', '2026-11-23T10:05:00.000Z', 'date without a zone'],
    [[2026, 11, 23, 10, 5, 0], '2026-11-23T10:05:00.000Z', 'date as a list'],
    [[2026, 11, 23, 10, 5], '2026-11-23T10:05:00.000Z', 'date as a list'],
    [[2026, 11, 23], '2026-11-23T00:00:00.000Z', 'date as a list'],
    [[2026, 11, 23, 10, 5, 0, 5e8], '2026-11-23T10:05:00.500Z', 'date as a list'],
    [1_795_428_300_000, '2026-11-23T10:05:00.000Z', 'date in milliseconds'],
    ['1795428300000', '2026-11-23T10:05:00.000Z', 'date in milliseconds'],
    [1_795_428_300, '2026-11-23T10:05:00.000Z', 'date in seconds'],
    [1_795_428_300.123, '2026-11-23T10:05:00.123Z', 'date in seconds'],
    ['2026-11-23T10:05:00Z[UTC]', '2026-11-23T10:05:00.000Z', 'date with a zone in brackets'],
    ['2026-11-23T12:05:00+02', '2026-11-23T10:05:00.000Z', undefined],
    ['2026-11-23 10:05:00 +0000', '2026-11-23T10:05:00.000Z', undefined],
    ['Mon, 23 Nov 2026 10:05:00 GMT', '2026-11-23T10:05:00.000Z', 'date in the notation of HTTP'],
    ['/Date(1795428300000)/', '2026-11-23T10:05:00.000Z', 'date in the notation of .NET'],
    ['/Date(1795428300000+0200)/', '2026-11-23T10:05:00.000Z', 'date in the notation of .NET'],
    [{ $date: '2026-11-23T10:05:00Z' }, '2026-11-23T10:05:00.000Z', 'date in an object'],
    [null, undefined, undefined],
  ])('reads %j as a date', (quizSubmitDate, expected, rule) => {
    const reading = readJson('getQuiz', plainWith('getQuiz', { quizSubmitDate }));
    expect(dataOf(reading)).toMatchObject({ quizSubmitDate: expected });
    expect(rulesOf(reading)).toEqual(rule === undefined ? [] : [rule]);
  });

  it.each([
    [[2026, 13, 1]],
    [[2026, 2, 30]],
    [[2026]],
    [5],
    [true],
    [{}],
    ['23 Nov 2026'],
    ['2026-02-30'],
    ['Mon, 30 Feb 2026 10:05:00 GMT'],
  ])('reads no date from %j, which is a problem', (quizSubmitDate) => {
    const reading = readJson('getQuiz', plainWith('getQuiz', { quizSubmitDate }));
    expect(dataOf(reading)).toMatchObject({ quizSubmitDate: undefined });
    expect(reading.problems).toMatchObject([{ path: ['quizSubmitDate'] }]);
  });
});

describe('closed lists', () => {
  it.each<[string, string, string, string]>([
    ['getMe', 'primaryRole', 'TUTOR', 'ROLE_TUTOR'],
    ['getMe', 'primaryRole', 'student', 'ROLE_STUDENT'],
    ['getMe', 'primaryRole', 'role-admin', 'ROLE_ADMIN'],
    ['getQuiz', 'quizStatus', 'COMPLETED', 'COMPLETE'],
    ['getQuiz', 'quizStatus', 'Submitted', 'COMPLETE'],
    ['getQuiz', 'quizStatus', 'STARTED', 'IN_PROGRESS'],
    ['getQuiz', 'quizStatus', 'open', 'IN_PROGRESS'],
    ['getQuiz', 'quizStatus', 'In Progress', 'IN_PROGRESS'],
    ['getQuiz', 'quizStatus', 'in-progress', 'IN_PROGRESS'],
    ['getQuiz', 'quizStatus', 'inProgress', 'IN_PROGRESS'],
    ['getPreference', 'quizMode', 'power search', 'POWER_SEARCH'],
  ])('reads in a closed list of %s %s %j as %s', (call, name, value, expected) => {
    const reading = readJson(call, plainWith(call, { [name]: value }));
    expect(dataOf(reading)).toMatchObject({ [name]: expected });
    expect(rulesOf(reading)).toEqual(['value of a closed list in another spelling']);
  });

  it.each([
    ['Organ System', 'organSystem'],
    ['ORGAN_SYSTEM', 'organSystem'],
    ['organ-system', 'organSystem'],
    ['Exam Type', 'examType'],
    ['Sub Topics', 'subtopics'],
    ['Discipline', 'discipline'],
  ])('reads the heading %j as %s', (category, expected) => {
    const body = { categoriesPerformance: [{ category, subcategories: [] }] };
    expect(dataOf(readJson('getPerformance', body))).toMatchObject({
      categoriesPerformance: [{ category: expected }],
    });
  });

  it.each<[string, string, string, string]>([
    ['getPlans', 'category', 'pro', 'PRO'],
    ['getPlans', 'status', 'Inactive', 'INACTIVE'],
    ['getUserPlans', 'status', 'CANCELED', 'CANCELLED'],
    ['getBookings', 'status', 'Cancelled', 'CANCELED'],
    ['getQlinks', 'status', 'expired', 'EXPIRED'],
    ['getStudentFeedback', 'topic', 'Other General', 'OTHER_GENERAL'],
    ['getStudentFeedback', 'difficulty', 'hard', 'HARD'],
    ['getTutorFeedback', 'expandedExplanation', 'less-relevant', 'LESS_RELEVANT'],
  ])('reads in rows of %s %s %j as %s', (call, name, value, expected) => {
    expect(dataOf(readJson(call, plainWith(call, { [name]: value })))).toMatchObject([{ [name]: expected }]);
  });

  it('keeps an unknown plan category by its own name', () => {
    const reading = readJson('getPlans', plainWith('getPlans', { category: 'Premium' }));
    expect(dataOf(reading)).toMatchObject([{ category: 'Premium' }]);
    expect(rulesOf(reading)).toEqual(['unknown plan category']);
  });

  it('makes a body with an unknown role unusable', () => {
    expect(readJson('getMe', plainWith('getMe', { primaryRole: 'OWNER' }))).toMatchObject({
      outcome: 'unusable',
    });
  });
});

describe('percentages', () => {
  const overview = (fields: Record<string, unknown>) => ({
    quizDuration: 0,
    questionCorrectCount: 17,
    questionAttemptCount: 20,
    ...fields,
  });

  it.each<[unknown, unknown, number, DeviationRule | undefined]>([
    [85, 15, 85, undefined],
    ['85', '15', 85, undefined],
    [84.6, 15.4, 84.6, undefined],
    ['85%', '15%', 85, 'percentage with a sign'],
    ['85 %', undefined, 85, 'percentage with a sign'],
    [0.85, 0.15, 85, 'percentage as a fraction'],
    [15, 85, 15, undefined],
    [99, 1, 85, 'percentage against its counts'],
    [0, 100, 85, 'percentage against its counts'],
    [undefined, undefined, 85, undefined],
  ])('reads %j and %j of an overview as %d %%', (correctPercentage, incorrectPercentage, expected, rule) => {
    const reading = readJson('getQuizOverview', overview({ correctPercentage, incorrectPercentage }));
    const data = dataOf(reading);
    expect(data).toMatchObject({ correctPercentage: expected });
    expect(rulesOf(reading)).toEqual(rule === undefined ? [] : [rule]);
  });

  it.each<[unknown, number, number, number]>([
    [85, 17, 3, 85],
    [0.85, 17, 3, 85],
    ['85%', 17, 3, 85],
    [20, 17, 3, 85],
    [1, 4, 0, 100],
    [1, 1, 99, 1],
    [60, 0, 0, 60],
  ])(
    'reads %j of a subcategory with %d right and %d wrong as %d %%',
    (percentageCorrect, correct, wrong, expected) => {
      const subcategory = {
        subCategory: 'Renal',
        percentageCorrect,
        correctCount: correct,
        incorrectCount: wrong,
      };
      const body = { categoriesPerformance: [{ category: 'discipline', subcategories: [subcategory] }] };
      expect(dataOf(readJson('getPerformance', body))).toMatchObject({
        categoriesPerformance: [{ subcategories: [{ percentageCorrect: expected }] }],
      });
    },
  );

  it.each([
    [
      [0.5, 1, 0],
      [50, 100, 0],
    ],
    [
      [0.5, 60],
      [0.5, 60],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ])('reads the percentage %j of a history as %j', (given, expected) => {
    const rows = given.map((percentageCorrect, index) => ({ id: index, percentageCorrect, total: 20 }));
    expect(dataOf(readJson('getHistory', rows))).toMatchObject(
      expected.map((percentageCorrect) => ({ percentageCorrect })),
    );
  });
});

describe('booleans', () => {
  it.each([
    [true, true],
    ['true', true],
    ['TRUE', true],
    [1, true],
    ['1', true],
    ['Y', true],
    ['yes', true],
    [false, false],
    ['false', false],
    [0, false],
    ['0', false],
    ['N', false],
    ['no', false],
    [null, false],
  ])('reads %j as a boolean', (timerOn, expected) => {
    const reading = readJson('getQuiz', plainWith('getQuiz', { timerOn }));
    expect(dataOf(reading)).toMatchObject({ timerOn: expected });
    const isPlain = typeof timerOn === 'boolean' || timerOn === null;
    expect(rulesOf(reading)).toEqual(isPlain ? [] : ['boolean as a text or number']);
  });

  /** Without this boolean; `fields` replace it. */
  const respelled = (body: unknown, name: string, fields: Record<string, unknown>): unknown => {
    if (Array.isArray(body)) return body.map((row: unknown) => respelled(row, name, fields));
    if (!isRecord(body)) return body;
    const { [name]: own, ...rest } = body;
    const inner = Object.entries(rest).map(([key, value]) => [key, respelled(value, name, fields)] as const);
    return { ...Object.fromEntries(inner), ...(own === undefined ? {} : fields) };
  };

  const BOOLEANS = [
    ['getUserPlans', 'iselected', 'selected'],
    ['getSelectedPlan', 'iselected', 'isSelected'],
    ['getUserPlans', 'expired', 'isExpired'],
    ['getQuiz', 'timerOn', 'isTimerOn'],
    ['getQuiz', 'tutorOn', 'isTutorOn'],
    ['getQuiz', 'marked', 'isMarked'],
    ['getHistory', 'timerOn', 'isTimerOn'],
    ['getHistory', 'tutorOn', 'isTutorOn'],
    ['getQuestions', 'marked', 'isMarked'],
    ['getQuestionHistories', 'correct', 'isCorrect'],
    ['getQuestionHistories', 'marked', 'isMarked'],
    ['getQuestionHistories', 'reviewed', 'isReviewed'],
    ['getPreference', 'darkTheme', 'isDarkTheme'],
    ['getPreference', 'userAcknowledged', 'isUserAcknowledged'],
    ['getPreference', 'timerMode', 'isTimerMode'],
    ['getPreference', 'emailPracticeQuestions', 'isEmailPracticeQuestions'],
    ['getStudentFeedback', 'isError', 'error'],
    ['getAllStudentFeedback', 'isError', 'error'],
  ] as const;

  it.each(BOOLEANS)('reads in %s %s under the name %s', (call, name, other) => {
    for (const value of [true, false, 'true', 0]) {
      const plain = readJson(call, respelled(PLAIN_BODIES[call], name, { [name]: value }));
      const reading = readJson(call, respelled(PLAIN_BODIES[call], name, { [other]: value }));
      expect(dataOf(reading)).toEqual(dataOf(plain));
      if (other !== 'isSelected') expect(rulesOf(reading)).toContain('boolean under another name');
    }
  });

  it.each(BOOLEANS)('notes that no object of %s has %s', (call, name) => {
    const { absent } = readJson(call, respelled(PLAIN_BODIES[call], name, {}));
    expect(absent.map((path) => path.at(-1))).toEqual([name]);
    expect(readJson(call, PLAIN_BODIES[call]).absent).toEqual([]);
  });

  it('notes no boolean that is in one of several rows', () => {
    const rows = [{ id: 1 }, { id: 2, timerOn: false, tutorOn: null }, { id: 3 }];
    expect(readJson('getHistory', rows).absent).toEqual([]);
  });

  it.each([[2], ['maybe'], [{}], [[]]])('reads no boolean from %j, which is a problem', (timerOn) => {
    expect(readJson('getQuiz', plainWith('getQuiz', { timerOn })).problems).toMatchObject([
      { path: ['timerOn'] },
    ]);
  });
});
