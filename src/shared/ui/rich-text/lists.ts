import { splitNames } from '@/shared/format/markup';
import type { Declarations } from '@/shared/format/tagStyle';

/** Attribute with the numbering of a list that no attribute of HTML can name. */
export const LIST = 'data-list';
/** Numberings that a style sheet draws. */
export const NUMBERINGS: readonly string[] = splitNames(`
  lower-greek decimal-leading-zero arabic-indic persian hebrew devanagari bengali thai cjk-decimal hiragana katakana`);
const LIST_STYLE = new RegExp(
  String.raw`(?:^|[\s;])((?:lower|upper)-(?:alpha|latin|roman)|decimal|none|${NUMBERINGS.join('|')})(?:$|\s)`,
  'u',
);
const BULLET = /(?:^|[\s;])(?:disc|circle|square)\b|["']/u;
const NUMBERED: ReadonlyMap<string, string> = new Map([
  ['decimal', '1'],
  ['lower-alpha', 'a'],
  ['lower-latin', 'a'],
  ['lower-roman', 'i'],
  ['upper-alpha', 'A'],
  ['upper-latin', 'A'],
  ['upper-roman', 'I'],
]);

/** Numbers a list or an item as it is to be seen; returns whether a list becomes a numbered one. */
export function numberList(list: Element, style: Declarations): boolean {
  // Editors write 'bullet' or 'checked' here.
  const given = list.getAttribute(LIST);
  list.removeAttribute(LIST);
  const box = BOXES.get(given ?? list.getAttribute('data-checked') ?? '');
  if (box !== undefined) textHolder(list).prepend(`${box} `);
  if (box !== undefined || given === 'bullet') {
    list.setAttribute(LIST, box === undefined ? 'bullet' : 'none');
    return false;
  }
  const styles = `${style.get('list-style') ?? ''} ${style.get('list-style-type') ?? ''}`;
  const kind = LIST_STYLE.exec(styles)?.[1];
  if (kind === undefined && list.localName === 'ol' && BULLET.test(styles)) list.setAttribute(LIST, 'bullet');
  if (kind === undefined) return false;
  const type = NUMBERED.get(kind);
  if (type === undefined) list.setAttribute(LIST, kind);
  else list.setAttribute('type', type);
  // Browsers number no other list by its type.
  return list.localName === 'ul' && kind !== 'none';
}

const BOXES: ReadonlyMap<string, string> = new Map([
  ['checked', '☑'],
  ['true', '☑'],
  ['unchecked', '☐'],
  ['false', '☐'],
]);

/** The element in which the words of a list item begin. */
const textHolder = (item: Element): Element =>
  [...item.children].find(({ localName }) => localName === 'p' || localName === 'div') ?? item;

/** The types of the numbers of nested lists, from the second level on. */
const NESTED = ['a', 'i', '1'];

/** An editor writes all levels as one list, with the level in a class of the item. */
export function nestItem(item: Element): void {
  const level = Number(/\bql-indent-(\d)\b/u.exec(item.getAttribute('class') ?? '')?.[1] ?? 0);
  const { localName = '' } = item.parentElement ?? {};
  let holder = item.previousElementSibling;
  if (holder === null) return;
  for (let depth = 0; depth < level; depth += 1) {
    let list: Element | null = holder.lastElementChild;
    if (list?.localName !== localName) {
      // A level that has no item of its own is left out.
      list = item.ownerDocument.createElement(localName);
      if (localName === 'ol') list.setAttribute('type', NESTED[depth % NESTED.length] ?? '1');
      list.append(item);
      holder.append(list);
      return;
    }
    if (list.lastElementChild === null || depth === level - 1) {
      list.append(item);
      return;
    }
    holder = list.lastElementChild;
  }
}
