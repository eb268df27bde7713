import { addressKey, isEmailAddress, visiblePart, withCodes } from './emailAddress';
import { plainList } from './plainList';

export interface AddressList {
  /** Each address once, as first written, in the order of the list. */
  readonly emails: readonly string[];
  /** Addresses that occur more than once, regardless of case. */
  readonly duplicates: readonly string[];
  /** What is neither an address nor part of a name, each text once. */
  readonly invalid: readonly string[];
}

/** What two separators of a line enclose. */
interface Cell {
  /** The separator in front of it; '' for the first cell. */
  readonly separator: string;
  readonly words: Word[];
}

interface Word {
  readonly text: string;
  /** The brackets (`<` for any of them) or quotation marks around it. */
  readonly wrapping: '<' | '"' | '';
  /** Touches a bracket: where it ends cannot be known. */
  readonly isTouching?: boolean;
}

const LINE_END = /[\n\v\f\r\u0085\u2028\u2029]+/;

/** Bullets and marks of quoted mails, also those of symbol fonts. */
const BULLETS = /^(?:[\s>*+-]|(?=[^\0-\x7F])[\p{S}\p{Pd}\p{Po}\p{Co}\p{Cf}])+/u;
const NUMBERING = /^[([]?(?:\d{1,4}(?:\.?[)\]]|[.:](?=\s))|[a-z][)\]](?=\s))\s*/i;
/** May be numbering or the beginning of an address. */
const GLUED_NUMBER = /^(\d{1,3})\.(?=\p{L})/u;

const GROUP = String.raw`<[^<>]*>|\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}`;
/** Not `\s`: a byte order mark is invisible, and separates nothing. */
const INNER = String.raw`[^\s,;<([{]+|\uFEFF|(?!${GROUP})[<([{]`;
const TOKEN = new RegExp(
  String.raw`(?<quoted>(?:"[^"]*"|“[^“”]*”)(?![^\s,;<>]))|(?<group>${GROUP})|(?<separator>[,;\t])` +
    `|(?<word>(?:${INNER})+)`,
  'gu',
);

/**
 * Reads a list as mail programs, spreadsheets and documents write it: names before or after addresses, brackets of
 * any kind, links, labels, bullets and numbers are left out. What may be an address but is not one for certain is
 * named as invalid, never changed into another. Takes time in proportion to the length of the text.
 */
export function parseAddresses(text: string): AddressList {
  const emails = new Map<string, string>();
  const duplicates = new Map<string, string>();
  const invalid = new Set<string>();
  const lines = linesOf(plainList(text));
  const rows = lines.map((line) => lastRows.get(line) ?? readRow(line));
  lastRows = new Map(rows.map((row, at) => [lines[at] ?? '', row]));
  const isTable = isTableOf(rows.map(({ cells }) => cells));
  for (const [index, { found, left }] of rows.entries()) {
    for (const { email, key } of found) {
      const known = emails.get(key ?? '');
      if (key === undefined) invalid.add(withCodes(email));
      else if (known === undefined) emails.set(key, email);
      else duplicates.set(key, known);
    }
    if (isTable && (index === 0 || found.length > 0)) continue;
    for (const text of left) invalid.add(withCodes(text));
  }
  return { emails: [...emails.values()], duplicates: [...duplicates.values()], invalid: [...invalid] };
}

/** What a line says on its own. */
interface Row {
  readonly cells: readonly Cell[];
  /** `key` is undefined if it is no address for certain. */
  readonly found: readonly { readonly email: string; readonly key: string | undefined }[];
  /** What would be named as invalid. */
  readonly left: readonly string[];
}

/** By line, of the last text: a list is read at each key press, which changes one line. */
let lastRows: ReadonlyMap<string, Row> = new Map();

function readRow(line: string): Row {
  const cells = readCells(line);
  const found = cells.flatMap(addressesOf).map((word) => ({
    email: word.text,
    key: isCertain(word, cells) ? addressKey(word.text) : undefined,
  }));
  return { cells, found, left: leftOf(cells) };
}

