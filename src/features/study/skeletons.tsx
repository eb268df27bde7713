import Stack from '@mui/material/Stack';
import { targets } from '@/shared/theme/tokens';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';

/** Has the size of the cards 'Plan' and 'Due today'. */
export const cardSkeleton = <SkeletonBlock height={106} />;

/** The final shape of a question: position, stem and four options. */
export const questionSkeleton = (
  <Stack aria-busy="true">
    <SkeletonBlock height={48} />
    <SkeletonBlock height={180} />
    {[1, 2, 3, 4].map((line) => (
      <SkeletonBlock key={line} height={targets.option} />
    ))}
  </Stack>
);
