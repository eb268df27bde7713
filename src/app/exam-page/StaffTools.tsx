import { useCapabilities, useCurrentIndex, useOpenExam } from '@/features/exam/store/useExam';
import { RatingProgress } from '@/features/question-feedback/tutor/RatingProgress';
import { GuideButton } from '@/features/tutor-guide/GuideButton';

interface StaffToolsProps {
  readonly quizId: string;
}

export function StaffTools({ quizId }: StaffToolsProps) {
  const { tutorFeedback, guide } = useCapabilities();
  return (
    <>
      {tutorFeedback && <Progress quizId={quizId} />}
      {guide && <Guide quizId={quizId} />}
    </>
  );
}

function Progress({ quizId }: StaffToolsProps) {
  const items = useOpenExam(({ quizItems }) => quizItems) ?? [];
  return <RatingProgress quizId={quizId} questionIds={items.map(({ questionId }) => questionId)} />;
}

function Guide({ quizId }: StaffToolsProps) {
  const index = useCurrentIndex();
  return <GuideButton quizId={quizId} item={index + 1} />;
}
