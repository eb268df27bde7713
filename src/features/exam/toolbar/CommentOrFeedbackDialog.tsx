import { useItem, useOpenExam } from '@/features/exam/store/useExam';
import { useCommentAction } from './useCommentAction';

/** Comments, or question feedback, on the current question. */
export function CommentOrFeedbackDialog({ onClose }: { readonly onClose: () => void }) {
  const commentAction = useCommentAction();
  const questionId = useItem()?.questionId;
  const quizId = useOpenExam(({ attempt }) => attempt.quizId);
  if (commentAction === undefined || questionId === undefined || quizId === undefined) return null;
  const { Dialog } = commentAction;
  return <Dialog questionId={questionId} quizId={quizId} onClose={onClose} />;
}
