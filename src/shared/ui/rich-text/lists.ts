import type { Declarations } from '@/shared/format/tagStyle';

/** Attribute with the numbering of a list that no attribute of HTML can name. */
export const LIST = 'data-list';
const LIST_STYLE =
  /(?:^|[\s;])((?:lower|upper)-(?:alpha|latin|roman|greek)|decimal(?:-leading-zero)?|none)(?:$|\s)/u;
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
  const kind = LIST_STYLE.exec(`${style.get('list-style') ?? ''} ${style.get('list-style-type') ?? ''}`)?.[1];
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
