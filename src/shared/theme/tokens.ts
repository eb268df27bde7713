/** Colors of one scheme, named by purpose, so that light and dark are designed separately. */
export interface ColorSet {
  /** Page background. */
  readonly paper: string;
  /** Cards, fields, dialogs. */
  readonly surface: string;
  /** One step lower: table heads, wells, hovered rows. */
  readonly sunken: string;
  /** Decorative lines. */
  readonly hairline: string;
  /** Border of controls: at least 3:1 (WCAG 1.4.11). */
  readonly edge: string;
  /** Reading text: at least 7:1 on paper, surface, sunken and highlights. */
  readonly ink: string;
  readonly inkSoft: string;
  readonly inkFaint: string;
  readonly accent: string;
  readonly accentStrong: string;
  readonly onAccent: string;
  readonly accentSoft: string;
  readonly correct: string;
  readonly correctSoft: string;
  readonly incorrect: string;
  readonly incorrectSoft: string;
  readonly marked: string;
  readonly markedSoft: string;
  readonly focus: string;
  /** Behind images, light in both schemes: scans and tracings are drawn on white. */
  readonly mat: string;
  readonly highlightYellow: string;
  readonly highlightGreen: string;
  readonly highlightPink: string;
  /** Behind dialogs and the drawer. */
  readonly veil: string;
}

/** Light scheme: blue-black ink on warm paper. */
export const lightColors: ColorSet = {
  paper: '#F7F6F2',
  surface: '#FEFDFB',
  sunken: '#EFEDE7',
  hairline: '#DEDAD1',
  edge: '#87837A',
  ink: '#1C2126',
  inkSoft: '#454B52',
  inkFaint: '#5F646A',
  accent: '#2B4A9B',
  accentStrong: '#1F3778',
  onAccent: '#FFFFFF',
  accentSoft: '#E7ECF8',
  correct: '#00665A',
  correctSoft: '#DFF1ED',
  incorrect: '#B0331A',
  incorrectSoft: '#FBE8E2',
  marked: '#7F5200',
  markedSoft: '#FAEFD3',
  focus: '#2B4A9B',
  mat: '#FFFFFF',
  highlightYellow: '#FFF0A6',
  highlightGreen: '#D3F0CF',
  highlightPink: '#FBDCE8',
  veil: 'rgba(28, 33, 38, 0.44)',
};

/** Dark scheme: dimmed white on near-black, colors lifted rather than inverted. */
export const darkColors: ColorSet = {
  paper: '#0F1113',
  surface: '#16191C',
  sunken: '#1D2125',
  hairline: '#2C3136',
  edge: '#737B83',
  ink: '#DADDE0',
  inkSoft: '#B2B8BE',
  inkFaint: '#959CA3',
  accent: '#9DB4F4',
  accentStrong: '#BCCCFA',
  onAccent: '#0F1630',
  accentSoft: '#1F2943',
  correct: '#5FCBB8',
  correctSoft: '#11302B',
  incorrect: '#FF8F6C',
  incorrectSoft: '#3A1D14',
  marked: '#E7B85F',
  markedSoft: '#33280F',
  focus: '#BCCCFA',
  mat: '#EDEBE6',
  highlightYellow: '#453C0C',
  highlightGreen: '#1B4023',
  highlightPink: '#4A2439',
  veil: 'rgba(0, 0, 0, 0.6)',
};

export type ThemeName = 'light' | 'dark';

export type SchemeName = ThemeName | 'black-on-white' | 'white-on-black' | 'soft';

