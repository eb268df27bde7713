import { lazy, Suspense } from 'react';
import { useAppDispatch, useSelector } from '@/shared/remote/hooks';
import { dialogClosed, selectBuilder, tutorWithTimerConfirmed } from './builder';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@/shared/ui/ConfirmDialog')).ConfirmDialog,
}));
const OutOfQuestionsDialog = lazy(async () => ({
  default: (await import('./OutOfQuestionsDialog')).OutOfQuestionsDialog,
}));

/** What the builder asks or says in a dialog; its code comes when one opens. */
export function BuilderDialogs() {
  const dispatch = useAppDispatch();
  const { dialog } = useSelector(selectBuilder);
  const close = (): void => {
    dispatch(dialogClosed());
  };
  return (
    <Suspense fallback={null}>
      {dialog === 'tutorWithTimer' && (
        <ConfirmDialog
          open
          title="Tutor mode with the timer on"
          act="Continue"
          keep="Cancel"
          onAct={() => dispatch(tutorWithTimerConfirmed())}
          onKeep={close}
        >
          The clock keeps running while you read explanations, and the block ends when it reaches zero. Create
          the quiz with both?
        </ConfirmDialog>
      )}
      {dialog === 'outOfQuestions' && <OutOfQuestionsDialog onClose={close} />}
    </Suspense>
  );
}
