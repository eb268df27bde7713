import { outbox, selectOutbox, type SubmissionState } from '@/domain/outbox/outboxSlice';
import { DownloadAnswersButton } from '@/domain/outbox/submission/DownloadAnswersButton';
import { loadOpenQuizzes } from '@/features/create-quiz/store/calls';
import { HistoryIcon, WarningIcon } from '@/shared/icons/icons';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { TryAgain } from '@/shared/ui/states/TryAgain';
import { BANNER_BUTTON, QuizBanner } from './QuizBanner';
import { submissionStateText } from './resumeModel';

/** Submitted blocks that the server has not accepted yet, with the state of each delivery. */
export function UnsentSubmissions() {
  const submissions = useSelector(selectOutbox);
  return Object.entries(submissions)
    .filter(([, { status }]) => status !== 'sent' && status !== 'removed')
    .map(([quizId, state]) => <UnsentSubmission key={quizId} quizId={quizId} state={state} />);
}

function UnsentSubmission({ quizId, state }: { readonly quizId: string; readonly state: SubmissionState }) {
  const dispatch = useAppDispatch();
  const name = useSelector((root) => loadOpenQuizzes.selectData(root)?.find(({ id }) => id === quizId)?.name);
  const isRefused = state.status === 'refused';
  const canRetry = isRefused || state.status === 'waiting';
  return (
    <QuizBanner
      name="Answers not sent yet"
      icon={isRefused ? <WarningIcon color="primary" /> : <HistoryIcon color="primary" />}
      role={isRefused ? 'alert' : 'status'}
      text={name ?? 'A finished block'}
      state={submissionStateText(state)}
    >
      {canRetry && (
        <>
          <DownloadAnswersButton quizId={quizId} />
          <TryAgain
            variant="contained"
            sx={BANNER_BUTTON}
            onClick={() => dispatch(outbox.actions.submissionRetried({ quizId }))}
          />
        </>
      )}
    </QuizBanner>
  );
}
