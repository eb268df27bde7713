const REFERENCES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['commat', '@'],
  ['#34', '"'],
  ['#38', '&'],
  ['#39', "'"],
  ['#60', '<'],
  ['#62', '>'],
  ['#64', '@'],
  ['#160', ' '],
]);

/** `a@x.org?subject=…`: what a link adds to an address, until the next link. */
const QUERY = /(@[^\s?@<>"]+)\?[\w-]+=(?:(?![,;]\s*mailto:)[^\s<>"')\]])*/gi;

/** A link with what is seen of it: an address or the name of a person. */
const LINK = /<a\s[^<>]*?\bhref\s*=\s*["']?mailto:([^"'\s<>?]+)[^<>]*>([^<>]*)<\/a>/gi;
/** The form of such a link in chats. */
const CHAT_LINK = /<mailto:([^<>|]+)\|[^<>]*>/gi;
/** How directories separate people, and what they write in front of a login. */
const DIRECTORY = /;#(?:\d+;#)?/g;
const CLAIM = /(?<![^\s,;<>])[ci]:0[^\s,;|@]*\|[^\s,;|@]*\|/gi;

/** Removes elements that are closed; those that a browser would break a line for leave a line or a cell. */
function withoutElements(text: string): string {
  const ended = new Set(Array.from(text.matchAll(/<\/([a-z][\w:-]*)\s*>/gi), ([, name = '']) => name));
  return text.replaceAll(/<\/?([a-z][\w:-]*)(?:\s[^<>]*)?>/gi, (tag, name: string) =>
    ended.has(name) ? '\n' : tag,
  );
}

/** Brackets, separators and full-width signs in one form, also small ones and those of half width; entities and tags as a browser shows them. */
export const plainList = (text: string): string =>
  withoutElements(withoutTags(text))
    .replaceAll(CHAT_LINK, '<$1>')
    .replaceAll(DIRECTORY, ';')
    .replaceAll(CLAIM, '')
    .replaceAll(QUERY, '$1')
    .replaceAll(/[〈《「『【⟨]/g, '<')
    .replaceAll(/[〉》」』】⟩]/g, '>')
    .replaceAll(/[、،]|。(?![\p{L}\p{N}])/gu, ',')
    .replaceAll('؛', ';');

const withoutTags = (text: string): string =>
  text
    .replaceAll(/[\uFF01-\uFF64\uFE50-\uFE6B\uFB00-\uFB06]/g, (sign) => sign.normalize('NFKC'))
    .replaceAll(/&(#?\w{2,6});/g, (whole, name: string) => REFERENCES.get(name.toLowerCase()) ?? whole)
    .replaceAll(/<\/?(?:br|p|div|tr|table|li|ul|ol)(?:\s[^<>]*)?\/?>/gi, '\n')
    .replaceAll(/<\/?t[dh](?:\s[^<>]*)?>/gi, '\t')
    .replaceAll(LINK, '$2 <$1>')
    .replaceAll(/<\/?(?:a|b|i|u|em|strong|span|font)(?:\s[^<>]*)?>/gi, '');
