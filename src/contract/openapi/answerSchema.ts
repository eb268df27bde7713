import { tryDecode } from '@/shared/api/decode';
import type { Endpoint } from '@/shared/api/endpoint';
import { type Schema, schemaOf } from '@/shared/api/schema';

type AnyEndpoint = Endpoint<never, unknown>;

const reads = ({ decode }: AnyEndpoint, body: unknown): boolean =>
  tryDecode(() => [decode(body)]) !== undefined;

/** The response is not used: any body will do. */
export const isIgnored = (endpoint: AnyEndpoint): boolean => reads(endpoint, '<p>Done</p>');

/** The response is used only as a sign that the call was done. */
const isUnused = (endpoint: AnyEndpoint): boolean => reads(endpoint, 'Done');

/** A schema that may name one of the document's components. */
interface Form extends Omit<Schema, 'anyOf' | 'properties'> {
  readonly $ref?: string;
  readonly anyOf?: readonly Form[];
  readonly properties?: Readonly<Record<string, Form>>;
}

/** The component with the plain response of a call. */
export const componentOf = (endpoint: AnyEndpoint): string => `${endpoint.id}Answer`;

const around = (name: string, form: Form): Form => ({
  type: 'object',
  properties: { [name]: form },
  required: [name],
});

/** The body of a response, with the other forms that are accepted. */
export function answerSchema(endpoint: AnyEndpoint): Form {
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
