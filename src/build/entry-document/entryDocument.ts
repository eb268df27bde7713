import { type HtmlTagDescriptor, minifySync, type Plugin } from 'vite';
import { bootScriptText, type BootSettings } from './bootScript.ts';

/**
 * Shows a message instead of a blank page in a browser that is too old: one that does not support modules,
 * lacks the newest feature of the supported versions (`supportedBrowsers.ts`), or cannot parse a script of
 * the first load. Every browser runs it, so it is written in the oldest language version, and as a text: the
 * build would turn it into a newer one.
 */
export const OUTDATED_SCRIPT = `(function (page) {
  var root = page.document.documentElement;
  function show() {
    root.setAttribute('data-outdated', '');
  }
  function supports(condition) {
    return !!page.CSS && !!page.CSS.supports && page.CSS.supports(condition);
  }
  var script = page.document.createElement('script');
  var hasLanguage = 'noModule' in script && !!page.URL.canParse && !!Array.prototype.toSorted;
  if (!hasLanguage || !page.Intl.Segmenter || !supports('selector(:has(a))') || !supports('height: 1dvh')) show();
  page.addEventListener('error', function (event) {
    var app = page.document.getElementById('root');
    // Once the app is there, it has parsed; an error of its own is another matter.
    if (/SyntaxError/.test(event.message) && !(app && app.hasChildNodes())) show();
  });
})(window);`;

/** Asks hosts that delay scripts (Cloudflare's Rocket Loader) to leave them; it must come before `src`. */
const AS_IT_IS = { 'data-cfasync': 'false' };

/** Inserts the first scripts into the head, in development and in builds. */
export function entryDocument(settings: BootSettings): Plugin {
  const script = minifySync('boot.js', bootScriptText(settings), { mangle: true }).code.trim();
  const tags: HtmlTagDescriptor[] = [OUTDATED_SCRIPT, script].map((children) => ({
    tag: 'script',
    attrs: AS_IT_IS,
    children,
    injectTo: 'head',
  }));
  const handler = (html: string) => ({
    html: html.replaceAll('<script type="module"', '<script data-cfasync="false" type="module"'),
    tags,
  });
  return { name: 'qlearn:entry-document', transformIndexHtml: { order: 'post', handler } };
}
