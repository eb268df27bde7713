import {
  dialogClosed,
  selectBuilder,
  tutorWithTimerConfirmed,
} from '@/features/create-quiz/store/builderSlice';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';

const OutOfQuestionsDialog = lazyDialog(
  async () => (await import('./OutOfQuestionsDialog')).OutOfQuestionsDialog,
);

export function BuilderDialogs() {
  const dispatch = useAppDispatch();
  const { dialog } = useSelector(selectBuilder);
  const close = (): void => {
    dispatch(dialogClosed());
  };
  return (
    <>
      {dialog === 'tutorWithTimer' && (
        <ConfirmDialog
          open
          title="Tutor mode with the timer on"
          confirmLabel="Continue"
          cancelLabel="Cancel"
          onConfirm={() => dispatch(tutorWithTimerConfirmed())}
          onCancel={close}
        >
          The clock keeps running while you read explanations, and the block ends when it reaches zero. Create
          the quiz with both?
        </ConfirmDialog>
      )}
      {dialog === 'outOfQuestions' && <OutOfQuestionsDialog onClose={close} />}
    </>
  );
}
