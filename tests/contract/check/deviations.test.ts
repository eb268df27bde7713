import { describe, expect, it } from 'vitest';
import type { DeviationRule } from '@/shared/api/decodeContext';
import { checkAndRead } from './checkAndRead';
import { agreeToAll, type Change, check, lineOf, serveDemo } from './servers';

/** Changes the JSON body of the responses at a path. */
const body =
  (path: RegExp, change: (value: unknown) => unknown): Change =>
  async (response, { url }) => {
    if (!path.test(new URL(url).pathname) || response.status > 299) return response;
    const value: unknown = await response.json();
    return Response.json(change(value), { status: response.status });
  };

/** Replaces the responses at a path. */
const instead =
  (path: RegExp, respond: () => Response): Change =>
  (response, { url }) =>
    path.test(new URL(url).pathname) ? respond() : response;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const rows = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
const eachRow = (change: (row: Record<string, unknown>, index: number) => unknown) => (value: unknown) =>
  rows(value).map(change);

const history = /\/quiz-history\/user\//;
const questions = /\/bank\/question$/;

const withKey = (key: (options: string[]) => unknown) =>
  eachRow((row) => {
    const option = record(row.option);
    const options = Array.isArray(option.optionList) ? option.optionList.map(String) : [];
    return { ...row, option: { ...option, correctAnswer: key(options) } };
  });

const sjogren = eachRow((row) => ({
  ...row,
  option: { optionList: ['Sj&ouml;gren syndrome', 'Lupus'], correctAnswer: 'Sjögren syndrome' },
}));

const firstPart = (change: (part: Record<string, unknown>) => object) => (value: unknown) => ({
  ...record(value),
  categoryPerformance: rows(record(value).categoryPerformance).map((heading) => ({
    ...heading,
    subcategories: rows(heading.subcategories).map((part, index) =>
      index === 0 ? { ...part, ...change(part) } : part,
    ),
  })),
});

const overview = /\/quiz-history\/quiz\//;

