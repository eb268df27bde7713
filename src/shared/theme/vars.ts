import {
  type Components,
  createTheme,
  type CssVarsTheme,
  type PaletteOptions,
  type Shadows,
  type Theme,
} from '@mui/material/styles';
import type { CSSProperties } from 'react';
import {
  type ColorSet,
  darkColors,
  fontFamily,
  gridStep,
  lightColors,
  radius,
  transitionMs,
  typeScale,
  weights,
} from './tokens';

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface PaletteColor {
    /** Background of a message or mark of this color. */
    soft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
  interface TypeBackground {
    /** Table heads, wells, hovered rows. */
    sunken: string;
    /** Under images, light in both schemes. */
    mat: string;
    /** Behind dialogs and drawers. */
    veil: string;
  }
  interface PaletteExtension {
    /** Edge of anything operable: at least 3:1. */
    edge: string;
    focus: string;
    highlight: { yellow: string; green: string; pink: string };
  }
  interface Palette extends PaletteExtension {}
  interface PaletteOptions extends Partial<PaletteExtension> {}
}

/** MUI's palette of one scheme: success is correct, error incorrect, warning marked. */
function palette(colors: ColorSet): PaletteOptions {
  const plain = (main: string, soft: string, contrastText: string) => ({
    main,
    light: main,
    dark: main,
    soft,
    contrastText,
  });
  return {
    primary: {
      ...plain(colors.accent, colors.accentSoft, colors.onAccent),
      dark: colors.accentStrong,
    },
    secondary: plain(colors.inkSoft, colors.sunken, colors.surface),
    success: plain(colors.correct, colors.correctSoft, colors.surface),
    error: plain(colors.incorrect, colors.incorrectSoft, colors.surface),
    warning: plain(colors.marked, colors.markedSoft, colors.surface),
    info: plain(colors.accent, colors.accentSoft, colors.onAccent),
    text: { primary: colors.ink, secondary: colors.inkSoft, disabled: colors.inkFaint },
    divider: colors.hairline,
    background: {
      default: colors.paper,
      paper: colors.surface,
      sunken: colors.sunken,
      mat: colors.mat,
      veil: colors.veil,
    },
    edge: colors.edge,
    focus: colors.focus,
    highlight: {
      yellow: colors.highlightYellow,
      green: colors.highlightGreen,
      pink: colors.highlightPink,
    },
    action: {
      active: colors.inkSoft,
      hover: colors.sunken,
      selected: colors.accentSoft,
      disabled: colors.inkFaint,
      disabledBackground: colors.sunken,
      focus: colors.accentSoft,
    },
  };
}

/** The theme's CSS variables of a palette in these colors. */
export const variablesOf = (colors: ColorSet): Readonly<Record<string, string>> =>
  Object.fromEntries(flatten('--q-palette', palette(colors)));

const flatten = (name: string, value: unknown): readonly (readonly [string, string])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([part, inner]) => flatten(`${name}-${part}`, inner))
    : [[name, String(value)]];

interface OwnVariants {
  /** The one large figure of a page or card. */
  display: CSSProperties;
  /** Title of a card: quieter than its content. */
  cardTitle: CSSProperties;
  /** Small remark. */
  note: CSSProperties;
  /** What is wrong with a choice, next to it. */
  problem: CSSProperties;
  /** Text written by a person: line breaks are kept, long words break. */
  userText: CSSProperties;
}

declare module '@mui/material/styles' {
  interface TypographyVariants extends OwnVariants {}
  interface TypographyVariantsOptions extends Partial<OwnVariants> {}
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<keyof OwnVariants, true> {}
}

function variant(name: keyof typeof typeScale) {
  const { size, line, weight } = typeScale[name];
  return { fontSize: `${size}rem`, lineHeight: line, fontWeight: weight, letterSpacing: 0 };
}

const inColor = (name: 'text-secondary' | 'text-disabled' | 'error-main') => ({
  color: `var(--q-palette-${name})`,
});

const flat = Array.from({ length: 25 }, () => 'none');
const isShadows = (list: readonly string[]): list is Shadows => list.length === 25;

/** The theme without its components; `html[data-theme]`, which the boot script sets, selects the scheme. */
export const baseTheme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]', cssVarPrefix: 'q' },
  colorSchemes: { light: { palette: palette(lightColors) }, dark: { palette: palette(darkColors) } },
  spacing: gridStep,
  shape: { borderRadius: radius },
  ...(isShadows(flat) && { shadows: flat }),
  motion: { reducedMotion: 'system' },
  focusVisible: { outline: `2px solid var(--q-palette-focus)`, outlineOffset: 2 },
  transitions: {
    duration: {
      shortest: transitionMs,
      shorter: transitionMs,
      short: transitionMs,
      standard: transitionMs,
      complex: transitionMs,
      enteringScreen: transitionMs,
      leavingScreen: transitionMs,
    },
  },
  typography: {
    fontFamily,
    fontWeightRegular: weights.regular,
    fontWeightMedium: weights.medium,
    fontWeightBold: weights.bold,
    h1: { ...variant('title'), letterSpacing: '-0.012em' },
    h2: variant('heading'),
    h3: variant('strong'),
    h4: variant('strong'),
    h5: variant('strong'),
    h6: variant('strong'),
    subtitle1: variant('reading'),
    subtitle2: variant('strong'),
    body1: variant('body'),
    body2: variant('small'),
    display: { fontFamily, ...variant('display'), fontVariantNumeric: 'tabular-nums' },
    caption: variant('caption'),
    overline: {
      ...variant('small'),
      ...inColor('text-disabled'),
      fontWeight: weights.bold,
      textTransform: 'none',
    },
    cardTitle: { fontFamily, ...variant('strong'), ...inColor('text-secondary') },
    note: { fontFamily, ...variant('small'), ...inColor('text-secondary') },
    problem: { fontFamily, ...variant('small'), ...inColor('error-main'), fontWeight: weights.medium },
    userText: { fontFamily, ...variant('body'), overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
    button: { ...variant('body'), fontWeight: weights.medium, lineHeight: 1.5, textTransform: 'none' },
  },
});

/**
 * The theme's CSS variables, for `styled` at module level: `styled('p')({ color: vars.palette.text.secondary,
 * font: vars.font.body2 })`. A style object without a function is serialized once, not on every render.
 */
export const vars = baseTheme.vars;

export type ThemedComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

/** A selected element, on which forced colors replace its own background and borders. */
export const forcedSelection = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    borderColor: 'Highlight',
    color: 'HighlightText',
    backgroundColor: 'Highlight',
  },
} as const;

/** Body cells, which long tables draw as plain elements. */
export const tableCell = {
  padding: '8px 10px',
  borderTop: `1px solid ${vars.palette.divider}`,
  font: vars.font.body2,
  overflowWrap: 'break-word',
} as const;

/** Only figures: in running text Inter's tabular hyphens leave gaps. */
export const figureCell = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;
