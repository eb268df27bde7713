import { keyframes } from '@emotion/react';
import { forcedSelection, type ThemedComponents, vars } from '@/shared/theme/vars';
import { targets, weights } from '../tokens';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A busy button keeps its label and its focus, and shows a ring. */
const busy = {
  cursor: 'progress',
  '&::after': {
    content: '""',
    width: '0.9em',
    height: '0.9em',
    border: '2px solid currentColor',
    borderRightColor: 'transparent',
    borderRadius: '50%',
    animation: `${turn} 0.8s linear infinite`,
  },
  '@media (prefers-reduced-motion: reduce)': { '&::after': { animationDuration: '4s' } },
} as const;

/** Areas operated by thumb set the variable. */
const TARGET = `var(--q-target, ${targets.control}px)`;

/** What is pressed has an edge, too: its ground alone contrasts too little. */
const PRESSED_EDGE = `inset 0 0 0 1px ${vars.palette.primary.main}`;

export const buttons: ThemedComponents = {
  MuiButton: {
    defaultProps: { variant: 'outlined', disableElevation: true },
    styleOverrides: {
      root: {
        flex: 'none',
        gap: 8,
        minWidth: 0,
        minHeight: TARGET,
        padding: '4px var(--q-button-inset, 14px)',
        border: '1px solid transparent',
        transition: 'none',
        '&:hover': { backgroundColor: vars.palette.background.sunken },
        '&[aria-busy="true"]': busy,
        // Stays focusable.
        '&[aria-disabled="true"]': {
          borderColor: vars.palette.divider,
          backgroundColor: 'transparent',
          color: vars.palette.text.disabled,
          cursor: 'default',
        },
        '&.Mui-disabled': {
          borderColor: vars.palette.divider,
          backgroundColor: vars.palette.background.sunken,
          color: vars.palette.text.disabled,
        },
      },
      outlined: { borderColor: vars.palette.edge },
      contained: {
        '@media (forced-colors: active)': {
          forcedColorAdjust: 'none',
          borderColor: 'ButtonText',
          background: 'ButtonText',
          color: 'ButtonFace',
        },
      },
      sizeSmall: { minHeight: 30, padding: '2px 10px', font: vars.font.body2, fontWeight: weights.medium },
      sizeLarge: { minHeight: 44, fontSize: '0.9375rem' },
      startIcon: { margin: 0 },
      endIcon: { margin: 0 },
    },
    variants: [
      {
        props: { variant: 'outlined', color: 'inherit' },
        style: {
          backgroundColor: vars.palette.background.paper,
          // MUI prints its grounds: a dark one would hide the text.
          '@media print': { backgroundColor: 'transparent' },
        },
      },
      {
        props: { variant: 'contained', color: 'primary' },
        style: {
          borderColor: vars.palette.primary.main,
          '&:hover': { borderColor: vars.palette.primary.dark, backgroundColor: vars.palette.primary.dark },
        },
      },
      {
        props: { variant: 'contained', color: 'error' },
        style: { '&:hover': { backgroundColor: vars.palette.error.main } },
      },
    ],
  },
  // Like icon buttons, one of which is pressed.
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minWidth: TARGET,
        minHeight: TARGET,
        padding: 0,
        border: 0,
        color: vars.palette.text.secondary,
        lineHeight: 1,
        // Not joined to its neighbors.
        '&&&': { margin: 0, borderRadius: vars.shape.borderRadius },
        '&:hover': { backgroundColor: vars.palette.background.sunken, color: vars.palette.text.primary },
        '&&.Mui-selected': {
          backgroundColor: vars.palette.primary.soft,
          color: vars.palette.primary.main,
          boxShadow: PRESSED_EDGE,
          ...forcedSelection,
        },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        flex: 'none',
        minWidth: TARGET,
        minHeight: TARGET,
        padding: 6,
        borderRadius: vars.shape.borderRadius,
        color: vars.palette.text.secondary,
        fontSize: '1rem',
        transition: 'none',
        '&:hover': { backgroundColor: vars.palette.background.sunken, color: vars.palette.text.primary },
        '&[aria-pressed="true"]': {
          backgroundColor: vars.palette.primary.soft,
          color: vars.palette.primary.main,
          boxShadow: PRESSED_EDGE,
          ...forcedSelection,
        },
        '&.Mui-disabled, &[aria-disabled="true"]': {
          backgroundColor: 'transparent',
          color: vars.palette.text.disabled,
          opacity: 0.6,
          cursor: 'default',
        },
      },
    },
  },
};
