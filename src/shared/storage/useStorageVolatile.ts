import { useSyncExternalStore } from 'react';
import { onStorageVolatile, storageIsVolatile } from './safeStorage';

/** Whether the browser has refused to store something. */
export const useStorageVolatile = (): boolean => useSyncExternalStore(onStorageVolatile, storageIsVolatile);
