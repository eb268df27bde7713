import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { colourVar } from '@/shared/theme/cssVariables';

type ThemedComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

const hairline = `1px solid ${colourVar('hairline')}`;

/** Defaults and overrides of MUI components: flat, with hairlines; call sites repeat none of it. */
export const muiComponents: ThemedComponents = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', boxShadow: 'none' }, outlined: { border: hairline } },
  },
  MuiDrawer: { styleOverrides: { paper: { borderRight: hairline, boxShadow: 'none' } } },
  MuiDialog: { styleOverrides: { paper: { border: hairline, boxShadow: 'none' } } },
  MuiDialogTitle: {
    defaultProps: { component: 'h2' },
    styleOverrides: { root: { padding: '20px 24px 8px' } },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px' } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: colourVar('veil') },
      invisible: { backgroundColor: 'transparent' },
    },
  },
};
