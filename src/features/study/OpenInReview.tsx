import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useReview } from '@/domain/review/openReview';
import { isKnownPath, paths } from '@/shared/routing/paths';

interface OpenInReviewProps {
  /** '' if it is not known. */
  readonly quizId: string;
  /** From 1. */
  readonly item: number;
}

/** Leads to a question in the review of its quiz; renders nothing if the quiz is not known. */
export function OpenInReview({ quizId, item }: OpenInReviewProps) {
  const review = useReview();
  const address = paths.review.to({ examId: quizId, item });
  if (!isKnownPath(address)) return null;
  const open = (event: MouseEvent): void => {
    // A press with one of these keys opens the link elsewhere.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    review.open(quizId, item);
  };
  return (
    <Button size="small" href={address} aria-busy={review.opening === quizId} onClick={open}>
      Open in review
    </Button>
  );
}
