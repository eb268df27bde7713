import type { Tag } from './markup';

/** Signs that replace positions when a formula is written in one line, by element and index of the child. */
const SIGNS: ReadonlyMap<string, readonly string[]> = new Map([
  ['mfrac', ['', '/']],
  ['mroot', ['√', ' index ']],
  ['msqrt', ['√']],
  ['msup', ['', '^']],
  ['msubsup', ['', '', '^']],
]);
const TOKENS = new Set(['mi', 'mn', 'mo', 'ms', 'mtext']);

interface Open {
  readonly name: string;
  readonly ends: string;
  children: number;
}

/** Signs for the tags of a text's formulas, in their order. */
export function formulaSigns(): (tag: Tag, isEmpty: boolean) => string {
  const open: Open[] = [];
  return ({ name, isEnd }, isEmpty) => {
    if (open.length === 0 && name !== 'math') return '';
    if (isEnd) {
      const at = open.findLastIndex((each) => each.name === name);
      const closed = at < 0 ? [] : open.splice(at).reverse();
      return closed.map(({ ends }) => ends).join('');
    }
    const parent = open.at(-1);
    const sign = SIGNS.get(parent?.name ?? '')?.[parent?.children ?? 0] ?? '';
    const isGroup = SIGNS.has(parent?.name ?? '') && !TOKENS.has(name);
    if (parent !== undefined) parent.children += 1;
    if (!isEmpty) open.push({ name, ends: isGroup ? ' )' : '', children: 0 });
    return ` ${sign} ${isGroup && !isEmpty ? '( ' : ''}`;
  };
}