const LENIENT: readonly (readonly [title: string, call: string, change: Change, rule: string])[] = [
  [
    'a token with its word',
    'signin',
    body(/\/auth\/signin$/, (data) => ({
      ...record(data),
      accessToken: `Bearer ${String(record(data).accessToken)}`,
    })),
    'token after the word Bearer',
  ],
  ['a list in an envelope', 'getHistory', body(history, (data) => ({ data })), 'list in an envelope'],
  ['a list in a page', 'getHistory', body(history, (content) => ({ content, last: true })), 'list in a page'],
  ['null for a list', 'getActivePackages', body(/ACTIVE$/, () => null), 'nothing for a list'],
  ['a key as an option’s text with entities', 'getQuestions', body(questions, sjogren), 'answer as a text'],
  [
    'an empty body for a list',
    'getBookings',
    instead(/\/booking\/user/, () => new Response('')),
    'nothing for a list',
  ],
  [
    '204 for a list',
    'getBookings',
    instead(/\/booking\/user/, () => new Response(null, { status: 204 })),
    '204 for a body',
  ],
  [
    '404 for a list of the account',
    'getHistory',
    instead(history, () => Response.json({}, { status: 404 })),
    '404 for none yet',
  ],
  [
    '404 for a preference',
    'getPreference',
    instead(/\/user\/preference/, () => Response.json({}, { status: 404 })),
    '404 for none yet',
  ],
  [
    'an object in an envelope',
    'getPerformance',
    body(/\/user-performance/, (data) => ({ data })),
    'object in an envelope',
  ],
  [
    'some rows that cannot be used',
    'getHistory',
    body(
      history,
      eachRow((row, index) => (index === 0 ? {} : row)),
    ),
    'rows dropped (1 of ',
  ],
  [
    'a date without a zone',
    'getHistory',
    body(
      history,
      eachRow((row) => ({ ...row, complete: '2026-11-23T10:05:00' })),
    ),
    'date without a zone, first at [0].',
  ],
  [
    'a date as a list',
    'getHistory',
    body(
      history,
      eachRow((row) => ({ ...row, complete: [2026, 11, 23, 10, 5, 0] })),
    ),
    'date as a list',
  ],
  [
    'a date in milliseconds',
    'getHistory',
    body(
      history,
      eachRow((row) => ({ ...row, complete: 1_795_000_000_000 })),
    ),
    'date in milliseconds',
  ],
  [
    'a date in seconds',
    'getHistory',
    body(
      history,
      eachRow((row) => ({ ...row, complete: 1_795_000_000 })),
    ),
    'date in seconds',
  ],
  [
    'a date with its zone in brackets',
    'getHistory',
    body(
      history,
      eachRow((row) => ({ ...row, complete: '2026-11-23T11:05:00+01:00[Europe/Paris]' })),
    ),
    'date with a zone in brackets',
  ],
  [
    'HAL',
    'getHistory',
    body(history, (rows) => ({ _embedded: { quizHistoryList: rows }, _links: {} })),
    'list in a page',
  ],
  [
    'a role without its prefix',
    'getMe',
    body(/\/user\/me/, (me) => ({ ...record(me), primaryRole: 'student' })),
    'value of a closed list in another spelling',
  ],
  [
    'an unknown plan category',
    'getActivePackages',
    body(
      /ACTIVE$/,
      eachRow((row) => ({ ...row, category: 'Gold' })),
    ),
    'unknown plan category',
  ],
  [
    'a boolean as a text',
    'getHistory',
    body(
      history,
      eachRow((row) => ({ ...row, timerOn: 'Y' })),
    ),
    'boolean as a text or number',
  ],
  [
    'a boolean with the prefix of its getter',
    'getHistory',
    body(
      history,
      eachRow(({ timerOn, ...row }) => ({ ...row, isTimerOn: timerOn })),
    ),
    'boolean under another name, first at [0].timerOn',
  ],
  [
    'a percentage with a sign',
    'getHistory',
    body(
      history,
      eachRow((row) => ({ ...row, percentageCorrect: '85%' })),
    ),
    'percentage with a sign',
  ],
  [
    'a key as an index from 0',
    'getQuestions',
    body(
      questions,
      withKey(() => 0),
    ),
    'answer as an index from 0',
  ],
  [
    'a key as an index from 1',
    'getQuestions',
    body(
      questions,
      withKey((options) => options.length),
    ),
    'answer as an index from 1',
  ],
  [
    'a key as the text of an option',
    'getQuestions',
    body(
      questions,
      withKey(([first]) => first),
    ),
    'answer as a text',
  ],
  [
    "a key as 'option b'",
    'getQuestions',
    body(
      questions,
      withKey(() => 'option b'),
    ),
    'answer in another spelling',
  ],
  [
    'an image as raw bytes',
    'getImage',
    instead(
      /\/bank\/image/,
      () => new Response(new Uint8Array([255, 216, 255]), { headers: { 'Content-Type': 'image/jpeg' } }),
    ),
    'image as raw bytes',
  ],
  [
    'an image under another name',
    'getImage',
    body(/\/bank\/image/, (image) => ({ image: record(image).imgData })),
    'image under another name',
  ],
  [
    'an image name in an object',
    'getQuiz',
    body(/\/quiz\/[^/]+$/, (quiz) => ({
      ...record(quiz),
      questions: rows(record(quiz).questions).map((item) => ({
        ...item,
        imageList: [{ name: 'figure.png' }],
      })),
    })),
    'image name in an object',
  ],
  [
    'a new id under another name',
    'createQuiz',
    body(/\/api\/v2\/quiz/, (created) => ({ id: record(created).quizId })),
    'id under another name',
  ],
  [
    'a new id in an envelope',
    'createQuiz',
    body(/\/api\/v2\/quiz/, (data) => ({ data })),
    'id in an envelope',
  ],
  ['a new id as a bare value', 'startBlock', body(/\/quiz\/block$/, () => 4711), 'id as a bare value'],
  [
    'any text for a write',
    'putPreference',
    (response, request) => (request.method === 'PUT' ? new Response('done') : response),
    'other body of a write',
  ],
  [
    'names of fields in another spelling',
    'getHistory',
    body(
      history,
      eachRow(({ timerOn, ...row }) => ({ ...row, timer_on: timerOn })),
    ),
    'field name in another spelling',
  ],
  [
    'a list of JSON:API',
    'getHistory',
    body(history, (list) => ({
      data: rows(list).map(({ id, ...attributes }) => ({ type: 'histories', id, attributes, links: {} })),
      meta: { total: 3 },
    })),
    'fields in attributes',
  ],
  ['JSON in a text', 'getPerformance', body(/\/user-performance/, JSON.stringify), 'JSON in a text'],
  [
    'a list by index',
    'getHistory',
    body(history, (list) => Object.fromEntries(Object.entries(rows(list)))),
    'object for a list',
  ],
  ['a list under any name', 'getHistory', body(history, (list) => ({ histories: list })), 'list in a page'],
  [
    'an object in { result }',
    'getPerformance',
    body(/\/user-performance/, (result) => ({ code: 0, result })),
    'object in an envelope',
  ],
  [
    'a date in the notation of HTTP',
    'getHistory',
    body(
      history,
      eachRow((row) => ({ ...row, complete: 'Mon, 23 Nov 2026 10:05:00 GMT' })),
    ),
    'date in the notation of HTTP',
  ],
  [
    'HTML for a write',
    'putPreference',
    (response, request) => (request.method === 'PUT' ? new Response('<p>done</p>') : response),
    'HTML body of a write',
  ],
  [
    'a date in the notation of .NET',
    'getHistory',
    body(
      history,
      eachRow((row) => ({ ...row, complete: '/Date(1795428300000)/' })),
    ),
    'date in the notation of .NET',
  ],
  [
    'a date of MongoDB',
    'getHistory',
    body(
      history,
      eachRow((row) => ({ ...row, complete: { $date: '2026-11-23T10:05:00Z' } })),
    ),
    'date in an object',
  ],
  [
    'a list in several pages',
    'getHistory',
    async (response, { url }) => {
      if (!url.includes('/quiz-history/user/')) return response;
      const page = Number(new URL(url).searchParams.get('page') ?? 0);
      const list = rows(await response.json());
      return Response.json({ content: list.slice(page * 2, page * 2 + 2), totalPages: 2, number: page });
    },
    'list in several pages',
  ],
  [
    'a new id in the Location header',
    'createQuiz',
    async (response, request) => {
      if (!request.url.includes('/api/v2/quiz')) return response;
      const { quizId } = record(await response.json());
      return new Response('', { status: 201, headers: { Location: `/quiz/${String(quizId)}` } });
    },
    'id in the Location header',
  ],
  [
    'options as objects that say which is right',
    'getQuestions',
    body(
      questions,
      eachRow((row) => ({
        ...row,
        option: {
          optionList: [
            { optionText: 'Lupus', correct: false },
            { optionText: 'Gout', correct: true },
          ],
        },
      })),
    ),
    'answer as a flag of an option',
  ],
  [
    'options as objects',
    'getQuestions',
    body(
      questions,
      eachRow((row) => ({
        ...row,
        option: { optionList: [{ optionText: 'Lupus' }, { optionText: 'Gout' }], correctAnswer: 'A' },
      })),
    ),
    'option text under another name',
  ],
  [
    'percentages from 0 to 1',
    'getQuizOverview',
    body(
      overview,
      firstPart(() => ({ percentageCorrect: 0.5, correctCount: 1, incorrectCount: 1 })),
    ),
    'percentage as a fraction',
  ],
  [
    'a percentage that its counts do not allow',
    'getQuizOverview',
    body(
      overview,
      firstPart(() => ({ percentageCorrect: 90, correctCount: 1, incorrectCount: 1 })),
    ),
    'percentage against its counts',
  ],
  [
    'an image as a bare text',
    'getImage',
    instead(/\/bank\/image/, () => Response.json('iVBORw0KGgoAAAANSUhEUg==')),
    'image as a bare text',
  ],
];