export const colors: Readonly<Record<SchemeName, ColorSet>> = {
  light: lightColors,
  dark: darkColors,
  'black-on-white': {
    paper: '#FFFFFF',
    surface: '#FFFFFF',
    sunken: '#F0F0F0',
    hairline: '#8C8C8C',
    edge: '#000000',
    ink: '#000000',
    inkSoft: '#000000',
    inkFaint: '#333333',
    accent: '#00318C',
    accentStrong: '#001F5C',
    onAccent: '#FFFFFF',
    accentSoft: '#E3ECFF',
    correct: '#004D43',
    correctSoft: '#E0F5F0',
    incorrect: '#8F1D00',
    incorrectSoft: '#FFE9E3',
    marked: '#5E3B00',
    markedSoft: '#FFF1D1',
    focus: '#0033CC',
    mat: '#FFFFFF',
    highlightYellow: '#FFEE80',
    highlightGreen: '#BFF2B8',
    highlightPink: '#FFCFE3',
    veil: 'rgba(0, 0, 0, 0.5)',
  },
  'white-on-black': {
    paper: '#000000',
    surface: '#000000',
    sunken: '#1C1C1C',
    hairline: '#7A7A7A',
    edge: '#FFFFFF',
    ink: '#FFFFFF',
    inkSoft: '#FFFFFF',
    inkFaint: '#D6D6D6',
    accent: '#9CC2FF',
    accentStrong: '#C7DDFF',
    onAccent: '#000000',
    accentSoft: '#0F2A57',
    correct: '#6FE5CF',
    correctSoft: '#06352D',
    incorrect: '#FFA184',
    incorrectSoft: '#471505',
    marked: '#FFD066',
    markedSoft: '#3D2B00',
    focus: '#FFE066',
    mat: '#FFFFFF',
    highlightYellow: '#5A4E00',
    highlightGreen: '#0E5420',
    highlightPink: '#6E1F49',
    veil: 'rgba(80, 80, 80, 0.6)',
  },
  soft: {
    paper: '#EDE4D3',
    surface: '#F3ECDE',
    sunken: '#E4DAC6',
    hairline: '#D0C4AC',
    edge: '#7A705E',
    ink: '#332D24',
    inkSoft: '#4A4336',
    inkFaint: '#5A5244',
    accent: '#2F5268',
    accentStrong: '#223E50',
    onAccent: '#FBF6EB',
    accentSoft: '#D5DEDD',
    correct: '#1F5A4C',
    correctSoft: '#D3E2D0',
    incorrect: '#8A3420',
    incorrectSoft: '#F0D8C8',
    marked: '#694600',
    markedSoft: '#EBDDAF',
    focus: '#2F5268',
    mat: '#F8F3E8',
    highlightYellow: '#EBDD8E',
    highlightGreen: '#C6DFB4',
    highlightPink: '#EBCBCB',
    veil: 'rgba(51, 45, 36, 0.44)',
  },
};

/** `html[data-theme]` selects the theme of a scheme, `html[data-scheme]` the scheme. */
export const themeOf: Readonly<Record<SchemeName, ThemeName>> = {
  light: 'light',
  dark: 'dark',
  'black-on-white': 'light',
  'white-on-black': 'dark',
  soft: 'light',
};

/** Chart series, safe for color-blind readers (Okabe–Ito); the first two also differ in gray. */
export const seriesColors = [
  '#0072B2',
  '#E69F00',
  '#009E73',
  '#CC79A7',
  '#D55E00',
  '#56B4E9',
  '#F0E442',
] as const;

/** px */
export const gridStep = 8;

export const radius = 8;

/** px: smallest pointer target, height of controls, height of an answer option. */
export const targets = { smallest: 24, control: 36, option: 44 } as const;

/** Longest transition; none with reduced motion. */
export const transitionMs = 140;

/** px */
export const drawerWidth = 190;

/** The self-hosted font, then the system's until it has loaded. */
export const fontFamily = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";

/**
 * Weights of the variable font. No fourth: each weight of the fallback font costs the first paint of sign-in
 * a font look-up.
 */
export const weights = { regular: 420, medium: 580, bold: 640 } as const;

/** Type scale: size and line height in rem of 16 px, weight. 14 px is the body outside the exam. */
export const typeScale = {
  caption: { size: 0.75, line: 1.4, weight: weights.regular },
  small: { size: 0.8125, line: 1.5, weight: weights.regular },
  body: { size: 0.875, line: 1.55, weight: weights.regular },
  reading: { size: 1, line: 1.65, weight: weights.regular },
  strong: { size: 0.875, line: 1.5, weight: weights.medium },
  heading: { size: 1.0625, line: 1.4, weight: weights.bold },
  title: { size: 1.5, line: 1.25, weight: weights.bold },
  display: { size: 2, line: 1.15, weight: weights.bold },
} as const;
