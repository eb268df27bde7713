import DOMPurify, { type Config } from 'dompurify';
import { endWithSession } from '@/shared/store/logout';
import { ATTRIBUTES, prepareContent, TAGS } from './content';
import { isSafeLink } from './isSafeLink';
import { TextCache } from './textCache';

const CONFIG = {
  ALLOWED_TAGS: [...TAGS],
  ALLOWED_ATTR: [...ATTRIBUTES],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

function createPurifier(): typeof DOMPurify {
  const purifier = DOMPurify(window);
  // Set once: parsing it for each text costs a tenth of the time.
  purifier.setConfig(CONFIG);
  // The first node of each text is its body.
  purifier.addHook('beforeSanitizeElements', (node) => {
    if (node instanceof Element && node.localName === 'body') prepareContent(node);
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A') {
      if (isSafeLink(element.getAttribute('href') ?? '')) {
        element.setAttribute('rel', 'noopener noreferrer');
        element.setAttribute('target', '_blank');
      } else {
        element.removeAttribute('href');
      }
    }
    // It scrolls if it is too wide; set from the start, because measuring would force a layout of each text.
    if (element.tagName === 'TABLE') element.setAttribute('tabindex', '0');
  });
  return purifier;
}

let purifier: typeof DOMPurify | undefined;
const MARKUP = /[<&]/;
/** UTF-16 units of HTML: 400 questions with long explanations have about half of that. */
const CACHE_LIMIT = 4_000_000;

const cache = endWithSession(new TextCache<DocumentFragment>(CACHE_LIMIT));

/** More elements than any real text has: 50,000 list items stop a browser's layout for seconds. */
const MAX_TAGS = 4_000;
/** A longer run of letters is broken: one of 200,000 stops it for more than a minute. */
const MAX_RUN = 1_000;
const LONG_RUN = new RegExp(`\\S{${MAX_RUN}}`);

/**
 * HTML of the wire as a fragment with only allow-listed markup: no forms, styles, classes, ids, roles or
 * remote media. Markup that is too large for a browser's layout becomes plain text. Each call returns a fresh
 * copy; sanitizing is done once per text.
 */
export function sanitize(html: string): Node {
  // Most options are plain text.
  if (!MARKUP.test(html) && !LONG_RUN.test(html)) return document.createTextNode(html);
  let fragment = cache.get(html);
  if (fragment === undefined) {
    purifier ??= createPurifier();
    fragment = purifier.sanitize(countTags(html) > MAX_TAGS ? html.replaceAll(TAG, ' ') : html, CONFIG);
    if (LONG_RUN.test(html)) breakLongRuns(fragment);
    cache.set(html, fragment);
  }
  return fragment.cloneNode(true);
}

const TAG = /<[^<>]*>/g;

const countTags = (html: string): number => html.split('<').length - 1;

function breakLongRuns(fragment: DocumentFragment): void {
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.data.length <= MAX_RUN || !LONG_RUN.test(node.data)) continue;
    // The walker continues with the rest.
    node.splitText(MAX_RUN);
    node.after(document.createElement('wbr'));
  }
}
