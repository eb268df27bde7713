import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';

export const Keys = styled('kbd')({
  padding: '2px 8px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 6,
  background: vars.palette.background.sunken,
  font: vars.font.body2,
  whiteSpace: 'nowrap',
});
