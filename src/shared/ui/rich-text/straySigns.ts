import { splitNames, type Tag, tagsOf } from '@/shared/format/markup';
import { styleReader } from '@/shared/format/tagStyle';
import { writtenFormula } from './formula';
import { STYLE } from './images';

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
 * whole content, and a parser would read no references or elements in the others.
 */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['form', 'div'],
  ['frame', 'embed'],
  ['frameset', 'div'],
  ['listing', 'pre'],
  ['noembed', 'div'],
  ['noframes', 'div'],
  ['optgroup', 'div'],
  ['option', 'div'],
  ['plaintext', 'pre'],
  ['select', 'div'],
  ['xmp', 'pre'],
]);

/** Replaces a style sheet or script of a drawing; a drawing with this element is not shown, being incomplete. */
const INCOMPLETE = '<handler></handler>';
const UNSEEN = new Set(['!', 'script', 'style']);

/** A parser drops these tags outside of a table. */
const STRAY: ReadonlyMap<string, string> = new Map([
  ...splitNames('tbody tfoot thead tr').map((name) => [name, 'div'] as const),
  ...splitNames('caption td th').map((name) => [name, 'span'] as const),
]);

/** What only looks like a tag is text, comments are left out, and styles are not parsed as such. */
export function withoutStraySigns(html: string, tags: readonly Tag[]): string {
  const styleOf = styleReader(html, tags);
  let tables = 0;
  let drawings = 0;
  let isChanged = tags.length !== html.split('<').length - 1;
  const changed = replaceTags(html, tags, (tag, text) => {
    const { name, isEnd, attributes } = tag;
    if (name === 'table') tables += isEnd ? -1 : 1;
    if (name === 'svg') drawings += isEnd ? -1 : 1;
    const [, written = ''] = /^<\/?([^\s<>/]+)/.exec(text) ?? [];
    const style = styleOf(tag);
    const stray = tables > 0 ? undefined : STRAY.get(name);
    const renamed = stray ?? RENAMED.get(name) ?? name;
    const formula = isEnd || name !== 'img' ? undefined : writtenFormula(attributes);
    if (
      formula === undefined &&
      !UNSEEN.has(name) &&
      renamed === written.toLowerCase() &&
      style === '' &&
      !attributes.has('style')
    )
      return text;
    isChanged = true;
    if (formula !== undefined) return withoutStraySigns(formula, tagsOf(formula));
    // A style sheet would violate the security policy already when it is parsed.
    if (UNSEEN.has(name)) return name !== '!' && drawings > 0 ? INCOMPLETE : '';
    const list = Array.from(attributes, ([attribute, value]) =>
      attribute === 'style' || attribute === STYLE
        ? ''
        : ` ${attribute}="${value.replaceAll('"', '&quot;')}"`,
    );
    if (style !== '') list.push(` ${STYLE}="${style.replaceAll('"', '&quot;')}"`);
    const made = `<${isEnd ? '/' : ''}${renamed}${list.join('')}${text.endsWith('/>') ? '/' : ''}>`;
    return stray === 'span' ? ` ${made} ` : made;
  });
  return isChanged ? changed : html;
}
