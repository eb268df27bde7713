import { styled } from '@mui/material/styles';
import { weights } from '@/shared/theme/tokens';
import { vars } from '@/shared/theme/vars';

export const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px 16px',
  padding: '4px 14px',
  borderTop: `1px solid ${vars.palette.divider}`,
  color: vars.palette.text.secondary,
  font: vars.font.body2,
  '& p': { flex: '1 1 auto', margin: 0 },
  '& button': { minHeight: 30, paddingInline: 2 },
  '& button[aria-pressed="true"]': { fontWeight: weights.bold },
});
