import styled from '@emotion/styled';

/** A section of the page, with its h2. */
export const SubscriptionsSection = styled('section')({
  '& h2': { margin: '0 0 8px', outline: 'none', font: 'var(--q-text-heading)' },
  '& .problem': { margin: '0 0 8px', color: 'var(--q-incorrect)' },
});
