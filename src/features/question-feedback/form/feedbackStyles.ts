import { styled } from '@mui/material/styles';
import { targets } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

export const Choice = styled('div')({ display: 'grid', gap: 6 });

export const QuestionBox = styled('span')({ color: vars.palette.text.primary, font: vars.font.subtitle2 });

export const Options = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

export const Option = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  minHeight: targets.control,
  padding: '4px 14px 4px 10px',
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: vars.shape.borderRadius,
  font: vars.font.body1,
  cursor: 'pointer',
  '&:hover': { background: vars.palette.background.sunken },
  '&:has(:checked)': { borderColor: vars.palette.primary.main, background: vars.palette.primary.soft },
  '&:has(:focus-visible)': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
  '& input': { width: 15, height: 15, margin: 0, outline: 'none', accentColor: vars.palette.primary.main },
  '@media (max-width: 479px)': { gap: 5, padding: '4px 10px 4px 8px' },
});

export const SubmitBox = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 16px',
  '[data-part="dialogForm"] &': {
    // What is still missing, and Submit, are in view however long the form.
    position: 'sticky',
    bottom: 0,
    marginInline: -24,
    padding: '12px 24px 16px',
    borderTop: `1px solid ${vars.palette.divider}`,
    background: vars.palette.background.paper,
  },
  '@media (max-width: 479px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '[data-part="dialogForm"] &': { marginInline: -16, paddingInline: 16 },
  },
});

export const Failure = styled('p')({ gridColumn: '1 / -1', margin: 0, color: vars.palette.error.main });

export const Missing = styled('p')({ margin: 0, color: vars.palette.text.secondary, font: vars.font.body2 });

export const TextBoxBox = styled('div')({
  display: 'grid',
  gap: 6,
  '& label': { color: vars.palette.text.primary, font: vars.font.subtitle2 },
});

export const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '4px 12px 4px 0',
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& h2': { paddingBlock: 10 },
});

export const DialogForm = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  overflowY: 'auto',
  padding: '18px 24px 0',
  '@media (max-width: 479px)': { padding: '16px 16px 0' },
});

export const Tab = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });

export const ProgressBox = styled('span')({
  marginInline: '4px 8px',
  color: vars.palette.text.secondary,
  font: vars.font.body2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const Done = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '12px 16px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  '& p': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    margin: 0,
    color: vars.palette.success.main,
    font: vars.font.subtitle2,
  },
});

export const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 18 });

export const partStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  minWidth: 0,
  margin: 0,
  padding: 16,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  '& legend': { padding: '0 6px', marginInlineStart: -6, font: vars.font.h2 },
} as const;

export const Part = styled('fieldset')(partStyle);

export const PartDiv = styled('div')(partStyle);
