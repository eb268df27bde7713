import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';

export const TextArea = styled('textarea')({
  width: '100%',
  padding: '8px 10px',
  border: `1px solid ${vars.palette.edge}`,
  borderRadius: vars.shape.borderRadius,
  color: vars.palette.text.primary,
  background: vars.palette.background.paper,
  font: vars.font.body1,
  resize: 'vertical',
  '&:focus-visible': {
    borderColor: vars.palette.primary.main,
    outline: `1px solid ${vars.palette.primary.main}`,
    outlineOffset: 0,
  },
});
