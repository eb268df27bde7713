import { styled } from '@mui/material/styles';
import { dueSkeleton } from '@/features/study/practice/queue/skeletons';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';

/** Six columns: two wide cards, three narrow ones, and one as wide as the page. */
export const Cards = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: 12,
  '& > *': { gridColumn: 'span 2' },
  '& > [data-wide]': { gridColumn: 'span 3' },
  '& > [data-full]': { gridColumn: '1 / -1' },
  '& > div': { display: 'grid', minWidth: 0 },
  '@media (max-width: 980px)': {
    '& > *': { gridColumn: 'span 3' },
    '& > [data-last]': { gridColumn: '1 / -1' },
  },
  '@media (max-width: 760px)': { '&&& > *': { gridColumn: '1 / -1' } },
});

/** Of the final shape, without the first card. */
export const insightsSkeleton = (
  <>
    <div data-wide>
      <SkeletonBlock height={260} />
    </div>
    <div data-wide>
      <SkeletonBlock height={260} />
    </div>
    <div>
      <SkeletonBlock height={208} />
    </div>
    <div>
      <SkeletonBlock height={208} />
    </div>
    <div data-last>
      <SkeletonBlock height={208} />
    </div>
  </>
);

/** Of the final shape. */
export const overviewSkeleton = (
  <Cards aria-busy="true">
    <div data-full>{dueSkeleton}</div>
    {insightsSkeleton}
  </Cards>
);
