import { decodeReferences } from './characterReferences';
import { isOfHtml, splitNames, type Tag, tagsOf } from './markup';

const ESCAPED = /&lt;[a-z][a-z1-6]*(?:\s|\/|&gt;)/iu;

/** Line breaks as JSON writes them; of TeX, which may have commands with this beginning, nothing is changed. */
const ESCAPED_LINE =
  /(?:\\r)?\\n(?!(?:abla|atural|e|earrow|eg|eq|ewcommand|ewline|exists|i|mid|onumber|ot|otin|parallel|sim|u|warrow)(?![a-z])|(?:left|right|l|r)arrow|(?:prec|sub|succ|sup|triangle)(?:eq|set|left|right)|(?:prec|succ)(?![a-z]))/gi;
const TEX = /\$|\\[([]/;

/** Letters as JSON writes them. */
const ESCAPED_SIGN = /\\u([0-9a-f]{4})/gi;
const signOf = (_: string, code: string): string => String.fromCharCode(Number.parseInt(code, 16));

/** Signs that begin a line in some programs, and what XML and Excel write for a line break. */
const OTHER_LINE = /\r(?!\n)|[\v\f\u0085\u2028\u2029]/g;
/** Dashes and quotation marks of Windows under codes that draw nothing; a parser knows them as references. */
const WINDOWS_SIGN = /[\u0080-\u0084\u0086-\u009F]/g;
const REFERENCE = /&(?:#|newline;|tab;)/i;
const LINE_REFERENCE =
  /&#(?:13|x0*d);(?:\r?\n|&#(?:10|x0*a);)?|&#(?:10|11|12|x0*[abc]);|&newline;|&#(?:8232|x2028);/gi;
const TAB_REFERENCE = /&#(?:9|x0*9);|&tab;/gi;
const LINE_OF_EXCEL = /_x000d_(?:\r?\n|_x000a_)?|_x000[ab]_/gi;

/** Whether a text without '<' and '&' may be in the notation of an export. */
export const NOTATION = /[\\\r\v\f\u0080-\u009F\u2028\u2029]|_x000/i;

function withLines(text: string): string {
  let plain = text;
  if (plain.includes('\\')) plain = plain.replaceAll('<\\/', '</').replaceAll(ESCAPED_SIGN, signOf);
  if (plain.includes('\\n') && !TEX.test(plain)) plain = plain.replaceAll(ESCAPED_LINE, '\n');
  if (REFERENCE.test(plain)) plain = plain.replaceAll(LINE_REFERENCE, '\n').replaceAll(TAB_REFERENCE, '\t');
  if (NOTATION.test(plain))
    plain = plain
      .replaceAll(LINE_OF_EXCEL, '\n')
      .replaceAll(OTHER_LINE, '\n')
      .replaceAll(WINDOWS_SIGN, (sign) => `&#${sign.charCodeAt(0)};`);
  return plain;
}

/** The text also contains what authors' programs have drawn from such scripts. */
const DRAWN = /\bclass\s*=\s*["']?MathJax/;
const SCRIPT_END = /<\/script\s*>/i;
const FORMULA_SCRIPT = /<script\b[^<>]*\btype\s*=\s*["']?math\/(\w+)([^<>]*)>/i;

/** Formulas that a program would draw from scripts, as TeX is typed or as MathML. */
function withFormulas(text: string): string {
  if (!FORMULA_SCRIPT.test(text) || DRAWN.test(text)) return text;
  return text
    .split(SCRIPT_END)
    .map((part, at, parts) => {
      const [tag, language, rest = ''] = FORMULA_SCRIPT.exec(part) ?? [];
      const isEnded = at < parts.length - 1;
      if (tag === undefined || language === undefined || !isEnded) return isEnded ? `${part}</script>` : part;
      const start = part.indexOf(tag);
      const content = part.slice(start + tag.length);
      if (language.toLowerCase() === 'mml') return part.slice(0, start) + content;
      const tex = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const isBlock = rest.includes('display');
      return `${part.slice(0, start)}${isBlock ? '\\[' : '\\('}${tex}${isBlock ? '\\]' : '\\)'}`;
    })
    .join('');
}

/** Attributes in which editors keep the MathML of a formula that they show as an image. */
const WRITTEN = splitNames('data-mathml x-canvaslms-safe-mathml');
/** One of these editors writes other signs for those of markup. */
const OTHER_SIGNS: ReadonlyMap<string, string> = new Map([
  ['«', '<'],
  ['»', '>'],
  ['¨', '"'],
  ['§', '&'],
  ['`', "'"],
]);

/** The MathML of an image or a drawing of a formula. */
export function writtenFormula(attributes: ReadonlyMap<string, string>): string | undefined {
  const written = WRITTEN.map((name) => attributes.get(name))
    .find((text) => text !== undefined)
    ?.trim();
  if (written?.startsWith('«math') === true)
    return written.replaceAll(/[«»¨§`]/gu, (sign) => OTHER_SIGNS.get(sign) ?? sign);
  const text = written?.startsWith('&lt;') === true ? decodeReferences(written) : written;
  return text?.startsWith('<math') === true ? text : undefined;
}

const WRITTEN_TAG = /mathml\s*=/i;

/** Formulas of which only an element without its drawing, or with one that screen readers leave out, was copied. */
function withWritten(text: string): string {
  if (!WRITTEN_TAG.test(text)) return text;
  const tags = tagsOf(text);
  const hasMath = tags.some(({ name }) => name === 'math');
  let at = 0;
  const parts = tags.map(({ name, isEnd, end, attributes }, index) => {
    const next = tags[index + 1];
    const isHolder = name !== 'img' && !isEnd && next?.start === end;
    // Beside the drawing there may be a copy for screen readers.
    const isDrawn = next?.isEnd !== true && (hasMath || next?.attributes.get('aria-hidden') !== 'true');
    const formula = isHolder && !isDrawn ? writtenFormula(attributes) : undefined;
    const part = text.slice(at, end) + (formula ?? '');
    at = end;
    return part;
  });
  return parts.join('') + text.slice(at);
}

/** Some sanitizers remove the frame of a formula only. */
const PARTS = 'mfrac|mi|mn|mo|mover|mroot|mrow|msqrt|msub|msubsup|msup|mtable|mtext|munder|munderover';
const FRAMELESS = new RegExp(String.raw`<(?:\w+:)?(?:${PARTS})\b`, 'i');
const PART = new RegExp(`^(?:${PARTS})$`);

/** The outermost parts of formulas in frames of their own. */
function withFrames(text: string): string {
  if (!FRAMELESS.test(text)) return text;
  const made: string[] = [];
  let depth = 0;
  let frames = 0;
  let at = 0;
  for (const { name, isEnd, start, end } of tagsOf(text)) {
    if (name === 'math') frames = Math.max(0, frames + (isEnd ? -1 : 1));
    if (frames > 0 || !PART.test(name)) continue;
    const isOutermost = isEnd ? depth === 1 : depth === 0;
    const tag = text.slice(start, end);
    const framed = isEnd ? `${tag}</math>` : `<math>${tag}`;
    made.push(text.slice(at, start), isOutermost ? framed : tag);
    depth = Math.max(0, depth + (isEnd ? -1 : 1));
    at = end;
  }
  return [...made, text.slice(at)].join('');
}

/**
 * A text without what exports do to it: sections of XML, a second escaping of all markup, other notations of line
 * breaks and formulas.
 */
export function unwrapped(html: string): string {
  const plain = html.includes('<![CDATA[') ? html.replaceAll('<![CDATA[', '').replaceAll(']]>', '') : html;
  const text = withFormulas(withLines(plain));
  // Within the elements of another format, all of its markup may be escaped.
  if (!ESCAPED.test(text) || tagsOf(text).some(({ name }) => name !== '!' && isOfHtml(name)))
    return withFrames(withWritten(text));
  const decoded = decodeReferences(text);
  return isMarkup(tagsOf(decoded)) ? withFrames(decoded) : text;
}

/** Whether tags are more than words in brackets: one is ended, or breaks a line. */
function isMarkup(tags: readonly Tag[]): boolean {
  const begun = new Set<string>();
  return tags.some(({ name, isEnd }) => {
    if (!isEnd) begun.add(name);
    return name === 'br' || (isEnd && begun.has(name) && isOfHtml(name));
  });
}
