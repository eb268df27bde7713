import DOMPurify, { type Config } from 'dompurify';
import { reportHandled } from '@/shared/browser/reportError';
import { textNodesOf } from '@/shared/browser/textNodes';
import { decodeReferences } from '@/shared/format/characterReferences';
import { NOTATION, unwrapped } from '@/shared/format/exportedText';
import { splitNames, tagsOf } from '@/shared/format/markup';
import { once } from '@/shared/format/once';
import { isSentence, markedText } from '@/shared/format/plainText';
import { withSymbolSigns } from '@/shared/format/symbolFont';
import { endWithSession } from '@/shared/store/logout';
import { ATTRIBUTES, prepareContent, TAGS } from './content';
import { isSafeLink } from './isSafeLink';
import { withoutStraySigns } from './straySigns';
import { TextCache } from './textCache';

const CONFIG = {
  ALLOWED_TAGS: [...TAGS],
  ALLOWED_ATTR: [...ATTRIBUTES],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

const purifier = once(() => {
  const instance = DOMPurify(window);
  // Set once: parsing it for each text costs a tenth of the time.
  instance.setConfig(CONFIG);
  // The first node of each text is its body.
  instance.addHook('beforeSanitizeElements', (node) => {
    if (node instanceof Element && node.localName === 'body') report(prepareContent(node));
  });
  instance.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A') {
      if (isSafeLink(element.getAttribute('href') ?? '')) {
        element.setAttribute('rel', 'noopener noreferrer');
        element.setAttribute('target', '_blank');
      } else {
        element.removeAttribute('href');
      }
    }
    // They scroll if they are too wide; set from the start, because measuring would force a layout of each text.
    if (element.tagName === 'TABLE' || element.tagName === 'PRE') element.setAttribute('tabindex', '0');
  });
  return instance;
});

/** The collector takes a limited number of reports per visit: room must be left for errors. */
const MAX_REPORTS = 15;
let reports = 0;

/** Once for each text, which is sanitized once. Never what was in it. */
function report(refused: ReadonlySet<string>): void {
  for (const name of refused) {
    reports += 1;
    if (reports <= MAX_REPORTS) reportHandled('content not shown', new Error(name), name);
  }
}

/** Also matches no-break spaces, and the codes of symbol fonts. */
const MARKUP = /[<&\u00A0\u2007\u202F\uF020-\uF0FF]/;
/** UTF-16 units of HTML: 400 questions with long explanations have about half of that. */
const CACHE_LIMIT = 4_000_000;

const cache = endWithSession(new TextCache<DocumentFragment>(CACHE_LIMIT));

/** More elements than any real text has: 50,000 list items stop a browser's layout for seconds. */
const MAX_TAGS = 4_000;
/** A longer run of letters is broken: one of 200,000 stops it for more than a minute. */
const MAX_RUN = 1_000;
const LONG_RUN = new RegExp(`\\S{${MAX_RUN}}`);
const LONGER_RUN = new RegExp(`(\\S{${MAX_RUN}})(?=\\S)`);

/** A letter with a mark that the app's font lacks; it has the marks of `x̄` and `ẍ`. */
const ACCENTED =
  /(\p{L}[\u0304\u0308]*[\u0300-\u0303\u0305-\u0307\u0309-\u0328\u032A-\u036F][\u0300-\u036F]*)/u;

const LINES = /[\n\r\t]/;
const WITHIN_LINES = new Set(
  splitNames('audio canvas embed iframe image img input object picture source track video'),
);

/** Whether a text has line breaks or tabs of its own: it has no blocks. */
export function keepsLines(html: string): boolean {
  if (!LINES.test(html) && !NOTATION.test(html) && !html.includes('&')) return false;
  const text = unwrapped(html);
  if (!LINES.test(text)) return false;
  let drawings = 0;
  return tagsOf(text).every((tag) => {
    const { name, isEnd } = tag;
    if (name === 'svg' || name === 'math') drawings += isEnd ? -1 : 1;
    else return drawings > 0 || isSentence(tag) || WITHIN_LINES.has(name);
    return true;
  });
}

/**
 * HTML of the wire as a fragment with only allow-listed markup: no forms, styles, classes, ids, roles or
 * remote media. Markup that is too large for a browser's layout becomes plain text. Each call returns a fresh
 * copy; sanitizing is done once per text.
 */
