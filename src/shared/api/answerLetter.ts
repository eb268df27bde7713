/** Answers and keys of the wire as the letters of options. */
import { indexOfLetter, letterOf } from '@/shared/format/letters';
import { comparableText } from '@/shared/format/plainText';
import { string, stringOr } from './decode';
import { type DecodeContext, DecodeError, type DeviationRule } from './decodeContext';
import { described } from './schema';

/** 'B', 'b.', '(B)', '[B]', '**B**', 'Option B'. */
const LETTER = /^(?:option\s+)?[([{"'*]*([a-z])[.,:;|)\]}"'*]*$/i;
/** 'choice_b', 'optionB', 'Answer: aspirin', 'The correct answer is B.' */
const NAMED =
  /^(?:the\s+)?(?:(?:best|correct|right)\s+)?(?:answer|ans|choice|key|option)(?:\s+is)?(?:[\s.:_-]+(.+)|([a-z]))$/iu;

const INDEX = /^\d{1,2}$/;

/** The index of the option that a letter names; −1 for anything but a letter. */
const indexByLetter = (text: string): number => indexOfLetter(LETTER.exec(lineOf(text))?.[1] ?? '');

/** What is seen of an answer, letters in circles and of full width as others. */
const lineOf = (answer: string): string =>
  (/^[\w ]+$/.test(answer) ? answer : comparableText(answer)).normalize('NFKC').trim();

/** Removes formatting, and a sign at the end: '10⁹/L.' becomes '109/L'. */
const bareText = (text: string): string => text.normalize('NFKC').replace(/[.:;,]$/u, '');

/** Also without quotation marks, blanks and signs of powers, regardless of case. */
const looseText = (text: string): string =>
  bareText(text)
    .replaceAll(/^"|"$|[\s^]/gu, '')
    .replaceAll('>=', '≥')
    .replaceAll('<=', '≤')
    .replaceAll('−', '-')
    .replaceAll('⁄', '/')
    .toLowerCase();

/** 'B. Aspirin', 'Option B: Aspirin', '2) Aspirin', 'II. Aspirin'; '1.5 mg' and '1:1000' are texts. */
const LABELED =
  /^(?:option\s+)?\(?(?:([a-z])(?:[.):]\s*|\s+-\s+)|(\d{1,2}|[ivx]{1,4})(?:\)\s*|\.\s+))(.+)$/iu;
/** 'B Aspirin', 'B (Aspirin)', 'B = Aspirin', 'Aspirin (B)'. */
const WITH_LETTER = /^\(?([a-z])\)?\s*(?:[=/|]\s*|\s)\(?(.+?)\)?$|^(.+?)\s*[([]([a-z])[)\]]$/iu;
const LABEL = /^[([#]?(\d{1,2}|[ivx]{1,4})[.)\]]*$/iu;
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

const numbersOf = (index: number): readonly (string | undefined)[] => [String(index + 1), ROMAN[index]];

/** An option's own letter or number is no part of its text. */
function withoutLabel(text: string, index: number): string {
  const [, letter, number, rest = ''] = LABELED.exec(text) ?? [];
  const label = (letter ?? number ?? '').toLowerCase();
  return indexOfLetter(label) === index || numbersOf(index).includes(label) ? rest : text;
}

/** The index of the option that begins with this number of its own; −1 if there is none. */
function indexByLabel(key: string, options: readonly string[]): number {
  const label = LABEL.exec(key)?.[1]?.toLowerCase() ?? '';
  return options.findIndex((option, index) => {
    const text = comparableText(option);
    return numbersOf(index).includes(label) && withoutLabel(text, index) !== text;
  });
}

/** The index of the only text that equals another; −1 if there is none, or a second one. */
function indexOfOnly(texts: readonly string[], text: string): number {
  const found = texts.indexOf(text);
  return found === texts.lastIndexOf(text) ? found : -1;
}

/**
 * The index of the option with the same visible text; otherwise of the only option with the same bare or loose text, or
 * of the option whose letter and text are both given. −1 if there is none.
 */
function indexByText(answer: string, options: readonly string[]): number {
  const text = comparableText(answer);
  const texts = options.map(comparableText);
  if (text === '' || texts.includes(text)) return text === '' ? -1 : texts.indexOf(text);
  const bare = texts.map(bareText);
  if (bare.includes(bareText(text))) return indexOfOnly(bare, bareText(text));
  const loose = texts.map((each, index) => looseText(withoutLabel(each, index)));
  const byBoth = loose.findIndex((each, index) => {
    const rest = withoutLabel(text, index);
    return rest !== text && each === looseText(rest);
  });
  if (byBoth >= 0) return byBoth;
  const [, first, second = '', third = second, letter = first ?? ''] = WITH_LETTER.exec(text) ?? [];
  const index = indexOfLetter(letter);
  return index >= 0 && loose[index] === looseText(third) ? index : indexOfOnly(loose, looseText(text));
}

interface Found {
  readonly index: number;
  readonly rule?: DeviationRule;
}

/** Index of the option that an answer names, by letter, or else text, or else index, or else own number. */
function find(
  answer: unknown,
  options: readonly string[],
  firstIndex: number,
  context?: DecodeContext,
): Found | undefined {
  const written = string(answer, context).trim();
  const byLetter = indexByLetter(written);
  if (byLetter >= 0 && byLetter < options.length) {
    return { index: byLetter, ...(written !== letterOf(byLetter) && { rule: 'answer in another spelling' }) };
  }
  const byText = typeof answer === 'string' ? indexByText(written, options) : -1;
  if (byText >= 0) return { index: byText, rule: 'answer as a text' };
  const text = lineOf(written);
  const [, named, letter = named] = NAMED.exec(text) ?? [];
  if (letter !== undefined) {
    const byName = Math.max(indexByLetter(letter), indexByText(letter, options));
    if (byName >= 0 && byName < options.length) return { index: byName, rule: 'answer in another spelling' };
  }
  const index = INDEX.test(text) ? Number(text) - firstIndex : -1;
  if (index < 0 || index >= options.length) {
    // The number of options may be an index that counts from 1.
    if (Number(text) === options.length) return undefined;
    const byNumber = typeof answer === 'number' ? indexByText(written, options) : indexByLabel(text, options);
    return byNumber < 0 ? undefined : { index: byNumber, rule: 'answer as a text' };
  }
  return { index, rule: firstIndex === 0 ? 'answer as an index from 0' : 'answer as an index from 1' };
}

/** The letter of the option that an answer names. Throws `DecodeError` if it names none. */
export function answerLetter(
  answer: unknown,
  { options, firstIndex }: { readonly options: readonly string[]; readonly firstIndex: number },
  context?: DecodeContext,
): string {
  const found = find(answer, options, firstIndex, context);
  if (found === undefined) throw new DecodeError('the letter, text or index of an option', answer, context);
  if (found.rule !== undefined) context?.deviates(found.rule);
  return letterOf(found.index);
}

/** The result of `answerGiven` as the letter of one of the options; unchanged if it names none of them. */
export function letterGiven(answer: string, options: readonly string[], firstIndex: number): string {
  const found = answer === '' ? undefined : find(answer, options, firstIndex);
  return found === undefined ? answer : letterOf(found.index);
}

/**
 * Whether an answer that the server has recorded may be this letter, in a notation that only its options
 * would resolve.
 */
export function mayBeLetter(recorded: string, letter: string): boolean {
  if (recorded === '' || indexByLetter(recorded) >= 0) return recorded === letter;
  const index = indexOfLetter(letter);
  return !INDEX.test(recorded) || [index, index + 1].includes(Number(recorded));
}

/** Whether an answer is an index just beyond the last option: the server then counts from 1. */
export const isIndexFromOne = (answer: unknown, options: readonly string[]): boolean =>
  INDEX.test(stringOr(answer).trim()) &&
  Number(answer) === options.length &&
  find(answer, options, 0) === undefined;

/** The letter of an answer; other notations are left unchanged until the question's options are known. */
export const answerGiven = described(stringOr.schema, (value: unknown, context?: DecodeContext): string => {
  const text = stringOr(value, context).trim();
  if (text === '') return '';
  const index = indexByLetter(text);
  if (index < 0) {
    context?.deviates(INDEX.test(text) ? 'answer as an index from 0' : 'answer as a text');
    return text;
  }
  const read = letterOf(index);
  if (read !== text) context?.deviates('answer in another spelling');
  return read;
});
