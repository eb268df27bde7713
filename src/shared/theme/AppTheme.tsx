import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { buttons } from './components/buttons';
import { choices } from './components/choices';
import { fields } from './components/fields';
import { messages } from './components/messages';
import { surfaces } from './components/surfaces';
import { tables } from './components/tables';
import { colors, weights } from './tokens';
import { baseTheme, type ThemedComponents, variablesOf, vars } from './vars';

/** Styles that no class name can express. */
const baseline: ThemedComponents = {
  MuiCssBaseline: {
    styleOverrides: {
      html: {
        backgroundColor: vars.palette.background.default,
        // Inherited. Otherwise Firefox may draw white scroll bars on dark.
        scrollbarColor: `${vars.palette.edge} transparent`,
        // What takes focus is not scrolled under the header.
        scrollPaddingTop: 64,
      },
      // Lists marked up by a component, not those in a question's text; any class of their own takes precedence.
      ':where(ul[class], ol[class])': { margin: 0, padding: 0, listStyle: 'none' },
      ':where(dl[class], dl[class] dd, figure[class])': { margin: 0 },
      // Icons keep their size next to long texts.
      ':where(svg[aria-hidden="true"])': { flexShrink: 0 },
      ...Object.fromEntries(
        Object.entries(colors)
          .filter(([scheme]) => !(scheme in baseTheme.colorSchemes))
          .map(([scheme, set]) => [`html[data-scheme="${scheme}"]`, variablesOf(set)]),
      ),
      ':focus-visible': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        subtitle1: 'p',
        subtitle2: 'p',
        display: 'p',
        cardTitle: 'h2',
        note: 'p',
        problem: 'p',
        userText: 'p',
      },
    },
    // Headings that take focus when a page is shown.
    styleOverrides: { root: { '&[tabindex="-1"]': { outline: 'none' } } },
  },
  MuiStack: {
    defaultProps: { spacing: 1, useFlexGap: true },
    variants: [{ props: { direction: 'row' }, style: { alignItems: 'center', flexWrap: 'wrap' } }],
  },
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
        '&[aria-pressed="true"]': { fontWeight: weights.bold },
        '&:disabled': { color: vars.palette.text.disabled, textDecoration: 'none', cursor: 'default' },
      },
    },
  },
};

/** How every MUI component looks: flat, with hairlines. Call sites repeat none of it. */
const components: ThemedComponents = {
  ...baseline,
  ...buttons,
  ...choices,
  ...fields,
  ...messages,
  ...surfaces,
  ...tables,
};

const theme = { ...baseTheme, components };

/**
 * The theme around everything that is rendered. MUI neither stores a mode nor writes attributes: the boot script and
 * `domain/preferences/themeMode` set `html[data-theme]`, and for another color scheme `html[data-scheme]`.
 */
export function AppTheme({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} noSsr>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
