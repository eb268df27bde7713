import { letterOf } from '@/shared/format/letters';
import { withoutInvisible } from '@/shared/format/plainText';
import { keepsLines, sanitize } from '@/shared/ui/rich-text/sanitize';

const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Each is an utterance of its own. */
const BLOCKS = names('blockquote br caption dd div dl dt h3 h4 h5 h6 hr li mtr ol p pre table tr ul');
/** Formulas have no blanks between their signs. */
const TOKENS = names('mi mn mo ms mtext');

/** Browsers nest no deeper when they parse. */
const MAX_DEPTH = 512;

/** No ordinal, mark of a note or charge. */
const POWER = /^\s*[+−-]?(?:\d+(?:[.,/]\d+)?|[nxyk](?:[+−-]\d+)?)\s*$/u;
/** As typed. */
const TYPED_POWER = /(?<=\d)\^(?=[+−-]?\d)/gu;
const SUPERSCRIPT_POWER = /(?<=\d)[⁺⁻]?(?:[⁰¹²³⁴-⁹]+|ⁿ)/gu;

/** A raised letter or zero, as degrees are typed. */
const isDegree = ({ textContent, nextSibling }: Node): boolean =>
  textContent === 'o' || (textContent === '0' && /^\s?[CF](?!\w)/u.test(nextSibling?.textContent ?? ''));
/** Of a fraction beside a number: '1 1/2'. */
const isNumerator = ({ nextSibling }: Node): boolean => /^\s*[/⁄]\s*$/u.test(nextSibling?.textContent ?? '');

const ROMAN = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

function romanOf(value: number): string {
  let rest = value;
  return ROMAN.map(([worth, sign]) => {
    const count = Math.floor(rest / worth);
    rest %= worth;
    return sign.repeat(count);
  }).join('');
}

const GREEK = 'αβγδεζηθικλμνξοπρστυφχψω';

/** The number of a list's item as it is shown. */
function numberOf(value: number, type: string): string {
  if (type === 'lower-greek') return GREEK[value - 1] ?? String(value);
  const isRoman = type.toLowerCase() === 'i' && value > 0 && value < 4000;
  const text = isRoman
    ? romanOf(value)
    : (type.toLowerCase() === 'a' && letterOf(value - 1)) || String(value);
  return type === type.toUpperCase() ? text.toUpperCase() : text.toLowerCase();
}

/** What a child of a formula's part says by its position, by the part. */
const SPOKEN_BY_POSITION: ReadonlyMap<string, readonly string[]> = new Map([
  ['mfrac', ['', ' over ']],
  ['mroot', [' the root of ', ' of degree ']],
  ['msup', ['', ' to the ']],
  ['msubsup', ['', '', ' to the ']],
]);

function formulaWord(part: Element): string {
  if (part.localName === 'msqrt') return ' the square root of ';
  const holder = part.parentElement;
  const texts = SPOKEN_BY_POSITION.get(holder?.localName ?? '');
  const text = texts?.find((_, index) => holder?.children[index] === part) ?? '';
  // A number above another one without a line is no fraction.
  const isLine = Number.parseFloat(holder?.getAttribute('linethickness') ?? '1') !== 0;
  return isLine || text === '' ? text : ', ';
}

/** What is seen of an HTML string, by block, in words to be spoken; the cells of a row are separated by commas. */
export function spokenBlocks(html: string): readonly string[] {
  const blocks = [''];
  const say = (text: string): void => void blocks.push((blocks.pop() ?? '') + text);
  const breakOff = (): void => void blocks.push('');
  let depth = 0;
  const sayAll = (node: Node): void => {
    depth += 1;
    if (depth > MAX_DEPTH) say(node.textContent ?? '');
    else for (let child = node.firstChild; child !== null; child = child.nextSibling) visit(child);
    depth -= 1;
  };

  function visitList(list: HTMLOListElement): void {
    const items = [...list.children].filter(({ localName }) => localName === 'li');
    let value = list.reversed && !list.hasAttribute('start') ? items.length : list.start;
    for (const item of list.children) {
      // A list that is no part of an item has numbers of its own.
      if (item.localName !== 'li') {
        visit(item);
        continue;
      }
      if (item instanceof HTMLLIElement && item.hasAttribute('value')) value = item.value;
      const own = item instanceof HTMLElement ? item.dataset.list : undefined;
      const type = own ?? item.getAttribute('type') ?? list.dataset.list ?? list.type;
      breakOff();
      if (type !== 'none' && type !== 'bullet') say(`${numberOf(value, type)}: `);
      sayAll(item);
      value += list.reversed ? -1 : 1;
    }
    breakOff();
  }

  function visit(node: Node): void {
    if (node instanceof Text) {
      const keepsLines = isLines || node.parentElement?.closest('pre, [data-lines]') != null;
      for (const [index, line] of (keepsLines ? node.data.split('\n') : [node.data]).entries()) {
        if (index > 0) breakOff();
        say(
          line
            .replaceAll(TYPED_POWER, ' to the ')
            .replaceAll(SUPERSCRIPT_POWER, (power) => ` to the ${power.normalize('NFKC')}`),
        );
      }
      return;
    }
    if (node instanceof HTMLOListElement) {
      visitList(node);
      return;
    }
    if (node instanceof HTMLDetailsElement) {
      breakOff();
      say(node.firstChild?.textContent ?? '');
      breakOff();
      return;
    }
    const name = node instanceof Element ? node.localName : '';
    const isBlock = BLOCKS.has(name);
    if (isBlock) breakOff();
    if (node instanceof HTMLImageElement)
      say(` ${node.alt.trim() === '' ? 'Picture' : `Picture: ${node.alt}`} `);
    if (name === 's') say('(crossed out: ');
    if (name === 'sup' && isDegree(node)) {
      say('°');
      return;
    }
    if (name === 'sup' && /\d/u.test(blocks.at(-1)?.at(-1) ?? '') && POWER.test(node.textContent ?? ''))
      say(isNumerator(node) ? ' ' : ' to the ');
    if (node instanceof Element) say(formulaWord(node));
    const isApart = TOKENS.has(name) || (node instanceof HTMLElement && node.dataset.mark !== undefined);
    if (isApart) say(' ');
    sayAll(node);
    if (isApart) say(' ');
    if (name === 's') say(')');
    if (name === 'td' || name === 'th') say(', ');
    if (isBlock) breakOff();
  }

  const isLines = keepsLines(html);
  visit(sanitize(html));
  return blocks.map(tidy).filter((block) => block !== '');
}

/** Without the commas of empty cells. */
const tidy = (block: string): string =>
  withoutInvisible(block)
    .replaceAll(/_{2,}/gu, ' blank ')
    .replaceAll(/\s+/gu, ' ')
    .split(', ')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
