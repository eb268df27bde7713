import { lazyDialog, lazyPart } from '@/shared/ui/lazy/lazyDialog';

/**
 * Lazy because taking a block needs none of it; the placeholders have the final heights, so that the question does not
 * move.
 */
export const ReviewFilters = lazyPart(async () => (await import('./ReviewFilters')).ReviewFilters, {
  placeholder: <div style={{ height: 50 }} />,
});

export const AnswerAgain = lazyPart(async () => (await import('./AnswerAgain')).AnswerAgain, {
  placeholder: <div style={{ height: 56 }} />,
});

export const EndReviewDialog = lazyDialog(async () => (await import('./EndReviewDialog')).EndReviewDialog);
