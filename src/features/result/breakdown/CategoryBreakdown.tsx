import type { CategoryPerformance } from '@/shared/api/performance';
import { Disclosure } from '@/shared/ui/layout/Disclosure';
import { lazyPanel } from '@/shared/ui/lazy/lazyPanel';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';

const { Part: BreakdownContent } = lazyPanel(() => import('./BreakdownContent'), {
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
