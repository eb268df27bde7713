import { alternativeText, formulaSource } from './alternatives';
import { decodeReferences } from './characterReferences';
import { unwrapped } from './exportedText';
import { formulaSigns } from './formulaSigns';
import { type Tag, tagsOf } from './markup';
import { type SymbolFont, symbolFontOf, symbolText, withSymbolSigns } from './symbolFont';
import {
  declarationsOf,
  displayOf,
  isCrossedOut,
  isHidden,
  isUndone,
  raisedBy,
  styleReader,
} from './tagStyle';

/** Any other element separates words. */
const INLINE = new Set(
  `a abbr acronym b bdi bdo big bold cite code data del dfn em font i inf ins italic kbd label mark nobr rb ruby s
   samp small span strike strong sub subscript sup superscript time tt u underline var wbr !`.split(/\s+/u),
);
/** Whether a tag is part of a sentence. */
export const isSentence = ({ name }: Tag): boolean => INLINE.has(name);

/** Their content is not shown. */
const UNSHOWN = new Set([
  ...['annotation', 'annotation-xml', 'head', 'template'],
  ...['xml', 'o:officedocumentsettings', 'w:latentstyles', 'w:worddocument'],
]);
const CROSSED_OUT = new Set(['del', 's', 'strike']);
const SUPERSCRIPT = new Set(['sup', 'superscript']);

const DIGITS = '0123456789+-−()n';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾ⁿ';

const NUMBER = /^\s*[+−-]?\d+[.,/–-]\d+\s*$/u;

/** '9' of '10<sup>9</sup>' as '⁹', '0.5' as '^0.5'; words stay as they are. */
function superscript(text: string): string {
  const plain = decodeReferences(text);
  const raised = Array.from(plain, (sign) => SUPERSCRIPTS[DIGITS.indexOf(sign)]);
  if (!raised.includes(undefined)) return raised.join('');
  return NUMBER.test(plain) ? `^${plain.trim()}` : text;
}

/** Soft hyphens, zero-width characters, marks of direction, signs of formulas that are not written. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;

export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

const tidy = (text: string): string =>
  withoutInvisible(text.normalize('NFC')).replaceAll(/\s+/gu, ' ').trim();

/**
 * What is seen of an HTML string, on one line; never to be inserted as HTML. Works without sanitizer, so that
 * long lists of stems stay cheap; to show HTML use `RichText`.
 */
export function plainText(html: string): string {
  const text = unwrapped(html);
  return textOf(text, text.includes('<') ? tagsOf(text) : [], PICTURE);
}

/** The plain text, with marks in the place of what is not shown. */
export const markedText = (html: string, tags: readonly Tag[]): string => textOf(html, tags, MARKS);

/** Words for elements without text; with alternative text after a colon, or that text alone. */
interface Marks {
  readonly texts: ReadonlyMap<string, string>;
  readonly withAlternative: boolean;
}

const PICTURE: Marks = {
  texts: new Map(['img', 'image'].map((name) => [name, 'Picture'])),
  withAlternative: false,
};
const MARKS: Marks = {
  texts: new Map([
    ['img', 'Figure not shown'],
    ['image', 'Figure not shown'],
    ['audio', 'Sound not shown'],
    ...['video', 'iframe', 'object', 'embed'].map((name) => [name, 'Video not shown'] as const),
  ]),
  withAlternative: true,
};

function markOf(marks: Marks, { name, isEnd, attributes }: Tag): string {
  const text = isEnd ? undefined : marks.texts.get(name);
  const alt = text === undefined ? '' : alternativeText((each) => attributes.get(each));
  if (text === undefined || alt === '') return text ?? '';
  return marks.withAlternative ? `${text}: ${alt}` : alt;
}

/** An element whose content is special; follows its tags to its end. */
class Region {
  #name: string | undefined;
  #depth = 0;

  get isOpen(): boolean {
    return this.#name !== undefined;
  }

