import Skeleton from '@mui/material/Skeleton';
import { type ComponentProps, useState } from 'react';
import { useUser } from '@/domain/session/currentUser';
import { permissions } from '@/domain/session/permissions';
import { commentsSaga } from '@/features/comments/commentsSaga';
import type { ExamMode } from '@/features/exam/attempt/modesModel';
import { ExamVisit } from '@/features/exam/ExamVisit';
import { prefetchPartsSaga } from '@/features/exam/lazyDialogs';
import { examSagas } from '@/features/exam/sagas/examSaga';
import { feedbackBlockSaga, selectBlockId } from '@/features/exam/sagas/feedbackBlockSaga';
import type { ExamSlots } from '@/features/exam/store/slots';
import { useCapabilities, useCurrentIndex, useOpenExam } from '@/features/exam/store/useExam';
import { useNextUnrated } from '@/features/exam/store/useNextUnrated';
import { countVideosSaga, VideoLinks } from '@/features/explanation-videos/VideoLinks';
import { questionFeedbackSaga } from '@/features/question-feedback/store/feedbackSaga';
import { selectRated } from '@/features/question-feedback/store/ratedSlice';
import { RatingProgress } from '@/features/question-feedback/tutor/RatingProgress';
import { GuideButton } from '@/features/tutor-guide/GuideButton';
import { SkipIcon } from '@/shared/icons/icons';
import { useAppStore, useSelector } from '@/shared/store/hooks';
import { IconAction } from '@/shared/ui/controls/IconAction';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';

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
  { placeholder: <Skeleton height={240} /> },
);

function StudentFeedback({ questionId, onClose }: SlotProps<'StudentFeedback'>) {
  const blockId = useSelector(selectBlockId);
  return <StudentFeedbackDialog questionId={questionId} blockId={blockId} onClose={onClose} />;
}

function FeedbackTab({ questionId, quizId }: SlotProps<'FeedbackTab'>) {
  const { tutorFeedback, allFeedback } = useCapabilities();
  const blockId = useSelector(selectBlockId);
  const store = useAppStore();
  const index = useCurrentIndex();
  const quizName = useOpenExam(({ name }) => name);
  const total = useOpenExam(({ quizItems, shown }) => (shown ?? quizItems).length);
  const { select, go } = useNextUnrated();
  /** Index of the item to which 'Submit and next' leads. */
  const [target, setTarget] = useState<number>();
  return (
    <FeedbackPanel
      key={questionId}
      quizId={quizId}
      quizName={quizName}
      item={index + 1}
      total={total}
      takesFocus={target === index}
      onFocused={() => setTarget(undefined)}
      onNext={() => {
        setTarget(select(store.getState()));
        return go();
      }}
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
      <ExamVisit mode={mode} slots={examSlots} />
      {permissions[primaryRole].guide && <GuideSync />}
    </>
  );
}

interface StaffToolsProps {
  readonly quizId: string;
}

function StaffTools({ quizId }: StaffToolsProps) {
  const { tutorFeedback, guide } = useCapabilities();
  return (
    <>
      {tutorFeedback && <Progress quizId={quizId} />}
      {guide && <Guide quizId={quizId} />}
    </>
  );
}

const NEXT_UNRATED = 'Next unrated question';

function Progress({ quizId }: StaffToolsProps) {
  const items = useOpenExam(({ quizItems }) => quizItems);
  const { select, go } = useNextUnrated();
  const isLast = useSelector(select) === undefined;
  return (
    <>
      <RatingProgress quizId={quizId} questionIds={items.map(({ questionId }) => questionId)} />
      <IconAction label={NEXT_UNRATED} aria-disabled={isLast} onClick={go}>
        <SkipIcon />
      </IconAction>
    </>
  );
}

function Guide({ quizId }: StaffToolsProps) {
  const index = useCurrentIndex();
  return <GuideButton quizId={quizId} item={index + 1} />;
}

export const examPageSagas = [
  ...examSagas,
  prefetchPartsSaga,
  feedbackBlockSaga,
  commentsSaga,
  questionFeedbackSaga,
  countVideosSaga,
] as const;
