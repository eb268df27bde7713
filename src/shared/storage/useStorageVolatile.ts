import { useSyncExternalStore } from 'react';
import { databaseTrouble, onStorageTrouble, storageIsVolatile, storageTrouble } from './storageHealth';

/** Shown in place of what is read from the device. */
export const UNREADABLE = {
  blocked:
    'What this device has kept cannot be read: QLearn is open in another tab of an older version. Close that tab.',
  late: 'What this device has kept could not be read: its storage does not respond.',
} as const;

/** What keeps the browser from storing; undefined while everything is stored. */
export const useStorageTrouble = () => useSyncExternalStore(onStorageTrouble, storageTrouble);

/** Why what is stored on the device cannot be read; undefined while it can. */
export const useDatabaseTrouble = () => useSyncExternalStore(onStorageTrouble, databaseTrouble);

export const useStorageVolatile = (): boolean => useSyncExternalStore(onStorageTrouble, storageIsVolatile);
