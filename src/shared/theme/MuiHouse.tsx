import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { muiTheme } from './muiTheme';

/**
 * MUI and its theme, for the screens behind the door. Not part of the entry graph: sign-in carries no MUI.
 *
 * MUI neither stores a mode nor writes attributes: `shared/session/themeMode` sets `html[data-theme]`. Emotion's
 * default cache adds rules through the CSSOM in a production build, as the content security policy asks for.
 */
export function MuiHouse({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={muiTheme} storageManager={null} colorSchemeNode={null} noSsr>
      {children}
    </ThemeProvider>
  );
}
