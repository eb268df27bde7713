import { textNodesOf } from '@/shared/browser/textNodes';
import { alternativeText, formulaSource, GAP, isGap } from '@/shared/format/alternatives';
import { iconOf } from '@/shared/format/iconFont';
import { splitNames, XML_PARTS } from '@/shared/format/markup';
import { fontOf, symbolText } from '@/shared/format/symbolFont';
import {
  AFTER,
  BEFORE,
  type Declarations,
  declarationsOf,
  displayOf,
  isBold,
  isCrossedOut,
  isHidden,
  isItalic,
  isOverlined,
  isPart,
  isRuled,
  isSmallCaps,
  isUnderlined,
  isUndone,
  keepsLines,
  overlined,
  raisedBy,
  smallCaps,
  STYLE,
  tablePartOf,
} from '@/shared/format/tagStyle';
import { isShowable, MATH, removeDrawings, simplifyFormula } from './formula';
import { asImage, imageAddress } from './images';
import { isSafeLink } from './isSafeLink';
import { LIST, nestItem, numberList } from './lists';
import { attributesOf, emptyMark, figureMark, inputText, MARK, markElement, PICTURE, REFUSED } from './marks';

/** What is kept as it is. */
export const TAGS: readonly string[] = [
  ...splitNames(`
    a b bdi bdo blockquote br caption code dd details div dl dt em h3 h4 h5 h6 hr i img li ol p pre s span strong sub
    summary sup table tbody td tfoot th thead tr u ul wbr`),
  ...MATH,
];
/** Attribute of elements that keep their line breaks and blanks. */
const LINES = 'data-lines';
export const ATTRIBUTES: readonly string[] = splitNames(`
  accent accentunder alt colspan columnspan ${LINES} ${LIST} ${MARK} dir display displaystyle href lang linethickness
  mathvariant reversed rowspan scope src start stretchy type value`);

/** What becomes another element of the same meaning. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ...splitNames(`
    address article aside center details dialog fieldset figcaption figure footer header hgroup
    legend main nav noscript search section summary textarea`).map((tag) => [tag, 'div'] as const),
  ['dir', 'ul'],
  ['menu', 'ul'],
  ['bold', 'b'],
  ['italic', 'i'],
  ['underline', 'u'],
  ['subscript', 'sub'],
  ['inf', 'sub'],
  ['superscript', 'sup'],
  ['h1', 'h3'],
  ['h2', 'h3'],
  ['del', 's'],
  ['strike', 's'],
  ['ins', 'u'],
  ['mark', 'b'],
  ['var', 'i'],
  ...splitNames('kbd samp tt').map((tag) => [tag, 'code'] as const),
]);

/** What leaves its content without a sign of its own. */
const UNWRAPPED = new Set([
  ...splitNames(`
    abbr acronym area big blink button cite data dfn font input label map marquee nobr picture q rb rp rt rtc ruby small
    source time`),
  ...XML_PARTS,
]);

/** Elements in which Word stores its own data. */
const NO_CONTENT = new Set(splitNames('xml o:officedocumentsettings w:worddocument w:latentstyles'));

/** What is no content. */
const UNSEEN = new Set(splitNames('head noembed noframes script style template title'));

/** Styles with a meaning, the element that has it, and the shortest notation, which is handed on. */
const STYLES: readonly (readonly [has: (style: Declarations) => boolean, tag: string, short: string])[] = [
  [isBold, 'b', 'font-weight:bold'],
  [isItalic, 'i', 'font-style:italic'],
  [isUnderlined, 'u', 'text-decoration:underline'],
  [isCrossedOut, 's', 'text-decoration-line:line-through'],
];
/** Their content may be certain elements only, so a style goes on to these. */
const STRUCTURE = new Set(splitNames('dl menu ol table tbody tfoot thead tr ul'));
const BLOCKS = new Set(splitNames('blockquote caption dd dt h3 h4 h5 h6 li p pre td th'));
/** Letters of scripts that run from right to left. */
export const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const CELLS = new Set(splitNames('td th'));
const MAX_SPAN = 20;

/**
 * Changes parsed content before it is sanitized, so that sanitizing removes no text and no meaning. Returns the
 * names of what is not shown.
 */
export function prepareContent(body: Element): ReadonlySet<string> {
  const refused = new Set<string>();
  const holders = new Set<Element>();
  for (const math of body.querySelectorAll('math')) removeDrawings(math, holders);
  const marks = new Set<Element>();
  const isMixed = RIGHT_TO_LEFT.test(body.textContent);
  // In document order: a style that is handed on is read at its child's turn.
  for (const each of body.querySelectorAll('*')) {
    // Within a part that was replaced.
    if (!body.contains(each)) continue;
    if (NO_CONTENT.has(each.localName)) {
      each.remove();
      continue;
    }
    const element = asImage(each);
    const tag = element.localName;
    // What it contains is shown instead where it is not known.
    if (FALLBACKS.has(tag) && element.querySelector(MEDIA) !== null) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    if (tag === 'math') simplifyFormula(element);
    if (isRefused(element)) {
      const mark = markElement(REFUSED.get(tag)?.(element) ?? [figureMark(element)]);
      if (element.previousSibling instanceof Element && marks.has(element.previousSibling))
        element.before(' ');
      element.replaceWith(mark);
      marks.add(mark);
      refused.add(tag);
    } else if (!MATH.includes(tag)) {
      if (isMixed && BLOCKS.has(tag) && !element.hasAttribute('dir')) element.setAttribute('dir', 'auto');
      convert(element);
    }
  }
  return refused;
}

