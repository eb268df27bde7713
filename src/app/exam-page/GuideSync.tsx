import { useUser } from '@/domain/session/currentUser';
import { capabilitiesOf } from '@/features/exam/attempt/modesModel';
import { selectOpenExam } from '@/features/exam/store/examSlice';
import { GuideBroadcast } from '@/features/tutor-guide/GuideBroadcast';
import { useSelector } from '@/shared/store/hooks';

/** Keeps the guide window in sync with the open exam, regardless of which panels are shown. */
export function GuideSync() {
  const { primaryRole } = useUser();
  const exam = useSelector(selectOpenExam);
  const question = exam?.questions[exam.attempt.current];
  if (exam === undefined || question === undefined) return null;
  const { attempt, mode, name, reanswer } = exam;
  return (
    <GuideBroadcast
      quizId={attempt.quizId}
      quizName={name}
      item={attempt.current + 1}
      itemCount={attempt.items.length}
      question={question}
      withKey={capabilitiesOf(mode, primaryRole).key && reanswer !== ''}
    />
  );
}
