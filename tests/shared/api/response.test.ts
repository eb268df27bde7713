import { describe, expect, it } from 'vitest';
import { getMe } from '@/shared/api/account';
import { getComments } from '@/shared/api/comment';
import { type Endpoint, get } from '@/shared/api/endpoint';
import { getInvitations } from '@/shared/api/invitation';
import { readPages } from '@/shared/api/paging';
import { getPlans } from '@/shared/api/plan';
import { publishQlink } from '@/shared/api/qlink';
import { getQuestions } from '@/shared/api/question';
import { createQuiz, getQuiz } from '@/shared/api/quiz';
import { type DecodeResult, parseResponse, type RawResponse, readResponse } from '@/shared/api/response';

const read = <Args, Data>(endpoint: Endpoint<Args, Data>, raw: Partial<RawResponse>): DecodeResult<Data> =>
  readResponse(endpoint, [parseResponse({ status: 200, body: '', ...raw })]);

const json = (body: unknown): { readonly body: string } => ({ body: JSON.stringify(body) });
const rulesOf = ({ deviations }: DecodeResult<unknown>): string[] => deviations.map(({ rule }) => rule);

describe('readResponse', () => {
  it('returns the data of a plain response without a note', () => {
    const me = { id: 'u1', displayName: 'Ada', email: 'a@x', primaryRole: 'ROLE_STUDENT' };
    expect(read(getMe, json(me))).toEqual({
      outcome: 'data',
      data: me,
      deviations: [],
      problems: [],
      absent: [],
    });
  });

  it('says which part of a body cannot be used, what was expected and what type came', () => {
    const quiz = { id: 'q1', quizStatus: { secret: 1 }, questions: [] };
    expect(read(getQuiz, json({ data: quiz }))).toMatchObject({
      outcome: 'unusable',
      problem: {
        path: ['data', 'quizStatus'],
        expected: 'a text',
        got: 'an object',
      },
    });
  });

  it('never has a value in its error, only path and types', () => {
    const reading = read(getPlans, json([{ id: 'p1', category: { name: 'secret' } }]));
    expect(reading.problems).toEqual([{ path: [0, 'category'], expected: 'a text', got: 'an object' }]);
    expect(JSON.stringify(reading)).not.toContain('secret');
  });

  it('names each rule once, with the path at which it was read first', () => {
    const rows = [1, 2].map((id) => ({ id, category: 'pro' }));
    expect(read(getPlans, json({ data: { content: rows } })).deviations).toEqual([
      { rule: 'list in an envelope', path: [] },
      { rule: 'list in a page', path: [] },
      { rule: 'value of a closed list in another spelling', path: ['data.content', 0, 'category'] },
    ]);
  });

  it('counts dropped rows, and takes a list of unusable rows as a problem', () => {
    const some = read(getPlans, json([{ id: 1, category: 'PRO' }, {}, 5]));
    expect(some.deviations).toEqual([{ rule: 'rows dropped', path: [], detail: '2 of 3' }]);
    const all = read(getPlans, json([{}, 5]));
    expect(all.problems).toEqual([{ path: [0, 'id'], expected: 'an id', got: 'nothing' }]);
  });

  it('notes what was replaced by a default because of its type', () => {
    const reading = read(getMe, json({ id: 1, displayName: ['Ada'], email: null }));
    expect(reading).toMatchObject({ outcome: 'data', data: { displayName: '' } });
    expect(reading.problems).toEqual([{ path: ['displayName'], expected: 'a text', got: 'a list' }]);
  });

  it('takes a key that names no option as none, and says so', () => {
    const option = { optionList: ['one', 'two'], correctAnswer: 'the third' };
    const reading = read(getQuestions, json([{ questionId: 'a', stem: 'S', option }]));
    expect(reading).toMatchObject({ data: [{ option: { correctAnswer: '' } }] });
    expect(reading.problems).toEqual([
      {
        path: [0, 'option', 'correctAnswer'],
        expected: 'the letter, text or index of an option',
        got: 'a text',
      },
    ]);
  });

  it('reads 404 as none yet when the call says so, but never a page of HTML', () => {
    expect(read(getComments, { status: 404, ...json({ message: 'No comments' }) })).toMatchObject({
      outcome: 'data',
      data: [],
    });
    expect(rulesOf(read(getComments, { status: 404 }))).toContain('404 for none yet');
    expect(read(getComments, { status: 404, body: '<html>404</html>' })).toMatchObject({ status: 404 });
    expect(read(getQuiz, { status: 404 })).toMatchObject({ outcome: 'refused', status: 404 });
  });

  it('takes no other status than 404 for none yet', () => {
    expect(read(getComments, { status: 500 })).toMatchObject({ outcome: 'refused', status: 500 });
  });

  it('lets a fault of ours through', () => {
    const fault = (): never => {
      throw new TypeError('ours');
    };
    expect(() => read(get('getFault', '/fault', fault), {})).toThrow(TypeError);
  });

  it('finds the id of a created thing in the Location header', () => {
    const reading = read(createQuiz, { status: 201, location: '/qlearn/quiz/q%3A7/', body: '' });
    expect(reading).toMatchObject({ data: { quizId: 'q:7' } });
    expect(rulesOf(reading)).toEqual(['id in the Location header']);
  });

  it('takes a body that is not UTF-8 for bytes, which no call but an image reads', () => {
    expect(read(getMe, { body: new Uint8Array([0x7b, 0xff, 0x7d]) })).toMatchObject({
      outcome: 'unusable',
      problem: { got: 'bytes' },
    });
  });
});

