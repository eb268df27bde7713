import { useCurrentIndex, useOpenRoom, useRules } from '@/features/exam/useRoom';
import { RatingProgress } from '@/features/question-feedback/RatingProgress';
import { GuideButton } from '@/features/tutor-guide/GuideButton';

interface RoomStaffToolsProps {
  readonly quizId: string;
}

/** What tutors find among the tools of the header: their progress, and the guide. */
export function RoomStaffTools({ quizId }: RoomStaffToolsProps) {
  const { tutorFeedback, guide } = useRules();
  const index = useCurrentIndex();
  const items = useOpenRoom(({ quizItems }) => quizItems) ?? [];
  return (
    <>
      {tutorFeedback && (
        <RatingProgress quizId={quizId} questionIds={items.map(({ questionId }) => questionId)} />
      )}
      {guide && <GuideButton quizId={quizId} item={index + 1} />}
    </>
  );
}
