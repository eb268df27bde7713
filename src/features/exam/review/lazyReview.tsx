import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { FilterStrip } from './FilterStrip';

/** Who takes a block needs none of it. */
export const ReviewFilters = lazyPart(async () => (await import('./ReviewFilters')).ReviewFilters, {
  placeholder: <FilterStrip />,
});
