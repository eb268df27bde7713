import type { CategoryPerformance } from '@/shared/contract/performance';
import { Disclosure } from '@/shared/ui/Disclosure';
import { lazyPart } from '@/shared/ui/lazyPart';
import { SkeletonBlock } from '@/shared/ui/SkeletonBlock';

const { Part: BreakdownContent } = lazyPart(() => import('./BreakdownContent'), {
  placeholder: <SkeletonBlock height={180} />,
});

interface CategoryBreakdownProps {
  readonly breakdown: readonly CategoryPerformance[];
}

/** How the quiz went by category, for those who want to see it. */
export function CategoryBreakdown({ breakdown }: CategoryBreakdownProps) {
  return (
    <Disclosure name="Category Breakdown">
      <BreakdownContent breakdown={breakdown} />
    </Disclosure>
  );
}
