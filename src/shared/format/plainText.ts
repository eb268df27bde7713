import { alternativeText, fieldText, formulaSource, GAP, isGap } from './alternatives';
import { decodeReferences } from './characterReferences';
import { unwrapped } from './exportedText';
import { formulaSigns, tidyFormula } from './formulaSigns';
import { iconOf } from './iconFont';
import { type Tag, tagsOf, XML_MEDIA, XML_PARTS } from './markup';
import { fontOf, type SymbolFont, symbolText, withSymbolSigns } from './symbolFont';
import {
  BEFORE,
  declarationsOf,
  displayOf,
  isCrossedOut,
  isHidden,
  isOverlined,
  isRuled,
  isSmallCaps,
  isUnderlined,
  isUndone,
  overlined,
  raisedBy,
  smallCaps,
  styleReader,
} from './tagStyle';

/** Any other element separates words. */
const INLINE = new Set([
  ...`a abbr acronym b bdi bdo big blink bold cite code data del dfn em font i inf ins italic kbd label mark marquee nobr rb ruby s
   samp small span strike strong sub subscript sup superscript time tt u underline var wbr !`.split(/\s+/u),
  ...XML_PARTS,
]);
/** Whether a tag is part of a sentence. */
export const isSentence = ({ name }: Tag): boolean => INLINE.has(name);

/** Their content is not shown. */
const UNSHOWN = new Set([
  ...['annotation', 'annotation-xml', 'head', 'mphantom', 'template'],
  ...['xml', 'o:officedocumentsettings', 'w:latentstyles', 'w:worddocument'],
]);
/** What they contain is about the browser. */
const FALLBACKS = new Set(['audio', 'iframe', 'video']);
const CROSSED_OUT = new Set(['del', 's', 'strike']);
const SUPERSCRIPT = new Set(['sup', 'superscript']);

const DIGITS = '0123456789+-−()n';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾ⁿ';

const NUMBER = /^\s*[+−-]?\d+[.,/–-]\d+\s*$/u;

/** '9' of '10<sup>9</sup>' as '⁹', '0.5' as '^0.5', 'o' as the sign of degrees; words stay as they are. */
function superscript(text: string): string {
  const plain = decodeReferences(text);
  if (plain.trim() === 'o') return '°';
  const raised = Array.from(plain, (sign) => SUPERSCRIPTS[DIGITS.indexOf(sign)]);
  if (!raised.includes(undefined)) return raised.join('');
  return NUMBER.test(plain) ? `^${plain.trim()}` : text;
}

/** Soft hyphens, zero-width characters, marks of direction, signs of formulas that are not written. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;

export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');

const tidy = (text: string): string =>
  withoutInvisible(text.normalize('NFC'))
    .replaceAll(/\s+/gu, ' ')
    // Degrees typed as a raised zero.
    .replaceAll(/⁰(?= ?[CF](?!\w))/gu, '°')
    .trim();

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
  texts: new Map([
    ['img', 'Picture'],
    ['image', 'Picture'],
    ['audio', 'Sound'],
    ...['video', 'iframe', 'object', 'embed'].map((name) => [name, 'Video'] as const),
    ...Array.from(XML_MEDIA, ([name, tag]) => [name, tag === 'img' ? 'Picture' : 'Video'] as const),
  ]),
  withAlternative: false,
};
const MARKS: Marks = {
  texts: new Map([
    ['img', 'Figure not shown'],
    ['image', 'Figure not shown'],
    ['audio', 'Sound not shown'],
    ...['video', 'iframe', 'object', 'embed'].map((name) => [name, 'Video not shown'] as const),
    ...Array.from(
      XML_MEDIA,
      ([name, tag]) => [name, tag === 'img' ? 'Figure not shown' : 'Video not shown'] as const,
    ),
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

/** The fonts of the elements around a text, the innermost last. */
class Fonts {
  readonly #open: { readonly name: string; readonly font: SymbolFont | 'other'; depth: number }[] = [];

  get current(): SymbolFont | undefined {
    const font = this.#open.at(-1)?.font;
    return font === 'other' ? undefined : font;
  }

  follow({ name, isEnd }: Tag, font: SymbolFont | 'other' | undefined): void {
    const last = this.#open.at(-1);
    if (!isEnd && font !== undefined && (font !== 'other' || last !== undefined))
      this.#open.push({ name, font, depth: 1 });
    else if (last?.name === name) {
      last.depth += isEnd ? -1 : 1;
      if (last.depth === 0) this.#open.pop();
    }
  }
}

