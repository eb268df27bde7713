import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useRef, useSyncExternalStore } from 'react';
import { retryOffline } from '@/app/update/serviceWorker';
import { type OfflineReadiness, offlineReadiness } from '@/app/update/workerState';
import { SettingsScreen } from '@/features/settings/SettingsScreen';
import { TickIcon, WarningIcon } from '@/shared/icons/icons';
import { lazyPart } from '@/shared/ui/lazy/lazyPart';

// It imports the records of many features.
const BackupSection = lazyPart(async () => (await import('./BackupSection')).BackupSection, {
  placeholder: <Skeleton height={120} />,
});

export function Component() {
  return <SettingsScreen Backup={BackupSection} Offline={OfflineStatus} />;
}

const WORDS: Record<OfflineReadiness, string> = {
  absent: 'This version of QLearn is not saved on this device, so it needs a network connection to open.',
  pending: 'Getting ready to open without network…',
  ready: 'Ready to open without network',
  refused: 'This browser does not save QLearn on the device, so it needs a network connection to open.',
  full: 'There is not enough space on this device to use QLearn offline.',
  failed: 'QLearn could not be saved on this device, so it needs a network connection to open.',
};

const STATUS = { flex: 1, flexWrap: 'nowrap', alignItems: 'flex-start', minWidth: '14em', outline: 'none' };

export function OfflineStatus() {
  const readiness = useSyncExternalStore(offlineReadiness.subscribe, offlineReadiness.read);
  const status = useRef<HTMLDivElement>(null);
  const hasFailed = readiness === 'full' || readiness === 'failed';
  const retry = (): void => {
    // The focused button disappears.
    status.current?.focus();
    retryOffline();
  };
  return (
    <Stack direction="row" spacing="4px 10px">
      <Stack direction="row" role="status" ref={status} tabIndex={-1} sx={STATUS}>
        {readiness === 'ready' && <TickIcon size={18} color="success" />}
        {(hasFailed || readiness === 'refused') && <WarningIcon size={18} color="warning" />}
        <span>{WORDS[readiness]}</span>
      </Stack>
      {hasFailed && (
        <Button size="small" onClick={retry}>
          Try again
        </Button>
      )}
    </Stack>
  );
}
