import { vars } from '../vars';
import type { ThemedComponents } from './themedComponents';

/** What no class name expresses. */
export const baseline: ThemedComponents = {
  MuiCssBaseline: {
    styleOverrides: {
      html: { backgroundColor: vars.palette.background.default },
      ':focus-visible': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 24,
        textDecorationColor: 'currentColor',
        textDecorationThickness: 1,
        textUnderlineOffset: '0.2em',
        '&:hover': { color: vars.palette.primary.dark, textDecorationThickness: 2 },
      },
    },
  },
};
