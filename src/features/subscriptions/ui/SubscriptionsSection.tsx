import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';

/** A section of the page, with its h2. */
export const SubscriptionsSection = styled('section')({
  '& h2': { margin: '0 0 8px', outline: 'none', font: vars.font.h2 },
  '& .problem': { margin: '0 0 8px', color: vars.palette.error.main },
});
