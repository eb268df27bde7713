import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { components } from './components';
import { baseTheme } from './vars';

const theme = { ...baseTheme, components };

/**
 * The theme around everything that is rendered. MUI neither stores a mode nor writes attributes: the boot script and
 * `domain/preferences/themeMode` set `html[data-theme]`.
 */
export function AppTheme({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} storageManager={null} colorSchemeNode={null} noSsr>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