const FALLBACKS = new Set(splitNames('applet object'));
const MEDIA = 'applet, audio, embed, iframe, img, object, svg, video';

/** Of Confluence and Word. */
const FOREIGN_IMAGE = /:(?:drawing|image|pict)$/u;

function isRefused(element: Element): boolean {
  if (FOREIGN_IMAGE.test(element.localName))
    return element.textContent.trim() === '' && element.querySelector(String.raw`img, v\:imagedata`) === null;
  // Its style sheet has the signs.
  if (element.localName === 'mjx-container')
    return element.textContent.trim() === '' && element.querySelector('img, math, svg') === null;
  if (element.localName === 'math') return !isShowable(element);
  if (element.localName !== 'img') return REFUSED.has(element.localName);
  const address = imageAddress(element);
  if (address !== undefined) element.setAttribute('src', address);
  const text = alternativeText(attributesOf(element));
  if (address !== undefined) element.setAttribute('alt', text === '' ? PICTURE : text);
  return address === undefined;
}

function convert(element: Element): void {
  const style = styleOf(element);
  const tag = element.localName;
  const direction = style.get('direction');
  if (direction !== undefined && (element.getAttribute('dir') ?? 'auto') === 'auto')
    element.setAttribute('dir', direction);
  for (const name of ['colspan', 'rowspan'])
    // As the browser reads it: digits, whatever follows them.
    if (Number.parseInt(element.getAttribute(name) ?? '', 10) > MAX_SPAN)
      element.setAttribute(name, String(MAX_SPAN));
  const font = fontOf(style, element.getAttribute('face'));
  if (font !== undefined && font !== 'other')
    replaceTexts(element, (text) => symbolText(text, font), setsFont);
  if (isOverlined(style, isWord(element))) replaceTexts(element, overlined);
  if (isSmallCaps(style)) replaceTexts(element, smallCaps);
  const isLine = isRuled(tag, style) && element.textContent.trim() === '';
  const isBlank = (tag === 'u' || isUnderlined(style)) && isGap(element.textContent);
  if ((isLine || isBlank) && !element.querySelector('br, img, svg, math, input')) element.textContent = GAP;
  if (keepsLines(style) || tag === 'textarea') element.setAttribute(LINES, '');
  if (STRUCTURE.has(tag)) {
    const inherited = STYLES.flatMap(([has, , short]) => (has(style) ? short : [])).join(';');
    if (inherited !== '')
      for (const child of element.children)
        child.setAttribute(STYLE, `${inherited};${child.getAttribute(STYLE) ?? ''}`);
  } else if (element.hasChildNodes()) {
    for (const [has, meaning] of STYLES)
      if (has(style) && (RENAMED.get(tag) ?? tag) !== meaning) wrapContent(element, meaning);
    const raised = CELLS.has(tag) ? undefined : raisedBy(style, isWord(element));
    if (raised !== undefined) wrapContent(element, raised);
  }
  if ((element.hasAttribute('hidden') || isHidden(style)) && !STRUCTURE.has(tag) && !CELLS.has(tag))
    fold(element);
  if (
    !element.hasChildNodes() &&
    (formulaSource(attributesOf(element)) !== undefined || element.hasAttribute('data-oembed-url'))
  )
    element.append(emptyMark(element));
  generate(element, style);
  const display = displayOf(tag, style);
  if ((tag === 'div' || tag === 'p' || isPart(tag)) && makeTablePart(element, style)) return;
  if (display === 'block') renamePart(element, 'div', style);
  else if (display === 'cell') surround(element, ' ', ' ');
  else if (isUndone(tag, style)) rename(element, 'span');
  else if (tag === 'q') surround(element, '“', '”');
  else if (tag === 'rt' && element.nextElementSibling?.localName !== 'rp') surround(element, '(', ')');
  else if (tag === 'a') keepAddress(element);
  else if (tag === 'input') element.replaceWith(inputText(element));
  else if (!IS_KNOWN.has(tag)) keepApart(element);
  if (LISTS.has(tag) && numberList(element, style)) rename(element, 'ol');
  if (tag === 'li') nestItem(element);
  const renamed = RENAMED.get(tag);
  if (renamed !== undefined) rename(element, renamed);
}

/** Adds the words and signs that a style sheet would draw. */
function generate(element: Element, style: Declarations): void {
  const isEmpty = element.firstElementChild === null && element.textContent.trim() === '';
  const icon = isEmpty ? iconOf(element.getAttribute('class') ?? '') : undefined;
  if (icon !== undefined)
    // In italics, an arrow that points up would point to the side.
    element.replaceWith(icon.sign ?? markElement([`Figure not shown: ${icon.name}`]));
  const [before, after] = [style.get(BEFORE), style.get(AFTER)];
  if (before !== undefined) element.prepend(before);
  if (after !== undefined) element.append(after);
}

