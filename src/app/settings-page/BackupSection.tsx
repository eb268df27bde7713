import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useUser } from '@/domain/session/currentUser';
import type { BackupProps } from '@/features/settings/device/DevicePanel';
import { download } from '@/shared/browser/download';
import { reportError } from '@/shared/browser/reportError';
import { useReturnFocus } from '@/shared/browser/useRestoreFocus';
import { toLocalDay } from '@/shared/format/dates';
import { counted } from '@/shared/format/numbers';
import { ErrorAlert } from '@/shared/notifications/ErrorAlert';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { serverNow } from '@/shared/storage/serverClock';
import { useAppDispatch } from '@/shared/store/hooks';
import { FileButton, JSON_FILES } from '@/shared/ui/controls/FileButton';
import { createBackup, readBackup } from './backup';
import type { RestorePlan } from './backupModel';
import { RestoreDialog } from './RestoreDialog';
import { useAbortController } from './useAbortController';

const REFUSALS = {
  damaged: 'This file is damaged: it cannot be read as a backup. Nothing was changed.',
  foreign: 'This file is not a QLearn backup. Nothing was changed.',
  newer:
    'This backup was made by a newer version of QLearn. Reload the page to get that version, then try again. Nothing was changed.',
  ofAnotherUser: 'This backup belongs to another user. Only that user can restore it. Nothing was changed.',
  tooLarge: 'This file is too large to be a QLearn backup. Nothing was changed.',
  tooMany: 'This file has more than 100,000 records: too many to restore at once. Nothing was changed.',
  unreadable: 'This file could not be read. Please choose it again.',
} as const;

export function BackupSection(props: BackupProps) {
  const { id: userId } = useUser();
  // The key resets the state: nothing of one user is shown to the next.
  return <Section key={userId} userId={userId} {...props} />;
}

/** One at a time: writing a backup, or reading one, which leads to a plan of what it would restore. */
function useBackup(userId: string) {
  const dispatch = useAppDispatch();
  const [working, setWorking] = useState<'writing' | 'reading'>();
  const [failure, setFailure] = useState<string>();
  const [plan, setPlan] = useState<RestorePlan>();
  const controller = useAbortController();

  const run = async (
    work: 'writing' | 'reading',
    action: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> => {
    if (working !== undefined) return;
    setWorking(work);
    setFailure(undefined);
    const signal = controller.renew();
    try {
      await action(signal);
    } catch (cause) {
      if (signal.aborted) return;
      setFailure('Something went wrong. Please try again. Nothing was changed.');
      reportError(cause);
    } finally {
      setWorking(undefined);
    }
  };

  const backUp = async (signal: AbortSignal): Promise<void> => {
    const now = serverNow();
    const { file, count, unreadable } = await createBackup(userId, now, signal);
    if (signal.aborted) return;
    download(`qlearn-backup-${toLocalDay(now)}.json`, file);
    const text = `Backed up ${counted(count, 'record')}.`;
    dispatch(
      unreadable === 0
        ? notificationAdded({ severity: 'success', text })
        : notificationAdded({
            severity: 'success',
            text: `${text} ${counted(unreadable, 'damaged record')} ${unreadable === 1 ? 'is' : 'are'} not in the file.`,
            autoHideSeconds: null,
          }),
    );
  };

  const read = async (file: File, signal: AbortSignal): Promise<void> => {
    const found = await readBackup(file, userId, signal);
    if (signal.aborted) return;
    if (typeof found === 'string') setFailure(REFUSALS[found]);
    else setPlan(found);
  };

  return {
    working,
    failure,
    plan,
    onBackUp: () => void run('writing', backUp),
    onRead: (file: File) => void run('reading', (signal) => read(file, signal)),
    onCancel: () => controller.abort(),
    onClose: () => setPlan(undefined),
  };
}

function Section({ userId, hasData }: BackupProps & { readonly userId: string }) {
  const { working, failure, plan, onBackUp, onRead, onCancel, onClose } = useBackup(userId);
  const { onFocus, returnFocus } = useReturnFocus();
  return (
    <>
      <Typography color="textSecondary">
        A backup is one file with your notes, highlights, finished quizzes, practice, presets and drafts, to
        restore here or in another browser. Answers that are not sent yet, and texts of questions, are not in
        it.
      </Typography>
      <Stack direction="row">
        <Button disabled={!hasData} aria-busy={working === 'writing'} onClick={onBackUp}>
          Back up study data
        </Button>
        <FileButton
          fileLabel="Backup file"
          accept={JSON_FILES}
          aria-busy={working === 'reading'}
          onFile={onRead}
        >
          Restore
        </FileButton>
        <span role="status">{working === 'reading' && 'Reading the file…'}</span>
        {working !== undefined && (
          <Button
            onFocus={onFocus}
            onClick={() => {
              onCancel();
              returnFocus();
            }}
          >
            Cancel
          </Button>
        )}
      </Stack>
      {failure !== undefined && <ErrorAlert text={failure} />}
      {plan !== undefined && <RestoreDialog userId={userId} plan={plan} onClose={onClose} />}
    </>
  );
}
