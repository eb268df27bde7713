import Box from '@mui/material/Box';
import { WarningIcon } from '@/shared/icons/icons';
import type { StorageTrouble } from '@/shared/storage/storageHealth';
import { useDatabaseTrouble, useStorageTrouble } from '@/shared/storage/useStorageVolatile';
import { AnnouncedBehindDialog } from '@/shared/ui/live/AnnouncedBehindDialog';
import { RetryStorage } from '@/shared/ui/states/DeviceContent';
import { Strip } from './Strip';

const WARNINGS: Readonly<Record<StorageTrouble, string>> = {
  blocked:
    'QLearn is open in another tab of an older version. Close that tab: until then, nothing that this device has kept can be read, and what you do here is safe only while this page is open.',
  late: 'The storage of this device does not respond. Until it does, what you do here is safe only while this page is open.',
  refused:
    'This browser does not let QLearn keep anything. You stay signed in, and your answers are safe, only while this page is open.',
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
