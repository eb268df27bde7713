import { lazy, Suspense } from 'react';
import type { CategoryPerformance } from '@/shared/contract/performance';
import { Disclosure } from '@/shared/ui/Disclosure';
import { SkeletonBlock } from '@/shared/ui/SkeletonBlock';

const BreakdownContent = lazy(() => import('./BreakdownContent'));

interface CategoryBreakdownProps {
  readonly breakdown: readonly CategoryPerformance[];
}

/** How the quiz went by category, for those who want to see it. */
export function CategoryBreakdown({ breakdown }: CategoryBreakdownProps) {
  return (
    <Disclosure name="Category Breakdown">
      <Suspense fallback={<SkeletonBlock height={180} />}>
        <BreakdownContent breakdown={breakdown} />
      </Suspense>
    </Disclosure>
  );
}
