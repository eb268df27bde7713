import { forcedSelection, type ThemedComponents, vars } from '@/shared/theme/vars';
import { weights } from '../tokens';

const tone = (color: 'error' | 'success' | 'warning' | 'info') => ({
  props: { severity: color },
  style: {
    borderColor: vars.palette[color].main,
    backgroundColor: vars.palette[color].soft,
    color: vars.palette[color].main,
  },
});

/** Messages of the app: inline, in a corner, or while something loads. */
export const messages: ThemedComponents = {
  MuiAlert: {
    defaultProps: { icon: false },
    styleOverrides: {
      root: {
        alignItems: 'center',
        padding: '10px 12px',
        border: '1px solid',
        font: vars.font.body1,
        fontWeight: weights.medium,
      },
      message: { padding: 0 },
      action: { alignItems: 'center', margin: '0 0 0 auto', padding: '0 0 0 12px' },
    },
    variants: [tone('error'), tone('success'), tone('warning'), tone('info')],
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded', animation: false },
    styleOverrides: { root: { backgroundColor: `var(--q-skeleton, ${vars.palette.background.sunken})` } },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 8, borderRadius: 4, backgroundColor: vars.palette.divider },
      bar: { '@media (forced-colors: active)': { backgroundColor: 'CanvasText' } },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        backgroundColor: vars.palette.text.primary,
        color: vars.palette.background.paper,
        font: vars.font.caption,
      },
    },
  },
  MuiChip: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        borderRadius: vars.shape.borderRadius,
        font: vars.font.caption,
        color: vars.palette.text.secondary,
      },
      outlined: { borderColor: vars.palette.divider },
      sizeSmall: { height: 22 },
    },
    variants: [
      {
        props: { clickable: true },
        style: {
          minHeight: 28,
          fontVariantNumeric: 'tabular-nums',
          borderColor: vars.palette.edge,
          // As specific as the style of a hovered chip.
          '&&:hover': { backgroundColor: vars.palette.background.sunken },
          "&&[aria-pressed='true']": {
            borderColor: vars.palette.primary.main,
            color: vars.palette.primary.contrastText,
            backgroundColor: vars.palette.primary.main,
            ...forcedSelection,
          },
          "&&[aria-disabled='true']": {
            borderColor: vars.palette.divider,
            color: vars.palette.text.disabled,
            backgroundColor: 'transparent',
            cursor: 'default',
          },
          '@media (pointer: coarse)': { minHeight: 36 },
        },
      },
    ],
  },
};
