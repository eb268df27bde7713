import type { CategoryPerformance } from '@/shared/api/performance';
import { Disclosure } from '@/shared/ui/layout/Disclosure';
import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';

const BreakdownContent = lazyPart(async () => (await import('./BreakdownContent')).BreakdownContent, {
  placeholder: <SkeletonBlock height={180} />,
});

interface CategoryBreakdownProps {
  readonly breakdown: readonly CategoryPerformance[];
}

/** Result by category, collapsed at first. */
export function CategoryBreakdown({ breakdown }: CategoryBreakdownProps) {
  return (
    <Disclosure name="Category Breakdown">
      <BreakdownContent breakdown={breakdown} />
    </Disclosure>
  );
}
