import { describe, expect, it } from 'vitest';
import { signInMarkup } from '@/build/entry-document/signInMarkup';
import { darkColors, lightColors } from '@/shared/theme/tokens';

const { markup, css } = signInMarkup(true);

describe('the pre-rendered sign-in page', () => {
  it('contains a form with named fields and buttons, and no style of its own', () => {
    expect(markup).toContain('name="email"');
    expect(markup).toContain('name="password"');
    expect(markup).toContain('value="submit"');
    expect(markup).toContain('value="google"');
    expect(markup).not.toContain('<style');
    expect(markup).not.toContain(' style=');
  });

  it('contains the rules of every class in its markup', () => {
    const classes = [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '));
    const generated = new Set(classes.filter((name) => name.startsWith('css-')));
    expect(generated.size).toBeGreaterThan(10);
    expect([...generated].filter((name) => !css.includes(`.${name}`))).toEqual([]);
  });

  it('styles the pre-rendered page for both color schemes, and the browser’s controls follow', () => {
    const dark = css.indexOf('[data-theme="dark"]');
    expect(dark).toBeGreaterThan(0);
    expect(css.slice(dark)).toContain(darkColors.paper);
    expect(css.slice(dark)).toContain('color-scheme:dark');
    expect(css).toContain(lightColors.paper);
  });
});
