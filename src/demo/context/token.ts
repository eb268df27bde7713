import { HOUR } from './time';

const TOKEN_LIFETIME_MS = 12 * HOUR;

const toBase64Url = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function fromBase64Url(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)));
}

/** A checksum in place of a signature: it detects tampering in a demo and protects nothing. */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of `qlearn-demo:${text}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return toBase64Url((hash >>> 0).toString(36));
}

function write(payload: Readonly<Record<string, string | number>>): string {
  const head = toBase64Url(JSON.stringify({ alg: 'DEMO', typ: 'JWT' }));
  const body = `${head}.${toBase64Url(JSON.stringify(payload))}`;
  return `${body}.${checksum(body)}`;
}

/** The claims of a token; undefined if its checksum does not match. */
function read(token: string): ReadonlyMap<string, unknown> | undefined {
  const [head = '', payload = '', signature = ''] = token.split('.');
  if (signature === '' || signature !== checksum(`${head}.${payload}`)) return undefined;
  try {
    const claims: unknown = JSON.parse(fromBase64Url(payload));
    return typeof claims === 'object' && claims !== null ? new Map(Object.entries(claims)) : undefined;
  } catch {
    return undefined;
  }
}

/** A JWT-shaped access token of a user; `lifetime` in milliseconds, `iat` and `exp` in seconds as JWTs have them. */
export function accessToken(userId: string, now: number, lifetime: number = TOKEN_LIFETIME_MS): string {
  const issued = Math.floor(now / 1000);
  return write({ sub: userId, iat: issued, exp: issued + Math.floor(lifetime / 1000) });
}

/** The user of a live access token; undefined if it is broken, tampered with or expired. */
export function userOfToken(token: string, now: number): string | undefined {
  const claims = read(token);
  const subject = claims?.get('sub');
  const expires = claims?.get('exp');
  if (typeof subject !== 'string' || typeof expires !== 'number') return undefined;
  return expires * 1000 > now ? subject : undefined;
}

/** Token of a shared question link: opens that qlink, or that one question, to anonymous visitors. */
export const shareToken = (sharedId: string): string => write({ share: sharedId });

/** What a share token opens; undefined for any other token. */
export function sharedIdOfToken(token: string): string | undefined {
  const shared = read(token)?.get('share');
  return typeof shared === 'string' ? shared : undefined;
}
