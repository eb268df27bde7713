import { type Decode, tryDecode } from './decode';
import { type DecodeContext, DecodeError, typeOf } from './decodeContext';
import { type Described, described, schemaOf } from './schema';

/**
 * Decoder of a write whose body is not used: what is shown next is read from the server again, so any body
 * will do. `plain` is what the contract sends; anything else is noted.
 */
export const bodyIgnored = (plain?: Decode<unknown> & Described) =>
  described(
    plain === undefined ? {} : schemaOf(plain),
    (body: unknown, context?: DecodeContext): undefined => {
      if (typeOf(body) === 'HTML') context?.deviates('HTML body of a write');
      else if (plain !== undefined && tryDecode(() => [plain(body, context)]) === undefined) {
        context?.deviates('other body of a write');
      }
      return undefined;
    },
  );

/**
 * Decoder of a write after which nothing is read: its body is not used, but HTML is the sign-in page of a
 * network or a page of another site, not a response of the backend.
 */
export const empty = described({}, (body: unknown, context?: DecodeContext): undefined => {
  if (typeOf(body) === 'HTML') throw new DecodeError('a body that is not HTML', body, context);
  return undefined;
});
