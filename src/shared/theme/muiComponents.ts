import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { colourVar } from '@/shared/theme/cssVariables';
import { radius, targets } from '@/shared/theme/tokens';

type ThemedComponents = Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme>;

const hairline = `1px solid ${colourVar('hairline')}`;

const controls: ThemedComponents = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiLink: { defaultProps: { underline: 'always' } },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { padding: 6, color: colourVar('edge') } },
  },
  MuiRadio: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { padding: 6, color: colourVar('edge') } },
  },
  MuiSwitch: {
    defaultProps: { size: 'small' },
    styleOverrides: { thumb: { boxShadow: 'none', border: `1px solid ${colourVar('edge')}` } },
  },
  MuiFormControlLabel: { styleOverrides: { label: { lineHeight: 1.4 } } },
  MuiOutlinedInput: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { backgroundColor: colourVar('surface') },
      notchedOutline: { borderColor: colourVar('edge') },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginLeft: 0, marginRight: 0 } } },
  MuiTab: {
    styleOverrides: { root: { textTransform: 'none', minHeight: targets.control, padding: '8px 14px' } },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: targets.control, borderBottom: hairline } } },
};

const surfaces: ThemedComponents = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', boxShadow: 'none' }, outlined: { border: hairline } },
  },
  MuiAppBar: { defaultProps: { elevation: 0, color: 'inherit' } },
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
  MuiAccordion: {
    defaultProps: {
      disableGutters: true,
      elevation: 0,
      square: false,
      slotProps: { heading: { component: 'h2' } },
    },
    styleOverrides: { root: { border: hairline, borderRadius: radius, '&::before': { display: 'none' } } },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: { minHeight: 44 },
      content: { margin: '8px 0', font: 'var(--q-text-strong)' },
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiChip: { defaultProps: { size: 'small', variant: 'outlined' } },
  MuiSkeleton: { defaultProps: { animation: false, variant: 'rounded' } },
  MuiAlert: { defaultProps: { variant: 'outlined' } },
  MuiTable: { defaultProps: { size: 'small' } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottom: hairline, padding: '8px 12px', fontVariantNumeric: 'tabular-nums' },
      head: { color: colourVar('inkSoft'), fontWeight: 600, backgroundColor: colourVar('sunken') },
    },
  },
};

/** What every MUI component looks like here: flat, hairlines, dense, no ripple; call sites repeat none of it. */
export const muiComponents: ThemedComponents = { ...controls, ...surfaces };
