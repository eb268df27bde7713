import type { Plugin } from 'vite';

type Bundle = Readonly<
  Record<string, { readonly type: 'asset' | 'chunk'; readonly source?: string | Uint8Array }>
>;

const sheetLink = /(\s*)<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;

/** Text of a style sheet in the bundle. Throws if there is none with that name. */
function sheetText(bundle: Bundle, name: string): string {
  const source = bundle[name]?.source;
  if (source === undefined) throw new Error(`No style sheet ${name} in the bundle`);
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}

/**
 * Inlines the entry's style sheets into the document's one `<style>`, so that nothing blocks the first paint,
 * and preloads the font they name: a style sheet's own request for it would send the page's address, tokens
 * included, as its Referer. A disabled link remains, which loads nothing: without it Vite would load the
 * sheet before its first dynamic import, and the browser the font with it. Pure.
 */
export function inlineSheets(html: string, bundle: Bundle): string {
  const names = [...html.matchAll(sheetLink)].map(([, , name = '']) => name);
  const css = names.map((name) => sheetText(bundle, name).trim()).join('');
  const fonts = [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)].map(
    ([, href = '']) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  );
  return html
    .replace(sheetLink, (_, indent, name) => `${indent}<link rel="stylesheet" disabled href="/${name}">`)
    .replace('</head>', () => `<style>${css}</style></head>`)
    .replace('</title>', () => ['</title>', ...fonts].join('\n    '));
}

/** Build only: no render-blocking style sheet. */
export function inlineEntryCss(): Plugin {
  return {
    name: 'qlearn:inline-entry-css',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => (bundle === undefined ? html : inlineSheets(html, bundle)),
    },
  };
}
