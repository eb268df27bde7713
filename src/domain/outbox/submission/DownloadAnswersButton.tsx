import Button from '@mui/material/Button';
import { useUser } from '@/domain/session/currentUser';
import type { QuizSubmission } from '@/shared/api/submission';
import { download } from '@/shared/browser/download';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { useAppDispatch } from '@/shared/store/hooks';

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

export function downloadSubmission(submission: QuizSubmission): void {
  const text = JSON.stringify(submission, undefined, 2);
  const file = new Blob([text], { type: 'application/json' });
  download(`qlearn-answers-${submission.quizHistory.quizId}.json`, file);
}

/** Downloads the queued answers of a block. Rejects if they, or the chunk, cannot be loaded. */
async function downloadQueuedSubmission(userId: string, quizId: string): Promise<void> {
  // Loaded lazily: the page does not need IndexedDB.
  const { submissions } = await import('@/domain/outbox/outboxRecord');
  const record = await submissions.read(userId, quizId);
  if (record === undefined) throw new Error('This device has no answers for this block.');
  downloadSubmission(record.submission);
}
