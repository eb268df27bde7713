import { type ReactNode, useState } from 'react';
import { useDatabaseTrouble } from '@/shared/storage/useStorageVolatile';
import { StateMessage } from './StateMessage';
import { TryAgain } from './TryAgain';

const TEXTS = {
  blocked:
    'What this device has kept cannot be read: QLearn is open in another tab of an older version. Close that tab.',
  late: 'What this device has kept could not be read: its storage does not respond.',
} as const;

/** Content that is read from the device; while it cannot be read, the reason, and a way to try again. */
export function DeviceContent({ children }: { readonly children: ReactNode }) {
  const trouble = useDatabaseTrouble();
  if (trouble === undefined) return children;
  return <StateMessage tone="error" text={TEXTS[trouble]} action={<RetryStorage />} />;
}

/** Waits once more for the device's database, or asks again for it. */
export function RetryStorage() {
  const [isBusy, setIsBusy] = useState(false);
  const retry = async (): Promise<void> => {
    setIsBusy(true);
    // Loaded already: it has failed to open the database.
    const { retryOpening } = await import('@/shared/storage/connection');
    await retryOpening();
    setIsBusy(false);
  };
  return <TryAgain size="small" aria-busy={isBusy} onClick={isBusy ? undefined : () => void retry()} />;
}