const MAX_RAISED_LENGTH = 20;
function textOf(html: string, tags: readonly Tag[], marks: Marks): string {
  const parts: string[] = [];
  const raised = new Region();
  const crossedOut = new Region();
  const unshown = new Region();
  const barred = new Region();
  const small = new Region();
  const underlined = new Region();
  const apart = new Region();
  let underlinedFrom = 0;
  let isLine = false;
  const fonts = new Fonts();
  const styleOf = styleReader(html, tags);
  const signs = tags.some(({ name }) => name === 'math') ? formulaSigns() : undefined;
  const ended = new Set(tags.flatMap(({ name, isEnd }) => (isEnd && FALLBACKS.has(name) ? name : [])));
  let at = 0;
  const add = (text: string): void => {
    if (unshown.isOpen || text === '') return;
    if (fonts.current !== undefined) parts.push(symbolText(decodeReferences(text), fonts.current));
    else if (barred.isOpen) parts.push(overlined(decodeReferences(text)));
    else if (small.isOpen) parts.push(smallCaps(text));
    else parts.push(raised.isOpen && text.length <= MAX_RAISED_LENGTH ? superscript(text) : text);
  };
  for (const tag of tags) {
    const { start, end, name, isEnd, isSelfClosed, attributes } = tag;
    add(html.slice(at, start));
    at = end;
    const isEmpty = marks.texts.has(name) || isSelfClosed;
    const style = declarationsOf(styleOf(tag));
    // For screen readers, a program adds a copy of the formula that it has drawn.
    const isCopy = signs !== undefined && attributes.get('aria-hidden') === 'true';
    if (isCopy && isEmpty) continue;
    if (!isEmpty) {
      // The copy of a formula for screen readers, beside its drawing.
      const isFormula = html.startsWith('<math', end);
      const isFolded = (attributes.has('hidden') || isHidden(style)) && !isFormula;
      const alternative = isEnd ? undefined : contentFormula(tag, html.slice(end, end + 50));
      if (alternative !== undefined) add(` ${alternative} `);
      unshown.follow(tag, UNSHOWN.has(name) || isCopy || isFolded || alternative !== undefined);
      fonts.follow(tag, fontOf(style, attributes.get('face')));
      if (apart.follow(tag, displayOf(name, style) !== undefined)) add(' ');
      barred.follow(tag, isOverlined(style, INLINE.has(name)));
      small.follow(tag, isSmallCaps(style));
      const isOwn = !isUndone(name, style);
      const isOnLine = isRuled(name, style);
      if (underlined.follow(tag, isOwn && (name === 'u' || isUnderlined(style) || isOnLine))) {
        const blank = decodeReferences(parts.slice(underlinedFrom).join(''));
        if (underlined.isOpen) {
          underlinedFrom = parts.length;
          isLine = isOnLine;
        } else if (isGap(blank) || (isLine && blank.trim() === '')) add(` ${GAP} `);
      }
      const isRaised = SUPERSCRIPT.has(name) || raisedBy(style, INLINE.has(name)) === 'sup';
      raised.follow(tag, isOwn && isRaised);
      if (crossedOut.follow(tag, isOwn && (CROSSED_OUT.has(name) || isCrossedOut(style))))
        add(crossedOut.isOpen ? '(crossed out: ' : ')');
    }
    const mark = marks.texts.has(name) ? ` ${markOf(marks, tag)} ` : '';
    const isDrawn = signs === undefined && name === 'mjx-math';
    if (mark === '' && attributes.size > 0 && (html.startsWith('</', end) || isDrawn))
      add(` ${formulaSource((each) => attributes.get(each)) ?? iconText(tag)} `);
    // Equal marks in a row are written once: a hostile text has thousands of them.
    if (mark !== '') add(mark === parts.at(-1) ? '' : mark);
    else if (name === 'input') add(` ${fieldText((each) => attributes.get(each))} `);
    else if (name === 'q') add(isEnd ? '”' : '“');
    else if (!isInline(name) || displayOf(name, style) !== undefined) add(' ');
    if (ended.has(name) && !isSelfClosed) unshown.follow(tag, true);
    if (signs !== undefined) add(signs(tag, isEmpty));
    if (!isEnd) add(style.get(BEFORE) ?? '');
  }
  add(html.slice(at));
  if (crossedOut.isOpen) add(')');
  const text = tidy(withSymbolSigns(decodeReferences(decodeReferences(parts.join('')))));
  return signs === undefined ? text : tidyFormula(text, superscript);
}

function iconText({ isEnd, attributes }: Tag): string {
  const icon = isEnd ? undefined : iconOf(attributes.get('class') ?? '');
  return icon?.sign ?? icon?.name ?? '';
}

/** The alternative text of a formula in content MathML, which begins with an operator: 'V T' is not 'V over T'. */
const contentFormula = ({ name, attributes }: Tag, content: string): string | undefined =>
  name === 'math' && /^\s*<(?:\w+:)?apply\b/i.test(content) ? attributes.get('alttext') : undefined;

/** Elements with a prefix are parts of words, except those of an equation. */
const isInline = (name: string): boolean =>
  INLINE.has(name) || (name.includes(':') && !name.startsWith('m:'));

/** For comparing texts by what is seen: also with one notation for quotation marks and for dashes. */
export const comparableText = (html: string): string =>
  plainText(html)
    .replaceAll(/[‘’‚‛`´′]/gu, "'")
    .replaceAll(/[“”„‟«»″]/gu, '"')
    .replaceAll(/[‐-―−]/gu, '-')
    .replaceAll(/[º˚]/gu, '°')
    .replaceAll(/[⋅∙•]/gu, '·');