/**
 * An apostrophe at an end of the name, a bracket, a sign between a name and a value, or a capital letter within the
 * last part: whether it belongs to the address cannot be known.
 */
const UNSURE = /^'|'@|[{}]|[=#?|]|\.\p{L}*\p{Ll}\p{Lu}\p{L}*$/u;

function isCertain(word: Word, row: readonly Cell[]): boolean {
  const mayBeNumbered = word === row[0]?.words[0] && GLUED_NUMBER.test(word.text);
  return isEmailAddress(word.text) && !UNSURE.test(word.text) && word.isTouching !== true && !mayBeNumbered;
}

/** Lines without bullets and numbers. What may continue an address of the line before is joined to it. */
function linesOf(text: string): readonly string[] {
  const lines = text
    .split(LINE_END)
    .map((line) => line.replace(BULLETS, '').replace(NUMBERING, ''))
    .filter((line) => line.trim() !== '');
  const numbers = lines.map((line) => Number(GLUED_NUMBER.exec(line)?.[1] ?? NaN));
  const joined: string[] = [];
  for (const [at, line] of lines.entries()) {
    const number = numbers[at] ?? NaN;
    const isNumbered = numbers[at - 1] === number - 1 || numbers[at + 1] === number + 1;
    const before = lines[at - 1] ?? '';
    const last = joined.length - 1;
    if (CUT_WORD.test(before.slice(before.lastIndexOf(' ') + 1))) joined[last] = `${joined[last]}↵${line}`;
    else joined.push(isNumbered ? line.replace(GLUED_NUMBER, '') : line);
  }
  return joined;
}

/** `jane.long-` at the end of a line. */
const CUT_WORD = /^\p{Ll}[^@]*[._+-]$/u;

function readCells(line: string): readonly Cell[] {
  let cell: Cell = { separator: '', words: [] };
  const cells = [cell];
  for (const { separator, words } of readTokens(line)) {
    if (separator !== undefined) cells.push((cell = { separator, words: [] }));
    cell.words.push(...words);
  }
  return cells;
}

/** Brackets are read from the outside in; separators within them separate nothing. */
function* readTokens(
  text: string,
): Generator<{ readonly separator?: string; readonly words: readonly Word[] }> {
  for (const { 0: token, index, groups: { quoted, group, separator } = {} } of text.matchAll(TOKEN)) {
    if (separator !== undefined) yield { separator, words: [] };
    else if (quoted === undefined && group === undefined) {
      const isTouching =
        /[([{]/.test(text.charAt(index + token.length)) ||
        // A label may have a remark in brackets.
        (/[)\]}>]/.test(text.charAt(index - 1)) && !token.startsWith(':'));
      yield { words: [{ text: bare(token), wrapping: '', isTouching }] };
    } else {
      const wrapping = group === undefined ? '"' : '<';
      const inner = [...readTokens(token.slice(1, -1))].flatMap(({ words }) => words);
      yield { words: inner.map((word) => ({ ...word, wrapping })) };
    }
  }
}

const QUOTES: ReadonlySet<string> = new Set([`""`, "''", '“”', '„“', '„”', '‘’', '«»', '‹›', '``', '**']);

/** `mailto:`, `E-mail:`, the name of a group; not `https://`. */
const LABEL = /^([^@]*):(?!\/\/)([^]+)$/;

/** A word without its label, and without the invisible signs and quotation marks around it. */
function bare(word: string): string {
  let text = visiblePart(word);
  for (;;) {
    if (text.length > 1 && QUOTES.has(`${text.at(0)}${text.at(-1)}`)) {
      text = visiblePart(text.slice(1, -1));
      continue;
    }
    const [, label, labeled = ''] = LABEL.exec(text) ?? [];
    if (label === undefined) return text.includes('@') && text.endsWith(':') ? text.slice(0, -1) : text;
    text = visiblePart(/^mailto$/i.test(label) ? decoded(labeled) : labeled);
  }
}

/** A link may write any sign of an address by its code. */
function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

const isAddressLike = ({ text }: Word): boolean => text.includes('@');
const hasAddress = ({ words }: Cell): boolean => words.some(isAddressLike);
const isNamed = ({ words }: Cell): boolean =>
  words.some((word) => isAddressLike(word) && word.wrapping === '<');

/** `a@x.org <a@x.org>` is one address. */
function addressesOf({ words }: Cell): readonly Word[] {
  const known = new Set<string>();
  return words.filter(isAddressLike).filter(({ text, wrapping }) => {
    const key = addressKey(text);
    const isRepeated = wrapping === '<' && known.has(key);
    known.add(key);
    return !isRepeated;
  });
}

/** Rows with the same number of cells, and one address in each but the first, which may be the head. */
function isTableOf(rows: readonly (readonly Cell[])[]): boolean {
  const width = rows[0]?.length ?? 0;
  return (
    rows.length > 1 &&
    width > 1 &&
    rows.every((row) => row.length === width && row.filter(hasAddress).length < 2)
  );
}

/** What is not an address in a line, and not a name, a label or a number either. */
function leftOf(row: readonly Cell[]): readonly string[] {
  const isAddressed = row.some(hasAddress);
  if (!isAddressed) {
    const words = row.flatMap(unlabeled);
    if (words.every(isHead) || (words.length > 1 && words.every(isNameLike))) return [];
  }
  const isCopiedRow = row.some(({ separator }) => separator === '\t');
  const left: string[] = [];
  /** `Doe, Jane, PhD <a@x.org>`: the commas are the name's. */
  let isBeforeNamed = false;
  for (const cell of row.toReversed()) {
    const words = unlabeled(cell);
    if (hasAddress(cell)) {
      isBeforeNamed = isNamed(cell);
      if (!isBeforeNamed) left.push(...besideAddresses(cell).toReversed());
    } else {
      const isName =
        isBeforeNamed || isCopiedRow || words.every((word) => isNameLike(word) || word.wrapping === '"');
      const text = words.map((word) => word.text).join(' ');
      if (!(isAddressed && isName) && /[\p{L}\p{N}]/u.test(text)) left.push(text);
    }
    if (cell.separator !== ',') isBeforeNamed = false;
  }
  return left.toReversed();
}

/**
 * The words beside addresses that are no name. Without brackets a capital letter marks a name; the words before a
 * single address are its name.
 */
function besideAddresses({ words }: Cell): readonly string[] {
  const first = words.filter(isAddressLike).length === 1 ? words.findIndex(isAddressLike) : 0;
  return words
    .filter(
      (word, at) =>
        word.wrapping === '' &&
        !isAddressLike(word) &&
        !isNameLike(word) &&
        (at > first || ATTEMPT.test(word.text)),
    )
    .map(({ text }) => text);
}

/** Without the name of a group or field, which ends in a colon. */
const unlabeled = ({ words }: Cell): readonly Word[] =>
  words.slice(1 + words.findLastIndex(({ text }) => text.endsWith(':')));

const PARTICLES: ReadonlySet<string> = new Set(
  'al and bin da de del della den der di do dos du el la le of ten ter van via von y zu'.split(' '),
);
/** `jane.example.org` lacks its sign. */
const ATTEMPT = /.\.\p{Ll}{2,}$/u;
const isHead = ({ text }: Word): boolean => /^(?:e-?mails?|mail|name|first|last|address(?:es)?)$/i.test(text);

/** Begins with a capital, or with a letter of a script without capitals; or has no letter. */
const isNameLike = ({ text }: Word): boolean =>
  !ATTEMPT.test(text) && (PARTICLES.has(text) || /^\P{L}*(?:$|[\p{Lu}\p{Lt}\p{Lo}])/u.test(text));
