import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';

/** A section of the settings. */
export const Panel = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  minWidth: 0,
  padding: '18px 20px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '& h2': { margin: 0, font: vars.font.h2 },
  '& h3': { margin: 0, font: vars.font.subtitle2 },
  '& p': { margin: 0 },
  '& .soft': { color: vars.palette.text.secondary },
  '& fieldset': { minWidth: 0, margin: 0, padding: 0, border: 0 },
  '& legend': { marginBottom: 6, padding: 0, font: vars.font.subtitle2 },
  '& .problem': { color: vars.palette.error.main, font: vars.font.body2 },
});
