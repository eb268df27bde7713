import { expect, it } from 'vitest';
import { inlineSheets } from '@/build/entry-document/inlineEntryCss';

const html = `<head><title>QLearn</title>
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>`;
const css = '@font-face{src:url(/assets/inter-2.woff2)format("woff2")}#early{display:none}';
const bundle = { 'assets/index-1.css': { type: 'asset', source: css } } as const;

it('leaves one inline sheet, and a disabled link, which neither blocks nor loads', () => {
  const result = inlineSheets(html, bundle);
  expect(result).toContain(`<style>${css}</style>`);
  expect(result.match(/<link[^>]*rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" disabled href="/assets/index-1.css">',
  ]);
});

it('preloads the font that the sheet names', () => {
  expect(inlineSheets(html, bundle)).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/inter-2.woff2">',
  );
});

it('stops the build when a linked sheet is not in the bundle', () => {
  expect(() => inlineSheets(html, {})).toThrow('assets/index-1.css');
});
