import { styled } from '@mui/material/styles';
import { createElement } from 'react';
import { type ThemedComponents, vars } from '@/shared/theme/vars';
import { targets, weights } from '../tokens';

/** Forced colors remove backgrounds: the mark is painted in a system color. */
const forced = {
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
};

const filled = { borderColor: vars.palette.primary.main, backgroundColor: vars.palette.primary.main };

/** Box and ring are plain spans: an SVG in each of thousands would be slow. MUI passes them props of its icons. */
const ChoiceBox = styled('span', { shouldForwardProp: () => false })({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: 18,
  height: 18,
  border: `1.5px solid ${vars.palette.edge}`,
  borderRadius: 5,
  backgroundColor: vars.palette.background.paper,
  '@media (pointer: coarse)': { width: 24, height: 24 },
  // MUI prints its grounds: a dark one would look chosen.
  '@media print': { backgroundColor: 'transparent' },
  '.Mui-disabled > &': {
    borderColor: vars.palette.divider,
    backgroundColor: vars.palette.background.sunken,
  },
});

const CheckedBox = styled(ChoiceBox)({
  ...filled,
  ...forced,
  '@media print': { backgroundColor: vars.palette.primary.main },
  '&::before': {
    content: '""',
    width: 10,
    height: 10,
    backgroundColor: vars.palette.primary.contrastText,
    clipPath: 'polygon(12% 48%, 0 61%, 39% 96%, 100% 22%, 87% 10%, 38% 70%)',
  },
  '.Mui-disabled > &': {
    borderColor: vars.palette.text.disabled,
    backgroundColor: vars.palette.text.disabled,
  },
});

const MixedBox = styled(CheckedBox)({ '&::before': { clipPath: 'inset(42% 4%)' } });

const ChoiceRing = styled(ChoiceBox)({ borderRadius: '50%' });

const CheckedRing = styled(ChoiceRing)({ borderColor: vars.palette.primary.main, borderWidth: 5.5 });

/** The target is larger than the drawn box. */
const Target = styled('input')({
  position: 'absolute',
  zIndex: 1,
  top: '50%',
  left: '50%',
  width: `max(100%, ${targets.smallest}px)`,
  height: `max(100%, ${targets.smallest}px)`,
  margin: 0,
  padding: 0,
  transform: 'translate(-50%, -50%)',
  opacity: 0,
  cursor: 'inherit',
});

const control = {
  // In a label, aligned with the first line of its text.
  marginTop: 'var(--q-choice-top, 0)',
  padding: 0,
  '&:hover': { backgroundColor: 'transparent' },
  '&.Mui-checked + .MuiFormControlLabel-label': { fontWeight: weights.medium },
} as const;

export const choices: ThemedComponents = {
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        alignItems: 'flex-start',
        gap: 10,
        minHeight: 'var(--q-target, 32px)',
        margin: 0,
        padding: '5px 8px',
        borderRadius: 6,
        '&:hover': { backgroundColor: vars.palette.background.sunken },
        '&:has(:focus-visible)': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: -2 },
        '&:has(.MuiSwitch-root)': { alignItems: 'center', padding: 0, backgroundColor: 'transparent' },
        '&.Mui-disabled': { backgroundColor: 'transparent' },
        '--q-choice-top': '2px',
        '@media (pointer: coarse)': { alignItems: 'center', minHeight: 44, '--q-choice-top': '0' },
      },
      label: {
        minWidth: 0,
        overflowWrap: 'anywhere',
        '&.Mui-disabled': { color: vars.palette.text.disabled },
      },
    },
  },
  MuiCheckbox: {
    defaultProps: {
      icon: createElement(ChoiceBox),
      checkedIcon: createElement(CheckedBox),
      indeterminateIcon: createElement(MixedBox),
      slots: { input: Target },
    },
    styleOverrides: { root: { ...control, borderRadius: 5 } },
  },
  MuiRadio: {
    defaultProps: {
      icon: createElement(ChoiceRing),
      checkedIcon: createElement(CheckedRing),
      slots: { input: Target },
    },
    styleOverrides: { root: { ...control, borderRadius: '50%' } },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { flex: 'none', width: 36, height: 20, padding: 0, overflow: 'visible' },
      switchBase: {
        padding: 4,
        color: vars.palette.edge,
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'translateX(16px)', color: vars.palette.primary.contrastText },
        '&.Mui-checked + .MuiSwitch-track': { ...filled, opacity: 1 },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
        '&:has(:focus-visible) + .MuiSwitch-track': {
          outline: `2px solid ${vars.palette.focus}`,
          outlineOffset: 2,
        },
      },
      input: { top: '50%', height: targets.smallest, transform: 'translateY(-50%)' },
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
