import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

/** Default props and overrides of MUI's components in this theme. */
export type ThemedComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;
