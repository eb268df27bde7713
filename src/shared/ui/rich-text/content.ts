import { isSafeLink } from './isSafeLink';
import { inlineImage } from './raster';

const splitNames = (text: string): string[] => text.trim().split(/\s+/u);

/** MathML's presentation elements that each engine shows; without links, actions and foreign content. */
const MATH = splitNames(`
  math mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle
  msub msubsup msup mtable mtd mtext mtr munder munderover none`);

/** What is kept as it is. */
export const TAGS: readonly string[] = [
  ...splitNames(`
    a b bdi bdo blockquote br caption code dd div dl dt em h3 h4 h5 h6 hr i img li ol p pre s span strong sub
    sup table tbody td tfoot th thead tr u ul wbr`),
  ...MATH,
];
export const ATTRIBUTES: readonly string[] = splitNames(`
  accent accentunder alt colspan columnspan dir display displaystyle href lang linethickness mathvariant
  reversed rowspan scope src start stretchy type value`);

/** What becomes another element of the same meaning. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ...splitNames(`
    address article aside center details dialog dir fieldset figcaption figure footer header hgroup
    legend main menu nav noscript optgroup option search section select summary textarea`).map(
    (tag) => [tag, 'div'] as const,
  ),
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
const UNWRAPPED = new Set(
  splitNames('abbr acronym big button cite data dfn font label nobr picture q rb rp rt rtc ruby small time'),
);

/** What is no content. */
const UNSEEN = new Set(splitNames('head noembed noframes script style template title'));

/** What cannot be shown: a mark with its alternative text takes its place. */
const REFUSED = new Map<string, (element: Element) => readonly (string | Node)[]>([
  ['img', (element) => [figureMark(element)]],
  ['canvas', (element) => [named('Figure not shown', element.textContent)]],
  ['svg', (element) => [named('Figure not shown', drawingText(element))]],
  ['math', (element) => [named('Formula not shown', element.getAttribute('alttext') ?? element.textContent)]],
  ['audio', (element) => mediaMark(element, 'Sound')],
  ...splitNames('video iframe object embed').map(
    (tag) => [tag, (element: Element) => mediaMark(element, 'Video')] as const,
  ),
]);

/** The alternative text of a picture that has none. */
const PICTURE = 'Picture';

const named = (mark: string, text: string | null | undefined): string => {
  const line = (text ?? '').replaceAll(/\s+/gu, ' ').trim();
  return line === '' ? mark : `${mark}: ${line}`;
};

/** In the place of an image that is refused or broken. */
export function figureMark(image: Element): string {
  const text = image.getAttribute('alt');
  return named('Figure not shown', text === PICTURE ? '' : text);
}

const drawingText = (svg: Element): string =>
  [...svg.querySelectorAll('title, desc, text')].map(({ textContent }) => textContent).join(' ');

function mediaMark(element: Element, kind: 'Sound' | 'Video'): readonly (string | Node)[] {
  const source = element.querySelector('source')?.getAttribute('src');
  const address = element.getAttribute('src') ?? element.getAttribute('data') ?? source ?? '';
  if (!isSafeLink(address)) return [`${kind} not shown`];
  const link = element.ownerDocument.createElement('a');
  link.setAttribute('href', address);
  link.textContent = `Open ${kind.toLowerCase()}`;
  return [`${kind} not shown `, link];
}

/** Has the text's styles: as `style`, each would violate the security policy already when it is parsed. */
export const STYLE = 'data-style';

