import { lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { AgainRow, FilterStrip } from './places';

/** Who takes a block needs none of it. */
export const ReviewFilters = lazyPart(async () => (await import('./ReviewFilters')).ReviewFilters, {
  placeholder: <FilterStrip />,
});

export const AnswerAgain = lazyPart(async () => (await import('./AnswerAgain')).AnswerAgain, {
  placeholder: <AgainRow />,
});
