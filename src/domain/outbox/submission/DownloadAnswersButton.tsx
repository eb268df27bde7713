import Button from '@mui/material/Button';
import { selectUser } from '@/domain/session/sessionSlice';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { useAppDispatch, useSelector } from '@/shared/store/hooks';
import { downloadQueuedSubmission } from './downloadSubmission';

export function DownloadAnswersButton({ quizId }: { readonly quizId: string }) {
  const dispatch = useAppDispatch();
  const userId = useSelector(selectUser)?.id;
  const save = (): void => {
    if (userId === undefined) return;
    downloadQueuedSubmission(userId, quizId).catch(() =>
      dispatch(
        notificationAdded({ severity: 'error', text: 'The answers could not be read. Please try again.' }),
      ),
    );
  };
  return (
    <Button color="inherit" onClick={save}>
      Download answers
    </Button>
  );
}
