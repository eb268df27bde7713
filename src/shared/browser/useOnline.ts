import { useSyncExternalStore } from 'react';
import { isOnline, onNetworkChange } from './network';

export const useOnline = (): boolean => useSyncExternalStore(onNetworkChange, isOnline);
