import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';

/** Has the size of the card 'Plan'. */
export const planSkeleton = <SkeletonBlock height={106} />;
