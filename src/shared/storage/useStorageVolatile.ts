import { useSyncExternalStore } from 'react';
import { onStorageVolatile, storageIsVolatile } from './safeStorage';

/** Whether the browser has refused to keep something (robustness 19). */
export const useStorageVolatile = (): boolean => useSyncExternalStore(onStorageVolatile, storageIsVolatile);
