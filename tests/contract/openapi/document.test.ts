import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { EVERY_CALL } from '@/contract/calls/everyCall';
import { openApiDocument } from '@/contract/openapi/document';

const document: unknown = JSON.parse(JSON.stringify(openApiDocument('1.2.3')));

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The part of the document at the path of these names. */
const part = (...names: readonly string[]): unknown =>
  names.reduce((value, name) => record(value)[name], document);

const bodyOf = (path: string, method = 'post'): Record<string, unknown> =>
  record(part('paths', path, method, 'requestBody', 'content', 'application/json', 'schema'));
const answerOf = (path: string, method = 'get'): Record<string, unknown> =>
  record(part('paths', path, method, 'responses', '200', 'content', 'application/json', 'schema'));

describe('the OpenAPI document', () => {
  it('writes valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(record(document));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('describes every declared call', () => {
    const summaries = Object.values(record(part('paths')))
      .flatMap((item) => Object.values(record(item)))
      .map((operation) => String(record(operation).summary));
    const named = new Set(summaries.flatMap((summary) => summary.split(', ')));
    expect(EVERY_CALL.filter(({ endpoint }) => !named.has(endpoint.id))).toEqual([]);
  });

  it('describes a body for every write that sends one, with required and optional fields', () => {
    expect(bodyOf('/auth/signin')).toMatchObject({
      properties: { email: { type: 'string' }, password: { type: 'string' } },
      required: ['email', 'password'],
    });
    expect(bodyOf('/bank/question/{questionId}/comment')).toMatchObject({
      properties: { parentCommentId: { type: 'string' } },
      required: ['comment'],
    });
  });

  it('names the closed lists of what is sent', () => {
    expect(bodyOf('/plan')).toHaveProperty('properties.status.enum', ['ACTIVE', 'INACTIVE', 'DEPRECATED']);
    expect(bodyOf('/question/feedback/tutor')).toHaveProperty('properties.stem.properties.quality.enum', [
      'EXCELLENT',
      'GOOD',
      'FAIR',
    ]);
  });

  it('describes both bodies of an address that two calls share', () => {
    const { anyOf } = bodyOf('/quiz/{quizId}/user/{userId}/submit');
    expect(anyOf).toMatchObject([{ title: 'submitQuiz' }, { title: 'endQuiz' }]);
  });

  it('says in which forms a list, an object and a new id read', () => {
    expect(answerOf('/plan').anyOf).toMatchObject([
      { $ref: '#/components/schemas/getPlansAnswer' },
      { required: ['data'] },
      { required: ['content'] },
      { type: 'null' },
    ]);
    expect(answerOf('/quiz/{quizId}').anyOf).toMatchObject([
      { $ref: '#/components/schemas/getQuizAnswer' },
      { required: ['data'] },
    ]);
    expect(part('components', 'schemas', 'getPlansAnswer', 'type')).toBe('array');
    expect(answerOf('/api/v2/quiz', 'post').anyOf).toContainEqual({ type: ['string', 'integer'] });
  });

  it('says that the answer of a write is not used', () => {
    expect(answerOf('/user/preference/{userId}', 'put').description).toContain('any body will do');
  });

  it('says whether a token is sent', () => {
    expect(part('paths', '/auth/signin', 'post', 'security')).toEqual([]);
    expect(part('paths', '/user/me', 'get', 'security')).toEqual([{ bearer: [] }]);
    expect(part('paths', '/bank/question', 'post', 'security')).toEqual([{ bearer: [] }, {}]);
  });

  it('says which queries are always sent', () => {
    const parameters = part('paths', '/booking/user/{userId}', 'get', 'parameters');
    expect(parameters).toMatchObject([
      { name: 'userId', in: 'path', required: true },
      { name: 'status', in: 'query', required: false },
    ]);
  });
});
