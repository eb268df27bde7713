import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { below } from '@/shared/theme/breakpoints';
import { targets } from '@/shared/theme/tokens';

/** Has the size of the cards 'Plan' and 'Due today', whose buttons are below their texts on a phone. */
export const cardSkeleton = <Skeleton sx={{ height: 110, [below('largePhone')]: { height: 160 } }} />;

/** The final shape of a question: position, stem and four options. */
export const questionSkeleton = (
  <Stack aria-busy="true">
    <Skeleton height={48} />
    <Skeleton height={180} />
    {[1, 2, 3, 4].map((line) => (
      <Skeleton key={line} height={targets.option} />
    ))}
  </Stack>
);
