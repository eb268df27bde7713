/** A tag, comment or declaration of an HTML text; the name of the latter two is '!'. */
export interface Tag {
  readonly start: number;
  /** Exclusive; of a script or style sheet: behind its end tag. */
  readonly end: number;
  /** The name in small letters, without the prefix of MathML. */
  readonly name: string;
  readonly isEnd: boolean;
  /** `<br/>`: in XML its own end. */
  readonly isSelfClosed: boolean;
  /** By name in small letters; values as written. */
  readonly attributes: ReadonlyMap<string, string>;
}

export const splitNames = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** Parts of a sentence in JATS, DocBook, TEI, DITA and QTI. */
export const XML_PARTS: readonly string[] = splitNames(`
  abbrev email emphasis ext-link foreignphrase hi hottext inline-formula monospace named-content overline ph phrase
  roman sans-serif sc styled-content term tex-math uicontrol uri xref`);

/** Images and media of these formats, by the element of HTML that is most like them. */
export const XML_MEDIA: ReadonlyMap<string, string> = new Map([
  ...splitNames('graphic imagedata inline-graphic').map((name) => [name, 'img'] as const),
  ...splitNames('audiodata media videodata').map((name) => [name, 'embed'] as const),
]);

/** These are tags even if they are never ended; any other name is one only if the text has its end. */
const KNOWN = new Set(
  splitNames(`
    abbr article aside audio blockquote body br button canvas caption center cite code col colgroup dd del
    details dfn div dl dt em embed fieldset figcaption figure font footer form frame frameset
    google-sheets-html-origin h1 h2 h3 h4 h5 h6 head
    header hr html iframe image img input ins kbd label legend li link main mark math meta nav object ol optgroup option p
    picture pre ruby samp section select source span strike strong sub summary sup svg table tbody td
    textarea tfoot th thead tr ul video wbr`),
);

/** Tags if they have attributes; without one, they are more likely words in brackets. */
const WITH_ATTRIBUTES = new Set(splitNames('area base basefont bgsound isindex param spacer track'));
const RUBY = new Set(splitNames('rb rp rt rtc'));

const SHORT = new Set(splitNames('a b i p q s tt u var'));
export const isOfHtml = (name: string): boolean => KNOWN.has(name) || SHORT.has(name);

/** Attributes without a value; other lone words, as in 'a<b and c>d', are no attributes. */
const BOOLEAN = new Set(
  splitNames(`
    allowfullscreen alt async autofocus autoplay border checked compact controls default defer disabled
    download hidden inert ismap itemscope loop multiple muted nohref noshade novalidate nowrap open
    playsinline readonly required reversed scoped selected`),
);

/** Their content is no text, and may contain '<'. */
const UNSEEN = new Set(splitNames('script style'));

const NAME = /<(\/?)([a-z][^\s<>/"'=]*)/iy;
const ATTRIBUTE = /[\s/]*([^\s<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))?)?/y;
const CLOSE = /[\s/]*>/y;
const DECLARATION = /<[!?][a-z[][^<>]*>/iy;
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
/** The prefix of 'xhtml:p', 'm:math' and 'mml:mfrac'. An equation of Word has other elements under such a prefix. */
const PREFIX =
  /^(?:oasis|x?html):|^[a-z]+:(?=(?:annotation|annotation-xml|math|semantics|m(?:action|enclose|error|fenced|frac|i|labeledtr|multiscripts|n|o|over|padded|phantom|prescripts|root|row|s|space|sqrt|style|sub|subsup|sup|table|td|text|tr|under|underover))$)/;

const endNames = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/<\/([a-z][^\s<>/]*)/gi)].map(([, name = '']) => name.toLowerCase()));

/**
 * The tags of a text. What begins like a tag but is none ('PA<Pa>Pv', 'pH <b 7.2') is text, and so is what is
 * never closed. Reads each character once, so that no text takes long. At most `most` tags.
 */
export function tagsOf(html: string, most = Infinity): readonly Tag[] {
  const ended = endNames(html);
  /** Ends that do not occur in the rest of the text. */
  const missing = new Set<string>();
  let next = 0;

  function match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = next;
    const found = pattern.exec(html);
    if (found !== null) next = pattern.lastIndex;
    return found;
  }

  /** Moves behind the next occurrence of an end. */
  function reaches(end: string): boolean {
    const pattern = new RegExp(end, 'gi');
    const isThere = !missing.has(end) && match(pattern) !== null;
    if (!isThere) missing.add(end);
    return isThere;
  }

  /** Undefined for what cannot be the attributes of a tag; a value in quotation marks is one for certain. */
  function attributesAt() {
    let attributes: Map<string, string> | undefined;
    let isQuoted = false;
    let hasWords = false;
    for (let found = match(ATTRIBUTE); found !== null; found = match(ATTRIBUTE)) {
      const [, written = '', double, single, bare] = found;
      const name = written.toLowerCase();
      const quoted = double ?? single;
      const value = quoted ?? bare;
      isQuoted ||= quoted !== undefined;
      hasWords ||= value === undefined && !BOOLEAN.has(name) && !name.includes('-');
      attributes ??= new Map();
      if (!attributes.has(name)) attributes.set(name, value ?? '');
    }
    return hasWords && !isQuoted ? undefined : { attributes: attributes ?? NO_ATTRIBUTES, isQuoted };
  }

  /** Without its end. */
  function tagAt(): Omit<Tag, 'start' | 'end'> | undefined {
    if (html.startsWith('<!--', next)) return reaches('-->') ? COMMENT : undefined;
    if (match(DECLARATION) !== null) return COMMENT;
    const [, slash, written = ''] = match(NAME) ?? [];
    const name = written.toLowerCase();
    if (name === '') return undefined;
    const isEnd = slash === '/';
    const found = attributesAt();
    const close = match(CLOSE);
    if (found === undefined || close === null) return undefined;
    const { attributes, isQuoted } = found;
    const isSelfClosed = close[0].includes('/');
    const isKnown =
      KNOWN.has(name) ||
      ended.has(name) ||
      (RUBY.has(name) && ended.has('ruby')) ||
      (WITH_ATTRIBUTES.has(name) && found.attributes.size > 0) ||
      isQuoted ||
      isSelfClosed;
    if (!isEnd && !isKnown) return undefined;
    if (!isEnd && !isSelfClosed && UNSEEN.has(name) && !reaches(`</${name}\\s*>`)) return undefined;
    return { name: name.replace(PREFIX, ''), isEnd, isSelfClosed, attributes };
  }

  const tags: Tag[] = [];
  for (let start = html.indexOf('<'); start >= 0 && tags.length < most; start = html.indexOf('<', next)) {
    next = start;
    const tag = tagAt();
    if (tag !== undefined) tags.push({ ...tag, start, end: next });
    else if (next === start) next = start + 1;
  }
  return tags;
}

const COMMENT = { name: '!', isEnd: false, isSelfClosed: false, attributes: NO_ATTRIBUTES };
