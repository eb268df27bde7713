import { useTalk } from './useCommentAction';
import { useItem, useOpenRoom } from '@/features/exam/store/useExam';

/** Comments, or question feedback, on the current question. */
export function TalkDialog({ onClose }: { readonly onClose: () => void }) {
  const talk = useTalk();
  const questionId = useItem()?.questionId;
  const quizId = useOpenRoom(({ sitting }) => sitting.quizId);
  if (talk === undefined || questionId === undefined || quizId === undefined) return null;
  const { Dialog } = talk;
  return <Dialog questionId={questionId} quizId={quizId} onClose={onClose} />;
}
