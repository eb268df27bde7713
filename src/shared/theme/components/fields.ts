import { styled } from '@mui/material/styles';
import { type ThemedComponents, vars } from '@/shared/theme/vars';
import { targets, weights } from '../tokens';

/** Without MUI's gap for a label in it. */
const Outline = styled('div')({
  position: 'absolute',
  inset: 0,
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: 'inherit',
  pointerEvents: 'none',
});

/** A field: its label above, its helper text and its error below. */
export const fields: ThemedComponents = {
  MuiFormControl: { styleOverrides: { root: { gap: 6, minWidth: 0, maxWidth: '100%' } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        color: vars.palette.text.primary,
        font: vars.font.subtitle2,
        // `gap` does not apply to the legend of a group.
        '&:is(legend)': { marginBottom: 2 },
        '&.Mui-focused, &.Mui-error': { color: vars.palette.text.primary },
      },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        overflow: 'visible',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        userSelect: 'auto',
        transition: 'none',
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: 0,
        color: vars.palette.text.secondary,
        font: vars.font.body2,
        '&.Mui-error': { color: vars.palette.error.main, fontWeight: weights.medium },
      },
    },
  },
  // Its rules only detect that the browser has filled in a field, for a label that would have to move.
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    // iPhones zoom into a focused field whose text is smaller.
    styleOverrides: { root: { '@media (pointer: coarse)': { fontSize: 16 } } },
  },
  MuiOutlinedInput: {
    defaultProps: { slots: { notchedOutline: Outline } },
    styleOverrides: {
      root: {
        minHeight: 40,
        backgroundColor: vars.palette.background.paper,
        '&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: vars.palette.edge },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        '&.MuiInputBase-multiline': { padding: 0 },
      },
      input: {
        height: 'auto',
        padding: '6px 12px',
        '&.MuiInputBase-inputMultiline': { padding: '8px 12px', resize: 'vertical' },
        '&:focus-visible': { outline: 'none' },
        '&:-webkit-autofill': {
          WebkitTextFillColor: vars.palette.text.primary,
          WebkitBoxShadow: `inset 0 0 0 40px ${vars.palette.background.paper}`,
          caretColor: vars.palette.text.primary,
          borderRadius: 'inherit',
        },
      },
      multiline: { padding: 0 },
      sizeSmall: { minHeight: targets.control },
      adornedEnd: { paddingRight: 4 },
      adornedStart: { paddingLeft: 10 },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: {
        minWidth: 0,
        paddingRight: '28px !important',
        textOverflow: 'ellipsis',
        '&:focus': { borderRadius: vars.shape.borderRadius, backgroundColor: 'transparent' },
      },
      icon: { right: 6, color: vars.palette.text.secondary },
    },
  },
  MuiInputAdornment: { styleOverrides: { root: { color: vars.palette.text.disabled } } },
};
