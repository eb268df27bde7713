import { styled } from '@mui/material/styles';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

export const contentStyle = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 } as const;

export const Feedback = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px 32px',
  paddingTop: 20,
  borderTop: `1px solid ${vars.palette.divider}`,
  '@media (max-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const QuestionBox = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 15rem',
  gap: '24px 32px',
  '& h3': {
    margin: '20px 0 6px',
    color: vars.palette.text.disabled,
    font: vars.font.body2,
    fontWeight: weights.bold,
  },
  '@media (max-width: 860px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const Text = styled('div')({
  maxWidth: '68ch',
  font: vars.font.subtitle1,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  '& p': { margin: '0 0 0.75em' },
});

export const Options = styled('ol')({
  display: 'grid',
  gap: 6,
  margin: '16px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 16px',
    padding: '8px 12px',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
  },
  '& li[data-key]': { borderColor: vars.palette.success.main, background: vars.palette.success.soft },
});

export const Facts = styled('section')({
  '& h3': { marginTop: 0 },
  '& dl': { display: 'grid', gap: 10, margin: 0 },
  '& dt': { color: vars.palette.text.disabled, font: vars.font.body2 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

export const Key = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  color: vars.palette.success.main,
  font: vars.font.body2,
  fontWeight: weights.medium,
});
