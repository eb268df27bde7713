import { styled } from '@mui/material/styles';

/** Checkboxes in columns, under the legend of their group. */
export const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: '2px 8px',
  // Aligns the boxes, not their padding, with the legend.
  marginInline: -8,
});
