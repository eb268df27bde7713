import { describe, expect, it } from 'vitest';
import { scrubEvent, scrubMessage } from '@/app/monitoring/errorReport';

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl';

describe('the message of an error', () => {
  it.each([
    ['TypeError', "Cannot read properties of undefined (reading 'map')"],
    ['ReferenceError', 'foo is not defined'],
    ['DecodeError', 'QuizSummary: not an object'],
  ])('keeps the message of %s when the code worded it', (type, message) => {
    expect(scrubMessage(type, message)).toBe(message);
  });

  it('names the file of a chunk without its host', () => {
    const message =
      'Failed to fetch dynamically imported module: https://qlearn.example.org/assets/route-ab12.js';
    expect(scrubMessage('TypeError', message)).toBe(
      'Failed to fetch dynamically imported module: /assets/route-ab12.js',
    );
  });

  it('keeps the number of React’s', () => {
    const message = 'Minified React error #418; visit https://react.dev/errors/418?args[]=A%20man';
    expect(scrubMessage('Error', message)).toBe('Minified React error #418');
  });

  it.each([
    ['Error', 'A 34-year-old man presents with chest pain'],
    ['RemoteError', 'No account for ada@example.org'],
    ['SyntaxError', 'Unexpected token \'A\', "A 34-year-old man" is not valid JSON'],
    ['QuotaExceededError', "Setting the value of 'draft-ada' exceeded the quota."],
  ])('withholds the message of %s, which others may have written', (type, message) => {
    expect(scrubMessage(type, message)).toBe('(withheld)');
  });

  it.each([
    `Cannot create property 'x' on string 'A man's "chest" pain'`,
    `can't access property "x", "A man of 34 with chest pain" is undefined`,
    `${TOKEN} is not a function`,
    'ada@example.org is not iterable',
    'Invalid URL https://qlearn.example.org/reset-password?token=abc',
    'Invalid id 1234567',
    'No item 0123456789abcdef0123456789abcdef',
  ])('loses values, addresses, tokens and ids: %s', (message) => {
    const scrubbed = scrubMessage('TypeError', message);
    expect(scrubbed).toContain('(withheld)');
    expect(scrubbed).not.toMatch(/chest|pain|eyJ|c2ln|ada|token|abc|123456/);
  });
});

describe('an event', () => {
  it('groups errors by kind, route, release and stack; whatever else was collected stays', () => {
    const scrubbed = scrubEvent({
      type: undefined,
      event_id: 'e1',
      release: 'r1',
      user: { email: 'ada@example.org' },
      request: {
        url: 'https://qlearn.example.org/exam/quiz77/1?token=secret',
        headers: { Referer: 'secret' },
      },
      breadcrumbs: [{ message: 'secret' }],
      extra: { __serialized__: { stem: 'secret' } },
      contexts: { page: { stem: 'secret' } },
      message: 'secret',
      transaction: '/exam/quiz77/1',
      tags: { kind: 'uncaught error', route: '/exam/:examId/:item', name: 'secret' },
      exception: {
        values: [
          {
            type: 'a secret',
            value: 'secret',
            stacktrace: {
              frames: [
                {
                  filename: 'https://qlearn.example.org/assets/index-ab12.js?secret',
                  function: 'render',
                  lineno: 1,
                  colno: 20,
                  context_line: 'secret',
                  vars: { stem: 'secret' },
                },
                { filename: 'https://qlearn.example.org/exam/quiz77/1?secret', function: 'a secret text' },
              ],
            },
            mechanism: { type: 'generic', handled: false, data: { text: 'secret' } },
          },
        ],
      },
    });
    expect(JSON.stringify(scrubbed)).not.toMatch(/secret|quiz77|ada|example\.org/);
    expect(scrubbed).toEqual({
      type: undefined,
      event_id: 'e1',
      release: 'r1',
      tags: { kind: 'uncaught error', route: '/exam/:examId/:item' },
      exception: {
        values: [
          {
            type: 'Error',
            value: '(withheld)',
            stacktrace: {
              frames: [
                { filename: '/assets/index-ab12.js', function: 'render', lineno: 1, colno: 20 },
                { filename: '(withheld)', function: '(withheld)' },
              ],
            },
            mechanism: { type: 'generic', handled: false },
          },
        ],
      },
    });
  });
});