describe('a raw response', () => {
  const bytes = new TextEncoder().encode('5');

  it.each<[string | undefined, RawResponse['body'], unknown]>([
    [undefined, bytes, 5],
    ['application/json', bytes, 5],
    [' IMAGE/png', bytes, bytes],
    ['image/png', '5', 5],
    ['application/json', '{', '{'],
    ['application/json', new TextEncoder().encode('{'), '{'],
  ])('reads a response as JSON, or else as it came: %s, %j', (contentType, body, read) => {
    const location = '/quiz/7';
    expect(parseResponse({ status: 201, location, contentType, body })).toEqual({
      status: 201,
      location,
      body: read,
    });
  });

  it.each([
    [200, 'data'],
    [201, 'data'],
    [204, 'data'],
    [202, 'refused'],
    [400, 'refused'],
  ])('takes the status %d for %s', (status, outcome) => {
    expect(read(getPlans, { status, body: '[]' })).toMatchObject({ outcome });
  });
});

describe('the text of an error', () => {
  it.each<[unknown, string | undefined]>([
    [{ message: ' ', error: 'E' }, 'E'],
    [{ errors: ['a', { message: 'M' }, { message: 'N' }] }, 'M. N.'],
    [{ errors: 'a', detail: 'D' }, 'D'],
    [{ errors: [{ message: 5 }], title: 'T' }, 'T'],
    [{ errors: { message: 'M' } }, 'M'],
    [['a'], undefined],
    [`X${'x'.repeat(199)}`, `X${'x'.repeat(199)}`],
    [` X${'x'.repeat(199)}\n`, `X${'x'.repeat(199)}`],
    [' \n<p>502</p>', undefined],
  ])('takes the text of an error from %j', (body, message) => {
    expect(read(getPlans, { status: 400, ...json(body) })).toMatchObject({ outcome: 'refused', message });
  });

  it.each([
    ['<html>502</html>', true],
    ['{"message":"<html>"}', false],
  ])('takes no text of an error from the page of HTML %s: %s', (body, isHtml) => {
    expect(read(getPlans, { status: 502, body })).toMatchObject({ isHtml });
  });
});

