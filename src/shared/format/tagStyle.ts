import { decodeReferences } from './characterReferences';
import { splitNames, type Tag } from './markup';

/** Attribute with the text's styles: a `style` would violate the security policy as soon as it is parsed. */
export const STYLE = 'data-style';

/** Styles by property; of several the last one holds. */
export type Declarations = ReadonlyMap<string, string>;

const MAX_STYLE = 1_000;

const NONE: Declarations = new Map();
/** What a browser writes before its own names of properties. */
const PREFIX = /^-(?:webkit|moz|ms)-/;

export function declarationsOf(style: string): Declarations {
  if (style === '') return NONE;
  const declarations = new Map<string, string>();
  for (const declaration of style.toLowerCase().split(';')) {
    const at = declaration.indexOf(':');
    if (at > 0)
      declarations.set(declaration.slice(0, at).trim().replace(PREFIX, ''), declaration.slice(at + 1).trim());
  }
  return declarations;
}

/** Classes of editors and frameworks whose style sheets are not part of the text. */
const CLASSES: readonly (readonly [name: RegExp, style: string])[] = [
  [
    /^(?:text-)?(?:decoration-)?(?:strike(?:d|out)?|(?:[a-z]+[_-]{1,2})*(?:text)?strike-?through|line-?through|deleted?|del)$/,
    'text-decoration:line-through',
  ],
  [/^(?:text-)?(?:decoration-)?underlined?$/, 'text-decoration:underline'],
  [/^(?:(?:font-|text-|fw-)?bold|strong)$/, 'font-weight:bold'],
  [/^(?:font-|text-|fst-)?italics?$/, 'font-style:italic'],
  [/^(?:text-)?uppercase$/, 'text-transform:uppercase'],
  [/^(?:[a-z]+-)*(?:sup|super|superscript)(?:-text)?$/, 'vertical-align:super'],
  [/^(?:[a-z]+-)*(?:sub|subscript)(?:-text)?$/, 'vertical-align:sub'],
  ...['lower-alpha', 'lower-roman', 'upper-alpha', 'upper-roman'].map(
    (kind) => [new RegExp(`^(?:list-)?(?:style-)?${kind}$`), `list-style-type:${kind}`] as const,
  ),
];

/** The kinds of lists of JATS and DocBook as styles. */
const LISTS: ReadonlyMap<string, string> = new Map([
  ['alpha-lower', 'lower-alpha'],
  ['alpha-upper', 'upper-alpha'],
  ['loweralpha', 'lower-alpha'],
  ['lowerroman', 'lower-roman'],
  ['order', 'decimal'],
  ['roman-lower', 'lower-roman'],
  ['roman-upper', 'upper-roman'],
  ['simple', 'none'],
  ['upperalpha', 'upper-alpha'],
  ['upperroman', 'upper-roman'],
]);

function listStyle({ name, attributes }: Tag): string | undefined {
  if (name === 'list') return `list-style:${LISTS.get(attributes.get('list-type') ?? '') ?? 'disc'}`;
  if (name === 'orderedlist')
    return `list-style:${LISTS.get(attributes.get('numeration') ?? '') ?? 'decimal'}`;
  return undefined;
}

/** What elements of JATS and TEI mean as styles. */
const XML_STYLES: ReadonlyMap<string, string> = new Map([
  ['overline', 'text-decoration:overline'],
  ['sc', 'font-variant:small-caps'],
]);

const EMPHASIS = new Set(splitNames('emphasis hi ph phrase styled-content'));

/** How DocBook, TEI, JATS and DITA say what a part of a sentence looks like, as a class. */
function classOf({ name, attributes }: Tag): string | undefined {
  if (!EMPHASIS.has(name)) return undefined;
  const names = splitNames('role rend style-type outputclass').map((each) => attributes.get(each));
  return names.find((each) => each !== undefined) ?? (name === 'emphasis' ? 'italic' : undefined);
}

