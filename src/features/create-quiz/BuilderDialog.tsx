import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { tutorWithTimerConfirmed } from '@/features/create-quiz/store/builderSlice';
import { paths } from '@/shared/routing/paths';
import { useAppDispatch } from '@/shared/store/hooks';
import { ActionDialog } from '@/shared/ui/dialog/ActionDialog';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';

const OUT_OF_QUESTIONS =
  "You've run out of questions for your plan today! Please upgrade your plan if applicable or come back tomorrow.";

interface BuilderDialogProps {
  readonly dialog: 'tutorWithTimer' | 'outOfQuestions';
  readonly onClose: () => void;
}

/** What Create Quiz asks or says before it creates a quiz. */
export function BuilderDialog({ dialog, onClose }: BuilderDialogProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  if (dialog === 'tutorWithTimer') {
    return (
      <ConfirmDialog
        title="Tutor mode with the timer on"
        confirmLabel="Continue"
        onConfirm={() => dispatch(tutorWithTimerConfirmed())}
        onCancel={onClose}
      >
        The clock keeps running while you read explanations, and the block ends when it reaches zero. Create
        the quiz with both?
      </ConfirmDialog>
    );
  }
  return (
    <ActionDialog
      onClose={onClose}
      title="No questions left today"
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="contained" onClick={() => void navigate(paths.subscriptions.to())}>
            Subscriptions
          </Button>
        </>
      }
    >
      {OUT_OF_QUESTIONS}
    </ActionDialog>
  );
}
