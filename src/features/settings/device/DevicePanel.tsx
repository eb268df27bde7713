import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentType, useId, useRef, useState } from 'react';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { downloadSubmission } from '@/domain/outbox/submission/DownloadAnswersButton';
import { useUser } from '@/domain/session/currentUser';
import { stores } from '@/domain/stores';
import { Panel } from '@/features/settings/ui/Panel';
import { formatDateTime } from '@/shared/format/dates';
import { notificationAdded } from '@/shared/notifications/notificationsSlice';
import { announceRecords } from '@/shared/storage/recordChannel';
import { isBackedUp, storeNamed } from '@/shared/storage/stores';
import { useAppDispatch } from '@/shared/store/hooks';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { Facts } from '@/shared/ui/layout/Facts';
import {
  type DeviceData,
  deviceData,
  hasUnsent,
  LISTED_STORES,
  readDeviceData,
  removeDeviceData,
} from './deviceData';

/** Submitted quizzes, each with a download: a receipt in case the server loses what it has accepted. */
function SentList({ sent }: Pick<DeviceData, 'sent'>) {
  const id = useId();
  return (
    <>
      <Typography variant="h3" id={id}>
        Submitted quizzes
      </Typography>
      <Typography color="textSecondary">
        A copy of the answers is kept here for 30 days after the server has accepted them.
      </Typography>
      <Stack component="ul" spacing={0} aria-labelledby={id}>
        {sent.map(({ quizId, sentAt, submission }) => {
          const { questionHistories, quizHistory } = submission;
          const rowId = `${id}-${quizId}`;
          return (
            <Stack
              key={quizId}
              component="li"
              direction="row"
              spacing="0 12px"
              sx={{ py: 0.75, borderTop: 1, borderColor: 'divider', fontVariantNumeric: 'tabular-nums' }}
            >
              <Box component="span" id={rowId} sx={{ flex: 1, minWidth: '12em' }}>
                {formatDateTime(sentAt)}
              </Box>
              <span>{`${quizHistory.questionAttemptCount} of ${questionHistories.length} answered`}</span>
              <Button aria-describedby={rowId} onClick={() => downloadSubmission(submission)}>
                Download
              </Button>
            </Stack>
          );
        })}
      </Stack>
    </>
  );
}

/** Records that were set aside: nothing is lost, and a release that can read them shows them again. */
function SetAsideList({ setAside }: Pick<DeviceData, 'setAside'>) {
  const id = useId();
  return (
    <>
      <Typography variant="h3" id={id}>
        Set aside
      </Typography>
      <Typography color="textSecondary">
        This version of QLearn cannot read these records. They are not overwritten, and never deleted by age;
        a version that can read them shows them again.
      </Typography>
      <Facts
        layout="amounts"
        aria-labelledby={id}
        facts={setAside.map(({ store, isNewer, count }) => [
          `${storeNamed(store).label} – ${isNewer ? 'made by a newer version' : 'could not be read'}`,
          count,
        ])}
      />
    </>
  );
}

const PERSISTENCE = {
  promised: 'The browser will keep this data until you remove it.',
  notPromised:
    'The browser may delete this data when the device runs out of space; some browsers do so after 7 days without use of QLearn. A backup is safe.',
  unknown:
    'This browser does not say how long it keeps this data; some delete it when QLearn has not been used for 7 days. A backup is safe.',
} as const;

const countAll = ({ counts, sent, setAside }: DeviceData): number =>
  LISTED_STORES.reduce((sum, store) => sum + (counts[store.name] ?? 0), sent.length + setAside.length);

export interface BackupProps {
  /** Whether there is anything for a backup. */
  readonly hasData: boolean;
}

const countBackedUp = ({ counts, sent }: DeviceData): number =>
  LISTED_STORES.filter(isBackedUp).reduce((sum, store) => sum + (counts[store.name] ?? 0), sent.length);

interface Slots {
  readonly Backup: ComponentType<BackupProps>;
  /** Whether the app opens without network. */
  readonly Offline: ComponentType;
}

/** What this browser stores of the app and the user, its backup, and how to remove it. */
export function DevicePanel({ Backup, Offline }: Slots) {
  const dispatch = useAppDispatch();
  const { id: userId } = useUser();
  const { data } = useDeviceRecord(deviceData, '');
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = data !== undefined && countAll(data) === 0;
  const removeAll = async (): Promise<void> => {
    const isKnown = data !== undefined && hasUnsent(data);
    if (!isKnown && hasUnsent(await readDeviceData(userId))) {
      // Another tab has added answers since the question was asked: it is asked again with them.
      announceRecords(userId, stores.attempts.name);
      return;
    }
    setIsAsking(false);
    await removeDeviceData(userId);
    dispatch(notificationAdded({ severity: 'success', text: 'Your data was removed from this device.' }));
    // The focused button is now disabled.
    heading.current?.focus();
  };
  return (
    <Panel title="On this device" heading={heading}>
      <Offline />
      <Typography color="textSecondary">
        Answers are kept here with every click, so that nothing is lost when the browser closes or the
        connection breaks. Of questions, ids, letters, places and times are kept; of notes and drafts, what
        you typed.
      </Typography>
      <Typography color="textSecondary">
        The clock of a timed quiz runs while its page is open, even if it is hidden or the device is asleep.
        It stops when the page is closed or after ‘Suspend’.
      </Typography>
      <Typography color="textSecondary">
        Drafts of forms, highlights without a note, and copies of submitted quizzes are deleted after 30 days.
        Nothing else of yours is deleted by age.
      </Typography>
      <Facts
        layout="amounts"
        aria-busy={data === undefined}
        facts={LISTED_STORES.map((store) => [store.label, data?.counts[store.name] ?? '–'])}
      />
      {data !== undefined && data.setAside.length > 0 && <SetAsideList setAside={data.setAside} />}
      {data !== undefined && data.sent.length > 0 && <SentList sent={data.sent} />}
      {data !== undefined && <Typography color="textSecondary">{PERSISTENCE[data.persistence]}</Typography>}
      <Backup hasData={data !== undefined && countBackedUp(data) > 0} />
      <Typography color="textSecondary">
        Theme, text size and shortcuts belong to this browser and stay.
      </Typography>
      <div>
        <Button color="error" disabled={isEmpty} onClick={() => setIsAsking(true)}>
          Remove my data
        </Button>
      </div>
      {isAsking && data !== undefined && !isEmpty && (
        <ConfirmDialog
          title="Remove your data from this device?"
          confirmLabel="Remove"
          destructive
          onConfirm={() => void removeAll()}
          onCancel={() => setIsAsking(false)}
        >
          {hasUnsent(data)
            ? 'This includes answers that the server does not have yet, and your highlights and notes. They cannot be recovered.'
            : 'Your highlights, notes and drafts on this device cannot be recovered.'}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
