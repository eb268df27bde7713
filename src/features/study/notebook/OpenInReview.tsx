import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import type { QuestionNote } from '@/domain/notes/noteModel';
import { useReview } from '@/domain/review/useReview';
import { isKnownPath, paths } from '@/shared/routing/paths';

/** Leads to the note's question in the review of its quiz; nothing where the note has no quiz. */
export function OpenInReview({ note: { quizId, item } }: { readonly note: QuestionNote }) {
  const review = useReview();
  const address = paths.review.to({ examId: quizId, item });
  if (!isKnownPath(address)) return null;
  const open = (event: MouseEvent): void => {
    // A new tab opens the address itself.
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
