import { EVERY_CALL } from '@/contract/calls/everyCall';
import { tryDecode } from '@/shared/api/decode';
import type { Endpoint, WireRequest } from '@/shared/api/endpoint';
import { type Schema, schemaOf } from '@/shared/api/schema';
import { sampleRequests } from './sampleRequests';

type AnyEndpoint = Endpoint<never, unknown>;

const DESCRIPTION = `What QLearn's web client sends, and how it reads the answers.

A request is sent exactly as described here. Answers are read generously:

- An unknown field is ignored, a missing list is empty, a number may be a text. A row that cannot be used is dropped.
- A list may be bare, in \`{ data }\`, or in a page (\`content\`, \`items\`, \`results\`, \`rows\`, \`records\`,
  HAL's \`_embedded\`); a page with \`last: false\` or \`totalPages\` is read on to its end. \`null\`, an empty body, 204 and
  HAL without \`_embedded\` are an empty list.
- A new id may be under its own name, \`id\`, in \`{ data }\`, bare, or at the end of the \`Location\` header, which then has to
  be in \`Access-Control-Expose-Headers\`.
- Ids are strings of up to 256 characters, or numbers, which keep every digit, also above 2^53.
- Dates are ISO 8601; without a zone they are in UTC. Also \`[2026, 11, 23, 10, 5, 0]\`, a zone in brackets
  after the offset, and milliseconds or (also with decimals) seconds since 1970, as a number or a text.
- Values of closed lists may be in any case, with blanks, hyphens or underscores.
- \`correctAnswer\` and \`answerGiven\` are the option's letter; also its text or its index.
- Percentages are 0 to 100; also \`'85%'\`, and 0 to 1 where counts say so.
- Booleans are also \`1\`, \`'Y'\`, \`'true'\` and their opposites; \`x\` may be \`isX\`, and the reverse.
- The token of a sign-in is a JWT with \`exp\` in seconds, a number or a text of digits; \`Bearer \` before it is left out.

Any status but 200, 201 and 204 is an error. Its text is \`message\`, \`error_description\`, \`error\`, \`detail\` or \`title\`,
each a text, a list of texts or an object of these; \`errors\`, a list of texts or of objects with \`message\` or
\`defaultMessage\`, or the texts by field; texts by field in the body itself; or a plain text of up to 200 characters. A status
phrase ('Unauthorized'), a code (\`invalid_grant\`), HTML and what is longer than 500 characters are not shown.`;

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
      schemas: Object.fromEntries(
        endpoints.map((endpoint) => [componentOf(endpoint), schemaOf(endpoint.decode)]),
      ),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

interface Field {
  readonly name: string;
  readonly list: readonly string[];
}

/** Every field of a schema that has a closed list of values. */
function fieldsOf(schema: Schema, name = ''): Field[] {
  return [
    ...(schema.enum === undefined ? [] : [{ name, list: schema.enum }]),
    ...(schema.items === undefined ? [] : fieldsOf(schema.items, name)),
    ...Object.entries(schema.properties ?? {}).flatMap(([field, inner]) => fieldsOf(inner, field)),
  ];
}

const everyField = EVERY_CALL.flatMap(({ endpoint }) => fieldsOf(schemaOf(endpoint.decode)));

/** The list of a field by its name: that of the call's own response, or else the only one that any response has. */
const listsBeside =
  (answer: Schema): ListOf =>
  (field, values) => {
    const listsIn = (fields: readonly Field[]): (readonly string[])[] => {
      const fitting = fields.filter(
        ({ name, list }) =>
          name === field && values.every((value) => list.some((listed) => listed === value)),
      );
      return [...new Map(fitting.map(({ list }) => [list.join(), list])).values()];
    };
    const own = listsIn(fieldsOf(answer));
    const lists = own.length > 0 ? own : listsIn(everyField);
    return lists.length === 1 ? lists[0] : undefined;
  };

const reads = ({ decode }: AnyEndpoint, body: unknown): boolean =>
  tryDecode(() => [decode(body)]) !== undefined;

/** The response is not used: any body will do. */
const isIgnored = (endpoint: AnyEndpoint): boolean => reads(endpoint, '<p>Done</p>');

/** The response is used only as a sign that the call was done. */
const isUnused = (endpoint: AnyEndpoint): boolean => reads(endpoint, 'Done');

/** A schema that may name one of the document's components. */
interface Form extends Omit<Schema, 'anyOf' | 'properties'> {
  readonly $ref?: string;
  readonly anyOf?: readonly Form[];
  readonly properties?: Readonly<Record<string, Form>>;
}

/** The component with the plain response of a call. */
const componentOf = (endpoint: AnyEndpoint): string => `${endpoint.id}Answer`;

const around = (name: string, form: Form): Form => ({
  type: 'object',
  properties: { [name]: form },
  required: [name],
});

/** The body of a response, with the other forms that are accepted. */
function answerSchema(endpoint: AnyEndpoint): Form {
  if (!isIgnored(endpoint) && isUnused(endpoint))
    return { description: 'Any body that is not HTML, or none.' };
  const plain = { $ref: `#/components/schemas/${componentOf(endpoint)}` };
  if (isIgnored(endpoint)) return { ...plain, description: 'Not used: any body will do, or none.' };
  const forms =
    schemaOf(endpoint.decode).type === 'array'
      ? [plain, around('data', plain), around('content', plain), { type: 'null' }]
      : [plain, around('data', plain), ...(reads(endpoint, 4711) ? [{ type: ['string', 'integer'] }] : [])];
  return { description: 'The first form is the plain one; the others read the same.', anyOf: forms };
}

/** The closed list of a field that has these values, if there is one. */
type ListOf = (field: string, values: readonly unknown[]) => readonly string[] | undefined;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The schema that all of the sampled JSON values have. */
function inferSchema(values: readonly unknown[], listOf: ListOf, field = ''): Schema {
  if (values.length === 0) return {};
  if (values.every(isRecord)) return objectSchema(values, listOf);
  if (values.every((value) => Array.isArray(value))) {
    return { type: 'array', items: inferSchema(values.flat(), listOf, field) };
  }
  const list = listOf(field, values);
  return { type: typeOfAll(values), ...(list !== undefined && { enum: list }) };
}

function objectSchema(values: readonly Readonly<Record<string, unknown>>[], listOf: ListOf): Schema {
  const names = [...new Set(values.flatMap((value) => Object.keys(value)))];
  const present = (name: string): unknown[] =>
    values.flatMap((value) => (value[name] === undefined ? [] : [value[name]]));
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, inferSchema(present(name), listOf, name)])),
    required: names.filter((name) => present(name).length === values.length),
  };
}

function typeOfAll(values: readonly unknown[]): string {
  if (values.every((value) => Number.isInteger(value))) return 'integer';
  return typeof values[0];
}
