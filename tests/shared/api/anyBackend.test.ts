import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeviationRule } from '@/shared/api/decodeContext';
import type { Endpoint } from '@/shared/api/endpoint';
import { type DecodeResult, parseResponse, type RawResponse, readResponse } from '@/shared/api/response';
import { PLAIN_BODIES } from './plainBodies';

type AnyEndpoint = Endpoint<never, unknown>;

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'decode' in value && 'path' in value;

const modules = import.meta.glob<Record<string, unknown>>('../../../src/shared/api/*.ts', { eager: true });
const endpoints = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module).filter(isEndpoint))
    .map((endpoint) => [endpoint.id, endpoint]),
);

function read(call: string, raw: Partial<RawResponse>): DecodeResult<unknown> {
  const endpoint = endpoints.get(call);
  if (endpoint === undefined) throw new Error(`no call ${call}`);
  return readResponse(endpoint, [parseResponse({ status: 200, body: '', ...raw })]);
}

const readJson = (call: string, body: unknown): DecodeResult<unknown> =>
  read(call, { body: JSON.stringify(body) });

function dataOf(reading: DecodeResult<unknown>): unknown {
  if (reading.outcome !== 'data') throw new Error(`${reading.outcome}: ${JSON.stringify(reading)}`);
  return reading.data;
}

const rulesOf = ({ deviations }: DecodeResult<unknown>): DeviationRule[] =>
  deviations.map(({ rule }) => rule);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The plain body of a call with these fields, in a list in its only row. */
function plainWith(call: string, fields: Record<string, unknown>): unknown {
  const plain = PLAIN_BODIES[call];
  if (Array.isArray(plain)) return plain.map((row: unknown) => (isRecord(row) ? { ...row, ...fields } : row));
  return isRecord(plain) ? { ...plain, ...fields } : plain;
}

const plainData = (call: string): unknown => dataOf(readJson(call, PLAIN_BODIES[call]));

const LISTS = Object.entries(PLAIN_BODIES).flatMap(([call, body]) => (Array.isArray(body) ? [call] : []));

const NONE_YET = [
  ...[
    'getPreference',
    'getCategoryPreference',
    'getSelectedPlan',
    'getQuizzes',
    'getHistory',
    'getUserPlans',
  ],
  ...['getBookings', 'getStudentFeedback', 'getTutorFeedback', 'getComments'],
];

const IGNORED = [
  ...[
    'createPlan',
    'updatePlan',
    'deletePlan',
    'sendPlanInvite',
    'publishQlink',
    'revokeQlink',
    'addComment',
  ],
  ...['putPreference', 'setBookingStatus', 'saveCategoryPreference', 'putActivity', 'selectPlan', 'refund'],
  ...['sendStudentFeedback', 'sendTutorFeedback', 'sendSiteFeedback', 'cancelSubscription', 'endBlock'],
  ...['sendInvitation', 'resendInvitation', 'sendReviewTime'],
];

describe('the plain answer', () => {
  it('knows the plain answer of every call', () => {
    expect(Object.keys(PLAIN_BODIES).toSorted()).toEqual([...endpoints.keys()].toSorted());
  });

  it.each(Object.keys(PLAIN_BODIES))('reads the plain answer of %s without any note', (call) => {
    const reading = readJson(call, PLAIN_BODIES[call]);
    expect(reading).toMatchObject({ outcome: 'data', deviations: [], problems: [] });
  });
});

/** The same value with each name of a field changed. */
function withNames(value: unknown, change: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((part) => withNames(part, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [change(name), withNames(part, change)]),
  );
}

