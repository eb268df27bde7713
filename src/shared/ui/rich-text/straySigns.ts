import { writtenFormula } from '@/shared/format/exportedText';
import { splitNames, type Tag, tagsOf, XML_MEDIA } from '@/shared/format/markup';
import { STYLE, styleReader } from '@/shared/format/tagStyle';

/** The text with the tags replaced. */
function replaceTags(
  html: string,
  tags: readonly Tag[],
  replace: (tag: Tag, text: string) => string,
): string {
  let at = 0;
  const parts = tags.flatMap((tag) => {
    const before = html.slice(at, tag.start).replaceAll('<', '&lt;');
    at = tag.end;
    return [before, replace(tag, html.slice(tag.start, tag.end))];
  });
  return [...parts, html.slice(at).replaceAll('<', '&lt;')].join('');
}

/**
 * These are renamed before they are parsed: a form's properties would be those of its fields, frames would be the
 * whole content, a list of JATS would end with the paragraph around it, and a parser would read no references or
 * elements in the others.
 */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['form', 'div'],
  ['frame', 'embed'],
  ['frameset', 'div'],
  // Lists of DocBook.
  ['itemizedlist', 'ul'],
  ['listitem', 'li'],
  ['orderedlist', 'ol'],
  ['list', 'ol'],
  ['list-item', 'li'],
  ['listing', 'pre'],
  ['noembed', 'div'],
  ['noframes', 'div'],
  ['optgroup', 'div'],
  ['option', 'div'],
  ['plaintext', 'pre'],
  ['select', 'div'],
  ['xmp', 'pre'],
  ...XML_MEDIA,
  // Tables of DocBook and DITA.
  ['entry', 'td'],
  ['row', 'tr'],
  ['simpletable', 'table'],
  ['stentry', 'td'],
  ['sthead', 'tr'],
  ['strow', 'tr'],
]);
/** These say nothing, and would end the table that they are in. */
const LEFT_OUT = new Set(splitNames('colspec spanspec tgroup'));

/** The columns and rows of a cell that names its first and last column. */
function spansOf(attributes: ReadonlyMap<string, string>): string {
  const [first, last, more] = splitNames('namest nameend morerows').map((name) =>
    Number.parseInt(attributes.get(name)?.replace(/\D+/u, '') ?? '', 10),
  );
  const span = (name: string, count = Number.NaN): string => (count > 1 ? ` ${name}="${count}"` : '');
  return span('colspan', Number(last) - Number(first) + 1) + span('rowspan', Number(more) + 1);
}

/** Replaces a style sheet or script of a drawing; a drawing with this element is not shown, being incomplete. */
const INCOMPLETE = '<handler></handler>';
const UNSEEN = new Set(['!', 'script', 'style']);

/** Elements that have no content; the others end only at their end tag, also those that are closed as in XML. */
const VOID = new Set(
  splitNames('area base br col embed hr img input link meta param source track wbr keygen frame bgsound'),
);
/** Their end may be missing: the rest of the text would be their content, which is not shown. */
const UNSHOWN_CONTENT = new Set(splitNames('audio canvas iframe object video'));

/** A parser drops these tags outside of a table. */
const STRAY: ReadonlyMap<string, string> = new Map([
  ...splitNames('tbody tfoot thead tr').map((name) => [name, 'div'] as const),
  ...splitNames('caption td th').map((name) => [name, 'span'] as const),
]);

/** Only these have a title that is not part of the text. */
const DOCUMENT = new Set(splitNames('head html meta'));

/** What only looks like a tag is text, comments are left out, and styles are not parsed as such. */
export function withoutStraySigns(html: string, tags: readonly Tag[]): string {
  const styleOf = styleReader(html, tags);
  const isDocument = tags.some(({ name }) => DOCUMENT.has(name));
  const ended = new Set(tags.filter(({ isEnd }) => isEnd).map(({ name }) => name));
  let tables = 0;
  let drawings = 0;
  let isChanged = tags.length !== html.split('<').length - 1;
  const changed = replaceTags(html, tags, (tag, text) => {
    const { name, isEnd, isSelfClosed, attributes } = tag;
    if (name === 'table' || name === 'simpletable') tables += isEnd ? -1 : 1;
    if (name === 'svg') drawings += isEnd ? -1 : 1;
    const [, written = ''] = /^<\/?([^\s<>/]+)/.exec(text) ?? [];
    const style = styleOf(tag);
    const stray = tables > 0 ? undefined : STRAY.get(RENAMED.get(name) ?? name);
    const isHeading = name === 'title' && !isDocument && drawings === 0;
    const renamed = stray ?? (isHeading ? 'div' : RENAMED.get(name)) ?? name;
    const formula = isEnd || name !== 'img' ? undefined : writtenFormula(attributes);
    const lacksEnd = isSelfClosed || (UNSHOWN_CONTENT.has(name) && !ended.has(name));
    const end = isEnd || VOID.has(renamed) || !lacksEnd ? '' : `</${renamed}>`;
    if (
      formula === undefined &&
      !UNSEEN.has(name) &&
      !LEFT_OUT.has(name) &&
      end === '' &&
      renamed === written.toLowerCase() &&
      style === '' &&
      !attributes.has('style')
    )
      return text;
    isChanged = true;
    if (formula !== undefined) return withoutStraySigns(formula, tagsOf(formula));
    // A style sheet would violate the security policy already when it is parsed.
    if (tables > 0 && LEFT_OUT.has(name)) return '';
    if (UNSEEN.has(name)) return name !== '!' && drawings > 0 ? INCOMPLETE : '';
    const list = Array.from(attributes, ([attribute, value]) =>
      attribute === 'style' || attribute === STYLE
        ? ''
        : ` ${attribute}="${value.replaceAll('"', '&quot;')}"`,
    );
    if (name === 'entry') list.push(spansOf(attributes));
    if (style !== '') list.push(` ${STYLE}="${style.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`);
    const made = `<${isEnd ? '/' : ''}${renamed}${list.join('')}${isSelfClosed ? '/' : ''}>${end}`;
    return stray === 'span' ? ` ${made} ` : made;
  });
  return isChanged ? changed : html;
}
