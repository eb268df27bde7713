import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { cardSkeleton } from '@/features/study/skeletons';
import { below, from, isBelow } from '@/shared/theme/breakpoints';

/** Six columns: two wide cards, three narrow ones, and one that spans the page. */
export const CardGrid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: 12,
});

const EVERY = '1 / -1';
const TWO_COLUMNS = `${from('tablet')} and ${isBelow('laptop')}`;

/** `last`: spans the page if there are two columns. */
export const CardArea = styled('div')<{ readonly width?: 'wide' | 'last' | 'full' }>({
  display: 'grid',
  gridColumn: 'span 2',
  minWidth: 0,
  [below('tablet')]: { gridColumn: EVERY },
  [TWO_COLUMNS]: { gridColumn: 'span 3' },
  variants: [
    { props: { width: 'full' }, style: { '&&': { gridColumn: EVERY } } },
    { props: { width: 'wide' }, style: { gridColumn: 'span 3', [below('tablet')]: { gridColumn: EVERY } } },
    { props: { width: 'last' }, style: { [TWO_COLUMNS]: { gridColumn: EVERY } } },
  ],
});

const placeholder = (height: number, width?: 'wide' | 'last') => (
  <CardArea {...(width && { width })}>
    <Skeleton height={height} />
  </CardArea>
);

/** In the final shape, without the first card. */
export const insightsSkeleton = (
  <>
    {placeholder(260, 'wide')}
    {placeholder(260, 'wide')}
    {placeholder(208)}
    {placeholder(208)}
    {placeholder(208, 'last')}
  </>
);

/** In the final shape. */
export const overviewSkeleton = (
  <CardGrid aria-busy="true">
    <CardArea width="full">{cardSkeleton}</CardArea>
    <CardArea width="full">{cardSkeleton}</CardArea>
    {insightsSkeleton}
  </CardGrid>
);
