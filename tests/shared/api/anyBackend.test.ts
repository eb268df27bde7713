import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeviationRule } from '@/shared/api/decodeContext';
import type { RawResponse } from '@/shared/api/response';
import { PLAIN_BODIES } from './plainBodies';
import { BODY_IGNORED, dataOf, endpoints, isRecord, plainData, read, readJson, rulesOf } from './readAnswers';

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

describe.each(BODY_IGNORED)('the answer of the write %s', (call) => {
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
