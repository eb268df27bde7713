/** The OpenAPI document of what the client sends and reads, derived from the declarations alone. */
import type { Endpoint, WireRequest } from '@/shared/api/endpoint';
import { type Schema, schemaOf } from '@/shared/api/schema';
import { EVERY_CALL } from '../calls/everyCall';
import { answerSchema, componentOf, isIgnored } from './answerSchema';
import { listsBeside } from './closedLists';
import { inferSchema } from './inferSchema';
import { sampleRequests } from './sampleRequests';

type AnyEndpoint = Endpoint<never, unknown>;

const DESCRIPTION = `What QLearn's web client sends, and how it reads the answers.

A request is sent exactly as described here. Answers are read generously:

- An unknown field is ignored, a missing list is empty, a number may be a text. A row that cannot be used is dropped.
- A list may be bare, in \`{ data }\`, or in a page (\`content\`, \`items\`, \`results\`, \`rows\`, \`records\`); a page with
  \`last: false\` or \`totalPages\` is read on to its end. \`null\`, an empty body and 204 are an empty list.
- A new id may be under its own name, \`id\`, in \`{ data }\`, bare, or at the end of the \`Location\` header, which then has to
  be in \`Access-Control-Expose-Headers\`.
- Ids are strings or numbers of up to 256 characters.
- Dates are ISO 8601; without a zone they are in UTC. Also \`[2026, 11, 23, 10, 5, 0]\`, and milliseconds or seconds since 1970.
- Values of closed lists may be in any case, with blanks, hyphens or underscores.
- \`correctAnswer\` and \`answerGiven\` are the option's letter; also its text or its index.
- Percentages are 0 to 100; also \`'85%'\`, and 0 to 1 where counts say so.
- Booleans are also \`1\`, \`'Y'\`, \`'true'\` and their opposites.

Any status but 200, 201 and 204 is an error, whose text is \`message\`, \`error\`, \`errors[].defaultMessage\` or
\`errors[].message\`, \`detail\` or \`title\`, or the plain text of up to 200 characters.`;

const TEXT: Schema = { type: 'string' };

const ERROR: Schema = {
  type: 'object',
  properties: { message: TEXT, error: TEXT, detail: TEXT, title: TEXT },
};

const json = (schema: object) => ({ 'application/json': { schema } });

/** As it is sent: without fields that are undefined. */
const sent = (body: unknown): unknown => {
  const value: unknown = JSON.parse(JSON.stringify(body));
  return value;
};

const templateOf = (path: string): string => path.replaceAll(/:([A-Za-z]+)/g, '{$1}');

function pathParameters(path: string) {
  return [...path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', maxLength: 256 },
  }));
}

function queryParameters(requests: readonly WireRequest[]) {
  const names = [...new Set(requests.flatMap(({ query = {} }) => Object.keys(query)))];
  return names.map((name) => {
    const values = requests.flatMap(({ query }) => query?.[name] ?? []);
    return {
      name,
      in: 'query',
      required: values.length === requests.length,
      schema: TEXT,
      example: values[0],
    };
  });
}

/** The body, in each of the forms of the calls that share an address. */
function bodyOf(endpoints: readonly AnyEndpoint[]) {
  const forms = endpoints.flatMap((endpoint) => {
    const bodies = sampleRequests(endpoint.id).flatMap(({ body }) =>
      body === undefined ? [] : [sent(body)],
    );
    if (bodies.length === 0) return [];
    const schema = inferSchema(bodies, listsBeside(schemaOf(endpoint.decode)));
    return [{ schema: { title: endpoint.id, ...schema }, example: bodies[0] }];
  });
  const [first] = forms;
  if (first === undefined) return {};
  const schema = forms.length === 1 ? first.schema : { anyOf: forms.map((form) => form.schema) };
  return {
    requestBody: { required: true, content: { 'application/json': { schema, example: first.example } } },
  };
}

/** One operation for the calls of a method and path: submitting and ending a quiz share theirs. */
function operationOf(endpoints: readonly [AnyEndpoint, ...AnyEndpoint[]]) {
  const [endpoint] = endpoints;
  const requests = endpoints.flatMap(({ id }) => sampleRequests(id));
  const bearer = { bearer: [] };
  return {
    operationId: endpoint.id,
    summary: endpoints.map(({ id }) => id).join(', '),
    security: { required: [bearer], optional: [bearer, {}], never: [] }[endpoint.bearer],
    parameters: [...pathParameters(endpoint.path), ...queryParameters(requests)],
    ...bodyOf(endpoints),
    responses: {
      '200': {
        description: isIgnored(endpoint) ? 'Done; 201 and 204 mean the same.' : 'Done; 201 means the same.',
        content: json(answerSchema(endpoint)),
      },
      ...(endpoint.noneYet && { '404': { description: 'There is none yet.' } }),
      default: { description: 'An error.', content: json(ERROR) },
    },
  };
}

export function openApiDocument(version: string) {
  const endpoints = [...new Set(EVERY_CALL.map(({ endpoint }) => endpoint))];
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    const { method, path } = endpoint;
    const item = (paths[templateOf(path)] ??= {});
    const sharing = endpoints.filter((other) => other.method === method && other.path === path);
    item[method.toLowerCase()] ??= operationOf([sharing[0] ?? endpoint, ...sharing.slice(1)]);
  }
  return {
    openapi: '3.1.0',
    info: { title: "QLearn: the client's calls", version, description: DESCRIPTION },
    servers: [{ url: '{host}/qlearn', variables: { host: { default: 'https://api.example.org' } } }],
    paths,
    components: {
      schemas: Object.fromEntries(endpoints.map((one) => [componentOf(one), schemaOf(one.decode)])),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