export function sanitize(html: string): Node {
  // Most options are plain text.
  if (!MARKUP.test(html) && !NOTATION.test(html) && !LONG_RUN.test(html) && !ACCENTED.test(html))
    return document.createTextNode(html);
  let fragment = cache.get(html);
  if (fragment === undefined) {
    fragment = fragmentOf(html);
    if (LONG_RUN.test(html)) breakLongRuns(fragment);
    allowLineBreaks(fragment);
    joinAccents(fragment);
    cache.set(html, fragment);
  }
  return fragment.cloneNode(true);
}

function fragmentOf(written: string): DocumentFragment {
  const html = unwrapped(written);
  const tags = tagsOf(html);
  if (tags.length === 0 || tags.length > MAX_TAGS) {
    const fragment = document.createDocumentFragment();
    fragment.append(
      tags.length === 0 ? withSymbolSigns(decodeReferences(decodeReferences(html))) : markedText(html, tags),
    );
    return fragment;
  }
  const fragment = purifier().sanitize(withoutStraySigns(html, tags), CONFIG);
  // What was escaped twice, and signs whose font was lost.
  for (const node of textNodesOf(fragment)) {
    const text = withSymbolSigns(decodeReferences(node.data));
    if (text !== node.data) node.data = text;
  }
  for (const formula of fragment.querySelectorAll('math')) letScroll(formula);
  return fragment;
}

/** A formula with more signs may be wider than a narrow window. */
const LONG_FORMULA = 16;

function letScroll(formula: Element): void {
  const signs = formula.textContent.replaceAll(/\s/gu, '').length;
  if (signs <= LONG_FORMULA) return;
  const frame = document.createElement('span');
  frame.dataset.wide = '';
  // Its size on paper.
  frame.style.setProperty('--signs', String(signs));
  frame.tabIndex = 0;
  formula.replaceWith(frame);
  frame.append(formula);
}

function breakLongRuns(fragment: DocumentFragment): void {
  for (const node of textNodesOf(fragment)) {
    if (node.data.length <= MAX_RUN || !LONG_RUN.test(node.data)) continue;
    // Each second piece is a run of letters that goes on.
    const pieces = node.data.split(LONGER_RUN);
    node.replaceWith(
      ...pieces.flatMap((piece, at) => (at % 2 === 0 ? piece : [piece, document.createElement('wbr')])),
    );
  }
}

/** A pasted text may have no-break spaces between all words. It is unbroken from four of them and this length on. */
const LONG_LINE = 30;
const NO_BREAK_SPACE = /[\u00A0\u2007\u202F]/u;
const isUnbroken = (line: string): boolean =>
  line.length > LONG_LINE && line.split(NO_BREAK_SPACE).length > 4;

/** Lets unbroken texts wrap after their no-break spaces; the text itself stays the same. */
function allowLineBreaks(fragment: DocumentFragment): void {
  if (!NO_BREAK_SPACE.test(fragment.textContent)) return;
  for (const node of textNodesOf(fragment)) {
    if (!node.data.split(/[^\S\u00A0\u2007\u202F]+/u).some(isUnbroken)) continue;
    const pieces = node.data.split(/(?<=[\u00A0\u2007\u202F])(?![\u00A0\u2007\u202F])/u);
    if (pieces.length > MAX_TAGS) node.data = node.data.replaceAll(/[\u00A0\u2007\u202F]/gu, ' ');
    else
      node.replaceWith(
        ...pieces.flatMap((piece, at) => (at === 0 ? piece : [document.createElement('wbr'), piece])),
      );
  }
}

/**
 * Sets letters apart for which the app's font has no mark: with the mark of another font, some engines draw the dot of
 * 'V̇' within its letter.
 */
function joinAccents(fragment: DocumentFragment): void {
  const parts = fragment.textContent.split(ACCENTED).length;
  if (parts === 1 || parts > MAX_TAGS) return;
  for (const node of textNodesOf(fragment)) {
    const pieces = node.data.split(ACCENTED);
    if (pieces.length === 1 || node.parentElement?.closest('math')) continue;
    node.replaceWith(
      ...pieces.map((piece, at) => {
        if (at % 2 === 0 || Array.from(piece.normalize('NFC')).length === 1) return piece;
        const letter = document.createElement('span');
        letter.dataset.accented = '';
        letter.textContent = piece;
        return letter;
      }),
    );
  }
  fragment.normalize();
}
