import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { targets } from '@/shared/theme/tokens';

/** Has the size of the cards 'Plan' and 'Due today'. */
export const cardSkeleton = <Skeleton height={106} />;

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
