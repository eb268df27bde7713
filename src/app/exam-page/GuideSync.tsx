import {
  useCurrentIndex,
  useItemCount,
  useOpenRoom,
  useQuestion,
  useRules,
} from '@/features/exam/store/useExam';
import { GuideBroadcast } from '@/features/tutor-guide/GuideBroadcast';

/** Lets the guide window follow the open room, whichever parts of the room are shown. */
export function GuideFollower() {
  const { guide } = useRules();
  return guide ? <Broadcast /> : null;
}

function Broadcast() {
  const { key } = useRules();
  const index = useCurrentIndex();
  const itemCount = useItemCount();
  const question = useQuestion();
  const quizId = useOpenRoom(({ sitting }) => sitting.quizId);
  const quizName = useOpenRoom(({ name }) => name);
  if (question === undefined || quizId === undefined || quizName === undefined) return null;
  return (
    <GuideBroadcast
      quizId={quizId}
      quizName={quizName}
      item={index + 1}
      itemCount={itemCount}
      question={question}
      withKey={key}
    />
  );
}
