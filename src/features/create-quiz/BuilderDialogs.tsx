import {
  dialogClosed,
  selectBuilder,
  tutorWithTimerConfirmed,
} from '@/features/create-quiz/store/builderSlice';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';

const OutOfQuestionsDialog = lazyDialog(
  async () => (await import('./OutOfQuestionsDialog')).OutOfQuestionsDialog,
);
const TutorWithTimerDialog = lazyDialog(
  async () => (await import('./TutorWithTimerDialog')).TutorWithTimerDialog,
);

export function BuilderDialogs() {
  const dispatch = useAppDispatch();
  const dialog = useSelector((root) => selectBuilder(root).dialog);
  const close = (): void => {
    dispatch(dialogClosed());
  };
  return (
    <>
      {dialog === 'tutorWithTimer' && (
        <TutorWithTimerDialog onConfirm={() => dispatch(tutorWithTimerConfirmed())} onClose={close} />
      )}
      {dialog === 'outOfQuestions' && <OutOfQuestionsDialog onClose={close} />}
    </>
  );
}
