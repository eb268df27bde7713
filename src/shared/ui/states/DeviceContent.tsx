import { type ReactNode, useState } from 'react';
import { UNREADABLE, useDatabaseTrouble } from '@/shared/storage/storageHealth';
import { StateMessage } from './StateMessage';
import { TryAgain } from './TryAgain';

/** Content that is read from the device; if it cannot be read, the reason and a way to try again. */
export function DeviceContent({ children }: { readonly children: ReactNode }) {
  const trouble = useDatabaseTrouble();
  if (trouble === undefined) return children;
  return <StateMessage isError text={UNREADABLE[trouble]} action={<RetryStorage />} />;
}

/** Waits once more for the device's database, or requests it again. */
export function RetryStorage() {
  const [isBusy, setIsBusy] = useState(false);
  const retry = async (): Promise<void> => {
    setIsBusy(true);
    // Already loaded: it has failed to open the database.
    const { retryOpening } = await import('@/shared/storage/connection');
    await retryOpening();
    setIsBusy(false);
  };
  return <TryAgain size="small" aria-busy={isBusy} onClick={isBusy ? undefined : () => void retry()} />;
}
