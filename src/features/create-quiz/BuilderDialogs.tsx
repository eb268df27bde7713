import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { withMui } from '@/shared/theme/withMui';
import { Confirm, useConfirm } from '@/shared/ui/dialog/Confirm';
import { lazyDialog } from '@/shared/ui/lazy/lazyDialog';
import {
  dialogClosed,
  selectBuilder,
  tutorWithTimerConfirmed,
} from '@/features/create-quiz/store/builderSlice';

const { Opened: OutOfQuestionsDialog, usePart: useOutOfQuestionsDialog } = lazyDialog(
  withMui(async () => (await import('./OutOfQuestionsDialog')).OutOfQuestionsDialog),
  ({ onClose }) => onClose(),
);

export function BuilderDialogs() {
  useConfirm();
  useOutOfQuestionsDialog();
  const dispatch = useAppDispatch();
  const { dialog } = useSelector(selectBuilder);
  const close = (): void => {
    dispatch(dialogClosed());
  };
  return (
    <>
      {dialog === 'tutorWithTimer' && (
        <Confirm
          open
          title="Tutor mode with the timer on"
          act="Continue"
          keep="Cancel"
          onAct={() => dispatch(tutorWithTimerConfirmed())}
          onKeep={close}
        >
          The clock keeps running while you read explanations, and the block ends when it reaches zero. Create
          the quiz with both?
        </Confirm>
      )}
      {dialog === 'outOfQuestions' && <OutOfQuestionsDialog onClose={close} />}
    </>
  );
}
