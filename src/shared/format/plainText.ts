import { decodeReferences } from './characterReferences';
import { type Tag, tagsOf } from './markup';

/** Any other element separates words. */
const INLINE = new Set(
  `a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark nobr rb ruby s samp small
   span strike strong sub sup time tt u var wbr !`.split(/\s+/u),
);
/** Their content is not shown. */
const UNSHOWN = new Set(['annotation', 'annotation-xml', 'head', 'template']);
const RAISED = /vertical-align\s*:\s*super/i;

const DIGITS = '0123456789+-−()n';
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁽⁾ⁿ';

/** '9' of '10<sup>9</sup>' as '⁹'; words stay as they are. */
function superscript(text: string): string {
  const raised = Array.from(decodeReferences(text), (sign) => SUPERSCRIPTS[DIGITS.indexOf(sign)]);
  return raised.includes(undefined) ? text : raised.join('');
}

/** Soft hyphens, zero-width characters and marks of direction. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

const tidy = (text: string): string =>
  text.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(/\s+/gu, ' ').trim();

/**
 * What is seen of an HTML string, on one line; never to be inserted as HTML. Works without sanitizer, so that
 * long lists of stems stay cheap; to show HTML use `RichText`.
 */
export const plainText = (html: string): string =>
  textOf(html, html.includes('<') ? tagsOf(html) : [], PICTURE);

/** The same with marks in the place of what is not shown. */
export const markedText = (html: string, tags: readonly Tag[]): string => textOf(html, tags, MARKS);

/** Words for elements without text; with alternative text after a colon, or that text alone. */
interface Marks {
  readonly texts: ReadonlyMap<string, string>;
  readonly withAlternative: boolean;
}

const PICTURE: Marks = { texts: new Map([['img', 'Picture']]), withAlternative: false };
const MARKS: Marks = {
  texts: new Map([
    ['img', 'Figure not shown'],
    ['audio', 'Sound not shown'],
    ...['video', 'iframe', 'object', 'embed'].map((name) => [name, 'Video not shown'] as const),
  ]),
  withAlternative: true,
};

function markOf(marks: Marks, { name, isEnd, attributes }: Tag): string {
  const text = isEnd ? undefined : marks.texts.get(name);
  const alt = attributes.get('alt')?.trim() ?? '';
  if (text === undefined || alt === '') return text ?? '';
  return marks.withAlternative ? `${text}: ${alt}` : alt;
}

function textOf(html: string, tags: readonly Tag[], marks: Marks): string {
  const parts: string[] = [];
  /** The element whose content is raised. */
  let raised: string | undefined;
  let unshown: string | undefined;
  let at = 0;
  const add = (text: string): void => {
    if (unshown === undefined && text !== '')
      parts.push(raised === undefined || text.length > 20 ? text : superscript(text));
  };
  for (const tag of tags) {
    const { start, end, name, isEnd, attributes } = tag;
    add(html.slice(at, start));
    at = end;
    if (isEnd && name === unshown) unshown = undefined;
    else if (!isEnd && UNSHOWN.has(name)) unshown ??= name;
    if (isEnd && name === raised) raised = undefined;
    else if (!isEnd && (name === 'sup' || RAISED.test(attributes.get('style') ?? ''))) raised ??= name;
    if (marks.texts.has(name)) add(` ${markOf(marks, tag)} `);
    else if (name === 'q') add(isEnd ? '”' : '“');
    else if (!INLINE.has(name) && !name.includes(':')) add(' ');
  }
  add(html.slice(at));
  return tidy(decodeReferences(parts.join('')));
}

/** For comparing texts by what is seen: also with one notation for quotation marks. */
export const comparableText = (html: string): string =>
  plainText(html)
    .replaceAll(/[‘’‚‛`´′]/gu, "'")
    .replaceAll(/[“”„‟«»″]/gu, '"');
