import { WarningIcon } from '@/shared/icons/icons';
import { useStorageVolatile } from '@/shared/storage/useStorageVolatile';
import { AnnouncedBehindDialog } from '@/shared/ui/live/AnnouncedBehindDialog';
import { Strip } from './Strip';

const WARNING =
  'This browser does not let QLearn keep anything. You stay signed in, and your answers are safe, only while this page is open.';

/** Shown on every page of the shell while the browser stores nothing; the exam shows its own warning. */
export function StorageWarning() {
  const isVolatile = useStorageVolatile();
  return (
    <div role="status">
      {isVolatile && (
        <Strip>
          <WarningIcon size={18} />
          <span>{WARNING}</span>
        </Strip>
      )}
      <AnnouncedBehindDialog text={isVolatile ? WARNING : ''} />
    </div>
  );
}
