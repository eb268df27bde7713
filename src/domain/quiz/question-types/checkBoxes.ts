import { styled } from '@mui/material/styles';

export const Boxes = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: '0 -8px',
});
