import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ReactNode, useSyncExternalStore } from 'react';
import { update } from '@/app/update/workerState';
import { useDeviceRecord } from '@/domain/device/useDeviceRecord';
import { currentDay } from '@/domain/exam-day/examDayRecord';
import { ResumeDayLink } from '@/domain/resume/ResumeDayLink';
import { StoredAttemptLink } from '@/domain/resume/StoredAttemptLink';
import { useOnline } from '@/shared/browser/useOnline';
import { ClockIcon, WarningIcon } from '@/shared/icons/icons';
import { type StorageTrouble, useDatabaseTrouble, useStorageTrouble } from '@/shared/storage/storageHealth';
import { AnnouncedBehindDialog } from '@/shared/ui/live/AnnouncedBehindDialog';
import { RetryStorage } from '@/shared/ui/states/DeviceContent';

const LINE = {
  flexWrap: 'nowrap',
  padding: '8px 20px',
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.sunken',
};

/** A line below the header of the shell, for notices that concern every page. */
function Strip({ children }: { readonly children: ReactNode }) {
  return (
    <Stack direction="row" sx={LINE}>
      {children}
    </Stack>
  );
}

const WARNINGS: Readonly<Record<StorageTrouble, string>> = {
  blocked:
    'QLearn is open in another tab of an older version. Close that tab: until then, saved data cannot be read, and what you do here is kept only while this page is open.',
  late: 'This device’s storage is not responding. If QLearn is open in other tabs, close them. Until it responds, what you do here is kept only while this page is open.',
  refused:
    'This browser blocks storage. You stay signed in, and your answers are kept, only while this page is open.',
};

/** Shown on every page of the shell while the browser stores nothing; the exam shows its own warning. */
export function StorageWarning() {
  const trouble = useStorageTrouble();
  const isUnreadable = useDatabaseTrouble() !== undefined;
  const warning = trouble === undefined ? '' : WARNINGS[trouble];
  return (
    <div role="status">
      {warning !== '' && (
        <Strip>
          <WarningIcon size={18} color="warning" />
          <Box sx={{ flex: 1 }}>{warning}</Box>
          {isUnreadable && <RetryStorage />}
        </Strip>
      )}
      <AnnouncedBehindDialog text={warning} />
    </div>
  );
}

export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <Strip>
          <WarningIcon size={18} color="warning" />
          <span>
            <strong>You are offline.</strong> You can continue a quiz you have started; its answers are saved
            on this device. Everything else will load when you are back online.
          </span>
          <StoredAttemptLink />
        </Strip>
      )}
    </div>
  );
}

/** Shown on every page of the shell; the exam does not show it. */
export function ExamDayNotice() {
  const { data: day } = useDeviceRecord(currentDay, '');
  if (day === undefined) return null;
  return (
    <section aria-label="Exam day in progress">
      <Strip>
        <ClockIcon size={18} color="primary" />
        <Box sx={{ flex: 1 }}>Exam day in progress</Box>
        <ResumeDayLink day={day} variant="outlined" />
      </Strip>
    </section>
  );
}

/** Only in the shell: an attempt is never interrupted by an update. */
export function UpdateNotice() {
  const activate = useSyncExternalStore(update.subscribe, update.read);
  return (
    <div role="status">
      {activate !== undefined && (
        <Strip>
          <span>A new version is ready</span>
          <Button size="small" onClick={activate}>
            Reload
          </Button>
        </Strip>
      )}
    </div>
  );
}
