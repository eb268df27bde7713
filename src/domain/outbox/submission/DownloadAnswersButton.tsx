import Button from '@mui/material/Button';
import { useUser } from '@/domain/session/useUser';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { downloadQueuedSubmission } from './downloadSubmission';

export function DownloadAnswersButton({ quizId }: { readonly quizId: string }) {
  const dispatch = useAppDispatch();
  const { id: userId } = useUser();
  const save = (): void => {
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
