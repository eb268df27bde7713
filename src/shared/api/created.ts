import { ENVELOPES, id, isAbsent, isObject, tryDecode } from './decode';
import { type DecodeContext, DecodeError } from './decodeContext';
import { type Decoder, described } from './schema';

/**
 * Decoder of the id of an object that a write has created: `own` is the id's name (`blockId`), `thing` the
 * possible name of the object around it (`block`). Its own name takes precedence over `id`, so that no other
 * object's id is taken for it; the id may also be the body itself or the end of the `Location` header.
 */
export const created = <const Own extends string>(
  own: Own,
  thing: string,
): Decoder<Readonly<Record<Own, string>>> =>
  described(
    { type: 'object', properties: { [own]: id.schema }, required: [own] },
    (body: unknown, context?: DecodeContext) => {
      const read =
        idIn(body, own, thing, context) ?? bareId(body, context) ?? idOfLocation(body, own, context);
      return createdAs(own, read);
    },
  );

// A computed key widens to `string`: this states which one it is.
function createdAs<Own extends string>(own: Own, read: string): Readonly<Record<Own, string>>;
function createdAs(own: string, read: string): Readonly<Record<string, string>> {
  return { [own]: read };
}

function idIn(
  body: unknown,
  own: string,
  thing: string,
  context: DecodeContext | undefined,
): string | undefined {
  if (!isObject(body)) return undefined;
  const named = usableId(body[own]);
  if (named !== undefined) return named;
  const inner = [thing, ...ENVELOPES].map((name) => body[name]).find((part) => !isAbsent(part));
  const nested = idIn(inner, own, thing, context) ?? usableId(inner);
  if (nested !== undefined) {
    context?.deviates('id in an envelope');
    return nested;
  }
  const other = usableId(body.id);
  if (other !== undefined) context?.deviates('id under another name');
  return other;
}

const usableId = (value: unknown): string | undefined => tryDecode(() => id(value));

/** A sentence, a word ('done'), HTML or JSON that ends early is not an id: ids have a digit and no whitespace. */
function bareId(body: unknown, context: DecodeContext | undefined): string | undefined {
  const read = usableId(body);
  if (read === undefined || !/^(?=.*\d)[^\s<>"{}[\]]+$/.test(read)) return undefined;
  context?.deviates('id as a bare value');
  return read;
}

function idOfLocation(body: unknown, own: string, context: DecodeContext | undefined): string {
  const last = /([^/?#]+)\/*(?:[?#].*)?$/.exec(context?.headers.location ?? '')?.[1];
  const read = usableId(last === undefined ? undefined : decoded(last));
  if (read === undefined) throw new DecodeError(`${own}, an id`, body, context);
  context?.deviates('id in the Location header');
  return read;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
