import { below } from '@/shared/theme/breakpoints';
import { type ThemedComponents, vars } from '@/shared/theme/vars';
import { weights } from '../tokens';

const hairline = `1px solid ${vars.palette.divider}`;

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    /** A part of a page with a title: rows of controls and facts. */
    panel: true;
    /** Content that is read at length. */
    sheet: true;
  }
}

/** Surfaces: cards, bars, dialogs, tabs, accordions. */
export const surfaces: ThemedComponents = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' }, outlined: { border: hairline } },
    variants: [
      {
        props: { variant: 'panel' },
        style: {
          display: 'flex',
          flexDirection: 'column',
          gap: 14,
          minWidth: 0,
          padding: '18px 20px',
          border: hairline,
        },
      },
      { props: { variant: 'sheet' }, style: { padding: '18px 22px', border: hairline } },
    ],
  },
  MuiCard: {
    defaultProps: { component: 'section', variant: 'outlined' },
    styleOverrides: {
      root: {
        display: 'flex',
        flexDirection: 'column',
        gap: 8,
        minWidth: 0,
        padding: '14px 16px',
        overflow: 'visible',
      },
    },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 16, '&:last-child': { paddingBottom: 16 } } } },
  MuiAppBar: {
    defaultProps: { position: 'sticky', color: 'default', elevation: 0 },
    styleOverrides: {
      root: {
        border: 0,
        borderBottom: hairline,
        backgroundColor: vars.palette.background.paper,
        color: vars.palette.text.primary,
      },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { backgroundImage: 'none', borderRight: hairline } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        border: hairline,
        [below('largePhone')]: {
          margin: 16,
          width: 'calc(100% - 32px)',
          maxHeight: 'calc(100% - 32px)',
        },
      },
    },
  },
  MuiDialogTitle: {
    defaultProps: { component: 'h2' },
    styleOverrides: { root: { padding: '20px 24px 8px', font: vars.font.h2 } },
  },
  MuiDialogContent: { styleOverrides: { root: { paddingBottom: 12 } } },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: { root: { flexWrap: 'wrap', gap: 8, padding: '12px 24px 20px' } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: vars.palette.background.veil },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiTabs: {
    defaultProps: { variant: 'scrollable', scrollButtons: false },
    styleOverrides: {
      root: { minWidth: 0, maxWidth: '100%', minHeight: 40, borderBottom: hairline },
      indicator: { '@media (forced-colors: active)': { backgroundColor: 'Highlight' } },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minWidth: 0,
        maxWidth: 'none',
        minHeight: 40,
        padding: '0 14px',
        color: vars.palette.text.secondary,
        font: vars.font.subtitle2,
        '&.Mui-focusVisible': { outlineOffset: -2 },
      },
    },
  },
  MuiAccordion: {
    defaultProps: {
      variant: 'outlined',
      disableGutters: true,
      slotProps: { heading: { component: 'h2' }, transition: { timeout: 0, unmountOnExit: true } },
    },
    styleOverrides: {
      root: { '&&': { borderRadius: vars.shape.borderRadius }, '&::before': { display: 'none' } },
      heading: { margin: 0 },
    },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '0 16px',
        borderRadius: 'inherit',
        font: vars.font.subtitle2,
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
      },
      content: { alignItems: 'center', gap: 8, margin: '8px 0', fontWeight: weights.medium },
      expandIconWrapper: { color: vars.palette.text.secondary, transition: 'none' },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '4px 16px 16px' } } },
  MuiMenu: { styleOverrides: { paper: { border: hairline } } },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        gap: 10,
        minHeight: 40,
        padding: '0 10px',
        borderRadius: vars.shape.borderRadius,
        color: vars.palette.text.secondary,
        font: vars.font.body1,
        transition: 'none',
        '&:hover': { backgroundColor: vars.palette.background.sunken, color: vars.palette.text.primary },
        '&:focus-visible': { outlineOffset: -2 },
        '&[aria-current=page]': {
          backgroundColor: vars.palette.primary.soft,
          color: vars.palette.primary.main,
          fontWeight: weights.medium,
        },
      },
    },
  },
};
