import {
  useCapabilities,
  useCurrentIndex,
  useIsAnsweringAgain,
  useItemCount,
  useOpenExam,
  useQuestion,
} from '@/features/exam/store/useExam';
import { GuideBroadcast } from '@/features/tutor-guide/GuideBroadcast';

/** Keeps the guide window in sync with the open exam, regardless of which panels are shown. */
export function GuideSync() {
  const { key } = useCapabilities();
  const isAgain = useIsAnsweringAgain();
  const index = useCurrentIndex();
  const itemCount = useItemCount();
  const question = useQuestion();
  const quizId = useOpenExam(({ attempt }) => attempt.quizId);
  const quizName = useOpenExam(({ name }) => name);
  if (question === undefined || quizId === undefined || quizName === undefined) return null;
  return (
    <GuideBroadcast
      quizId={quizId}
      quizName={quizName}
      item={index + 1}
      itemCount={itemCount}
      question={question}
      withKey={key && !isAgain}
    />
  );
}
