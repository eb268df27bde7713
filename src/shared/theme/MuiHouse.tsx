import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { muiTheme } from './muiTheme';

/**
 * MUI's theme, around the parts that draw with MUI; `withMui` brings it along with them. No screen carries it.
 *
 * MUI neither stores a mode nor writes attributes: `domain/session/themeMode` sets `html[data-theme]`. Emotion's
 * default cache adds rules through the CSSOM in a production build, as the content security policy asks for.
 */
export function MuiHouse({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={muiTheme} storageManager={null} colorSchemeNode={null} noSsr>
      {children}
    </ThemeProvider>
  );
}
