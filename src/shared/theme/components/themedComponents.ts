import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';

export type ThemedComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;
