import { useItem, useOpenExam } from '@/features/exam/store/useExam';
import { useCommentAction } from './useCommentAction';

/** Comments, or question feedback, on the current question. */
export function CommentOrFeedbackDialog({ onClose }: { readonly onClose: () => void }) {
  const openComments = useCommentAction();
  const questionId = useItem()?.questionId;
  const quizId = useOpenExam(({ attempt }) => attempt.quizId);
  if (openComments === undefined || questionId === undefined || quizId === undefined) return null;
  const { Dialog } = openComments;
  return <Dialog questionId={questionId} quizId={quizId} onClose={onClose} />;
}
