import type { ComponentProps } from 'react';
import { selectBlockId } from '@/features/exam/sagas/feedbackBlockSlice';
import type { RoomSlots } from '@/features/exam/store/slots';
import { useRules } from '@/features/exam/store/useExam';
import { VideoLinks } from '@/features/explanation-videos/VideoLinks';
import { useSelector } from '@/shared/store/hooks';
import { withMui } from '@/shared/theme/withMui';
import { lazyPart } from '@/shared/ui/lazy/lazyPanel';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { whenOpened } from '@/shared/ui/lazy/lazyDialog';
import { RoomStaffTools } from './StaffTools';

type SlotProps<Slot extends keyof RoomSlots> = ComponentProps<NonNullable<RoomSlots[Slot]>>;

const { Opened: Comments } = whenOpened(
  withMui(async () => (await import('@/features/comments/CommentsDialog')).CommentsDialog),
  ({ onClose }) => onClose(),
);
const { Opened: StudentFeedbackDialog } = whenOpened(
  withMui(
    async () =>
      (await import('@/features/question-feedback/student/StudentFeedbackDialog')).StudentFeedbackDialog,
  ),
  ({ onClose }) => onClose(),
);
const { Part: FeedbackPanel } = lazyPart(
  async () => ({ default: (await import('@/features/question-feedback/tutor/FeedbackPanel')).FeedbackPanel }),
  { placeholder: <SkeletonBlock height={240} /> },
);

function StudentFeedback({ questionId, onClose }: SlotProps<'StudentFeedback'>) {
  const blockId = useSelector(selectBlockId);
  return <StudentFeedbackDialog questionId={questionId} blockId={blockId} onClose={onClose} />;
}

function FeedbackTab({ questionId, quizId }: SlotProps<'FeedbackTab'>) {
  const { tutorFeedback, allFeedback } = useRules();
  const blockId = useSelector(selectBlockId);
  return (
    <FeedbackPanel
      key={questionId}
      quizId={quizId}
      questionId={questionId}
      blockId={blockId}
      rates={tutorFeedback}
      seesTutorFeedback={allFeedback}
      seesAuthors={allFeedback}
    />
  );
}

/** What the other features bring into the exam room; dialogs and the tab's content come with their first use. */
export const roomSlots: RoomSlots = {
  Comments,
  StudentFeedback,
  FeedbackTab,
  Tools: RoomStaffTools,
  Videos: VideoLinks,
};
