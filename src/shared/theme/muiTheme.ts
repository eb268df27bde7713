import { createTheme } from '@mui/material/styles';
import {
  darkColours,
  fontFamily,
  gridStep,
  lightColours,
  motion,
  radius,
  typeScale,
  weights,
} from '@/shared/theme/tokens';
import { muiComponents } from './muiComponents';
import { muiPalette } from './muiPalette';

function variant(name: keyof typeof typeScale) {
  const { size, line, weight } = typeScale[name];
  return { fontSize: `${size}rem`, lineHeight: line, fontWeight: weight, letterSpacing: 0 };
}

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
}

/** MUI's theme from the design tokens; `html[data-theme]` selects the colour scheme. */
export const muiTheme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]', disableCssColorScheme: true },
  colorSchemes: { light: { palette: muiPalette(lightColours) }, dark: { palette: muiPalette(darkColours) } },
  spacing: gridStep,
  shape: { borderRadius: radius },
  motion: { reducedMotion: 'system' },
  focusVisible: { outline: '2px solid var(--q-focus)', outlineOffset: 2 },
  transitions: {
    duration: {
      shortest: motion,
      shorter: motion,
      short: motion,
      standard: motion,
      complex: motion,
      enteringScreen: motion,
      leavingScreen: motion,
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
    caption: variant('caption'),
    overline: { ...variant('caption'), textTransform: 'none' },
    button: { ...variant('body'), fontWeight: weights.medium, textTransform: 'none' },
  },
  components: muiComponents,
});
