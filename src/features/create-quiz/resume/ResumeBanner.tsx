import Button from '@mui/material/Button';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { currentDay } from '@/domain/exam-day/examDayRecord';
import { selectOutbox, type SubmissionState } from '@/domain/outbox/outboxSlice';
import { loadCategories } from '@/domain/quiz/calls';
import { resumeQuiz } from '@/domain/resume/resumeQuiz';
import { useUser } from '@/domain/session/currentUser';
import { latestQuiz } from '@/features/create-quiz/store/builderModel';
import { dialogClosed, dialogOpened, selectBuilder } from '@/features/create-quiz/store/builderSlice';
import { loadOpenQuizzes } from '@/features/create-quiz/store/calls';
import { selectMode } from '@/features/create-quiz/store/selectors';
import { useRestoreFocus } from '@/shared/browser/useRestoreFocus';
import { HistoryIcon, WarningIcon } from '@/shared/icons/icons';
import { LongText } from '@/shared/notifications/LongText';
import { useRemote } from '@/shared/remote/useRemote';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { BANNER_BUTTON, QuizBanner } from './QuizBanner';
import { onDeviceText } from './resumeModel';
import { useStoredAnswers } from './storedAnswers';

/** Not submitted, or its answers were removed from this device before they were sent. */
const isOpen = (submission: SubmissionState | undefined): boolean =>
  submission === undefined || submission.status === 'removed';

const EndQuizDialog = lazyDialog(async () => (await import('./EndQuizDialog')).EndQuizDialog);

/** Offers the latest quiz in progress, if any. */
export function ResumeBanner() {
  const dispatch = useAppDispatch();
  const { id: userId } = useUser();
  const openQuizzes = useRemote(loadOpenQuizzes, { userId, status: 'IN_PROGRESS' });
  // A submitted quiz cannot be resumed, regardless of the list.
  const submissions = useSelector(selectOutbox);
  const day = useDeviceRecord(currentDay, '');
  // Until it is known whether one belongs to the exam day, none is offered.
  const others =
    day.state.status === 'pending'
      ? []
      : (openQuizzes.data ?? []).filter(({ id }) => !day.data?.started.some(({ quizId }) => quizId === id));
  const quiz = latestQuiz(others.filter(({ id }) => isOpen(submissions[id])));
  useRestoreFocus(quiz?.id);
  const stored = useStoredAnswers(quiz?.id ?? '');
  const haveCategoriesFailed = useSelector(
    (root) => selectMode(root) !== 'POWER_SEARCH' && loadCategories.selectState(root).status === 'error',
  );
  const dialog = useSelector((root) => selectBuilder(root).dialog);
  const isResuming = useSelector((root) => resumeQuiz.selectState(root).status === 'pending');

  if (openQuizzes.state.status === 'error' && quiz === undefined) {
    // The failure of the lists is shown for both, and its 'Try again' loads both.
    if (haveCategoriesFailed) return null;
    return (
      <QuizBanner
        name="Quiz in progress"
        icon={<WarningIcon color="primary" />}
        role="alert"
        text={
          <LongText text={openQuizzes.state.error.message ?? 'Could not check for a quiz in progress.'} />
        }
      >
        <TryAgain color="inherit" sx={BANNER_BUTTON} onClick={openQuizzes.retry} />
      </QuizBanner>
    );
  }
  if (quiz === undefined) return null;

  const name = quiz.name ?? 'Quiz';
  return (
    <QuizBanner
      name="Quiz in progress"
      icon={<HistoryIcon color="primary" />}
      text={name}
      state={['Quiz in progress', onDeviceText(stored)].filter(Boolean).join(' · ')}
    >
      {stored?.isBeingSent !== true && (
        <Button
          color="inherit"
          sx={BANNER_BUTTON}
          {...EndQuizDialog.opener}
          onClick={() => dispatch(dialogOpened('endQuiz'))}
        >
          End Quiz
        </Button>
      )}
      <Button
        variant="contained"
        sx={BANNER_BUTTON}
        aria-busy={isResuming}
        onClick={() => dispatch(resumeQuiz.actions.request({ quizId: quiz.id, inDialog: false }))}
      >
        Resume
      </Button>
      {dialog === 'endQuiz' && stored?.isBeingSent !== true && (
        <EndQuizDialog
          userId={userId}
          quizId={quiz.id}
          name={name}
          known={stored}
          onClose={() => dispatch(dialogClosed())}
        />
      )}
    </QuizBanner>
  );
}
