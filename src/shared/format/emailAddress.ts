import { string } from 'yup';

const ATOM = /[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+/u.source;
const ALNUM = String.raw`[\p{L}\p{M}\p{Nd}]`;
const LABEL = `${ALNUM}(?:(?:${ALNUM}|-){0,61}${ALNUM})?`;
const TOP_LEVEL = String.raw`(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]*[a-z0-9])`;

/** HTML's rule for addresses, with letters of all scripts, and with at least two labels in the domain. */
const ADDRESS = new RegExp(String.raw`^${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+${TOP_LEVEL}$`, 'iu');

/** Signs that are not drawn, for instance directional marks and soft hyphens. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/u;

const ALL_INVISIBLE = new RegExp(INVISIBLE, 'gu');

/** Letters of two scripts that look alike: the address is not the one that is read. */
const LOOKALIKE = new RegExp(
  String.raw`^[^@]*(?:\p{sc=Latin}[^@]*(?!\p{sc=Latin})\p{L}|(?!\p{sc=Latin})\p{L}[^@]*\p{sc=Latin})` +
    String.raw`|\p{sc=Latin}[^.@]*[\p{sc=Cyrillic}\p{sc=Greek}]|[\p{sc=Cyrillic}\p{sc=Greek}][^.@]*\p{sc=Latin}`,
  'u',
);

/** Maximum lengths that mail servers accept (RFC 5321). */
const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/** Whether a text is an e-mail address, of any script, as it is read; only a sent e-mail proves it. */
export const isEmailAddress = (text: string): boolean =>
  text.length <= MAX_LENGTH &&
  text.indexOf('@') <= MAX_LOCAL_LENGTH &&
  ADDRESS.test(text) &&
  !INVISIBLE.test(text) &&
  !LOOKALIKE.test(text) &&
  text.normalize('NFKC') === text.normalize('NFC');

const NOT_ASCII = /[^\0-\x7F]/;

/** Two addresses with the same key are the same, regardless of case and of the notation of an international domain. */
export function addressKey(email: string): string {
  const key = email.normalize('NFC').toLowerCase();
  const domain = key.slice(key.lastIndexOf('@') + 1);
  if (!NOT_ASCII.test(domain) || !URL.canParse(`http://${domain}`)) return key;
  return `${key.slice(0, -domain.length)}${new URL(`http://${domain}`).hostname}`;
}

/** The part of a text from the first to the last sign that is drawn. */
export function visiblePart(text: string): string {
  const isSeen = (at: number): boolean => !INVISIBLE.test(text.charAt(at)) && text.charAt(at).trim() !== '';
  let [start, end] = [0, text.length];
  while (start < end && !isSeen(start)) start += 1;
  while (start < end && !isSeen(end - 1)) end -= 1;
  return text.slice(start, end);
}

/** Makes signs that are not drawn visible, by their code. */
export const withCodes = (text: string): string =>
  text.replaceAll(
    ALL_INVISIBLE,
    (sign) => `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );

/** The rule of a field for one address; `missing` is the text for an empty one. */
export const emailRule = (invalid: string, missing = invalid) =>
  string()
    .transform((typed: string) => visiblePart(typed))
    .required(missing)
    .test('email', invalid, isEmailAddress);
