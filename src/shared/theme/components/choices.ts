import { createElement } from 'react';
import { targets, weights } from '../tokens';
import { vars } from '../vars';
import type { ThemedComponents } from './themedComponents';

/** Box and ring are plain spans styled by the theme: an SVG in each of thousands would be slow. */
const Mark = () => createElement('span');
const mark = createElement(Mark);

const drawn = {
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: 18,
  height: 18,
  border: `1.5px solid ${vars.palette.edge}`,
  backgroundColor: vars.palette.background.paper,
  '@media (pointer: coarse)': { width: 24, height: 24 },
} as const;

const filled = { borderColor: vars.palette.primary.main, backgroundColor: vars.palette.primary.main };

/** Forced colours remove backgrounds: the mark is painted in a system colour. */
const forced = {
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
};

const control = {
  padding: 0,
  borderRadius: 5,
  '&:hover': { backgroundColor: 'transparent' },
  // The target is larger than the drawn box.
  '& > input': {
    top: '50%',
    left: '50%',
    width: `max(100%, ${targets.smallest}px)`,
    height: `max(100%, ${targets.smallest}px)`,
    transform: 'translate(-50%, -50%)',
  },
} as const;

export const choices: ThemedComponents = {
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        alignItems: 'flex-start',
        gap: 10,
        minHeight: 32,
        margin: 0,
        padding: '5px 8px',
        borderRadius: 6,
        '&:hover': { backgroundColor: vars.palette.background.sunken },
        '&:has(:focus-visible)': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: -2 },
        '&:has(.MuiSwitch-root)': { alignItems: 'center', padding: 0, backgroundColor: 'transparent' },
        '&.Mui-disabled': { backgroundColor: 'transparent' },
        '& .MuiCheckbox-root, & .MuiRadio-root': { marginTop: 2 },
        '@media (pointer: coarse)': {
          alignItems: 'center',
          minHeight: 44,
          '& .MuiCheckbox-root, & .MuiRadio-root': { marginTop: 0 },
        },
      },
      label: {
        minWidth: 0,
        overflowWrap: 'anywhere',
        '&.Mui-disabled': { color: vars.palette.text.disabled },
      },
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: mark, checkedIcon: mark, indeterminateIcon: mark },
    styleOverrides: {
      root: {
        ...control,
        '& > span': { ...drawn, borderRadius: 5 },
        '& > span::before': {
          content: '""',
          width: 10,
          height: 10,
          backgroundColor: vars.palette.primary.contrastText,
          clipPath: 'polygon(12% 48%, 0 61%, 39% 96%, 100% 22%, 87% 10%, 38% 70%)',
          opacity: 0,
        },
        '&.Mui-checked > span, &.MuiCheckbox-indeterminate > span': { ...filled, ...forced },
        '&.Mui-checked > span::before, &.MuiCheckbox-indeterminate > span::before': { opacity: 1 },
        '&.MuiCheckbox-indeterminate > span::before': { clipPath: 'inset(42% 4%)' },
        '&.Mui-checked + .MuiFormControlLabel-label': { fontWeight: weights.medium },
        '&.Mui-disabled > span': {
          borderColor: vars.palette.divider,
          backgroundColor: vars.palette.background.sunken,
        },
        '&.Mui-disabled.Mui-checked > span': {
          borderColor: vars.palette.text.disabled,
          backgroundColor: vars.palette.text.disabled,
        },
      },
    },
  },
  MuiRadio: {
    defaultProps: { icon: mark, checkedIcon: mark },
    styleOverrides: {
      root: {
        ...control,
        borderRadius: '50%',
        '& > span': { ...drawn, borderRadius: '50%' },
        '&.Mui-checked > span': { borderColor: vars.palette.primary.main, borderWidth: 5.5 },
        '&.Mui-checked + .MuiFormControlLabel-label': { fontWeight: weights.medium },
        '&.Mui-disabled > span': {
          borderColor: vars.palette.divider,
          backgroundColor: vars.palette.background.sunken,
        },
      },
    },
  },
  MuiFormGroup: { styleOverrides: { row: { gap: '2px 18px' } } },
  MuiSwitch: {
    styleOverrides: {
      root: { flex: 'none', width: 36, height: 20, padding: 0, overflow: 'visible' },
      switchBase: {
        padding: 4,
        color: vars.palette.edge,
        '& > input': { top: '50%', height: targets.smallest, transform: 'translateY(-50%)' },
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'translateX(16px)', color: vars.palette.primary.contrastText },
        '&.Mui-checked + .MuiSwitch-track': { ...filled, opacity: 1 },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
        '&:has(:focus-visible) + .MuiSwitch-track': {
          outline: `2px solid ${vars.palette.focus}`,
          outlineOffset: 2,
        },
      },
      thumb: {
        width: 12,
        height: 12,
        boxShadow: 'none',
        '@media (forced-colors: active)': { backgroundColor: 'ButtonText' },
      },
      track: {
        border: `1.5px solid ${vars.palette.edge}`,
        borderRadius: 10,
        backgroundColor: vars.palette.background.paper,
        opacity: 1,
      },
    },
  },
};
