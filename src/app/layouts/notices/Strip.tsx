import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';

/** A line below the header of the shell, for what concerns every page. */
export const Strip = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 20px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.sunken,
  '& svg': { flex: 'none', color: vars.palette.warning.main },
});
