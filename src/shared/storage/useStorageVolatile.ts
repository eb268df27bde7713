import { useSyncExternalStore } from 'react';
import { databaseTrouble, onStorageTrouble, storageIsVolatile, storageTrouble } from './storageHealth';

/** What keeps the browser from storing; undefined while all is stored. */
export const useStorageTrouble = () => useSyncExternalStore(onStorageTrouble, storageTrouble);

/** Why what the device has kept cannot be read; undefined while it can. */
export const useDatabaseTrouble = () => useSyncExternalStore(onStorageTrouble, databaseTrouble);

/** Whether something is in memory only. */
export const useStorageVolatile = (): boolean => useSyncExternalStore(onStorageTrouble, storageIsVolatile);