/** Styles with a meaning, the element that has it, and the shortest notation, which is handed on. */
const STYLES: readonly (readonly [style: RegExp, tag: string, short: string])[] = [
  [/(?:^|;)\s*font-weight\s*:\s*(?:bold|[6-9]00)/iu, 'b', 'font-weight:bold'],
  [/(?:^|;)\s*font-style\s*:\s*(?:italic|oblique)/iu, 'i', 'font-style:italic'],
  [/(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*\bunderline/iu, 'u', 'text-decoration:underline'],
  [/(?:^|;)\s*text-decoration(?:-line)?\s*:[^;]*\bline-through/iu, 's', 'text-decoration:line-through'],
];
const RAISED = /(?:^|;)\s*vertical-align\s*:\s*(sub|super)\b/iu;
const NOT_BOLD = /(?:^|;)\s*font-weight\s*:\s*(?:normal|[1-5]00)/iu;
const LIST_STYLE = /(?:^|;)\s*list-style(?:-type)?\s*:[^;]*\b(lower|upper)-(alpha|latin|roman)/iu;
const NUMBERED: ReadonlyMap<string, string> = new Map([
  ['lower-alpha', 'a'],
  ['lower-latin', 'a'],
  ['lower-roman', 'i'],
  ['upper-alpha', 'A'],
  ['upper-latin', 'A'],
  ['upper-roman', 'I'],
]);

/** Their content may be certain elements only, so a style goes on to these. */
const STRUCTURE = new Set(splitNames('dl menu ol table tbody tfoot thead tr ul'));
const BLOCKS = new Set(splitNames('blockquote caption dd dt h3 h4 h5 h6 li p pre td th'));
/** Letters of scripts that run from right to left. */
export const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const CELLS = new Set(splitNames('td th'));
const MAX_STYLE = 1_000;
const MAX_SPAN = 20;

/**
 * Changes parsed content before it is sanitized, so that sanitizing removes no text and no meaning. Returns the
 * names of what is not shown.
 */
export function prepareContent(body: Element): ReadonlySet<string> {
  const refused = new Set<string>();
  const isMixed = RIGHT_TO_LEFT.test(body.textContent);
  // In document order: a style that is handed on is read at its child's turn.
  for (const element of body.querySelectorAll('*')) {
    const tag = element.localName;
    // Within a part that was replaced.
    if (!body.contains(element)) continue;
    if (tag === 'math') simplifyFormula(element);
    if (isRefused(element)) {
      const mark = element.ownerDocument.createElement('span');
      mark.append(...(REFUSED.get(tag)?.(element) ?? []));
      element.replaceWith(mark);
      refused.add(tag);
    } else if (!MATH.includes(tag)) {
      if (isMixed && BLOCKS.has(tag) && !element.hasAttribute('dir')) element.setAttribute('dir', 'auto');
      convert(element);
    }
  }
  return refused;
}

function isRefused(element: Element): boolean {
  if (element.localName === 'math')
    return element.textContent.trim() === '' || [...element.querySelectorAll('*')].some(isForeign);
  if (element.localName !== 'img') return REFUSED.has(element.localName);
  const address = inlineImage(element.getAttribute('src') ?? '');
  if (address !== undefined) element.setAttribute('src', address);
  if ((element.getAttribute('alt') ?? '').trim() === '') element.setAttribute('alt', PICTURE);
  return address === undefined;
}

const isForeign = ({ localName }: Element): boolean => !MATH.includes(localName);

/** Tokens are text only; annotations and actions leave what they are about. */
function simplifyFormula(math: Element): void {
  const source = math.querySelector('annotation')?.textContent;
  for (const part of math.querySelectorAll('annotation, annotation-xml')) part.remove();
  if (math.textContent.trim() === '' && source !== undefined && !math.hasAttribute('alttext'))
    math.setAttribute('alttext', source);
  for (const token of math.querySelectorAll('mi, mn, mo, ms, mtext'))
    if (token.firstElementChild !== null) token.replaceChildren(token.textContent);
  for (const part of [...math.querySelectorAll('semantics, maction')].reverse())
    part.replaceWith(...(part.firstElementChild === null ? [] : [part.firstElementChild]));
  for (const part of [...math.querySelectorAll('mfenced')].reverse()) part.replaceWith(fenced(part));
}

/** No engine shows `mfenced` with its brackets any more. */
function fenced(part: Element): Element {
  const make = (tag: string, text: string): Element => {
    const made = part.ownerDocument.createElementNS(part.namespaceURI, tag);
    made.textContent = text;
    return made;
  };
  const separators = Array.from((part.getAttribute('separators') ?? ',').replaceAll(/\s/gu, ''));
  const row = make('mrow', '');
  row.append(make('mo', part.getAttribute('open') ?? '('));
  for (const [index, child] of [...part.children].entries()) {
    const separator = separators[Math.min(index, separators.length) - 1];
    if (separator !== undefined) row.append(make('mo', separator));
    row.append(child);
  }
  row.append(make('mo', part.getAttribute('close') ?? ')'));
  return row;
}

function convert(element: Element): void {
  const style = (element.getAttribute(STYLE) ?? '').slice(0, MAX_STYLE);
  const tag = element.localName;
  for (const name of ['colspan', 'rowspan'])
    // As the browser reads it: digits, whatever follows them.
    if (Number.parseInt(element.getAttribute(name) ?? '', 10) > MAX_SPAN)
      element.setAttribute(name, String(MAX_SPAN));
  const [, letters = '', kind = ''] = LIST_STYLE.exec(style) ?? [];
  const numbering = NUMBERED.get(`${letters}-${kind}`.toLowerCase());
  if (numbering !== undefined) element.setAttribute('type', numbering);
  if (STRUCTURE.has(tag)) {
    const inherited = STYLES.flatMap(([pattern, , short]) => (pattern.test(style) ? short : [])).join(';');
    if (inherited !== '')
      for (const child of element.children)
        child.setAttribute(STYLE, `${inherited};${child.getAttribute(STYLE) ?? ''}`);
  } else if (element.hasChildNodes()) {
    for (const [pattern, meaning] of STYLES) if (pattern.test(style)) wrapContent(element, meaning);
    const raised = RAISED.exec(style)?.[1]?.toLowerCase();
    if (raised !== undefined && !CELLS.has(tag)) wrapContent(element, raised === 'sub' ? 'sub' : 'sup');
  }
  // Copied from Google Docs, a whole text is in such an element.
  const isPlain = (tag === 'b' || tag === 'strong') && NOT_BOLD.test(style);
  if (isPlain) rename(element, 'span');
  else if (tag === 'q') surround(element, '“', '”');
  else if (tag === 'rt' && element.previousElementSibling?.localName !== 'rp') surround(element, '(', ')');
  else if (!IS_KNOWN.has(tag)) keepApart(element);
  const renamed = RENAMED.get(tag);
  if (renamed !== undefined) rename(element, renamed);
}

const IS_KNOWN = new Set([...TAGS, ...RENAMED.keys(), ...UNWRAPPED, ...UNSEEN]);

function rename(element: Element, tag: string): void {
  const made = element.ownerDocument.createElement(tag);
  for (const name of ['dir', 'lang']) {
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
  if (element.localName.includes(':') || element.textContent.trim() === '') return;
  const { previousSibling: before, nextSibling: after } = element;
  const isText = (node: Node | null): boolean => node instanceof Text && node.data.trim() !== '';
  if (isText(before) || isText(after)) {
    element.before(' ');
    element.after(' ');
  } else rename(element, 'div');
}

function wrapContent(element: Element, tag: string): void {
  const made = element.ownerDocument.createElement(tag);
  made.append(...element.childNodes);
  element.append(made);
}