/**
 * Whether the reading is of a response that fits otherwise. A new rule fails the type check here until it is tested.
 */
const RULES: Readonly<Record<DeviationRule, boolean>> = {
  'field name in another spelling': true,
  'JSON in a text': true,
  'fields in attributes': true,
  'refusal with a status of success': false,
  '204 for a body': true,
  '404 for none yet': true,
  'list in an envelope': true,
  'list in a page': true,
  'list in several pages': true,
  'nothing for a list': true,
  'object for a list': true,
  'rows dropped': true,
  'object in an envelope': true,
  'other body of a write': true,
  'HTML body of a write': true,
  'id in an envelope': true,
  'id under another name': true,
  'id as a bare value': true,
  'id in the Location header': true,
  'date without a zone': true,
  'date as a list': true,
  'date in milliseconds': true,
  'date in seconds': true,
  'date with a zone in brackets': true,
  'date in the notation of HTTP': true,
  'date in the notation of .NET': true,
  'date in an object': true,
  'value of a closed list in another spelling': true,
  'unknown plan category': true,
  'answer in another spelling': true,
  'answer as a text': true,
  'answer as an index from 0': true,
  'answer as an index from 1': true,
  'answer as a flag of an option': true,
  'option text under another name': true,
  'percentage as a fraction': true,
  'percentage with a sign': true,
  'percentage against its counts': true,
  'boolean as a text or number': true,
  'boolean under another name': true,
  'token after the word Bearer': true,
  'image under another name': true,
  'image as a bare text': true,
  'image as raw bytes': true,
  'image name in an object': true,
  'error text in a list': false,
  'error text under another name': false,
  'error without a text for a person': false,
  'error text as problem details': false,
  'error text as plain text': false,
  'part that cannot be read': false,
};

