import Button from '@mui/material/Button';
import { resumeQuiz } from '@/domain/resume/resumeQuiz';
import { endOpenQuiz } from '@/features/create-quiz/store/calls';
import { isoTime } from '@/shared/format/isoTime';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { GENERIC_FAILURE } from '@/shared/remote/remoteError';
import { useClearStaleError } from '@/shared/remote/useClearStaleError';
import { serverNow } from '@/shared/storage/serverClock';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { ActionDialog } from '@/shared/ui/dialog/ActionDialog';
import { endingWarning } from './resumeModel';

interface EndQuizDialogProps {
  readonly userId: string;
  readonly quizId: string;
  readonly name: string;
  /** Number of answers on this device that the server does not have. */
  readonly unsent: number;
  readonly onClose: () => void;
}

/** Asks once before a quiz is ended without its answers; offers Resume first if some are unsent. */
export function EndQuizDialog({ userId, quizId, name, unsent, onClose }: EndQuizDialogProps) {
  const dispatch = useAppDispatch();
  useClearStaleError(endOpenQuiz, quizId);
  useClearStaleError(resumeQuiz);
  const ending = useSelector((root) => endOpenQuiz.selectState(root, quizId));
  const resuming = useSelector((root) => resumeQuiz.selectState(root));
  const end = () =>
    void dispatch(endOpenQuiz.actions.request({ userId, quizId, quizSubmitDate: isoTime(serverNow()) }));
  return (
    <ActionDialog
      onClose={onClose}
      maxWidth="sm"
      title={`End '${name}'?`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            color="error"
            variant={unsent > 0 ? 'outlined' : 'contained'}
            aria-busy={ending.status === 'pending'}
            onClick={end}
          >
            End Quiz
          </Button>
          {unsent > 0 && (
            <Button
              variant="contained"
              onClick={() => dispatch(resumeQuiz.actions.request({ quizId, inDialog: true }))}
            >
              Resume
            </Button>
          )}
        </>
      }
    >
      {unsent > 0 ? endingWarning(unsent) : 'It is closed without being scored and cannot be resumed.'}
      {ending.status === 'error' && <ErrorAlert text={ending.error.message ?? GENERIC_FAILURE} />}
      {resuming.status === 'error' && <ErrorAlert text={resuming.error.message ?? GENERIC_FAILURE} />}
    </ActionDialog>
  );
}
