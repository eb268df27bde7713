import { useCurrentIndex, useOpenRoom, useRules } from '@/features/exam/store/useExam';
import { RatingProgress } from '@/features/question-feedback/tutor/RatingProgress';
import { GuideButton } from '@/features/tutor-guide/GuideButton';

interface RoomStaffToolsProps {
  readonly quizId: string;
}

/** What tutors find among the tools of the header: their progress, and the guide. */
export function RoomStaffTools({ quizId }: RoomStaffToolsProps) {
  const { tutorFeedback, guide } = useRules();
  return (
    <>
      {tutorFeedback && <Progress quizId={quizId} />}
      {guide && <Guide quizId={quizId} />}
    </>
  );
}

function Progress({ quizId }: RoomStaffToolsProps) {
  const items = useOpenRoom(({ quizItems }) => quizItems) ?? [];
  return <RatingProgress quizId={quizId} questionIds={items.map(({ questionId }) => questionId)} />;
}

function Guide({ quizId }: RoomStaffToolsProps) {
  const index = useCurrentIndex();
  return <GuideButton quizId={quizId} item={index + 1} />;
}