describe('a check of a backend that sends', () => {
  it.each(LENIENT)('finds %s, calls %s lenient and names the rule', async (_title, call, change, rule) => {
    const { line, noted, isRead } = await checkAndRead(call, change, agreeToAll);
    expect(line.problems).toEqual([]);
    expect(line.outcome).toBe('lenient');
    expect(line.rules.join('\n')).toContain(rule);
    // The app, too: it reads the response, and reports the same.
    expect(isRead).toBe(true);
    expect(noted.filter((each) => rule.startsWith(each))).not.toEqual([]);
  });

  it('knows a response for each deviation that is read', () => {
    const tested = (rule: string): boolean => LENIENT.some(([, , , named]) => named.startsWith(rule));
    const read = Object.entries(RULES).flatMap(([rule, isTolerated]) => (isTolerated ? [rule] : []));
    expect(read.filter((rule) => !tested(rule))).toEqual([]);
  });

  it('calls an extra field, a number as text and a missing optional field fitting', async () => {
    const { url } = await serveDemo({
      change: body(
        history,
        eachRow(({ title: _title, ...row }) => ({ ...row, extra: { any: 1 }, total: String(row.total) })),
      ),
    });
    expect(lineOf(await check(url), 'getHistory')).toMatchObject({ outcome: 'fits', rules: [] });
  });
});