  /** Returns whether the region has begun or ended with this tag. */
  follow({ name, isEnd }: Tag, isStart: boolean): boolean {
    if (this.#name === undefined) {
      if (isEnd || !isStart) return false;
      this.#name = name;
      this.#depth = 1;
      return true;
    }
    if (name !== this.#name) return false;
    this.#depth += isEnd ? -1 : 1;
    if (this.#depth > 0) return false;
    this.#name = undefined;
    return true;
  }
}

const MAX_RAISED_LENGTH = 20;
/** A power of a formula: its signs are separate. */
const POWER = / \^ (?:\( )?([+−-]? *\d+)(?: \))?/gu;

function textOf(html: string, tags: readonly Tag[], marks: Marks): string {
  const parts: string[] = [];
  const raised = new Region();
  const crossedOut = new Region();
  const unshown = new Region();
  const symbols = new Region();
  let font: SymbolFont = 'symbol';
  const styleOf = styleReader(html, tags);
  const signs = tags.some(({ name }) => name === 'math') ? formulaSigns() : undefined;
  let at = 0;
  const add = (text: string): void => {
    if (unshown.isOpen || text === '') return;
    if (symbols.isOpen) parts.push(symbolText(decodeReferences(text), font));
    else parts.push(raised.isOpen && text.length <= MAX_RAISED_LENGTH ? superscript(text) : text);
  };
  for (const tag of tags) {
    const { start, end, name, isEnd, attributes } = tag;
    add(html.slice(at, start));
    at = end;
    const isEmpty = marks.texts.has(name) || html.at(end - 2) === '/';
    const style = declarationsOf(styleOf(tag));
    // For screen readers, a program adds a copy of the formula that it has drawn.
    const isCopy = signs !== undefined && attributes.get('aria-hidden') === 'true';
    if (isCopy && isEmpty) continue;
    if (!isEmpty) {
      unshown.follow(tag, UNSHOWN.has(name) || isCopy || attributes.has('hidden') || isHidden(style));
      const newFont = symbolFontOf(style, attributes.get('face'));
      if (symbols.follow(tag, newFont !== undefined)) font = newFont ?? font;
      const isOwn = !isUndone(name, style);
      const isRaised = SUPERSCRIPT.has(name) || raisedBy(style, INLINE.has(name)) === 'sup';
      raised.follow(tag, isOwn && isRaised);
      if (crossedOut.follow(tag, isOwn && (CROSSED_OUT.has(name) || isCrossedOut(style))))
        add(crossedOut.isOpen ? '(crossed out: ' : ')');
    }
    const mark = marks.texts.has(name) ? ` ${markOf(marks, tag)} ` : '';
    if (attributes.size > 0 && html.startsWith('</', end))
      add(` ${formulaSource((each) => attributes.get(each)) ?? ''} `);
    // Equal marks in a row are written once: a hostile text has thousands of them.
    if (mark !== '') add(mark === parts.at(-1) ? '' : mark);
    else if (name === 'q') add(isEnd ? '”' : '“');
    else if (!isInline(name) || displayOf(style) !== undefined) add(' ');
    if (signs !== undefined) add(signs(tag, isEmpty));
  }
  add(html.slice(at));
  if (crossedOut.isOpen) add(')');
  const text = tidy(withSymbolSigns(decodeReferences(decodeReferences(parts.join('')))));
  if (signs === undefined) return text;
  return text
    .replaceAll(POWER, (_, power: string) => superscript(power.replaceAll(' ', '')))
    .replaceAll(/\( (\S+) \)/gu, '$1');
}

/** Elements with a prefix are parts of words, except those of an equation. */
const isInline = (name: string): boolean =>
  INLINE.has(name) || (name.includes(':') && !name.startsWith('m:'));

/** For comparing texts by what is seen: also with one notation for quotation marks and for dashes. */
export const comparableText = (html: string): string =>
  plainText(html)
    .replaceAll(/[‘’‚‛`´′]/gu, "'")
    .replaceAll(/[“”„‟«»″]/gu, '"')
    .replaceAll(/[‐-―−]/gu, '-');
