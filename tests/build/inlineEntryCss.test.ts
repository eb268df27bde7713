import { expect, it } from 'vitest';
import { inlineSheets } from '@/build/inlineEntryCss';

const html = `<head><title>QLearn</title>
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>`;
const css = '@font-face{src:url(/assets/inter-2.woff2)format("woff2")}#early{display:none}';
const bundle = { 'assets/index-1.css': { type: 'asset', source: css } } as const;

it('leaves one inline sheet and no render-blocking one', () => {
  const result = inlineSheets(html, bundle);
  expect(result).toContain(`<style>${css}</style>`);
  expect(result).not.toContain('rel="stylesheet"');
});

it('preloads no font, for which the browser would hold the first frame', () => {
  expect(inlineSheets(html, bundle)).not.toContain('preload');
});

it('has the sheet before the boot script, which loads its font', () => {
  const booting = html.replace('</head>', '<script>boot()</script></head>');
  const result = inlineSheets(booting, bundle);
  expect(result.indexOf('<style>')).toBeLessThan(result.indexOf('<script>'));
});

it('stops the build when a linked sheet is not in the bundle', () => {
  expect(() => inlineSheets(html, {})).toThrow('assets/index-1.css');
});
