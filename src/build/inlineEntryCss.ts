import type { Plugin } from 'vite';

type Bundle = Readonly<
  Record<string, { readonly type: 'asset' | 'chunk'; readonly source?: string | Uint8Array }>
>;

const sheetLink = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g;

/** Text of a style sheet in the bundle. Throws when there is none of that name. */
function sheetText(bundle: Bundle, name: string): string {
  const source = bundle[name]?.source;
  if (source === undefined) throw new Error(`No style sheet ${name} in the bundle`);
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}

/**
 * Inlines the entry's style sheets into the document's one `<style>`, so that nothing blocks the first paint. It is
 * before the scripts: the boot script loads a font that it names. Pure.
 */
export function inlineSheets(html: string, bundle: Bundle): string {
  const names = [...html.matchAll(sheetLink)].map(([, name = '']) => name);
  const css = names.map((name) => sheetText(bundle, name).trim()).join('');
  return html.replace(sheetLink, '').replace('</title>', () => `</title>\n    <style>${css}</style>`);
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
