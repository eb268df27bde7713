import { decodeReferences } from './characterReferences';
import type { Tag } from './markup';

/** Brackets around what is a group by its position only; no text has these signs. */
const GROUP = '\uE000';
const GROUP_END = '\uE001';
/** A power of a formula: its signs are separate. */
const POWER = / \^ (?:\uE000 ([+−-]? *\d+) \uE001|([+−-]? *\d+))/gu;

/** The line of a formula with brackets where a group has several parts. */
export const tidyFormula = (text: string, superscript: (power: string) => string): string =>
  text
    .replaceAll(POWER, (_, group: string | undefined, sign: string | undefined) =>
      superscript((group ?? sign ?? '').replaceAll(' ', '')),
    )
    .replaceAll(/\uE000 (\S+) \uE001/gu, '$1')
    .replaceAll(GROUP, '(')
    .replaceAll(GROUP_END, ')');

/** Signs that replace positions when a formula is written in one line, by element and index of the child. */
const SIGNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['mfrac', ['', '/']],
  ['mroot', ['√', ' index ']],
  ['msup', ['', '^']],
  ['msubsup', ['', '', '^']],
]);
const TOKENS = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);

interface Open {
  readonly name: string;
  readonly ends: string;
  /** The sign before each child; in a fence or table, the last one also before the others. */
  readonly signs: readonly string[];
  readonly groups: boolean;
  children: number;
}

const SEPARATED = ['', ','];
const ROWS = ['', ';'];
/** Their last sign is repeated. */
const REPEATED = new Set(['mfenced', 'mtable']);

/** The separators of a fence, each before its child. */
const separatorsOf = (written: string | undefined): readonly string[] =>
  written === undefined ? SEPARATED : ['', ...Array.from(decodeReferences(written).replaceAll(/\s/gu, ''))];

/** Signs before the children of an element, and around all of them. */
function signsOf({ name, attributes }: Tag): readonly [signs: readonly string[], begin: string, end: string] {
  if (name === 'msqrt') return [[], `√ ${GROUP} `, ` ${GROUP_END}`];
  if (name === 'mfenced')
    return [
      separatorsOf(attributes.get('separators')),
      `${decodeReferences(attributes.get('open') ?? '(')} `,
      ` ${decodeReferences(attributes.get('close') ?? ')')}`,
    ];
  if (name === 'mtable') return [ROWS, '', ''];
  // Without its line, such as 'n choose k'.
  if (name === 'mfrac' && Number.parseFloat(attributes.get('linethickness') ?? '1') === 0)
    return [SEPARATED, '', ''];
  return [SIGNS.get(name) ?? [], '', ''];
}

/** Signs for the tags of a text's formulas, in their order. */
export function formulaSigns(): (tag: Tag, isEmpty: boolean) => string {
  const open: Open[] = [];
  return (tag, isEmpty) => {
    const { name, isEnd } = tag;
    if (open.length === 0 && name !== 'math') return '';
    if (isEnd) {
      const at = open.findLastIndex((each) => each.name === name);
      const closed = at < 0 ? [] : open.splice(at).reverse();
      return closed.map(({ ends }) => ends).join('');
    }
    const parent = open.at(-1);
    const { signs: before = [], children = 0 } = parent ?? {};
    const sign = before[children] ?? (REPEATED.has(parent?.name ?? '') ? before.at(-1) : '') ?? '';
    const isGroup = parent?.groups === true && !TOKENS.has(name);
    if (parent !== undefined) parent.children += 1;
    const [signs, begin, end] = signsOf(tag);
    if (!isEmpty)
      open.push({
        name,
        ends: `${end}${isGroup ? ` ${GROUP_END}` : ''}`,
        signs,
        groups: SIGNS.has(name),
        children: 0,
      });
    return ` ${sign} ${isGroup && !isEmpty ? `${GROUP} ` : ''}${begin}`;
  };
}