const snake = (name: string): string =>
  name.replaceAll(/(?<=[a-z])[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`);

describe.each(Object.keys(PLAIN_BODIES))('the fields of %s', (call) => {
  it.each<[string, (name: string) => string]>([
    ['quiz_id', snake],
    ['QUIZ_ID', (name) => snake(name).toUpperCase()],
    ['quiz-id', (name) => snake(name).replaceAll('_', '-')],
    ['QuizId', (name) => name.charAt(0).toUpperCase() + name.slice(1)],
    ['_id', (name) => (name === 'id' ? '_id' : name)],
  ])('reads a field that is named like %s', (_, change) => {
    const reading = readJson(call, withNames(PLAIN_BODIES[call], change));
    expect(dataOf(reading)).toEqual(plainData(call));
    expect(rulesOf(reading).filter((rule) => rule !== 'field name in another spelling')).toEqual([]);
  });

  it('reads the fields of an object of JSON:API', () => {
    const body = PLAIN_BODIES[call];
    const resource = (row: unknown): unknown => {
      if (!isRecord(row) || row.id === undefined) return row;
      const { id, ...attributes } = row;
      return { type: 'things', id, attributes };
    };
    const data = Array.isArray(body) ? body.map(resource) : resource(body);
    expect(dataOf(readJson(call, data))).toEqual(plainData(call));
    if (Array.isArray(body)) expect(dataOf(readJson(call, { data }))).toEqual(plainData(call));
  });

  it('reads a field that is JSON in a text', () => {
    const body = PLAIN_BODIES[call];
    if (!isRecord(body)) return;
    const reading = readJson(call, JSON.stringify(body));
    expect(dataOf(reading)).toEqual(plainData(call));
    expect(rulesOf(reading)).toEqual(['JSON in a text']);
  });

  it.each<[unknown, number, string | undefined]>([
    [{ success: false, message: 'Not on Sundays' }, 400, 'Not on Sundays'],
    [{ Success: false, Message: 'Not on Sundays' }, 400, 'Not on Sundays'],
    [{ ok: false, error: 'invalid_grant' }, 400, undefined],
    [{ status: 'error', message: 'Not on Sundays', code: 422 }, 422, 'Not on Sundays'],
    [{ status: 'fail', data: { name: 'Name is long' } }, 400, undefined],
    [{ code: 401, msg: 'Not on Sundays', data: null }, 401, 'Not on Sundays'],
    [{ statusCode: 500, error: 'Internal Server Error', message: 'x y' }, 500, 'x y'],
    [{ data: null, errors: [{ message: 'Not on Sundays' }] }, 400, 'Not on Sundays'],
  ])('refuses as content %j', (body, status, message) => {
    const reading = readJson(call, body);
    expect(reading).toMatchObject({ outcome: 'refused', status, message });
    expect(rulesOf(reading)).toContain('refusal with a status of success');
  });
});

describe.each(IGNORED)('the answer of the write %s', (call) => {
  it.each([
    ['an empty body', ''],
    ['a word', 'done'],
    ['a message', '{"message":"Saved"}'],
    ['HTML', '<!doctype html><p>Saved</p>'],
    ['null', 'null'],
  ])('takes %s for the answer of a write', (_, body) => {
    expect(read(call, { body })).toMatchObject({ outcome: 'data', data: undefined });
    expect(read(call, { status: 201, body })).toMatchObject({ outcome: 'data', data: undefined });
  });
});

describe.each(LISTS)('the list of %s', (call) => {
  const body = PLAIN_BODIES[call];

  it.each<[string, unknown, DeviationRule]>([
    ['in { data }', { data: body }, 'list in an envelope'],
    ['in { content }', { content: body, totalPages: 1, last: true }, 'list in a page'],
    ['in { items }', { items: body }, 'list in a page'],
    ['in { results }', { results: body, count: 1 }, 'list in a page'],
    ['in { rows }', { rows: body }, 'list in a page'],
    ['in { records }', { records: body }, 'list in a page'],
    ['in a page in { data }', { data: { content: body } }, 'list in a page'],
    ['in HAL', { _embedded: { anyNameList: body }, _links: {}, page: { totalPages: 1 } }, 'list in a page'],
    ['in { result }', { result: body }, 'list in an envelope'],
    ['in { Data }', { Success: true, Data: body, Errors: [] }, 'list in an envelope'],
    ['in { list }', { list: body, page_num: 1 }, 'list in a page'],
    ['in { value }', { '@odata.context': 'x', value: body }, 'list in a page'],
    ['in { $values }', { $id: '1', $values: body }, 'list in a page'],
    ['in { anyName }', { anyName: body, total: 1 }, 'list in a page'],
    ['in { data: { anyName } }', { data: { anyName: body } }, 'list in a page'],
    ['by index', Object.fromEntries(Object.entries(body ?? {})), 'object for a list'],
    ['in HAL in { data }', { data: { _embedded: { rows: body } } }, 'list in a page'],
  ])('reads the list %s', (_, wrapped, rule) => {
    const reading = readJson(call, wrapped);
    expect(dataOf(reading)).toEqual(plainData(call));
    expect(rulesOf(reading)).toContain(rule);
  });

  it.each<[string, Partial<RawResponse>, DeviationRule]>([
    ['of null', { body: 'null' }, 'nothing for a list'],
    ['of an empty body', { body: '' }, 'nothing for a list'],
    ['of 204', { status: 204 }, '204 for a body'],
    ['of HAL without rows', { body: '{"_links":{},"page":{"totalElements":0}}' }, 'nothing for a list'],
    ['of {}', { body: '{}' }, 'nothing for a list'],
    ['of { $values }', { body: '{"$id":"1","$values":[]}' }, 'list in a page'],
  ])('reads nothing from the list %s', (_, raw, rule) => {
    expect(dataOf(read(call, raw))).toEqual([]);
    expect(rulesOf(read(call, raw))).toContain(rule);
  });

  it('refuses HTML as the list of a call', () => {
    expect(read(call, { body: '<html>Sign in</html>' })).toMatchObject({ outcome: 'unusable' });
  });
});

describe('404', () => {
  it.each(NONE_YET)('takes a 404 of %s for none yet', (call) => {
    const reading = read(call, { status: 404, body: '{"message":"Not found"}' });
    expect(dataOf(reading)).toEqual(dataOf(read(call, { body: '' })));
    expect(rulesOf(reading)).toContain('404 for none yet');
  });

  it.each(Object.keys(PLAIN_BODIES).filter((call) => !NONE_YET.includes(call)))(
    'takes a 404 of %s for an error',
    (call) => {
      expect(read(call, { status: 404 })).toMatchObject({ outcome: 'refused', status: 404 });
    },
  );
});

describe('what was created', () => {
  it.each<[string, string, unknown, DeviationRule | undefined]>([
    ['createQuiz', 'quizId', { quizId: 7, id: 1 }, undefined],
    ['createQuiz', 'quizId', { id: 7 }, 'id under another name'],
    ['createQuiz', 'quizId', { data: { id: 7 } }, 'id in an envelope'],
    ['createQuiz', 'quizId', { data: { quizId: '7', id: 1 } }, 'id in an envelope'],
    ['createQuiz', 'quizId', { data: 7 }, 'id in an envelope'],
    ['createQuiz', 'quizId', { quiz: { id: 7 } }, 'id in an envelope'],
    ['createQuiz', 'quizId', { id: 1, quiz: { quizId: 7 } }, 'id in an envelope'],
    ['createQuiz', 'quizId', 7, 'id as a bare value'],
    ['createQuiz', 'quizId', '7', 'id as a bare value'],
    ['startBlock', 'blockId', { blockId: 7, quizId: 1 }, undefined],
    ['startBlock', 'blockId', { id: 1, blockId: 7 }, undefined],
    ['startBlock', 'blockId', { id: 7, quizId: 1 }, 'id under another name'],
    ['startBlock', 'blockId', { block: { blockId: 7, quizId: 1 } }, 'id in an envelope'],
    ['startBlock', 'blockId', { data: { block: { id: 7 } } }, 'id in an envelope'],
    ['startBlock', 'blockId', 7, 'id as a bare value'],
  ])('finds what was created by %s as %s in %j', (call, name, body, rule) => {
    const reading = readJson(call, body);
    expect(dataOf(reading)).toEqual({ [name]: '7' });
    if (rule === undefined) expect(rulesOf(reading)).toEqual([]);
    else expect(rulesOf(reading)).toContain(rule);
  });

  it.each(['', 'done', '{"message":"Created"}', '<html>7</html>', '{"quizId":1}'])(
    'finds nothing created in %j without a Location',
    (body) => {
      expect(read('startBlock', { body })).toMatchObject({ outcome: 'unusable' });
      expect(dataOf(read('startBlock', { body, location: 'https://api.example/block/7?x=1' }))).toEqual({
        blockId: '7',
      });
    },
  );
});

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

describe('keys', () => {
  const options = ['<p>One &amp; <b>only</b></p>', '<p>Two</p>', '<p>Three</p>'];
  const question = (correctAnswer: unknown, optionList: unknown = options) => ({
    questionId: 'n1',
    option: { optionList, correctAnswer },
  });

  it.each<[unknown, string, DeviationRule | undefined]>([
    ['B', 'B', undefined],
    ['b', 'B', 'answer in another spelling'],
    ['B.', 'B', 'answer in another spelling'],
    ['b)', 'B', 'answer in another spelling'],
    ['(B)', 'B', 'answer in another spelling'],
    ['Option B', 'B', 'answer in another spelling'],
    ['option c', 'C', 'answer in another spelling'],
    ['<p>Two</p>', 'B', 'answer as a text'],
    ['Two', 'B', 'answer as a text'],
    ['One & only', 'A', 'answer as a text'],
    [0, 'A', 'answer as an index from 0'],
    ['2', 'C', 'answer as an index from 0'],
  ])('reads the key %j as %s', (key, expected, rule) => {
    const reading = readJson('getQuestions', [question(key)]);
    expect(dataOf(reading)).toMatchObject([{ option: { correctAnswer: expected } }]);
    expect(rulesOf(reading)).toEqual(rule === undefined ? [] : [rule]);
    expect(reading.problems).toEqual([]);
  });

  it.each<[unknown, DeviationRule | undefined]>([
    [['One', 'Two'].map((text) => ({ text })), undefined],
    [['One', 'Two'].map((content) => ({ content })), 'option text under another name'],
    [['One', 'Two'].map((label, index) => ({ id: index, label })), 'option text under another name'],
    [{ A: 'One', B: 'Two' }, 'object for a list'],
    [{ b: 'Two', a: 'One' }, 'object for a list'],
    [{ 0: 'One', 1: 'Two' }, 'object for a list'],
  ])('reads the options %j', (optionList, rule) => {
    const reading = readJson('getQuestions', [question('B', optionList)]);
    expect(dataOf(reading)).toMatchObject([{ option: { optionList: ['One', 'Two'], correctAnswer: 'B' } }]);
    expect(rulesOf(reading)).toEqual(rule === undefined ? [] : [rule]);
    expect(reading.problems).toEqual([]);
  });

  it.each(['One, Two', { first: 'One' }, 7])('takes for a problem the options %j', (optionList) => {
    const reading = readJson('getQuestions', [question('A', optionList)]);
    expect(dataOf(reading)).toMatchObject([{ option: { optionList: [], correctAnswer: '' } }]);
    expect(reading.problems).toMatchObject([{ path: [0, 'option', 'optionList'], expected: 'a list' }]);
  });

  it('reads the key from the only option that says that it is right', () => {
    const flagged = (...flags: boolean[]) =>
      flags.map((isCorrect, at) => ({ text: `Text ${at}`, isCorrect }));
    const reading = readJson('getQuestions', [question(undefined, flagged(false, true))]);
    expect(dataOf(reading)).toMatchObject([{ option: { correctAnswer: 'B' } }]);
    expect(rulesOf(reading)).toEqual(['answer as a flag of an option']);
    const two = readJson('getQuestions', [question(undefined, flagged(true, true))]);
    expect(dataOf(two)).toMatchObject([{ option: { correctAnswer: '' } }]);
    expect(two.problems).toHaveLength(1);
  });

  it('counts keys from 1 in all questions when one shows the number of its options', () => {
    const reading = readJson('getQuestions', [question(1), question(3), question('2')]);
    expect(dataOf(reading)).toMatchObject(['A', 'C', 'B'].map((key) => ({ option: { correctAnswer: key } })));
    expect(rulesOf(reading)).toEqual(['answer as an index from 1']);
  });

  it.each([['D'], [''], [null], [4], [-1], ['beta'], [['B']], [{ letter: 'B' }], ['A,B']])(
    'reads no key from %j, which is a problem',
    (key) => {
      const reading = readJson('getQuestions', [question(key)]);
      expect(dataOf(reading)).toMatchObject([{ option: { correctAnswer: '' } }]);
      expect(reading.problems).toMatchObject([{ path: [0, 'option', 'correctAnswer'] }]);
    },
  );

  it.each([
    ['B', 'B'],
    ['b.', 'B'],
    ['Option b', 'B'],
    ['', ''],
    [null, ''],
    ['2', '2'],
    ['Two', 'Two'],
  ])('reads the answer %j of a history as %j', (answerGiven, expected) => {
    const reading = readJson('getQuestionHistories', plainWith('getQuestionHistories', { answerGiven }));
    expect(dataOf(reading)).toMatchObject([{ answerGiven: expected }]);
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

describe('images', () => {
  it.each<[unknown, DeviationRule | undefined]>([
    [{ imgData: 'AAECAw==' }, undefined],
    [{ imgData: 'data:image/png;base64,AAECAw==' }, undefined],
    [{ data: 'AAECAw==' }, 'image under another name'],
    [{ image: 'AAECAw==' }, 'image under another name'],
    [{ data: { imgData: 'AAECAw==' } }, 'image under another name'],
    ['AAECAw==', 'image as a bare text'],
    ['data:image/png;base64,AAECAw==', 'image as a bare text'],
  ])('reads %j as an image', (body, rule) => {
    const reading = readJson('getImage', body);
    expect(dataOf(reading)).toEqual({ imgData: 'AAECAw==' });
    expect(rulesOf(reading)).toEqual(rule === undefined ? [] : [rule]);
  });

  it.each([['image/png'], ['application/octet-stream']])(
    'reads raw bytes of %s as an image',
    (contentType) => {
      const body = new Uint8Array([137, 80, 78, 71, 255]);
      const reading = read('getImage', { contentType, body });
      expect(dataOf(reading)).toEqual({ imgData: btoa(String.fromCharCode(...body)) });
      expect(rulesOf(reading)).toEqual(['image as raw bytes']);
    },
  );

  it.each<[unknown, string[]]>([
    [
      ['a.png', 'b.png'],
      ['a.png', 'b.png'],
    ],
    [[{ name: 'a.png' }], ['a.png']],
    [
      [{ imageName: 'a.png' }, 'b.png'],
      ['a.png', 'b.png'],
    ],
    [null, []],
  ])('names images by %j', (imageList, expected) => {
    const questions = [{ questionId: 'n1', imageList }];
    expect(dataOf(readJson('getQuiz', plainWith('getQuiz', { questions })))).toMatchObject({
      questions: [{ imageList: expected }],
    });
  });
});

/** Bodies of errors that say something to a person, what is shown, and the rule. */
const WORDED_ERRORS: readonly (readonly [string, string, DeviationRule | undefined])[] = [
  ['{"message":"M","error":"E"}', 'M', undefined],
  ['{"error":"E"}', 'E', undefined],
  ['{"statusCode":400,"message":"Name is long","error":"Bad Request"}', 'Name is long', undefined],
  [
    '{"status":400,"error":"Bad Request","message":"Name is long","trace":["at a (b)"]}',
    'Name is long',
    undefined,
  ],
  ['{"message":"403 FORBIDDEN","error":"Only for tutors"}', 'Only for tutors', undefined],
  ['{"errors":[{"field":"x"},{"defaultMessage":"D"}]}', 'D', 'error text in a list'],
  ['{"errors":[{"message":"M"}]}', 'M', 'error text in a list'],
  [
    '{"statusCode":400,"message":["name is long","mail is bad"]}',
    'name is long. mail is bad.',
    'error text in a list',
  ],
  ['{"errors":["Name is long","Name is long"]}', 'Name is long', 'error text in a list'],
  [
    '{"message":"The given data was invalid.","errors":{"name":["Name is long."]}}',
    'Name is long.',
    'error text in a list',
  ],
  [
    '{"title":"One or more validation errors occurred.","status":400,"traceId":"a b","errors":{"Name":["Name is long."]}}',
    'Name is long.',
    'error text in a list',
  ],
  [
    `{"message":"Validation failed for object='r'. Error count: 1","errors":[{"codes":["a b"],"defaultMessage":"is long","rejectedValue":"my own value"}]}`,
    'is long',
    'error text in a list',
  ],
  ['{"name":["Name is long."],"code":["invalid"]}', 'Name is long.', 'error text in a list'],
  ['{"non_field_errors":["Not on Sundays."]}', 'Not on Sundays.', 'error text in a list'],
  [
    '{"detail":[{"loc":["body","a b"],"msg":"Name is long","type":"value_error"}]}',
    'Name is long',
    'error text in a list',
  ],
  ['{"detail":"Not on Sundays."}', 'Not on Sundays.', 'error text as problem details'],
  [
    '{"error":"invalid_grant","error_description":"Not on Sundays"}',
    'Not on Sundays',
    'error text under another name',
  ],
  ['{"Message":"Not on Sundays"}', 'Not on Sundays', 'error text under another name'],
  [
    '{"error":{"code":400,"status":"INVALID_ARGUMENT","message":"Name is long"}}',
    'Name is long',
    'error text in a list',
  ],
  [
    '{"data":null,"errors":[{"message":"Not on Sundays","extensions":{"code":"X"},"path":["a b"]}]}',
    'Not on Sundays',
    'error text in a list',
  ],
  [
    '{"errors":[{"status":"422","title":"Invalid name","detail":"Name is long"}]}',
    'Name is long',
    'error text in a list',
  ],
  ['{"data":{"message":"Not on Sundays"}}', 'Not on Sundays', 'error text in a list'],
  ['{"type":"about:blank","title":"Bad Request","detail":"D"}', 'D', 'error text as problem details'],
  ['{"title":"T"}', 'T', 'error text as problem details'],
  ['{"message":"用户名错误"}', '用户名错误', undefined],
  ['Too many questions', 'Too many questions', 'error text as plain text'],
  ['"Too many"', 'Too many', 'error text as plain text'],
];

const NO_TEXT = 'error without a text for a person';

/** Bodies of errors that say nothing to a person. */
const WORDLESS_ERRORS: readonly (readonly [string, DeviationRule | undefined])[] = [
  ['x'.repeat(201), undefined],
  ['<html>502 Bad Gateway</html>', undefined],
  ['', undefined],
  ['Internal Server Error', undefined],
  ['HTTP Status 404 – Not Found', undefined],
  ['{}', NO_TEXT],
  ['{"message":{"a":1}}', NO_TEXT],
  [
    '{"timestamp":"2026-11-23 10:05","status":401,"error":"Unauthorized","message":"","path":"/a b"}',
    NO_TEXT,
  ],
  ['{"error":"Bad Request","message":"No message available"}', NO_TEXT],
  ['{"statusCode":403,"message":"Forbidden resource","error":"Forbidden"}', NO_TEXT],
  ['{"message":"Unauthenticated."}', NO_TEXT],
  ['{"message":"Server Error"}', NO_TEXT],
  ['{"error":"invalid_grant"}', NO_TEXT],
  ['{"message":"ERR_NAME_LONG"}', NO_TEXT],
  ['{"message":"user.not.found","code":"UserNotFound"}', NO_TEXT],
  ['{"message":"forbidden"}', NO_TEXT],
  ['{"message":"500"}', NO_TEXT],
  ['{"message":"<p>Not on Sundays</p>"}', NO_TEXT],
  ['{"message":"401 UNAUTHORIZED","error":"Error: 401"}', NO_TEXT],
];

describe('errors', () => {
  it.each(WORDED_ERRORS)('words errors by %s as %s', (body, message, rule) => {
    const reading = read('createQuiz', { status: 400, body });
    expect(reading).toMatchObject({ outcome: 'refused', status: 400, message });
    expect(rulesOf(reading)).toEqual(rule === undefined ? [] : [rule]);
  });

  it.each(WORDLESS_ERRORS)('words no error by %s', (body, rule) => {
    const reading = read('createQuiz', { status: 400, body });
    expect(reading).toMatchObject({ outcome: 'refused', status: 400, message: undefined });
    expect(rulesOf(reading)).toEqual(rule === undefined ? [] : [rule]);
  });
});

describe('any mixture of deviations', () => {
  const wrap = fc.constantFrom<(body: unknown) => unknown>(
    (body) => body,
    (body) => ({ data: body }),
    (body) => ({ content: body }),
    (body) => ({ data: { records: body } }),
    (body) => ({ _embedded: { any: body }, _links: {} }),
  );
  const yes = fc.constantFrom<unknown>(true, 'true', 1, '1', 'Y', 'yes');
  const complete = fc.constantFrom('COMPLETE', 'completed', 'Submitted', 'com-plete');
  const date = fc.constantFrom<unknown>(
    '2026-11-23T10:05:00',
    [2026, 11, 23, 10, 5, 0],
    1_795_428_300_000,
    1_795_428_300,
    '1795428300.000000001',
    '2026-11-23T11:05:00+01:00[Europe/Paris]',
    '2026-11-23 10:05:00 +00',
  );
  const id = fc.constantFrom<unknown>(7, '7', ' 7 ');

  it('reads a list of quizzes with any mixture of deviations as the plain one', () => {
    fc.assert(
      fc.property(wrap, complete, date, id, (wrapped, quizStatus, quizSubmitDate, quizId) => {
        const body = wrapped([{ quizId, quizStatus, quizSubmitDate, junk: { data: 1 } }]);
        expect(dataOf(readJson('getQuizzes', body))).toEqual([
          { id: '7', name: undefined, quizStatus: 'COMPLETE', quizSubmitDate: '2026-11-23T10:05:00.000Z' },
        ]);
      }),
    );
  });

  it('shows the same option as right in questions and histories with any mixture of deviations', () => {
    const key = fc.constantFrom<unknown>('B', 'b)', 'Option B', 'Two', '<i>Two</i>', 1, '1');
    fc.assert(
      fc.property(wrap, key, yes, (wrapped, correctAnswer, marked) => {
        const option = { optionList: ['One', '<p>Two</p>', 'Three'], correctAnswer };
        expect(dataOf(readJson('getQuestions', wrapped([{ id: 1, option, marked }])))).toMatchObject([
          { questionId: '1', marked: true, option: { correctAnswer: 'B' } },
        ]);
      }),
    );
  });

  it('shows of an error in any mixture only what is for a person', () => {
    const nothing = fc.constantFrom<unknown>(
      ...['Unauthorized', '400 BAD_REQUEST', 'invalid_grant', 'user.not.found', 'ERR_1', '', ' ', null, 401],
      ...['No message available', '<b>Not on Sundays</b>', [], {}, ['Bad Request'], ['a_b']],
    );
    const text = fc.constantFrom('Not on Sundays.', 'Der Name ist zu lang', '名称过长');
    const wrapText = fc.constantFrom<(words: string) => Record<string, unknown>>(
      (words) => ({ message: words }),
      (words) => ({ message: [words] }),
      (words) => ({ errors: { name: [words] } }),
      (words) => ({ errors: [{ field: 'name', code: 'a_b', defaultMessage: words }] }),
      (words) => ({ detail: words }),
      (words) => ({ name: [words] }),
      (words) => ({ error_description: words }),
      (words) => ({ errors: [{ message: words, extensions: { code: 'X' } }] }),
    );
    const filler = fc.record(
      {
        message: nothing,
        error: fc.oneof(nothing, fc.constant({ code: 'x', path: '/a b' })),
        title: nothing,
        detail: nothing,
        errors: nothing,
        timestamp: nothing,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filler, wrapText, text, (rest, wrapped, words) => {
        const refused = (body: unknown): unknown =>
          read('createQuiz', { status: 400, body: JSON.stringify(body) });
        expect(refused({ ...rest, ...wrapped(words) })).toMatchObject({ message: words });
        expect(refused(rest)).toMatchObject({ message: undefined });
      }),
    );
  });
});
