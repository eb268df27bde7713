import Button from '@mui/material/Button';
import { resumeQuiz } from '@/domain/resume/resumeQuiz';
import { endOpenQuiz } from '@/features/create-quiz/store/calls';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { GENERIC_FAILURE } from '@/shared/remote/remoteError';
import { useClearStaleError } from '@/shared/remote/useClearStaleError';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { ActionDialog } from '@/shared/ui/dialog/ActionDialog';
import { endConfirmed } from './openQuizzesSaga';
import { endingText, onDeviceText, type StoredAnswers } from './resumeModel';
import { useAnswersTrouble, useStoredAnswers } from './storedAnswers';

interface EndQuizDialogProps {
  readonly userId: string;
  readonly quizId: string;
  readonly name: string;
  /** What the banner knows. */
  readonly known: StoredAnswers | null | undefined;
  readonly onClose: () => void;
}

/** Asks once before a quiz is ended without its answers; offers Resume first if some are unsent. */
export function EndQuizDialog({ userId, quizId, name, known, onClose }: EndQuizDialogProps) {
  const dispatch = useAppDispatch();
  useClearStaleError(endOpenQuiz, quizId);
  useClearStaleError(resumeQuiz);
  const ending = useSelector((root) => endOpenQuiz.selectState(root, quizId));
  const resuming = useSelector((root) => resumeQuiz.selectState(root));
  // Read when the dialog opens: the banner may not know what another tab has written.
  const current = useStoredAnswers(quizId);
  const stored = current === undefined ? known : current;
  const isBeingSent = stored?.isBeingSent === true;
  const isUnread = useAnswersTrouble() !== undefined;
  const answered = stored?.answered ?? 0;
  // What cannot be read may be there.
  const unsent = isUnread && answered === 0 ? undefined : answered;
  const offersResume = !isBeingSent && unsent !== 0;
  const end = () => void dispatch(endConfirmed({ userId, quizId, unsent }));
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
            disabled={isBeingSent || (current === undefined && !isUnread)}
            variant={offersResume ? 'outlined' : 'contained'}
            aria-busy={ending.status === 'pending'}
            onClick={end}
          >
            End Quiz
          </Button>
          {offersResume && (
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
      <span>{isBeingSent ? onDeviceText(stored) : endingText(unsent)}</span>
      {ending.status === 'error' && <ErrorAlert text={ending.error.message ?? GENERIC_FAILURE} />}
      {resuming.status === 'error' && <ErrorAlert text={resuming.error.message ?? GENERIC_FAILURE} />}
    </ActionDialog>
  );
}