describe('readPages', () => {
  const row = (id: number) => ({ id, email: 'a@x' });
  const hundred = (from: number) => Array.from({ length: 100 }, (_, index) => row(from + index));

  async function readAll<Args, Data>(endpoint: Endpoint<Args, Data>, bodies: readonly unknown[]) {
    const asked: (number | undefined)[] = [];
    const reading = await readPages(endpoint, (query) => {
      const body: unknown = bodies[asked.length] ?? [];
      asked.push(query === undefined ? undefined : Number(query.page));
      return Promise.resolve(parseResponse({ status: 200, body: JSON.stringify(body) }));
    });
    return { asked, reading };
  }
  const idsOf = (reading: DecodeResult<readonly { readonly id: string }[]>): string[] =>
    reading.outcome === 'data' ? reading.data.map(({ id }) => id) : [];

  it.each([
    ['last', { last: false, number: 0 }, { last: true, number: 1 }],
    ['totalPages', { totalPages: 2 }, { totalPages: 2 }],
    ['a page object', { page: { number: 0, totalPages: 2 } }, { page: { number: 1, totalPages: 2 } }],
  ])('reads on to the end that a page tells by %s', async (_, first, second) => {
    const pages = [
      { content: [row(1)], ...first },
      { content: [row(2)], ...second },
    ];
    const { asked, reading } = await readAll(getInvitations, pages);
    expect(asked).toEqual([undefined, 1]);
    expect(idsOf(reading)).toEqual(['1', '2']);
    expect(rulesOf(reading)).toContain('list in several pages');
  });

  it.each([
    ['Django', { count: 2, next: 'http://x/i?page=2&size=1', previous: null }, { page: '2', size: '1' }],
    ['Django by offset', { count: 2, next: 'http://x/i?limit=1&offset=1' }, { limit: '1', offset: '1' }],
    ['a cursor', { next: '/i?cursor=cD0x' }, { cursor: 'cD0x' }],
    ['Laravel', { current_page: 1, last_page: 2, next_page_url: 'http://x/i?page=2' }, { page: '2' }],
    [
      'Laravel’s resources',
      { links: { next: null }, meta: { current_page: 1, last_page: 2 } },
      { page: '2' },
    ],
    ['JSON:API', { links: { self: 'x', next: 'http://x/i?page[number]=2' } }, { 'page[number]': '2' }],
    ['HAL', { _links: { next: { href: 'http://x/i?page=1' } } }, { page: '1' }],
    ['Rails', { meta: { current_page: 1, next_page: 2, total_pages: 2 } }, { page: '2' }],
    ['Mongoose', { totalDocs: 2, page: 1, hasNextPage: true, nextPage: 2 }, { page: '2' }],
    ['hasNext', { pagination: { page: 1, has_next: true } }, { page: '2' }],
    ['.NET', { PageNumber: 1, TotalPages: 2, HasNextPage: true }, { page: '2' }],
    ['OData', { '@odata.nextLink': 'http://x/i?$skip=1' }, { $skip: '1' }],
    ['the number of all rows', { total: 2 }, { page: '1' }],
  ])('reads on to the end that a page tells as %s does', async (_, position, query) => {
    const asked: unknown[] = [];
    const reading = await readPages(getInvitations, (next) => {
      asked.push(next);
      const body = next === undefined ? { items: [row(1)], ...position } : { items: [row(2)] };
      return Promise.resolve(parseResponse({ status: 200, body: JSON.stringify(body) }));
    });
    expect(asked).toEqual([undefined, query]);
    expect(idsOf(reading)).toEqual(['1', '2']);
  });

  it.each([
    { next: null, count: 1 },
    { next_page_url: null, current_page: 1, last_page: 1 },
    { links: { next: null, last: 'http://x/i?page=1' }, meta: { total: 1 } },
    { hasNextPage: false, totalDocs: 9 },
    { _links: { self: { href: 'x' }, last: { href: 'x' } }, page: { totalPages: 1 } },
    { total: 1 },
  ])('reads no further page after the last one: %j', async (position) => {
    const { asked } = await readAll(getInvitations, [{ items: [row(1)], ...position }]);
    expect(asked).toEqual([undefined]);
  });

  it('asks for the page after the first one of a server that counts from 1, and does not say so', async () => {
    const pages = [1, 1, 2].map((id) => ({ items: [{ id, category: 'PRO' }], totalPages: 2 }));
    const { asked, reading } = await readAll(getPlans, pages);
    expect(asked).toEqual([undefined, 1, 2]);
    expect(idsOf(reading)).toEqual(['1', '2']);
  });

  it('asks for the second page as a server counts that numbers its first one 1', async () => {
    const { asked } = await readAll(getInvitations, [{ items: [row(1)], page: 1, totalPages: 2 }]);
    expect(asked).toEqual([undefined, 2]);
  });

  it('reads on while a page is full when the call asks for a size', async () => {
    const { asked, reading } = await readAll(getInvitations, [hundred(0), [row(100)]]);
    expect(asked).toEqual([undefined, 1]);
    expect(idsOf(reading)).toHaveLength(101);
  });

  it('reads no further page of a server that sends the same rows again', async () => {
    const { asked, reading } = await readAll(getInvitations, [hundred(0), hundred(0), hundred(0)]);
    expect(asked).toEqual([undefined, 1]);
    expect(idsOf(reading)).toHaveLength(100);
  });

  it('reads at most 50 pages', async () => {
    const pages = Array.from({ length: 60 }, (_, index) => ({ content: [row(index)], last: false }));
    const { asked } = await readAll(getInvitations, pages);
    expect(asked).toHaveLength(50);
  });

  it('asks for no other page after an error or a page without rows', async () => {
    const asked: (number | undefined)[] = [];
    const reading = await readPages(getInvitations, (query) => {
      asked.push(query === undefined ? undefined : Number(query.page));
      return Promise.resolve(parseResponse({ status: 500, ...json({ content: [row(1)], last: false }) }));
    });
    expect(reading).toMatchObject({ outcome: 'refused', status: 500 });
    expect(asked).toEqual([undefined]);
    for (const body of [{ content: [], last: false }, { last: false }, '<html>', null]) {
      expect((await readAll(getInvitations, [body, [row(1)]])).asked).toEqual([undefined]);
    }
  });

  it('asks for a list once if the call changes something', async () => {
    const { asked } = await readAll(publishQlink, [{ content: [{ id: 1 }], last: false }]);
    expect(asked).toEqual([undefined]);
  });

  it.each([
    ['in the envelope', { data: { content: [row(1)], last: false } }, 1],
    ['next to rows in an envelope', { data: [row(1)], last: false, number: 4 }, 5],
    ['by last rather than totalPages', { content: [row(1)], last: true, totalPages: 9 }, undefined],
    ['by last of a full page', { content: hundred(0), last: true }, undefined],
    ['by totalPages of a full page', { content: hundred(0), totalPages: 1 }, undefined],
    ['nowhere, in a page that is not full', [row(1)], undefined],
  ])('reads the position of a page %s', async (_, body, next) => {
    const { asked } = await readAll(getInvitations, [body]);
    expect(asked).toEqual(next === undefined ? [undefined] : [undefined, next]);
  });

  it('refuses all pages if one of them is refused', async () => {
    const reading = await readPages(getInvitations, (query) =>
      Promise.resolve(
        query === undefined
          ? parseResponse({ status: 200, ...json({ content: [row(1)], last: false }) })
          : parseResponse({ status: 503, ...json({ message: 'M' }) }),
      ),
    );
    expect(reading).toMatchObject({ outcome: 'refused', status: 503, message: 'M' });
  });

  it('reads a list without pages once', async () => {
    const { asked } = await readAll(getPlans, [[{ id: 1, category: 'PRO' }]]);
    expect(asked).toEqual([undefined]);
  });
});
