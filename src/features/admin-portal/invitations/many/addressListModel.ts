import { addressKey, EMAIL_PATTERN } from '@/shared/format/emailAddress';

export interface AddressList {
  /** Each address once, as first written, in the order of the list. */
  readonly emails: readonly string[];
  /** Addresses that occur more than once, regardless of case. */
  readonly duplicates: readonly string[];
  /** What is not an address, each text once. */
  readonly invalid: readonly string[];
}

/** Maximum length of an address that mail servers accept (RFC 5321). */
const MAX_LENGTH = 254;

/** A remaining quotation mark, or an apostrophe at an end: whether it belongs to the address cannot be known. */
const STRAY_MARK = /["“”‘’]|^'|'$/u;

const isAddress = (text: string): boolean =>
  text.length <= MAX_LENGTH && EMAIL_PATTERN.test(text) && !STRAY_MARK.test(text);

/** Spaces, and zero-width characters that spreadsheets and web pages leave in copied text. */
const BLANKS = /[\s\u200B-\u200D\u2060]+/u;

/** `"Doe, Jane" <jane@example.org>`: the comma in the name is not a separator. */
const QUOTED_NAME = /"[^"\n]*"(?=[ \t]*<)/g;

/**
 * Splits a list at line ends, commas, semicolons and spaces. `Name <address>`, as mail programs write it, is read as
 * the address; quotation marks around an address and a leading `mailto:` are left out.
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

/** The addresses between two separators: those in angle brackets after names, otherwise every word. */
function addressesIn(part: string): readonly string[] {
  const inBrackets = [...part.matchAll(/<([^<>]*)>/g)].map(([, inner = '']) => bare(inner.trim()));
  const words = part
    .replaceAll(/<[^<>]*>/g, ' ')
    .split(BLANKS)
    .map(bare)
    .filter((word) => word !== '');
  if (inBrackets.length === 0) return words;
  // The name may repeat the address; a different address in the name's place must not be lost.
  const known = new Set(inBrackets.map(addressKey));
  return [...words.filter((word) => word.includes('@') && !known.has(addressKey(word))), ...inBrackets];
}

const QUOTES: readonly string[] = [`""`, "''", '“”', '‘’'];

function bare(word: string): string {
  const isQuoted = word.length > 1 && QUOTES.includes(`${word.at(0)}${word.at(-1)}`);
  return isQuoted ? bare(word.slice(1, -1)) : word.replace(/^mailto:/i, '');
}