const MISFITS: readonly (readonly [title: string, call: string, change: Change, problem: unknown])[] = [
  [
    '403 for a call of the role',
    'getHistory',
    instead(history, () => Response.json({}, { status: 403 })),
    { path: 'status', expected: '200, 201 or 204', got: '403' },
  ],
  [
    '404 for the categories',
    'getCategories',
    instead(/\/quiz\/categories$/, () => Response.json({}, { status: 404 })),
    { path: 'status', expected: '200, 201 or 204', got: '404' },
  ],
  [
    '404 for a named quiz',
    'getQuiz',
    instead(/\/quiz\/[^/]+$/, () => Response.json({}, { status: 404 })),
    { path: 'status', expected: '200, 201 or 204', got: '404' },
  ],
  [
    'a page of HTML',
    'getHistory',
    instead(history, () => new Response('<html></html>')),
    { path: '', expected: 'a list', got: 'HTML' },
  ],
  [
    'JSON that ends early',
    'getHistory',
    instead(history, () => new Response('[{"id":"1","title":"He')),
    { path: '', expected: 'a list', got: 'broken JSON' },
  ],
  [
    'a text of another type',
    'getHistory',
    body(history, () => 'none'),
    { path: '', expected: 'a list', got: 'a text' },
  ],
  [
    'only rows that cannot be used',
    'getHistory',
    body(
      history,
      eachRow(() => ({ name: 'Heart' })),
    ),
    { path: '[0].id', expected: 'an id', got: 'nothing' },
  ],
  [
    'a date that is an object',
    'getHistory',
    body(
      history,
      eachRow((row, index) => (index === 2 ? { ...row, complete: { day: 1 } } : row)),
    ),
    { path: '[2].complete', expected: 'a date', got: 'an object' },
  ],
  [
    'dates in other words',
    'getHistory',
    body(
      history,
      eachRow((row) => ({ ...row, complete: '23 Nov 2026' })),
    ),
    { path: '[0].complete', expected: 'a date', got: 'a text' },
  ],
  [
    'a flag that is no boolean',
    'getPreference',
    body(/\/user\/preference/, (value) => ({ ...record(value), darkTheme: 'perhaps' })),
    { path: 'darkTheme', expected: 'true or false', got: 'a text' },
  ],
  [
    'rows without a boolean that decides something',
    'getHistory',
    body(
      history,
      eachRow(({ timerOn: _timerOn, ...row }) => row),
    ),
    { path: '[].timerOn', expected: 'true or false in at least one row', got: 'nothing' },
  ],
  [
    'a day that does not exist',
    'getHistory',
    body(
      history,
      eachRow((row) => ({ ...row, complete: '2026-02-30' })),
    ),
    { path: '[0].complete', expected: 'a date', got: 'a text' },
  ],
  [
    'a refusal with a status of success',
    'getHistory',
    instead(history, () => Response.json({ success: false, message: 'Not on Sundays' })),
    { path: '', expected: 'what was asked for', got: 'a refusal with a status of success' },
  ],
  [
    'options in a text',
    'getQuestions',
    body(
      questions,
      eachRow((row) => ({ ...row, option: { optionList: 'One, Two', correctAnswer: 'A' } })),
    ),
    { path: '[0].option.optionList', expected: 'a list', got: 'a text' },
  ],
  [
    'a key that names no option',
    'getQuestions',
    body(
      questions,
      withKey(() => 'Z'),
    ),
    { path: '[0].option.correctAnswer', expected: 'the letter, text or index of an option', got: 'a text' },
  ],
  [
    'bytes that are not UTF-8',
    'getHistory',
    instead(history, () => new Response(new Uint8Array([0x5b, 0x22, 0xff, 0x22, 0x5d]))),
    { path: '', expected: 'a text in UTF-8', got: 'other bytes' },
  ],
];

/** A boolean that no row has: no response alone shows it. */
const isAbsent = (problem: unknown): boolean => String(record(problem).path).startsWith('[].');

describe('a check of a backend that answers with', () => {
  it.each(MISFITS)('names for %s what of %s does not fit', async (_title, call, change, problem) => {
    const { line, noted, isRead } = await checkAndRead(call, change);
    expect(line.outcome).toBe('misfit');
    expect(line.problems).toContainEqual(problem);
    // The app, too: it gets an error, or reports what it could not read.
    expect(!isRead || noted.includes('part that cannot be read') || isAbsent(problem)).toBe(true);
  });

  it('calls bytes that are not UTF-8 a misfit, also for a write whose body is not used', async () => {
    const { url } = await serveDemo({
      change: (response, request) =>
        request.method === 'PUT' ? new Response(new Uint8Array([0xff, 0xfe])) : response,
    });
    expect(lineOf(await check(url, agreeToAll), 'putPreference').outcome).toBe('misfit');
  });

  it('sends no preference back that it could not read whole', async () => {
    const { url, requests } = await serveDemo({
      change: body(/\/user\/preference/, (value) => ({ ...record(value), darkTheme: 'perhaps' })),
    });
    const result = await check(url, agreeToAll);
    expect(lineOf(result, 'putPreference').why).toBe('no preference that was read whole');
    expect(requests.filter((request) => request.startsWith('PUT /qlearn/user/preference'))).toEqual([]);
  });
});
