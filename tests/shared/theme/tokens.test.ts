import { describe, expect, it } from 'vitest';
import { colors, type ColorSet } from '@/shared/theme/tokens';
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

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  const set = colors[theme];

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
});

it('keeps the dark theme near black with dimmed white text, not an inversion', () => {
  expect(contrast(colors.dark.paper, '#000000')).toBeLessThan(1.2);
  expect(contrast(colors.dark.ink, '#ffffff')).toBeGreaterThan(1.3);
});