const TABLE = new Set(splitNames('table tbody tfoot thead tr'));

const styleOf = (element: Element): Declarations => declarationsOf(element.getAttribute(STYLE) ?? '');
const partsIn = (element: Element): readonly (string | undefined)[] =>
  Array.from(element.children, (child) => tablePartOf(styleOf(child)));

/** Whether one of its rows, which may be in a group, has several cells. */
function hasColumns(element: Element, levels = 2): boolean {
  const parts = partsIn(element);
  if (parts.filter((part) => part === 'td').length > 1) return true;
  return (
    levels > 0 &&
    [...element.children].some((child, at) => parts[at] !== undefined && hasColumns(child, levels - 1))
  );
}

/** Makes of an element the part of a table that it is by its style; returns whether it is one. */
function makeTablePart(element: Element, style: Declarations): boolean {
  const part = tablePartOf(style);
  if (part === undefined) return false;
  const isWithin = TABLE.has(element.parentElement?.localName ?? '');
  if (!isWithin && (!TABLE.has(part) || !hasColumns(element))) return false;
  if (!isWithin && (part === 'tr' || partsIn(element).includes('td'))) wrapContent(element, 'tr');
  renamePart(element, isWithin ? part : 'table', style);
  return true;
}

/** Parts of a sentence with a meaning of their own. */
const MEANINGFUL = new Set(splitNames('a b em i strong'));

/** Renames an element; what its former name meant goes on to its content. */
function renamePart(element: Element, tag: string, style: Declarations): void {
  const { localName } = element;
  if (localName === 'a') keepAddress(element);
  if (MEANINGFUL.has(localName) && !isUndone(localName, style)) {
    const href = element.getAttribute('href');
    const inner = wrapContent(element, localName);
    if (href !== null) inner.setAttribute('href', href);
  }
  rename(element, tag);
}

/** Texts that were replaced: the result may look like a code again. */
const replaced = new WeakSet<Text>();

function replaceTexts(
  element: Element,
  replace: (text: string) => string,
  isApart?: (inner: Element) => boolean,
): void {
  for (const node of textNodesOf(element, isApart)) {
    if (!replaced.has(node)) node.data = replace(node.data);
    replaced.add(node);
  }
}

const setsFont = (element: Element): boolean =>
  fontOf(styleOf(element), element.getAttribute('face')) !== undefined;

/** The author's program would have shown this on a click; here a native element does. */
function fold(element: Element): void {
  if (element.textContent.trim() === '') return;
  const details = element.ownerDocument.createElement('details');
  const summary = element.ownerDocument.createElement('summary');
  summary.textContent = 'Hidden text';
  details.append(summary, ...element.childNodes);
  element.append(details);
}

const LISTS = new Set(splitNames('li ol ul'));
/** Longer texts are moved for other reasons. */
const MAX_RAISED_LENGTH = 12;

const isWord = ({ localName, textContent }: Element): boolean =>
  isPart(localName) && textContent.length <= MAX_RAISED_LENGTH;

/** An address that is no link here can still be read. */
function keepAddress(link: Element): void {
  const address = link.getAttribute('href') ?? '';
  if (!/^(?:https?|mailto):/iu.test(address) || !URL.canParse(address) || isSafeLink(address)) return;
  if (new URL(address).username !== '') return;
  // Without its scheme, its query, and slashes at the ends.
  const [, target = ''] = /:\/*([^?/]+(?:\/+[^?/]+)*)/u.exec(address) ?? [];
  if (!link.textContent.includes(target)) link.append(` (${address.replace(/^mailto:/iu, '')})`);
}

const IS_KNOWN = new Set([...TAGS, ...RENAMED.keys(), ...UNWRAPPED, ...UNSEEN]);

function rename(element: Element, tag: string): void {
  const made = element.ownerDocument.createElement(tag);
  for (const name of ['dir', 'lang', 'type', 'start', 'reversed', LINES, LIST]) {
    const value = element.getAttribute(name);
    if (value !== null) made.setAttribute(name, value);
  }
  made.append(...element.childNodes);
  element.replaceWith(made);
}

function surround(element: Element, before: string, after: string): void {
  element.prepend(before);
  element.append(after);
}

/** An unknown element is a block unless it is part of a sentence; in both cases its words stay separate. */
function keepApart(element: Element): void {
  // Word's own elements are parts of words.
  if (element.localName.includes(':')) return;
  if (element.textContent.trim() === '') element.append(emptyMark(element));
  if (element.textContent.trim() === '') return;
  const { previousSibling: before, nextSibling: after } = element;
  const isText = (node: Node | null): boolean => node instanceof Text && node.data.trim() !== '';
  if (isText(before) || isText(after)) {
    element.before(' ');
    element.after(' ');
  } else rename(element, 'div');
}

function wrapContent(element: Element, tag: string): Element {
  const made = element.ownerDocument.createElement(tag);
  made.append(...element.childNodes);
  element.append(made);
  return made;
}
