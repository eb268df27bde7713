import { type ComponentProps, lazy, Suspense } from 'react';
import { selectBlockId } from '@/features/exam/block';
import type { RoomSlots } from '@/features/exam/slots';
import { useRules } from '@/features/exam/useRoom';
import { VideoLinks } from '@/features/explanation-videos/VideoLinks';
import { useSelector } from '@/shared/remote/hooks';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { withMui } from '@/shared/theme/withMui';
import { SkeletonBlock } from '@/shared/ui/SkeletonBlock';
import { StateMessage } from '@/shared/ui/StateMessage';
import { RoomStaffTools } from './RoomStaffTools';

type SlotProps<Slot extends keyof RoomSlots> = ComponentProps<NonNullable<RoomSlots[Slot]>>;

const Comments = lazy(
  withMui(async () => (await import('@/features/comments/CommentsDialog')).CommentsDialog),
);
const StudentFeedbackDialog = lazy(
  withMui(
    async () => (await import('@/features/question-feedback/StudentFeedbackDialog')).StudentFeedbackDialog,
  ),
);
const FeedbackPanel = lazy(async () => ({
  default: (await import('@/features/question-feedback/FeedbackPanel')).FeedbackPanel,
}));

function StudentFeedback({ questionId, onClose }: SlotProps<'StudentFeedback'>) {
  const blockId = useSelector(selectBlockId);
  return <StudentFeedbackDialog questionId={questionId} blockId={blockId} onClose={onClose} />;
}

function FeedbackTab({ questionId, quizId }: SlotProps<'FeedbackTab'>) {
  const { tutorFeedback, allFeedback } = useRules();
  const blockId = useSelector(selectBlockId);
  return (
    <ErrorBoundary
      resetKey={questionId}
      fallback={() => <StateMessage tone="error" text="The feedback cannot be shown." />}
    >
      <Suspense fallback={<SkeletonBlock height={240} />}>
        <FeedbackPanel
          quizId={quizId}
          questionId={questionId}
          blockId={blockId}
          rates={tutorFeedback}
          seesTutorFeedback={allFeedback}
          seesAuthors={allFeedback}
        />
      </Suspense>
    </ErrorBoundary>
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
