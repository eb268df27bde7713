import { describe, expect, it } from 'vitest';
import { colors, type ColorSet, seriesColors, themeOf } from '@/shared/theme/tokens';
import { baseTheme, variablesOf } from '@/shared/theme/vars';
import { contrast } from './contrast';

type Pair = readonly [text: keyof ColorSet, ground: keyof ColorSet];

const grounds = ['paper', 'surface', 'sunken'] as const;
const highlights = ['highlightYellow', 'highlightGreen', 'highlightPink'] as const;
const texts = [
  'ink',
  'inkSoft',
  'inkFaint',
  'accent',
  'accentStrong',
  'correct',
  'incorrect',
  'marked',
] as const;

const onGrounds: readonly Pair[] = texts.flatMap((text) => grounds.map((ground) => [text, ground] as const));
const onOwnGround: readonly Pair[] = [
  ['onAccent', 'accent'],
  ['onAccent', 'accentStrong'],
  ['accent', 'accentSoft'],
  ['ink', 'accentSoft'],
  ['correct', 'correctSoft'],
  ['incorrect', 'incorrectSoft'],
  ['marked', 'markedSoft'],
  ['ink', 'correctSoft'],
  ['ink', 'incorrectSoft'],
  ['ink', 'markedSoft'],
];

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

const SCHEMES = ['light', 'dark', 'black-on-white', 'white-on-black', 'soft'] as const;

describe.each(SCHEMES)('%s colors', (scheme) => {
  const set = colors[scheme];

  it.each([...onGrounds, ...onOwnGround])('reads at 4.5:1 or more: %s on %s', (text, ground) => {
    expect(contrast(set[text], set[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each([...grounds, ...highlights])('reads stems on %s at 7:1 or more', (ground) => {
    expect(contrast(set.ink, set[ground])).toBeGreaterThanOrEqual(7);
  });

  it.each(grounds)('contrasts edges of controls and the focus ring with %s at 3:1 or more', (ground) => {
    expect(contrast(set.edge, set[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(set.focus, set[ground])).toBeGreaterThanOrEqual(3);
  });

  it('contrasts the series of charts with cards at 3:1 or more', () => {
    const [score, average] = themeOf[scheme] === 'dark' ? [5, 1] : [0, 4];
    for (const series of [score, average] as const)
      expect(contrast(seriesColors[series] ?? '', set.surface)).toBeGreaterThanOrEqual(3);
  });

  it('lays every picture on a light mat', () => {
    expect(contrast(set.mat, '#000000')).toBeGreaterThan(16);
  });
});

it('replaces only variables that the theme has', () => {
  const sheets: readonly object[] = baseTheme.generateStyleSheets();
  const known = JSON.stringify(sheets);
  for (const name of Object.keys(variablesOf(colors.soft))) expect(known).toContain(`"${name}":`);
});

it('keeps the dark theme near black with dimmed white text, not an inversion', () => {
  expect(contrast(colors.dark.paper, '#000000')).toBeLessThan(1.2);
  expect(contrast(colors.dark.ink, '#ffffff')).toBeGreaterThan(1.3);
});