const SELECTOR = /^[a-z][a-z0-9]*$|^[a-z0-9]*\.[\w-]+$/;
/** Lists without numbers may have a counter before each item, such as those of Google Docs. */
const NUMBERS = /^(?:((?:ol|ul)(?:\.[\w-]+)?|\.[\w-]+)\s*(?:>\s*)?)?(li(?:\.[\w-]+)?)::?before$/;
const COUNTER = /counters?\([^()]*?(?:,\s*([a-z-]+)\s*)?\)/;

/** The words that a style sheet sets before or behind an element, as styles of the element. */
export const BEFORE = '--before';
export const AFTER = '--after';
const GENERATED = /^([a-z0-9]*\.[\w-]+)::?(before|after)$/;
const CONTENT = /(?:^|;)\s*content\s*:\s*(?:"([^"]*)"|'([^']*)')\s*(?:;|$)/;
const CODE = /\\([0-9a-f]{1,6})\s?/g;
/** Codes of icon fonts. */
const PRIVATE = /\p{Co}/u;

const generated = (content: string): string =>
  content.replaceAll(CODE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The style of what a selector means, if it is read, and what it means. */
function meaningOf(selector: string, style: string): readonly [selector: string, style: string] | undefined {
  const [, holder, side] = GENERATED.exec(selector) ?? [];
  const [, double, words = double] = CONTENT.exec(style) ?? [];
  if (holder !== undefined && words !== undefined) {
    const text = generated(words);
    return /[;:]/.test(text) || PRIVATE.test(text) ? undefined : [holder, `--${side}:${text}`];
  }
  if (SELECTOR.test(selector)) return [selector, style];
  const [, list, item] = NUMBERS.exec(selector) ?? [];
  const counter = COUNTER.exec(style);
  // This comes before the type of the list itself, which is none.
  const numbered = list ?? item;
  return numbered === undefined || counter === null
    ? undefined
    : [numbered, `list-style:${counter[1] ?? 'decimal'}`];
}

/** Styles by 'name', '.class' and 'name.class'; other selectors are not read. */
function readSheet(sheet: string, rules: Map<string, string>): void {
  for (const rule of sheet
    .toLowerCase()
    .replaceAll(/<!--|-->/g, '')
    .split('}')) {
    const at = rule.indexOf('{');
    if (at < 0) continue;
    const style = rule.slice(at + 1, at + 1 + MAX_STYLE).trim();
    for (const each of rule.slice(0, at).split(',')) {
      const [selector, meant] = meaningOf(each.trim(), style) ?? [];
      if (selector !== undefined)
        rules.set(selector, `${rules.get(selector) ?? ''}${meant ?? ''};`.slice(-MAX_STYLE));
    }
  }
}

/** Reads the style of a text's tags: by the text's own style sheets, their classes, and their own styles. */
export function styleReader(html: string, tags: readonly Tag[]): (tag: Tag) => string {
  const ownStyle = (tag: Tag): string =>
    listStyle(tag) ?? XML_STYLES.get(tag.name) ?? decodeReferences(tag.attributes.get('style') ?? '');
  const rules = new Map<string, string>();
  for (const { name, isEnd, start, end } of tags)
    if (name === 'style' && !isEnd) {
      const text = html.slice(start, end);
      readSheet(text.slice(text.indexOf('>') + 1, text.lastIndexOf('<')), rules);
    }
  return (tag) => {
    const { name, isEnd, attributes } = tag;
    const written = attributes.get('class') ?? classOf(tag);
    if (isEnd || (rules.size === 0 && written === undefined)) return isEnd ? '' : ownStyle(tag);
    const classes = (written ?? '').toLowerCase().slice(0, MAX_STYLE).split(/\s+/u);
    const styles = [
      rules.get(name),
      ...classes.flatMap((each) => [
        CLASSES.find(([pattern]) => pattern.test(each))?.[1],
        rules.get(`.${each}`),
        rules.get(`${name}.${each}`),
      ]),
      ownStyle(tag),
    ];
    return styles.filter((style) => style !== undefined && style !== '').join(';');
  };
}

const textOf = (style: Declarations, ...names: readonly string[]): string =>
  names.map((name) => style.get(name) ?? '').join(' ');

const NUMBER = /[+-]?(?:\d+(?:\.\d+)?|\.\d+)/;
/** The first length of a property. */
const lengthOf = (style: Declarations, name: string): number =>
  Number(NUMBER.exec(style.get(name) ?? '')?.[0] ?? 0);

const UPPER = /\b(?:text-)?top\b/;
const LOWER = /\b(?:text-)?bottom\b/;

const SHIFT = /\btranslatey\(\s*([+-]?[\d.]+)/;

/** Whether a text is raised or lowered by its style. Lengths count for parts of a word only: see `isWord`. */
export function raisedBy(style: Declarations, isWord: boolean): 'sub' | 'sup' | undefined {
  const align = style.get('vertical-align') ?? '';
  const text = `${align} ${textOf(style, 'baseline-shift', 'font-variant-position', 'font-variant', 'font-feature-settings')}`;
  if (/\bsuper\b|["']sups["']/.test(text)) return 'sup';
  if (/\bsub\b|["']subs["']/.test(text)) return 'sub';
  if (!isWord) return undefined;
  const isSmall = style.has('font-size');
  if (isSmall && UPPER.test(align)) return 'sup';
  if (isSmall && LOWER.test(align)) return 'sub';
  const isMoved = style.get('position') === 'relative';
  const [, shift] = SHIFT.exec(style.get('transform') ?? '') ?? [];
  const height =
    lengthOf(style, 'vertical-align') ||
    lengthOf(style, 'mso-text-raise') ||
    lengthOf(style, 'baseline-shift') ||
    (isMoved ? lengthOf(style, 'bottom') || -lengthOf(style, 'top') || -lengthOf(style, 'inset') : 0) ||
    -Number.parseFloat(shift ?? style.get('translate')?.split(/\s+/u)[1] ?? '0');
  if (height === 0) return undefined;
  return height > 0 ? 'sup' : 'sub';
}

const decorationOf = (style: Declarations): string =>
  textOf(style, 'text-decoration', 'text-decoration-line', 'text-decorations-in-effect');

export const isCrossedOut = (style: Declarations): boolean => decorationOf(style).includes('line-through');

export const isUnderlined = (style: Declarations): boolean => decorationOf(style).includes('underline');

/** Whether a part of a sentence has a border below it; if the part is empty, the border is a blank to fill in. */
export const isRuled = (tag: string, style: Declarations): boolean =>
  isPart(tag) &&
  /\b(?:solid|dashed|dotted|double)\b/.test(textOf(style, 'border-bottom', 'border-bottom-style'));

/** A text may refer to its highlighted words; other backgrounds are decoration. */
const HIGHLIGHT = /^(?:yellow|#ff0|#ffff00|rgb\(255, ?255, ?0\)|lime|#00ff00|aqua|cyan|#00ffff)(?!\w)/;

/**
 * Whether words are in bold type, highlighted, or in capitals as an emphasis. Their letters stay as they were typed:
 * 'µg' in capitals would be another unit.
 */
export const isBold = (style: Declarations): boolean =>
  style.get('text-transform')?.startsWith('uppercase') === true ||
  /\b(?:bold|bolder|[6-9]00)\b/.test(style.get('font-weight') ?? style.get('font') ?? '') ||
  (style.get('mso-highlight') ?? 'none') !== 'none' ||
  HIGHLIGHT.test(style.get('background-color') ?? style.get('background') ?? '');

/** Whether a text has a line above it, also one that is drawn as the border of a part of a word. */
export const isOverlined = (style: Declarations, isWord: boolean): boolean =>
  decorationOf(style).includes('overline') || (isWord && /\bsolid\b/.test(style.get('border-top') ?? ''));

export const isSmallCaps = (style: Declarations): boolean =>
  textOf(style, 'font-variant', 'font-variant-caps').includes('small-caps');

/** A single letter in small capitals is a sign of its own: 'D' of 'D-lactate'. */
export const smallCaps = (text: string): string => (text.trim().length === 1 ? text.toUpperCase() : text);

const MAX_OVERLINED_LENGTH = 12;

/** Letters with a line above as signs of their own: 'x̄' is not 'x'. */
export function overlined(text: string): string {
  const { length } = text.trim();
  const line = length === 1 ? '\u0304' : '\u0305';
  return length > MAX_OVERLINED_LENGTH ? text : text.replaceAll(/[\p{L}\p{N}]/gu, `$&${line}`);
}

export const isItalic = (style: Declarations): boolean =>
  /\b(?:italic|oblique)\b/.test(style.get('font-style') ?? style.get('font') ?? '');

const NOT_BOLD = /^(?:normal|[1-5]00)$/;
const OWN: ReadonlyMap<string, (style: Declarations) => boolean> = new Map([
  // Copied from Google Docs, a whole text is in a `b` without weight.
  ...['b', 'strong'].map(
    (tag) => [tag, (style: Declarations) => NOT_BOLD.test(style.get('font-weight') ?? '')] as const,
  ),
  ...['em', 'i'].map((tag) => [tag, (style: Declarations) => style.get('font-style') === 'normal'] as const),
  ...['del', 'ins', 's', 'strike', 'u'].map(
    (tag) => [tag, (style: Declarations) => decorationOf(style).trim() === 'none'] as const,
  ),
  ...['sub', 'sup'].map(
    (tag) =>
      [tag, (style: Declarations) => style.get('vertical-align') === 'baseline' && style.size === 1] as const,
  ),
]);

/** Whether an element's style takes back what the element itself means. */
export const isUndone = (tag: string, style: Declarations): boolean => OWN.get(tag)?.(style) ?? false;

const PARTS = new Set(splitNames('a b em font i label small span strong'));
/** Whether an element is a part of a sentence that has no meaning by its name alone. */
export const isPart = (tag: string): boolean => PARTS.has(tag);

/** The shortest distances that separate words, by their unit; of others any does. */
const DISTANCES: ReadonlyMap<string, number> = new Map([
  ['em', 0.25],
  ['pt', 3],
  ['px', 4],
]);
const SIDES = ['margin-left', 'margin-right', 'padding-left', 'padding-right'];

/** Whether an element is set apart from its neighbors in the same line, as by a blank. */
function isDistant(style: Declarations): boolean {
  if (/^(?:left|right)$/.test(style.get('float') ?? '')) return true;
  const position = style.get('position') ?? '';
  // Programs that show PDF files set the position in a style sheet.
  if (/^(?:absolute|fixed)$/.test(position) || (position === '' && style.has('left'))) return true;
  return SIDES.some((side) => {
    const [, length = '0', unit = ''] = /^(\d+(?:\.\d+)?|\.\d+)([a-z]+|%)/.exec(style.get(side) ?? '') ?? [];
    return Number(length) > 0 && Number(length) >= (DISTANCES.get(unit) ?? 0);
  });
}

/** Whether a part that is no block by its name is apart from its neighbors, and how. */
export function displayOf(tag: string, style: Declarations): 'block' | 'cell' | undefined {
  if (!PARTS.has(tag) || style.size === 0) return undefined;
  const display = style.get('display') ?? '';
  if (/^(?:block|flex|grid|list-item|table|table-row)$/.test(display)) return 'block';
  if (/^(?:table-cell|inline-(?:block|flex|grid|table))$/.test(display)) return 'cell';
  return isDistant(style) ? 'cell' : undefined;
}

/** The parts of a table by their style. */
const TABLE_PARTS: ReadonlyMap<string, string> = new Map([
  ['inline-table', 'table'],
  ['table', 'table'],
  ['table-caption', 'caption'],
  ['table-cell', 'td'],
  ['table-footer-group', 'tfoot'],
  ['table-header-group', 'thead'],
  ['table-row', 'tr'],
  ['table-row-group', 'tbody'],
]);

export const tablePartOf = (style: Declarations): string | undefined =>
  TABLE_PARTS.get(style.get('display') ?? '');

export const keepsLines = (style: Declarations): boolean =>
  /^(?:pre|break-spaces)/.test(style.get('white-space') ?? '');

export const isHidden = (style: Declarations): boolean =>
  style.get('display') === 'none' || style.get('visibility') === 'hidden' || style.get('mso-hide') === 'all';
