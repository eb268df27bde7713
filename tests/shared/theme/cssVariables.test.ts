import { expect, it } from 'vitest';
import { colourVar, cssName, cssVariables } from '@/shared/theme/cssVariables';
import { darkColours, lightColours } from '@/shared/theme/tokens';

it('names a custom property after its token', () => {
  expect(cssName('inkSoft')).toBe('--q-ink-soft');
  expect(colourVar('correct')).toBe('var(--q-correct)');
});

it('sets light on the root and dark by html[data-theme], with the browser’s own widgets following', () => {
  const css = cssVariables();
  const [light = '', dark = ''] = css.split('[data-theme=dark]');
  expect(light).toMatch(/^:root\{color-scheme:light;/);
  expect(light).toContain(`--q-paper:${lightColours.paper}`);
  expect(dark).toMatch(/^\{color-scheme:dark;/);
  expect(dark).toContain(`--q-paper:${darkColours.paper}`);
});

it('takes motion away when the visitor asks for less of it', () => {
  expect(cssVariables()).toContain('@media(prefers-reduced-motion:reduce){:root{--q-motion:0ms}}');
});
