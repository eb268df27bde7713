import { addressKey, EMAIL_PATTERN } from '@/shared/format/emailAddress';

/** A pasted list of e-mail addresses. */
export interface AddressList {
  /** Each address once, as it was first written, in the order of the list. */
  readonly emails: readonly string[];
  /** Addresses that occur more than once, whatever their case. */
  readonly duplicates: readonly string[];
  /** What is no address, each text once. */
  readonly invalid: readonly string[];
}

/** Characters of the longest address that mail servers accept (RFC 5321). */
const LONGEST = 254;

/** A quotation mark that is left, or an apostrophe at an end: whether it belongs to the address, nobody can know. */
const STRAY_MARK = /["“”‘’]|^'|'$/u;

const isAddress = (text: string): boolean =>
  text.length <= LONGEST && EMAIL_PATTERN.test(text) && !STRAY_MARK.test(text);

/** Blanks, and characters without width that spreadsheets and web pages leave in what is copied. */
const BLANKS = /[\s\u200B-\u200D\u2060]+/u;

/** `"Doe, Jane" <jane@example.org>`: the comma of the name separates nothing. */
const QUOTED_NAME = /"[^"\n]*"(?=[ \t]*<)/g;

/**
 * Splits a list at line ends, commas, semicolons and blanks. `Name <address>`, as mail programs write it, is the
 * address; a pair of quotation marks around an address and `mailto:` before it are left out.
 */
export function parseAddresses(text: string): AddressList {
  const emails = new Map<string, string>();
  const duplicates = new Map<string, string>();
  const invalid = new Set<string>();
  for (const part of text.replaceAll(QUOTED_NAME, ' ').split(/[,;\n\r]/)) {
    for (const written of addressesIn(part)) {
      const key = addressKey(written);
      const known = emails.get(key);
      if (!isAddress(written)) invalid.add(written);
      else if (known === undefined) emails.set(key, written);
      else duplicates.set(key, known);
    }
  }
  return { emails: [...emails.values()], duplicates: [...duplicates.values()], invalid: [...invalid] };
}

/** What is written between two separators: addresses in angle brackets behind names, else every word. */
function addressesIn(part: string): readonly string[] {
  const inBrackets = [...part.matchAll(/<([^<>]*)>/g)].map(([, inner = '']) => bare(inner.trim()));
  const words = part
    .replaceAll(/<[^<>]*>/g, ' ')
    .split(BLANKS)
    .map(bare)
    .filter((word) => word !== '');
  if (inBrackets.length === 0) return words;
  // A name can be the address again; another address in its place must not get lost.
  const known = new Set(inBrackets.map(addressKey));
  return [...words.filter((word) => word.includes('@') && !known.has(addressKey(word))), ...inBrackets];
}

const QUOTES: readonly string[] = [`""`, "''", '“”', '‘’'];

function bare(word: string): string {
  const isQuoted = word.length > 1 && QUOTES.includes(`${word.at(0)}${word.at(-1)}`);
  return isQuoted ? bare(word.slice(1, -1)) : word.replace(/^mailto:/i, '');
}
