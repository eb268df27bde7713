import { styled } from '@mui/material/styles';
import { vars } from '@/shared/theme/vars';

/** The rows of an account page's form. */
export const PublicRows = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 18,
});

/** What a page is for, below its title. */
export const Lead = styled('p')({ margin: '-16px 0 24px', color: vars.palette.text.secondary });

/** The ways on, at both ends of a line. */
export const LinkRow = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 16px',
  margin: 0,
});
