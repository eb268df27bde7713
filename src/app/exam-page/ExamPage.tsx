import type { ComponentProps } from 'react';
import { permissions } from '@/domain/session/permissions';
import { useUser } from '@/domain/session/useUser';
import type { ExamMode } from '@/features/exam/attempt/modesModel';
import { ExamLayout } from '@/features/exam/ExamLayout';
import { selectBlockId } from '@/features/exam/sagas/feedbackBlockSaga';
import type { ExamSlots } from '@/features/exam/store/slots';
import { useCapabilities } from '@/features/exam/store/useExam';
import { VideoLinks } from '@/features/explanation-videos/VideoLinks';
import { selectRated } from '@/features/question-feedback/store/ratedSlice';
import { useSelector } from '@/shared/store/hooks';
import { lazyDialog, lazyPart } from '@/shared/ui/lazy/lazyDialog';
import { SkeletonBlock } from '@/shared/ui/states/SkeletonBlock';
import { StaffTools } from './StaffTools';

type SlotProps<Slot extends Exclude<keyof ExamSlots, 'selectRated'>> = ComponentProps<
  NonNullable<ExamSlots[Slot]>
>;

const Comments = lazyDialog(async () => (await import('@/features/comments/CommentsDialog')).CommentsDialog);
const StudentFeedbackDialog = lazyDialog(
  async () =>
    (await import('@/features/question-feedback/student/StudentFeedbackDialog')).StudentFeedbackDialog,
);
const FeedbackPanel = lazyPart(
  async () => (await import('@/features/question-feedback/tutor/FeedbackPanel')).FeedbackPanel,
  { placeholder: <SkeletonBlock height={240} /> },
);

function StudentFeedback({ questionId, onClose }: SlotProps<'StudentFeedback'>) {
  const blockId = useSelector(selectBlockId);
  return <StudentFeedbackDialog questionId={questionId} blockId={blockId} onClose={onClose} />;
}

function FeedbackTab({ questionId, quizId }: SlotProps<'FeedbackTab'>) {
  const { tutorFeedback, allFeedback } = useCapabilities();
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

/** Dialogs and the tab's content load on first use. */
const examSlots: ExamSlots = {
  Comments,
  StudentFeedback,
  FeedbackTab,
  Tools: StaffTools,
  selectRated,
  Videos: VideoLinks,
};

const GuideSync = lazyPart(async () => (await import('./GuideSync')).GuideSync);

export function ExamPage({ mode }: { readonly mode: ExamMode }) {
  const { primaryRole } = useUser();
  return (
    <>
      <ExamLayout mode={mode} slots={examSlots} />
      {permissions[primaryRole].guide && <GuideSync />}
    </>
  );
}
