import { useEffect } from 'react';
import { useAppDispatch, useAppStore } from '@/shared/store/hooks';
import type { RemoteCall } from './createRemoteCall';

export function useClearStaleError<Args, Data>(call: RemoteCall<Args, Data>, key = ''): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(() => {
    if (call.selectError(store.getState(), key) !== undefined) dispatch(call.actions.reset(key));
  }, [call, dispatch, key, store]);
}
